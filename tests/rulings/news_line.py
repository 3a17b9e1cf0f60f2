"""News as a line of words, for rulings: "used A Tourist World.0 Spice World and Gem World 3 0"."""

from engine.account import amount_of
from engine.goals import GOALS
from engine.names import option_text
from engine.scene.seat import LETTERS

# What the fields behind kind and seat are (see engine/news.py).
FIELDS = {
    "round": ["number"], "start": ["card"], "dealt": ["count"], "chose": ["words"], "phase": ["word"], "explored": ["count"], "kept": ["count", "number"],
    "drew": ["count", "word", "card"], "revealed": ["card"], "placed": ["card", "way", "sum", "number"], "lost": ["card"], "good": ["card", "word"],
    "sold": ["card", "sum"], "used": ["power", "cards", "number", "number"], "gave": ["power", "count", "number"],
    "gambled": ["power", "number", "card", "won"], "discarded": ["count", "word"], "reshuffled": ["number"], "over": ["seats"],
    "prestige": ["number", "source"], "leads": ["number"], "goal": ["goal"], "goal lost": ["goal"], "searched": ["word", "cards", "card"],
    "staked": ["power", "card", "cards", "won"], "prize": ["power", "card"], "flipped": ["card", "placed"], "replaced": ["card", "card"],
    "attacks": ["card", "seat", "power"], "cancelled": ["card", "seat"], "taken": ["card", "seat", "sum", "sum"],
    "destroyed": ["card", "seat", "sum", "sum"], "repelled": ["card", "seat", "sum", "sum"], "took saved": ["count", "card"],
    "collected": ["count", "seat"], "consumed": ["cards", "number", "number"], "contributed": ["cards", "number"], "invader": ["word", "number"],
    "defended": ["sum", "number", "number", "held"], "damaged": ["card"], "repaired": ["card"], "defeat": ["number"], "tile": ["word", "number"], "repulsed": ["words", "number"],
}
WON_OR_LOST = {"won": ("won", "lost"), "placed": ("placed", "taken"), "held": ("held", "failed")}


def news_line(game, item):
    """Kind, letter of the seat if there is one, and the fields: names of cards, how many cards were drawn, the sum of lines."""
    seat = [] if item[1] is None else [LETTERS[item[1]]]
    return " ".join(item[:1] + seat + [field_text(game, kind, field) for kind, field in zip(FIELDS[item[0]], item[2:])])


def field_text(game, kind, field):
    if field is None:
        return "-"
    if kind == "cards":
        return " and ".join([game.cards[card].name for card in field]) or "-"
    if kind == "words":
        return " and ".join([str(word) for word in field])
    if kind == "seat":
        return LETTERS[field]
    if kind == "seats":
        return " and ".join([LETTERS[seat] for seat in field])
    if kind == "goal":
        return GOALS[field].name
    if kind == "source":
        return field if isinstance(field, str) else game.cards[field].name
    if kind == "count":
        return str(len(field))
    if kind == "sum":
        return str(amount_of(field))
    if kind in WON_OR_LOST:
        return WON_OR_LOST[kind][0 if field else 1]
    return option_text(game, kind, field)
