"""Messages of play: picking options, answering, taking back."""

from ui.hints import suggestion
from ui.rooms import send


def pick(model, text):
    """Pick an option, or put it back. One too many replaces the first; one of a group replaces its fellow."""
    option = option_named(model.decision, text)
    if option is None or model.outbox:
        return model, []
    decision, picked = model.decision, model.picked
    if picked.count(option) >= decision.options.count(option):
        return model.with_(picked=without(picked, option), sheet=None), []
    picked = [other for other in picked if not rivals(decision, other, option)] + [option]
    return model.with_(picked=picked[-decision.most:], sheet=None), []


def option_named(decision, text):
    """The option that the page wrote as this text, or None."""
    if decision is not None and decision.most:
        for option in decision.options:
            if str(option) == text:
                return option
    return None


def without(picked, option):
    rest = picked[:]
    rest.remove(option)
    return rest


def rivals(decision, one, other):
    """Do the two belong to the same group, of which only one may be picked?"""
    if not decision.groups:
        return False
    return decision.groups[decision.options.index(one)] == decision.groups[decision.options.index(other)]


def suggest(model, nothing):
    """Pick what the page would pick; nothing is sent yet."""
    cards = suggestion(model.game, model.decision)
    return (model.with_(picked=cards), []) if cards else (model, [])


def clear(model, nothing):
    return model.with_(picked=[]), []


def answer(model, nothing):
    """Send what is picked. The answer names its step and the seat's own count, so that a late one is recognised."""
    decision = model.decision
    if decision is None or not decision.least <= len(model.picked) <= decision.most:
        return model, []
    return send(model, "answer", {"at": decision.at, "count": model.table["count"], "choice": model.picked[:]})


def undo(model, nothing):
    return send(model, "undo", {"count": model.table["count"]})


HANDLERS = {"pick": pick, "suggest": suggest, "clear": clear, "answer": answer, "undo": undo}
