"""The small change of the language: numbers, plurals, articles, lists."""

UNITS = {"card": ("card", "cards"), "more": ("more card", "more cards"), "good": ("good", "goods"), "player": ("player", "players"),
         "vp": ("VP", "VP"), "chip": ("VP chip", "VP chips"), "prestige": ("prestige", "prestige")}


def number(amount):
    return str(amount) if amount >= 0 else f"−{-amount}"


def signed(amount):
    return f"+{amount}" if amount >= 0 else number(amount)


def count(amount, unit):
    """An amount of "card", "more" (cards on top of others), "good", "player", "vp", "chip", "prestige", "military" or "force"."""
    if unit == "military":
        return f"Military {number(amount)}"
    if unit == "force":
        return number(amount)
    one, many = UNITS[unit]
    return f"{number(amount)} {one if amount == 1 else many}"


def from_to(least, most, unit):
    """How many may be picked: "2 cards", "up to 2 cards", "1 to 2 cards"."""
    if least == most:
        return count(most, unit)
    return f"up to {count(most, unit)}" if least == 0 else f"{number(least)} to {count(most, unit)}"


def or_none(amount):
    return number(amount) if amount else "none"


def article(word):
    """The word with "a" or "an" before it."""
    return f"an {word}" if word[0] in "AEIO" else f"a {word}"


def listed(texts, joint="and"):
    """ "Ana", "Ana and Ben", "Ana, Ben and Cleo" """
    if len(texts) < 2:
        return "".join(texts)
    return ", ".join(texts[:-1]) + f" {joint} " + texts[-1]


def capital(text):
    """The text as the beginning of a sentence."""
    return text[0].upper() + text[1:]
