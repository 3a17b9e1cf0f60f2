"""The recorded deck and discards."""


class Piles:
    """Deck and discards of a recording as sets, moved on event by event."""

    def __init__(self, cards):
        self.deck, self.discards = set(range(cards)), set()

    def follow(self, event):
        if event["t"] == "draw":
            self.deck -= set(event["cards"])
        elif event["t"] == "offer":
            self.move("deck", "discard", set(event["worlds"]))
        elif event["t"] == "shuffle":
            self.deck, self.discards = set(event["cards"]), set()
        elif event["t"] == "move":
            self.move(event["from"][1], event["to"][1], set(event["cards"]))

    def move(self, origin, goal, cards):
        if origin == "deck":
            self.deck -= cards
        if origin == "discard":
            self.discards -= cards
        if goal == "discard":
            self.discards |= cards


def drawn_in(events):
    return cards_of(event for event in events if event["t"] == "draw")


def got_in(events):
    """What came into a hand: drawn, or saved before."""
    return drawn_in(events) | cards_of(event for event in events if event["t"] == "move" and event["to"][1] == "hand")


def discarded_in(events):
    return cards_of(event for event in events if event["t"] == "move" and event["to"][1] == "discard")


def cards_of(events):
    return {card for event in events for card in event["cards"]}
