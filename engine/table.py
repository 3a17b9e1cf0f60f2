"""What the phases share: cards that move, goods, chips, and the powers in force."""

from engine.rng import shuffle
from engine.sorts import count
from engine.state import MARKER


def in_order(game):
    """The seats in order of play: from the owner of the lowest start world on. (B-SET-6)"""
    return game.seats[game.first:] + game.seats[:game.first] if game.first else game.seats


# The deck

def take(game, seat, number, why):
    """Take this many cards from the top of the deck: fewer only if the discards have run out too. (B-DCK-2)

    Every card that leaves the deck leaves it here. `seat` and `why` tell for whom and for what.
    """
    taken = []
    for turn in range(number):
        if not game.deck:
            reshuffle(game)
        if not game.deck:
            break
        taken.append(game.deck.pop())
        if not game.deck:
            reshuffle(game)     # B-DCK-1: the moment the last card has left
    return taken


def reshuffle(game):
    """The discards, if any, become the new deck. (B-DCK-1) They are sorted first, so that nobody's speed in discarding matters."""
    if not game.discards:
        return
    game.deck = sorted(game.discards)
    game.discards = []
    shuffle(game.rng, game.deck)
    game.news.append(["reshuffled", None, len(game.deck)])


def draw(game, seat, number, why, source=None):
    """The seat draws into its hand; `source` is the card that gives the cards, or None."""
    cards = take(game, seat, number, why)
    if cards:
        seat.hand.extend(cards)
        game.news.append(["drew", seat.index, cards, why, source])


def discard(game, seat, cards):
    """Cards go from the seat's hand to the discards, face down."""
    for card in cards:
        seat.hand.remove(card)
    game.discards.extend(cards)


# Tableau and goods

def put_in_tableau(game, seat, card):
    """A card enters the tableau; a windfall world gets its good. (B-SET3-1)"""
    seat.tableau.append(card)
    if game.cards[card].production == "windfall":
        put_good(game, seat, card, "windfall")


def discard_from_tableau(game, seat, card):
    """A card leaves the tableau, with any goods on it and cards saved under it. Its passive powers last out the phase, being `in_force`. (B-TIM-6)"""
    while card in seat.good_worlds:
        spend_good(game, seat, card)
    if saves(game, card):
        game.discards.extend(seat.saved)
        seat.saved = []
    seat.tableau.remove(card)
    seat.damaged = [world for world in seat.damaged if world != card]
    game.discards.append(card)
    game.news.append(["lost", seat.index, card])


def saves(game, card):
    """May cards lie under this card?"""
    for power in game.cards[card].powers:
        if power.kind == "take saved":
            return True
    return False


def put_good(game, seat, world, why):
    """A card of the deck goes face down onto the world as its good. (B-DCK-2) In the small game goods are no cards. (PV-A4)"""
    for card in [MARKER] if game.rules.small else take(game, seat, 1, "good"):
        seat.good_worlds.append(world)
        seat.good_cards.append(card)
        game.news.append(["good", seat.index, world, why])


def spend_good(game, seat, world):
    """One good of this world goes to the discards."""
    place = seat.good_worlds.index(world)
    seat.good_worlds.pop(place)
    card = seat.good_cards.pop(place)
    if card != MARKER:
        game.discards.append(card)


def goods_of(game, seat, good):
    """The worlds with a good of this kind ("any": of whatever kind), once for each good. A good of a world of any kind is of every kind."""
    if good == "any":
        return seat.good_worlds[:]
    return [world for world in seat.good_worlds if game.cards[world].good in (good, "any")]


def gain_chips(game, seat, number):
    """VP chips from the pool; when it has run out they are paid in full all the same (B-VP-1), but in the small game only what is left (PV-9).

    Returns how many were paid.
    """
    if game.rules.small:
        number = min(number, max(0, game.pool))
    seat.chips += number
    game.pool -= number
    return number


def face_up(seat):
    """The tableau without damaged worlds, which are nothing but cards. (X-DMG-1)"""
    return [card for card in seat.tableau if card not in seat.damaged] if seat.damaged else seat.tableau


# Powers

EVERY, OPTIONAL = "every", "optional"      # as kinds: powers of every kind, and those that may be used


def powers(game, seat, row, kind):
    """The seat's powers of this row and kind that are in force, as (card, index, power). (B-TIM-1)

    They are sorted once for each `in_force`: every question asks for them many times.
    """
    rows = seat.known
    if row not in rows:
        rows[row] = by_kind(game.cards, seat.standing, row)
    return rows[row].get(kind, ())


def by_kind(cards, tableau, row):
    """The powers of these cards in this row: kind → [(card, index, power)]."""
    found = {EVERY: [], OPTIONAL: []}
    for card in tableau:
        for index, power in cards[card].rows[row]:
            for kind in (EVERY, OPTIONAL, power.kind) if power.may else (EVERY, power.kind):
                found.setdefault(kind, []).append((card, index, power))
    return found


def total(game, seat, row, kind):
    """The sum of such powers: powers add up. (B-TIM-3)"""
    amount = 0
    for card, index, power in powers(game, seat, row, kind):
        amount += worked_out(game, seat.in_force, power) if power.per or power.when else power.amount
    return amount


def worked_out(game, cards, power):
    """The amount of a power among these cards: times what it counts, or 0 where its condition is not met."""
    if power.per is not None:
        return power.amount * count(game, cards, power.per)
    if power.when is not None and not count(game, cards, power.when):
        return 0
    return power.amount


def owns(game, seat, row, kind):
    """Has the seat such a power in force?"""
    return kind in game.kinds and len(powers(game, seat, row, kind)) > 0


def names_in_tableau(game, seat):
    return [game.cards[card].name for card in seat.tableau]


def not_in_hand(game, seat, card):
    """Why this card cannot be given from the hand, or None."""
    return None if card in seat.hand else ("not in hand",)


def worlds_in_hand(game, seat):
    return [card for card in seat.hand if game.cards[card].kind == "world"]


def developments_in_hand(game, seat):
    return [card for card in seat.hand if game.cards[card].kind == "development"]
