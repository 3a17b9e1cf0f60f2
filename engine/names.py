"""Cards, powers and ways as words: written, and found again in a text.

Names are read greedily against those that exist, because a name may hold a comma or a colon ("Galactic Survey: SETI").
Any beginning of a name will do, as long as no other name begins so.
"""

from engine.decision import option_card


class UnknownName(ValueError):
    """A text that begins with no name, or with what several names begin with (`several`, otherwise empty)."""

    def __init__(self, text, several):
        ValueError.__init__(self, '"%s" may be %s' % (text, " or ".join(several)) if several else 'nothing is named "%s"' % text)
        self.several = several


def option_text(game, of, option):
    """An option in card names: "Old Earth", "Gambling World.1", "pay+Contact Specialist"; other words and numbers as they are.

    of  what the option is, as in Decision: "card", "power", "way" …
    """
    if of == "card":
        return game.cards[option].name
    if of == "power" and option_card(option) is not None:
        return "%s.%s" % (game.cards[option_card(option)].name, option.split(".")[1])
    if of == "way":
        parts = option.split("+")
        return "+".join(parts[:1] + [game.cards[int(part)].name for part in parts[1:]])
    return str(option)


def options_named(game, decision, text):
    """The options of a decision that a text names, as "Gem World, Old Earth" ("-": none). Raises UnknownName.

    Copies of a card are alike: the first that fits is taken.
    """
    left, found = decision.options[:], []
    while text not in ("", "-"):
        names = [option_text(game, decision.of, option) for option in left]
        name, text = split_name(text, names)
        found.append(left.pop(names.index(name)))
        if text and not text.startswith(", "):
            raise UnknownName(text, [])
        text = text[2:]
    return found


def split_name(text, names):
    """(the name that the text begins with, the text behind it): the longest that fits, a whole name before a beginning. Raises UnknownName."""
    sizes = [shared(text, name) for name in names]
    longest = max(sizes + [0])
    fitting = []
    for name, size in zip(names, sizes):
        if size == longest and size > 0 and name not in fitting:
            fitting.append(name)
    fitting = [name for name in fitting if len(name) == longest] or fitting
    if len(fitting) != 1:
        raise UnknownName(text[:longest] or text, fitting)
    return fitting[0], text[longest:]


def shared(text, name):
    """How many letters of the text are the name or a beginning of it, and could end there."""
    size = 0
    while size < len(text) and size < len(name) and text[size] == name[size]:
        size += 1
    while size and not ends_at(text, name, size):
        size -= 1
    return size


def ends_at(text, name, size):
    """No name ends within a word; and after a mere beginning no word may follow that could be a part of a name."""
    if text[size:size + 1].isalnum():
        return False
    return size == len(name) or (text[size - 1].isalnum() and not text[size:].lstrip()[:1].isupper())
