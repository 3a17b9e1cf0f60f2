"""What the viewer is about to lose or to let pass, before they send it: as data, which the words say.

`warnings(model)` gives a list of [word, …]:

["pass", cards, placing]   nothing is picked, although these cards could still be placed, or these cards' powers used
["over", hand, limit]   the hand is over its limit already
["idle", action]        this action would bring nothing now
["last"]                the game ends with this round: goods that are left bring nothing
"""

from engine import option_card
from engine.phases.choose import PRESTIGE
from engine.phases.round_end import limit
from engine.scoring import ends

PASSING = ("develop.choose", "settle.choose", "settle.more", "settle.another", "consume.power", "produce.power", "produce.contribute", "invasion.defend")


def warnings(model):
    decision = model.decision
    if decision.ask == "choose.actions":
        return [["idle", action] for action in model.picked if is_idle(model, action)]
    return let_pass(model) + over_limit(model) + last_goods(model)


def let_pass(model):
    """Nothing is picked, and that can be answered."""
    decision = model.decision
    if decision.ask not in PASSING or decision.least or model.picked:
        return []
    cards = []
    for option in decision.options:
        card = option_card(option)
        if card is not None and card not in cards:
            cards.append(card)
    return [["pass", cards, decision.of == "card"]] if cards else []


def over_limit(model):
    """Said while there is still a use for the cards."""
    most, hand = limit(model.game, model.me), len(model.me.hand)
    return [["over", hand, most]] if hand > most and model.decision.ask in PASSING else []


def last_goods(model):
    asked = model.decision.ask in ("consume.power", "consume.trade") and not model.game.over
    return [["last"]] if asked and model.me.good_worlds and ends(model.game) else []


def is_idle(model, action):
    """Would the action bring its chooser nothing, as things stand? Others may still change that, so it is only said."""
    check = IDLE.get(action.replace(PRESTIGE, ""))
    return check is not None and check(model)


def no_goods(model):
    return not model.me.good_worlds


def nothing_of(kind):
    return lambda model: not [card for card in model.me.hand if model.game.cards[card].kind == kind]


def nothing_to_fill(model):
    return not [card for card in model.me.tableau if model.game.cards[card].good and card not in model.me.good_worlds]


IDLE = {"trade": no_goods, "double": no_goods, "consume": no_goods, "develop": nothing_of("development"), "settle": nothing_of("world"), "produce": nothing_to_fill}
