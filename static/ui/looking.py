"""Messages of looking around: what the log and the list of cards are narrowed to."""

from ui.rooms import sheet


def narrow(model, wish):
    """Narrow what is shown, as "kind:world"; "kind:" lifts it."""
    name, _, value = wish.partition(":")
    filters = dict(model.filters)
    filters[name] = value
    return model.with_(filters=filters), []


def log_of(model, seat):
    """The log, narrowed to this player."""
    return sheet(narrow(narrow(model, "phase:")[0], f"seat:{seat}")[0], "log")


HANDLERS = {"narrow": narrow, "log-of": log_of}
