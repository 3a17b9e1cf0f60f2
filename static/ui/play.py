"""Messages of play: picking options, answering, taking back."""

from engine.plans import plans
from ui.hints import suggestion
from ui.sending import send, send_answer


def pick(model, text):
    """Pick an option, or put it back; one that can be picked several times is put back altogether. One too many replaces the first; one of a
    group replaces its fellow."""
    option = option_named(model.decision, text)
    if option is None or model.outbox:
        return model, []
    decision, picked = model.decision, model.picked
    if picked.count(option) >= decision.options.count(option):
        return model.with_(picked=[other for other in picked if other != option], sheet=None), []
    picked = [other for other in picked if not rivals(decision, other, option)] + [option]
    return model.with_(picked=picked[-decision.most:], sheet=None), []


def option_named(decision, text):
    """The option that the page wrote as this text, or None."""
    if decision is not None and decision.most:
        for option in decision.options:
            if str(option) == text:
                return option
    return None


def rivals(decision, one, other):
    """Do the two exclude each other: has any of the groups the same word for both?"""
    if one == other:
        return False
    here, there = decision.options.index(one), decision.options.index(other)
    return len([group for group in decision.groups if group[here] is not None and group[here] == group[there]]) > 0


def suggest(model, nothing):
    """Pick what the page would pick; nothing is sent yet."""
    cards = suggestion(model.game, model.decision)
    return (model.with_(picked=cards), []) if cards else (model, [])


def strengthen(model, nothing):
    """Show the actions as the prestige card makes them, or plain again."""
    return model.with_(strong=not model.strong), []


def plan(model, nothing):
    """Work out what a Consume phase can bring, if it is still asked for."""
    if model.decision is None or model.decision.ask != "consume.power":
        return model, []
    return model.with_(plans=plans(model.game, model.you)), []


def clear(model, nothing):
    return model.with_(picked=[]), []


def answer(model, nothing):
    """Send what is picked."""
    decision = model.decision
    if decision is None or not decision.least <= len(model.picked) <= decision.most:
        return model, []
    return send_answer(model, model.picked[:])


def undo(model, nothing):
    return send(model, "undo", {"count": model.table["count"]})


def faces(model, way):
    """How cards show their powers, from now on."""
    return model.with_(faces=way), [["remember", "faces", way]]


HANDLERS = {"faces": faces, "pick": pick, "suggest": suggest, "strengthen": strengthen, "plan": plan, "clear": clear, "answer": answer, "undo": undo}
