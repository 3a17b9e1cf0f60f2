"""Which wishes for a new room go together: the engine says so, and why not. A new ruleset needs nothing here."""

from engine import BadOption
from engine.cards.rulesets import RULESETS
from engine.new_game import checked
from ui.rooms import send_room
from ui.wish import FIRST_WISH, HANDS, SWITCHES

BY_RULESET = ("goals", "takeovers")     # on wherever the ruleset has them, unless switched off
SIZES = range(min([rules.players[0] for rules in RULESETS.values()]), max([rules.players[1] for rules in RULESETS.values()]) + 1)


def refusal(wish, name, value):
    """Why there is no such game if this wish is changed so: a reason for the wording; None if there is."""
    asked = {other: wish[other] for other in wish if other != "bots"}
    asked[name] = value
    try:
        checked(**asked)
    except BadOption as error:
        return error.reason
    return None


def settled(before, form):
    """The wish that a form asks for, without what its ruleset and number of players do not have.

    form  the fields as the page has them: numbers as texts, switches as booleans
    """
    rules = RULESETS[form["ruleset"]]
    wish = dict(FIRST_WISH)
    wish["ruleset"], wish["edition"] = rules.name, int(form.get("edition", "2"))
    wish["players"] = min(max(int(form["players"]), rules.players[0]), rules.players[1])
    wish["bots"] = min(int(form["bots"]), wish["players"] - 1)
    hands = HANDS[form["preset_hands"]]
    wish["preset_hands"] = hands if refusal(wish, "preset_hands", hands) is None else False
    for name in SWITCHES:
        wanted = bool(getattr(rules, name)) if name in BY_RULESET and rules.name != before["ruleset"] else form[name]
        wish[name] = wanted and refusal(wish, name, True) is None
    return wish


# Messages of the form

def wish(model, form):
    """Something was changed in the form of a new room: what does not go with it is dropped."""
    return model.with_(wish=settled(model.wish, form), name=form["name"]), []


def create(model, form):
    """The form of a new room: its fields are name, bots and what wish.py knows."""
    wished = settled(model.wish, form)
    return send_room(model.with_(wish=wished), form["name"], wished, quick=False)


HANDLERS = {"wish": wish, "create": create}
