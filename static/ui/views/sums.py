"""Numbers as sums of what causes them: "Mining Robots 2 \u2212 Investment Credits 1 = 1 card". The sums are the engine's."""

from engine import Decision, account
from engine.paying import row_of, still_to_raise
from engine.ways import way_lines, way_named
from ui.hints import lost, open_ways, price
from ui.html import esc
from ui.views.say import say, title, words


def summed(model, lines, unit, about=None):
    """An account, in a box of its own. `unit`: "card", "vp" or "military"; `about`: the card whose printed number is in it."""
    return f'<p class="sum" data-testid="sum">{esc(say(model).lines(model.game, lines, unit, about))}</p>'


def price_sum(model, card):
    """What placing this card takes; "" if it cannot be placed with this hand."""
    found = price(model.game, model.me, card)
    if found is None:
        return ""
    how, lines, lost, defence = found
    return summed(model, lines, "military" if how == "conquer" else "card", card) + loss(model, lost)


def loss(model, lost):
    """The cards of the tableau that go, and their goods, in a sentence; "" if none go."""
    if not lost:
        return ""
    names = [title(model, card) for card in lost]
    return f'<p class="loss">{esc(words(model).loses(names, [title(model, card) for card in lost if card in model.me.good_worlds]))}</p>'


def every_way(model, card):
    """All ways in which the card can be placed now, beside each other: what each costs as a sum, and what it discards."""
    game, seat = model.game, model.me
    ways = open_ways(game, seat, card)
    decision = Decision(row_of(game, card) + ".way", [way.word for way in ways], 1, 1, of="way", about=card)
    decision.seat = seat.index
    return "".join([
        f'<li><b>{esc(say(model).option(game, decision, way.word))}</b>{summed(model, way_lines(game, seat, card, way, len(seat.hand) - 1), unit(way), card)}'
        f"{loss(model, lost(game, card, way))}</li>" for way in ways
    ]) if len(ways) > 1 else ""


def unit(way):
    return "card" if way.pays else "military"


def way_sum(model, option):
    """The sum behind one of the ways that are asked about."""
    if model.decision.ask not in ("develop.way", "settle.way"):
        return ""
    way, card = way_named(model.game, option), model.decision.about
    told = say(model).lines(model.game, way_lines(model.game, model.me, card, way, len(model.me.hand)), unit(way), card)
    return f'<small>{esc(told)}</small>'


def paid_way(model):
    """What the card being placed costs in the way chosen, or how strong one is against it."""
    seat = model.me
    way = still_to_raise(seat, way_named(model.game, seat.way))
    lines = way_lines(model.game, seat, seat.pick, way, 0)
    return summed(model, lines, unit(way), seat.pick)


def picked_price(model):
    return price_sum(model, model.picked[0]) if len(model.picked) == 1 else ""


def picked_sale(model):
    """What the good brings; one of any kind is asked about once more."""
    kinds = account.sale_kinds(model.game, model.picked[0]) if len(model.picked) == 1 else []
    return summed(model, account.sale(model.game, model.me, model.picked[0], kinds[0]), "card") if len(kinds) == 1 else ""


QUESTION_SUMS = {
    "develop.choose": picked_price,
    "settle.choose": picked_price,
    "develop.pay": paid_way,
    "settle.pay": paid_way,
    "consume.trade": picked_sale,
}


def question_sum(model):
    """The sum that belongs to the question, given what is picked; "" if there is none."""
    find = QUESTION_SUMS.get(model.decision.ask)
    return find(model) if find else ""
