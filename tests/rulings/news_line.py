"""News as a line of words, for rulings: "used A Tourist World.0 Spice World and Gem World 3 0"."""

from engine.account import amount_of
from engine.names import option_text
from engine.scene.seat import LETTERS

# What the fields behind kind and seat are (see engine/news.py).
FIELDS = {
    "round": ["number"], "start": ["card"], "dealt": ["count"], "chose": ["words"], "phase": ["word"], "explored": ["count"], "kept": ["count", "number"],
    "drew": ["count", "word", "card"], "revealed": ["card"], "placed": ["card", "way", "sum", "number"], "lost": ["card"], "good": ["card", "word"],
    "sold": ["card", "sum"], "used": ["power", "cards", "number", "number"], "gave": ["power", "count", "number"],
    "gambled": ["power", "number", "card", "won"], "discarded": ["count", "word"], "reshuffled": ["number"], "over": ["seats"],
}


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
        return " and ".join(field)
    if kind == "seats":
        return " and ".join([LETTERS[seat] for seat in field])
    if kind == "count":
        return str(len(field))
    if kind == "sum":
        return str(amount_of(field))
    if kind == "won":
        return "won" if field else "lost"
    return option_text(game, kind, field)
