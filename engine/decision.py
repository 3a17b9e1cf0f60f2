"""The one shape of a question: pick `least` to `most` of `options`."""


class IllegalChoice(ValueError):
    """An answer that the rules refuse. `reason` is data, as ("too many", 3, 2); str() says it in a sentence."""

    def __init__(self, *reason):
        ValueError.__init__(self, reason)
        self.reason = reason

    def __str__(self):
        from engine.wording import say
        return say("en").reason(None, self.reason)


class Decision:
    """What one seat is asked.

    at       the step; `ask` the question, which differs from it only where a step asks several
    options  what can be picked: ints are cards, strings are words (see `of`); an option that stands twice can be picked twice
    of       what the options are: "card", "action", "way", "power" or "number"
    about    the card or power option the question is about, or None
    groups   none, or lists with a word (or None) for each option: in each list, options of one word exclude each other
    """

    __slots__ = ("at", "ask", "seat", "options", "least", "most", "of", "about", "groups")

    def __init__(self, ask, options, least, most, of="card", about=None, groups=()):
        self.at, self.ask, self.seat = "", ask, None
        self.options, self.least, self.most = options, least, most
        self.of, self.about, self.groups = of, about, groups

    def __eq__(self, other):
        return isinstance(other, Decision) and [getattr(self, name) for name in Decision.__slots__] == [getattr(other, name) for name in Decision.__slots__]

    def __repr__(self):
        return "<%s: %d to %d of %s>" % (self.ask, self.least, self.most, self.options)

    def check(self, choice):
        """Raise IllegalChoice unless `choice` is a list that answers this question."""
        if not isinstance(choice, list):
            raise IllegalChoice("not a list")
        for option in choice:
            if not self.offers(option):
                raise IllegalChoice("not an option", option)
        for option in choice if len(choice) > 1 else ():
            if choice.count(option) > self.options.count(option):
                raise IllegalChoice("picked twice", option)
        if len(choice) < self.least:
            raise IllegalChoice("too few", self.least, len(choice))
        if len(choice) > self.most:
            raise IllegalChoice("too many", self.most, len(choice))
        if self.groups and not self.mixed(choice):
            raise IllegalChoice("not together")

    def offers(self, option):
        """Is it an option, and of an option's own type? (True and 1.0 equal 1, and are none.)"""
        return (type(option) is int or type(option) is str) and option in self.options

    def mixed(self, choice):
        """Do the options picked go together, by the groups?"""
        for group in self.groups:
            words = [group[self.options.index(option)] for option in choice]
            for word in words:
                if word is not None and words.count(word) > 1:
                    return False
        return True

    def sole(self):
        """The only legal answer, or None if there are several."""
        if self.most == 0:
            return []
        if self.least == len(self.options):
            return self.options[:]
        return None

    def choices(self):
        """Every legal answer, one after the other (there may be thousands)."""
        for size in range(self.least, self.most + 1):
            for choice in combinations(self.options, size):
                if self.mixed(choice):
                    yield choice


def combinations(items, size):
    """All ways to pick `size` of `items`, of which there are at least so many, as lists, in the order of `items`."""
    places = list(range(size))
    while True:
        yield [items[place] for place in places]
        turn = size - 1
        while turn >= 0 and places[turn] == len(items) - size + turn:
            turn -= 1
        if turn < 0:
            return
        places[turn] += 1
        for later in range(turn + 1, size):
            places[later] = places[later - 1] + 1


def power_option(card, index):
    """A power as an option: power number `index` of that card."""
    return f"{card}.{index}"


def option_card(option):
    """The card that an option is, or whose power it is; None for a word."""
    if isinstance(option, int):
        return option
    head = option.split(".")[0]
    return int(head) if head.isdecimal() else None


def option_power(game, option):
    """The power that an option names."""
    card, index = option.split(".")
    return game.cards[int(card)].powers[int(index)]
