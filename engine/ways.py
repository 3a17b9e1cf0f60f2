"""The ways to take a card, each with its lines: pay for it, or conquer it; and with which optional powers.

A way is named by a word: "pay" or "conquer", with "+CARD" for each card whose optional power it uses: "pay+25" pays for
a military world by the power of card 25, "pay+9" discards card 9 to settle for nothing, "conquer+21" raises the temporary
Military of card 21.
"""

from engine.account import amount_of, development_cost, development_reductions, strength, world_cost, world_reductions
from engine.decision import combinations
from engine.powers import ALIEN, ANY, DEVELOP, GOODS, HAND_CARD, PRESTIGE, SETTLE
from engine.table import OPTIONAL, powers

FREE = "free"       # as the word of a way: the power that lets the card be placed asks nothing for it


class Way:
    """One way.

    pays      by cards, otherwise by Military
    pay       the card that lets a military world be paid for; `free` the card that is discarded to settle for nothing
    peaceful  the card that is discarded to conquer a peaceful world
    raised    the cards whose prices are paid: for temporary Military, or for a lower cost
    """

    __slots__ = ("verb", "pays", "pay", "free", "peaceful", "raised")

    def __init__(self, verb, pay=None, free=None, peaceful=None, raised=()):
        self.verb, self.pays = verb, verb != "conquer"
        self.pay, self.free, self.peaceful, self.raised = pay, free, peaceful, raised

    @property
    def word(self):
        return "+".join([self.verb] + [str(card) for card in self.used()])

    def used(self):
        return [card for card in (self.pay, self.free, self.peaceful) if card is not None] + list(self.raised)


PAY, CONQUER = Way("pay"), Way("conquer")       # the plain ways, by no card
PLAIN = {"pay": PAY, "conquer": CONQUER}


RAISING = ("temporary military", "hand for military")


def ways(game, seat, card, only=None):
    """Every way there is to take this world with the powers of the seat, whether it can afford it or not; plain ones first.

    only  "conquer" or "free" where the power that lets it be placed allows just that
    """
    world = game.cards[card]
    if only != FREE and (only is None or world.military):
        yield CONQUER if world.military else PAY
    if only is None and not powers(game, seat, SETTLE, OPTIONAL):
        return
    if only != FREE:
        yield from conquests(game, seat, world, card)
    if only != "conquer":
        yield from payments(game, seat, world, card, only)


def payments(game, seat, world, card, only):
    """Paying with the help of optional powers."""
    pays = [None] if not world.military else payers(game, seat, world)                                          # B-PFM-1, B-PFM-4: only one of them
    if only == FREE:
        yield from [Way(FREE, pay=pay) for pay in pays[:1] if world.good != ALIEN]                             # AA-4; any of them will do
        return
    prices, ships = optional(game, seat, "cheaper for a price"), optional(game, seat, "settle for free")
    for pay in pays:
        for raised in affordable(game, seat, prices, card, SETTLE):
            if pay is not None or raised:
                yield Way("pay", pay=pay, raised=raised)                                                        # B-PFM-5
            for ship in ships if world.good != ALIEN else ():                                                   # B-PAY-2, B-PFM-3
                yield Way("pay", pay=pay, free=ship, raised=raised)


def payers(game, seat, world):
    """The cards whose power lets this military world be paid for. (B-PFM-1, X-WLD)"""
    return [card for card, index, power in powers(game, seat, SETTLE, "pay for military")
            if card in seat.tableau and "xeno" not in world.keywords and pays_for(power, world)]


def pays_for(power, world):
    if power.good is not None:
        return world.good == power.good
    if world.good == ALIEN:
        return False
    return power.against is None or power.against in world.keywords or (power.against == "chromosome" and world.chromosome)


def conquests(game, seat, world, card):
    """Conquering with the help of optional powers."""
    helpers = [None] if world.military else optional(game, seat, "conquer peaceful")
    for raised in affordable(game, seat, raising(game, seat), card, SETTLE) if helpers else ():                 # B-MIL-4
        for helper in helpers:
            if (helper is not None or raised) and helper not in raised:
                yield Way("conquer", peaceful=helper, raised=raised)


def raising(game, seat, defending=False):
    """The cards that can still raise temporary Military. A power for cards of the hand that was used in part serves only a defence any more.
    (effects, discard_hand_cards_for_temporary_military)"""
    cards = optional(game, seat, "temporary military")
    if "hand for military" in game.kinds:
        cards += [card for card, index, power in powers(game, seat, SETTLE, "hand for military")
                  if card in seat.tableau and (hand_left(seat, card, power) > 0 if defending else card not in seat.used)]
    return cards


def hand_left(seat, card, power):
    """How many cards of the hand this power can still turn into Military in this phase."""
    return power.amount - sum([boost[0] for boost in seat.boosts if boost[1] == card and boost[2] == "hand"])


def optional(game, seat, kind):
    """The cards with such a power that lay there when the phase began, still do, and were not used in this phase."""
    if kind not in game.kinds:
        return []
    return [card for card, index, power in powers(game, seat, SETTLE, kind) if card in seat.tableau and card not in seat.used]


def affordable(game, seat, cards, placing, row):
    """The subsets of these cards whose prices the seat can pay all together, none of them first; the card being placed gives nothing towards it."""
    yield ()
    for size in range(1, len(cards) + 1):
        for some in combinations(cards, size):
            if can_spend(game, seat, some, placing, row):
                yield some


def can_spend(game, seat, cards, placing, row):
    prices = [price_of(game, card, row) for card in cards]
    if (PRESTIGE in prices and seat.prestige < prices.count(PRESTIGE)) or (HAND_CARD in prices and not seat.hand):
        return False
    goods = [game.cards[world].good for world in seat.good_worlds if world != placing]
    for price in [price for price in prices if price in GOODS] + [price for price in prices if price == ANY]:
        found = price if price in goods else ANY if ANY in goods else goods[0] if price == ANY and goods else None
        if found is None:
            return False
        goods.remove(found)
    return True


def price_of(game, card, row):
    """What the optional power of this card in this row is paid with."""
    return [power.spend for index, power in game.cards[card].rows[row] if power.kind in RAISING or power.kind == "cheaper for a price"][0]


def way_named(game, word):
    """The way that a word names."""
    return PLAIN[word] if word in PLAIN else way_by_cards(game, word)


def way_by_cards(game, word):
    """The way that a word with cards names."""
    parts = word.split("+")
    pay, free, peaceful, raised = None, None, None, []
    for card in [int(part) for part in parts[1:]]:
        kinds = [power.kind for index, power in game.cards[card].rows[SETTLE]]
        if parts[0] != "conquer" and "pay for military" in kinds:
            pay = card
        elif parts[0] != "conquer" and "settle for free" in kinds:
            free = card
        elif parts[0] == "conquer" and "conquer peaceful" in kinds:
            peaceful = card
        else:
            raised.append(card)
    return Way(parts[0], pay, free, peaceful, raised)


def way_lines(game, seat, card, way, hand):
    """Its lines: of the cost if it pays, of the strength if it conquers; of so many cards of the hand as many count as they could raise."""
    if game.cards[card].kind == "development":
        return development_cost(game, seat, card, way.raised)
    if way.pays:
        return world_cost(game, seat, card, way.pay, FREE if way.verb == FREE else way.free, way.raised)
    return strength(game, seat, card, boosts_of(game, seat, way.raised, hand))


def boosts_of(game, seat, cards, hand):
    """What paying the prices of these cards raises, as boosts; of so many cards of the hand as many as may be."""
    boosts = []
    for card in cards:
        for index, power in game.cards[card].rows[SETTLE]:
            if power.kind == "temporary military":
                boosts.append([power.amount, card, power.against or "military"])
            elif power.kind == "hand for military":
                number = min(hand_left(seat, card, power), hand)
                hand -= number
                boosts.append([number, card, "hand"])
    return boosts


def defence_of(game, card, way):
    """What the strength must reach: the printed defence, or the cost of a peaceful world less the reduction of the card that lets it be conquered."""
    reduction = 0
    if way.peaceful is not None:
        for index, power in game.cards[way.peaceful].rows[SETTLE]:
            reduction += power.amount if power.kind == "conquer peaceful" else 0
    return game.cards[card].cost - reduction


def way_fails(game, seat, card, way, hand):
    """Why this way is closed to a seat with so many cards to pay with, or None if it is open."""
    lines = way_lines(game, seat, card, way, hand)
    if way.pays:
        return ("too dear", lines, hand) if amount_of(lines) > hand else None
    return too_weak(lines, defence_of(game, card, way))


def why_closed(game, seat, card, some_ways):
    """Why none of these ways takes a card of the hand, which cannot pay for itself (B-TIM-5); None if one does."""
    failures = []
    for way in some_ways:
        failure = way_fails(game, seat, card, way, len(seat.hand) - 1)
        if failure is None:
            return None
        failures.append(failure)
    return nearest(failures)


def in_reach(game, seat, cards, row, ways_of):
    """Those of these cards of the hand that can be taken in one of their ways: most in their plain one, or in none."""
    hand, less = len(seat.hand) - 1, {}
    helped = len(powers(game, seat, row, OPTIONAL)) > 0
    return [card for card in cards
            if plainly_taken(game, seat, card, hand, less) or (helped and why_closed(game, seat, card, ways_of(game, seat, card)) is None)]


def plainly_taken(game, seat, card, hand, less):
    """Can the seat take it without any optional power? What lowers its cost is summed up once for each kind of good, in `less`."""
    design = game.cards[card]
    if design.kind == "world" and design.military:
        return amount_of(strength(game, seat, card)) >= design.cost                                            # B-MIL-2
    if design.good not in less:
        less[design.good] = amount_of(reductions(game, seat, design))
    return design.cost + less[design.good] <= hand


def reductions(game, seat, design):
    return development_reductions(game, seat) if design.kind == "development" else world_reductions(game, seat, design.good)


def nearest(reasons):
    """Of the reasons why all ways are closed those that say most: where a card can neither be conquered nor paid for, both, each by its best way."""
    best = {}
    for reason in reasons:
        word = reason[0]
        if word not in best or wanting(reason) < wanting(best[word]):
            best[word] = reason
    if "too weak" in best and "too dear" in best:
        return ("no way", best["too weak"], best["too dear"])
    return list(best.values())[0] if best else ("no such way",)


def wanting(reason):
    """How much Military, or how many cards, are wanting: reasons end with the lines and what these should come to."""
    return abs(reason[-1] - (reason[2] if reason[0] == "too little left" else amount_of(reason[1])))


def too_weak(lines, defence):
    return ("too weak", lines, defence) if amount_of(lines) < defence else None                                # B-MIL-2


def develop_ways(game, seat, card):
    """The ways to pay for a development: with any of the optional powers that lower its cost, as far as they can be paid for."""
    yield PAY
    if not powers(game, seat, DEVELOP, OPTIONAL):
        return
    cards = [other for other, index, power in powers(game, seat, DEVELOP, "cheaper for a price") if other in seat.tableau and other not in seat.used]
    for raised in affordable(game, seat, cards, card, DEVELOP):
        if raised:
            yield Way("pay", raised=raised)
