"""Deals the recorded cards to our engine, and compares deck and discards with those of the recording.

Where the recording reshuffles, and only there, the order of what is simultaneous shows: its players act one after the other
where ours all pay before anybody draws, all sell before anybody consumes, all produce before anybody draws. The dealer names
and counts what differs for that reason, sets it right, and accepts nothing else.
"""
from collections import Counter

from tests.recorded import differences
from tests.recorded.feed import Feed
from tests.recorded.piles import Piles, discarded_in, drawn_in


class Dealer:
    """Stands in for functions of `engine.table`; each gets the true one as its first argument.

    block, feed, shuffles  the block being played, its cards, and its reshuffles still to come
    surplus                how many cards more than there our last reshuffle put into the deck
    drawn                  cards that each power has given in this block, by (seat, card)
    lent                   cards that lie in two places until the end of the block, with the card that is missing instead
    """

    def __init__(self, cards, counts):
        self.piles, self.counts, self.world = Piles(cards), counts, None

    def begin(self, block):
        self.block, self.feed, self.shuffles = block, Feed(block), block.of("shuffle")
        self.surplus, self.drawn, self.lent = 0, Counter(), []

    def count(self, name):
        self.counts[name % self.block.phase] += 1

    # In place of the engine's own functions

    def take(self, take, game, seat, count, why):
        taken = []
        for turn in range(count):
            self.bring_up(game, self.feed.next(seat.index, why, self.world))
            taken += take(game, seat, 1, why)
        return taken

    def put_good(self, put_good, game, seat, world, why):
        self.world = world
        put_good(game, seat, world, why)

    def spend_good(self, spend_good, game, seat, world):
        """Of several goods on a world, which lie face down, the recorded one goes."""
        gone = discarded_in(self.block.events)
        places = [place for place, other in enumerate(seat.good_worlds) if other == world]
        place = next((place for place in places if seat.good_cards[place] in gone), places[0])
        seat.good_cards[places[0]], seat.good_cards[place] = seat.good_cards[place], seat.good_cards[places[0]]
        spend_good(game, seat, world)

    def draw(self, draw, game, seat, count, why, source=None):
        if source is not None:
            self.drawn[seat.index, source] += count
        draw(game, seat, count, why, source)

    def reshuffle(self, reshuffle, game):
        self.compare_reshuffle(set(game.discards), self.shuffles.pop(0))
        reshuffle(game)

    # Cards that the recording has reshuffled before us

    def bring_up(self, game, card):
        """Put the card on top of the deck: it changes places with the one there, wherever it lies hidden; or one is lent for it."""
        for name, pile in self.hidden_piles(game):
            if card in pile:
                self.swap(game.deck, pile, card)
                break
        else:
            name = differences.DRAWN_TWICE
            self.lent.append((card, game.deck[-1]))
            game.deck[-1] = card
        if name:
            self.count(name)

    def hidden_piles(self, game):
        """Each pile in which the card may lie, with the name of the difference that this is."""
        yield None, game.deck
        yield differences.EARLY_CARD, game.discards
        for seat in game.seats:
            yield differences.HIDDEN_GOOD, seat.good_cards

    def swap(self, deck, pile, card):
        place = pile.index(card)
        pile[place], deck[-1] = deck[-1], card

    def give_back(self, game):
        for card, missing in self.lent:
            game.discards[game.discards.index(card)] = missing

    # Comparing

    def compare_reshuffle(self, ours, shuffle):
        """The discards of both may differ only by cards that move in this block, on one side before and on the other after the reshuffle."""
        theirs = set(shuffle["cards"])
        if ours != theirs:
            turn = next(place for place, event in enumerate(self.block.events) if event is shuffle)
            before, after = self.block.events[:turn], self.block.events[turn:]
            assert ours - theirs <= discarded_in(after) | drawn_in(before), "reshuffled here and not there"
            assert theirs - ours <= discarded_in(before) | drawn_in(after), "reshuffled there and not here"
            self.count(differences.RESHUFFLE)
        self.surplus = len(ours) - len(theirs)

    def end(self, game):
        """The same cards drawn, by the same powers, and the same cards left."""
        assert not self.feed.left(), f"not drawn: {self.feed.left()}"
        assert not self.shuffles, "not reshuffled"
        self.compare_draws(game)
        self.give_back(game)
        for event in self.block.events:
            self.piles.follow(event)
        self.compare_piles(game)

    def compare_draws(self, game):
        """Of a sale the recording names the world sold, not the power, and of an ante the card; the snapshot tells their cards."""
        ours, theirs = Counter(), Counter()
        for (seat, card), count in self.drawn.items():
            ours[seat, card] += 0 if sells(game, card) else count
        for draw in self.block.of("draw"):
            theirs[draw["seat"], draw.get("src")] += 0 if draw["why"] in ("trade", "ante") or "src" not in draw else len(draw["cards"])
        assert +ours == +theirs, f"cards given by each power: {+ours}, recorded {+theirs}"

    def compare_piles(self, game):
        ours, theirs = (set(game.deck), set(game.discards)), (self.piles.deck, self.piles.discards)
        if ours != theirs:
            assert self.block.of("shuffle"), f"deck {ours[0] ^ theirs[0]}, discards {ours[1] ^ theirs[1]}"
            assert ours[0] | ours[1] == theirs[0] | theirs[1], f"deck and discards together: {(ours[0] | ours[1]) ^ (theirs[0] | theirs[1])}"
            assert len(ours[0]) == len(theirs[0]) + self.surplus, "size of the deck"
            self.count(differences.PILES)
            game.deck, game.discards = sorted(theirs[0]), sorted(theirs[1])


def sells(game, card):
    return "sell" in [power.kind for power in game.cards[card].powers]
