"""What the server refuses, said in the viewer's language: by its reason, and by what it adds to it (`why`, docs/PROTOCOL.md)."""

from ui.words import words

BY_RULES = ("illegal", "not_asked", "no_undo", "bad_option")     # `why` is a reason of the engine
BROUGHT = {}        # game.py adds "reason", which says those


def refusal(model, answer):
    """A sentence for {error, reason, why}; the server's own where the page has none."""
    told, reason, why = words(model.language).REFUSALS, answer.get("reason", ""), answer.get("why")
    exactly = f"{reason} {why[0]}" if why else reason
    if exactly in told:
        return told[exactly]
    if why and reason in BY_RULES and "reason" in BROUGHT:
        return BROUGHT["reason"](model, why)
    return told.get(reason, answer["error"])
