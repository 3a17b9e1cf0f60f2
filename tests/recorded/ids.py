"""Card ids: those of a recording and those of our deck."""

from engine.cards.card import slug

# The fields of an event that hold card ids: alone, in a list, or in a dict.
CARDS = frozenset("ans card cards discard hand pay replace saved specials src table use using via world worlds".split())
# Where such a field holds a number: by the kind of the choice, or else of the event.
NUMBERS = {"snap": ("discard",), "lucky": ("ans",), "search_keep": ("ans",)}


class Ids:
    """Turns the card ids of one side into those of the other. `map`: the new id of each."""

    def __init__(self, map):
        self.map = map

    @staticmethod
    def between(names, cards):
        """From a recording whose ids have these names to a deck of ours: the n-th copy there is the n-th copy here."""
        places = {}
        for place, card in enumerate(cards):
            places.setdefault(card.key, []).append(place)
        return Ids([places[slug(name)].pop(0) for name in names])

    def inverse(self):
        back = [0] * len(self.map)
        for old, new in enumerate(self.map):
            back[new] = old
        return Ids(back)

    def event(self, event):
        """The event with its card ids turned."""
        numbers = NUMBERS.get(event.get("kind", event["t"]), ())
        return {field: value if field in numbers else self.turned(field, value) for field, value in event.items()}

    def turned(self, field, value):
        if field == "goods":
            return {self.map[int(world)]: self.cards(cards) for world, cards in value.items()}
        if field == "powers":
            return [[self.card(card), index] for card, index in value]
        kind = type(value)
        if kind is dict:
            return {inner: self.turned(inner, part) for inner, part in value.items()}
        if kind is list:
            return self.cards(value) if field in CARDS and value and type(value[0]) is int else [self.turned(field, part) for part in value]
        return self.card(value) if field in CARDS and kind is int else value

    def cards(self, cards):
        """Most of what a recording says are long lists of cards."""
        return [self.map[card] if card >= 0 else card for card in cards]

    def card(self, card):
        """Below 0 stands for no card: the power is that of an action."""
        return self.map[card] if card >= 0 else card
