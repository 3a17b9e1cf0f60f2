"""What reading a position needs: a text that is read from left to right, and the copies of cards that can still be named."""

from engine.names import UnknownName, split_name
from engine.state import HIDDEN

DIGITS = "0123456789"
LETTERS = "ABCDEF"      # the seats


class BrokenScene(ValueError):
    """A text that is no position. `part` says where ("step", "deck", "A"), `word` what stands there, `expected` what should."""

    def __init__(self, part, word, expected):
        ValueError.__init__(self, '%s: "%s": expected %s' % (part, word, expected) if word else "%s: at its end: expected %s" % (part, expected))
        self.part, self.word, self.expected = part, word, expected


class Reader:
    """One part of a position; `rest` is what has not been read yet."""

    __slots__ = ("part", "rest")

    def __init__(self, part, text):
        self.part, self.rest = part, " ".join(text.split())

    def fail(self, expected, place=None):
        """Raise BrokenScene for what comes next, or for what came at an earlier place (an earlier `rest`)."""
        word = (self.rest if place is None else place)[:40].partition(",")[0]
        raise BrokenScene(self.part, word, expected)

    def take(self, mark):
        """Read this mark, if it comes next; tells whether it did."""
        if not self.rest.startswith(mark):
            return False
        self.rest = self.rest[len(mark):].lstrip()
        return True

    def expect(self, mark):
        if not self.take(mark):
            self.fail('"%s"' % mark)

    def word(self):
        """Read up to a space, comma or colon."""
        size = 0
        while size < len(self.rest) and self.rest[size] not in " ,:":
            size += 1
        word = self.rest[:size]
        self.rest = self.rest[size:].lstrip()
        return word

    def at_digit(self):
        return self.rest != "" and self.rest[0] in DIGITS

    def counts(self, mark):
        """Read this mark, if it comes next with a number behind it; tells whether it did."""
        return self.rest[len(mark):len(mark) + 1] in list(DIGITS) and self.take(mark)

    def number(self):
        """Read a number of at most four digits."""
        size = 0
        while size < len(self.rest) and self.rest[size] in DIGITS:
            size += 1
        if not 1 <= size <= 4:
            self.fail("a number of at most four digits")
        number = int(self.rest[:size])
        self.rest = self.rest[size:].lstrip()
        return number

    def signed(self):
        """Read a number that may be negative."""
        return -self.number() if self.take("-") else self.number()

    def letter(self, seats):
        """Read the letter of one of these seats; returns the seat."""
        place = self.rest
        letter = self.word()
        if letter not in list(LETTERS[:len(seats)]):
            self.fail("a seat: " + ", ".join(LETTERS[:len(seats)]), place)
        return seats[LETTERS.index(letter)]

    def name(self, names, expected="the name of a card"):
        """Read one of these names, or a beginning of it that fits no other."""
        try:
            name, rest = split_name(self.rest, names)
        except UnknownName as error:
            self.fail(expected + (", not only the beginning of " + ", ".join(error.several) if error.several else ""))
        self.rest = rest.lstrip()
        return name

    def end(self):
        if self.rest:
            self.fail("nothing more")


class Copies:
    """The cards of a game; each copy of a card can be named once."""

    def __init__(self, cards):
        self.left = {}
        for card in range(len(cards)):
            self.left.setdefault(cards[card].name, []).append(card)
        self.names = list(self.left)

    def take(self, reader):
        """Read a name; returns the first of its copies that is left."""
        place = reader.rest
        return self.copy_of(reader.name(self.names), reader, place)

    def copy_of(self, name, reader, place):
        if not self.left[name]:
            reader.fail("a card of which a copy is left", place)
        return self.left[name].pop(0)

    def read(self, reader, end=""):
        """Read cards between commas, up to the `end` mark: HIDDEN for each blank of "+2"."""
        cards = []
        if end and reader.take(end):
            return cards
        more = True
        while more:
            cards.extend([HIDDEN] * reader.number() if reader.take("+") else [self.take(reader)])
            more = reader.take(",")
        if end:
            reader.expect(end)
        return cards
