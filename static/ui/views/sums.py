"""Numbers as sums of what causes them: "Mining Robots 2 \u2212 Investment Credits 1 = 1 card". The sums are the engine's."""

from engine import account
from engine.paying import still_to_raise
from engine.ways import way_lines, way_named
from ui.hints import price
from ui.html import esc
from ui.views.say import say, words


def summed(model, lines, unit, about=None):
    """An account, in a box of its own. `unit`: "card", "vp" or "military"; `about`: the card whose printed number is in it."""
    return f'<p class="sum" data-testid="sum">{esc(say(model).lines(model.game, lines, unit, about))}</p>'


def price_sum(model, card):
    """What placing this card takes; "" if it cannot be placed with this hand."""
    found = price(model.game, model.me, card)
    if found is None:
        return ""
    how, lines, lost = found
    names = [say(model).card(model.game.cards[one]) for one in lost]
    warning = f'<p class="loss">{esc(words(model).loses(names))}</p>' if names else ""
    return summed(model, lines, "military" if how == "conquer" else "card", card) + warning


def paid_way(model):
    """What the card being placed costs in the way chosen, or how strong one is against it."""
    seat = model.me
    way = still_to_raise(seat, way_named(model.game, seat.way))
    lines = way_lines(model.game, seat, seat.pick, way, 0)
    return summed(model, lines, "card" if way.pays else "military", seat.pick)


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
