"""Numbers as sums of what causes them: "Mining Robots 2 \u2212 Investment Credits 1 = 1 card". The sums are the engine's."""

from engine import account
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
    """What the world being placed costs in the way chosen."""
    seat = model.me
    return summed(model, way_lines(model.game, seat, seat.pick, way_named(model.game, seat.way)), "card", seat.pick)


def paid_development(model):
    return summed(model, account.development_cost(model.game, model.me, model.me.pick), "card", model.me.pick)


def picked_price(model):
    return price_sum(model, model.picked[0]) if len(model.picked) == 1 else ""


def picked_sale(model):
    return summed(model, account.sale(model.game, model.me, model.picked[0]), "card") if len(model.picked) == 1 else ""


QUESTION_SUMS = {
    "develop.choose": picked_price,
    "settle.choose": picked_price,
    "develop.pay": paid_development,
    "settle.pay": paid_way,
    "consume.trade": picked_sale,
}


def question_sum(model):
    """The sum that belongs to the question, given what is picked; "" if there is none."""
    find = QUESTION_SUMS.get(model.decision.ask)
    return find(model) if find else ""
