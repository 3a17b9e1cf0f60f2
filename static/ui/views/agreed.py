"""What was agreed for the game of a room, in a few words."""

from engine.cards.rulesets import RULESETS
from ui.views.say import say, words
from ui.wish import SWITCHES, for_newcomers


def agreed(model):
    chosen, text = model.table["options"], words(model)
    parts = ([text.LESSON] if model.table.get("lesson") else []) + [say(model).ruleset(chosen["ruleset"])]
    if not RULESETS[chosen["ruleset"]].small:
        parts.append(text.EDITIONS[chosen["edition"]])
    hands = [] if chosen["preset_hands"] is False else ["newcomers" if for_newcomers(chosen) else "preset_hands"]
    parts.extend([say(model).room_option(name) for name in hands + [name for name in SWITCHES if chosen[name]]])
    return " \u00b7 ".join(parts)
