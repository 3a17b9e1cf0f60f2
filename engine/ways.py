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

    __slots__ = ("pays", "pay", "free", "boosts")

    def __init__(self, word, pay=None, free=None, boosts=()):
        self.pays = word == "pay"
        self.pay, self.free, self.boosts = pay, free, boosts

    @property
    def word(self):
        return "+".join(["pay" if self.pays else "conquer"] + [str(card) for card in self.used()])

    def used(self):
        return [card for card in (self.pay, self.free) if card is not None] + list(self.boosts)

    def discards(self):
        """The cards that leave the tableau."""
        return ([] if self.free is None else [self.free]) + list(self.boosts)


PAY, CONQUER = Way("pay"), Way("conquer")       # the plain ways, by no card


def ways(game, seat, card):
    """Every way there is to take this world with the powers of the seat, whether it can afford it or not; plain ones first."""
    world = game.cards[card]
    if not world.military:
        yield PAY
        for free in ships(game, seat, world):
            yield Way("pay", free=free)
        return
    yield CONQUER
    for boosts in some_of(optional(game, seat, "temporary military")):                                         # B-MIL-4
        yield Way("conquer", boosts=boosts)
    for pay in optional(game, seat, "pay for military") if world.good != ALIEN else ():                        # B-PFM-1, B-PFM-4: only one of them
        yield Way("pay", pay=pay)
        for free in ships(game, seat, world):                                                                  # B-PFM-3, B-PFM-5
            yield Way("pay", pay=pay, free=free)


def ships(game, seat, world):
    """The cards that can be discarded to settle this world for nothing, if it is paid for. (B-PAY-2)"""
    return optional(game, seat, "settle for free") if world.good != ALIEN else []


def some_of(cards):
    """Every choice of one or more of the cards."""
    for size in range(1, len(cards) + 1):
        for some in combinations(cards, size):
            yield some


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
