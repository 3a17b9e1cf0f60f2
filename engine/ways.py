"""The ways to take a world in Settle, each with its lines: pay for it, conquer it, or pay for a military world.

A way is named by a word: "pay" or "conquer", with "+CARD" for each card whose optional power it uses: "pay+25" pays for
a military world by the power of card 25, "pay+9" discards card 9 to settle for nothing, "conquer+21" discards card 21
for temporary Military.
"""

from engine.account import amount_of, strength, world_cost
from engine.decision import combinations
from engine.powers import ALIEN, SETTLE
from engine.table import powers


class Way:
    """One way. `pay`: the card that lets a military world be paid for; `free`: the card discarded to settle for nothing;
    `boosts`: the cards discarded for temporary Military. What is not used is None or empty."""

    __slots__ = ("word", "pays", "pay", "free", "boosts")

    def __init__(self, word, pay=None, free=None, boosts=()):
        self.pays = word == "pay"
        self.pay, self.free, self.boosts = pay, free, list(boosts)
        self.word = "+".join([word] + [str(card) for card in self.used()])

    def used(self):
        return [card for card in (self.pay, self.free) if card is not None] + self.boosts

    def discards(self):
        """The cards that leave the tableau."""
        return ([] if self.free is None else [self.free]) + self.boosts


def ways(game, seat, card):
    """Every way there is to take this world with the powers of the seat, whether it can afford it or not."""
    world = game.cards[card]
    free = [None] + optional(game, seat, "settle for free") if world.good != ALIEN else [None]                 # B-PAY-2
    if not world.military:
        return [Way("pay", free=ship) for ship in free]
    boosts = optional(game, seat, "temporary military")                                                        # B-MIL-4
    found = [Way("conquer", boosts=some) for size in range(len(boosts) + 1) for some in combinations(boosts, size)]
    if world.good != ALIEN:                                                                                    # B-PFM-1
        for pay in optional(game, seat, "pay for military"):                                                   # B-PFM-4: only one of them
            found.extend([Way("pay", pay=pay, free=ship) for ship in free])                                      # B-PFM-3, B-PFM-5
    return found


def optional(game, seat, kind):
    """The cards with such a power that lay there when the phase began and still do."""
    return [card for card, index, power in powers(game, seat, SETTLE, kind) if card in seat.tableau]


def way_named(game, word):
    """The way that a word names."""
    parts = word.split("+")
    pay, free, boosts = None, None, []
    for card in [int(part) for part in parts[1:]]:
        kinds = [power.kind for index, power in game.cards[card].rows[SETTLE]]
        if "pay for military" in kinds:
            pay = card
        elif "settle for free" in kinds:
            free = card
        else:
            boosts.append(card)
    return Way(parts[0], pay, free, boosts)


def way_lines(game, seat, card, way):
    """Its lines: of the cost if it pays, of the strength if it conquers."""
    if way.pays:
        return world_cost(game, seat, card, way.pay, way.free)
    return strength(game, seat, card, boost_lines(game, way.boosts))


def boost_lines(game, cards):
    """The temporary Military that discarding these cards gives."""
    return [[power.amount, card] for card in cards for index, power in game.cards[card].rows[SETTLE] if power.kind == "temporary military"]


def way_fails(game, seat, card, way, hand):
    """Why this way is closed to a seat with so many cards to pay with, or None if it is open."""
    lines = way_lines(game, seat, card, way)
    if way.pays:
        return ("too dear", lines, hand) if amount_of(lines) > hand else None
    defence = game.cards[card].cost
    return ("too weak", lines, defence) if amount_of(lines) < defence else None                                # B-MIL-2
