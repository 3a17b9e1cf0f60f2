"""A seat of a room, and who is on it."""
import hmac

NAMES_OF_BOTS = ("Vega", "Rigel", "Altair", "Deneb", "Mira")  # stars, whose names are the same in every language


class Place:
    """
    number  of the occupant: a new one for everybody who sits down, None if the seat is free
    name    as typed
    bot     which bot plays here, or None
    key     fingerprint of a person's secret token, or None
    new     does this person say that the game to come is their first one?
    """

    __slots__ = ("number", "name", "bot", "key", "new")

    def __init__(self, number=None, name="", bot=None, key=None, new=False):
        self.number, self.name, self.bot, self.key, self.new = number, name, bot, key, new

    @property
    def taken(self):
        return self.number is not None

    def holds(self, key):
        return self.key is not None and hmac.compare_digest(self.key, key)

    def clear(self):
        self.number, self.name, self.bot, self.key, self.new = None, "", None, None, False

    def copy(self):
        return Place(*self.to_data())

    def to_data(self):
        return [self.number, self.name, self.bot, self.key, self.new]
