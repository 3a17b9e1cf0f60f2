"""The piles of a position: deck, discards, chips left; and what lies where without being named."""

from engine.new_game import CHIPS_PER_PLAYER, PRESTIGE_CHIPS
from engine.rng import shuffle
from engine.scene.reader import BrokenScene
from engine.state import HIDDEN
from engine.view import cards_unseen, hidden_piles, start_world


def read_deck(fields, game, copies):
    """The top of the deck; returns how many cards it holds, or None if it is not told."""
    if "deck" not in fields:
        return None
    size = fields["deck"].number() if fields["deck"].at_digit() else None
    if fields["deck"].take(":"):
        game.deck = copies.read(fields["deck"])
        game.deck.reverse()
    return size


def read_discards(fields, game, copies):
    if "discards" in fields:
        if fields["discards"].at_digit():
            game.discards = [HIDDEN] * fields["discards"].number()
        if fields["discards"].take(":"):
            game.discards += copies.read(fields["discards"])


def add_discard(game, card):
    """It is one of the discards that are only counted, if there are any."""
    if HIDDEN in game.discards:
        game.discards.remove(HIDDEN)
    game.discards.append(card)


def read_pool(fields, game):
    game.pool = usual_pool(game)
    if "pool" in fields:
        game.pool = fields["pool"].signed()


def usual_pool(game):
    return CHIPS_PER_PLAYER * len(game.seats) + PRESTIGE_CHIPS * game.rules.prestige - sum([seat.chips for seat in game.seats])


def deal_blanks(game, size, shuffled):
    """Blank cards are dealt from the end of the list, or `shuffled`, to hands and goods first; the rest lies in the deck, under what was named."""
    unseen = cards_unseen(game)
    if shuffled:
        shuffle(game.rng, unseen)
    deal_offers(game, unseen)
    piles = hidden_piles(game)
    for pile in piles[2:] + piles[:2]:
        for place in range(len(pile)):
            if pile[place] == HIDDEN and not unseen:
                raise BrokenScene("cards", "+", "no more cards than the game has")
            if pile[place] == HIDDEN:
                pile[place] = unseen.pop()
    unseen.reverse()
    surplus = 0 if size is None else len(game.deck) + len(unseen) - size
    if not 0 <= surplus <= len(unseen):
        raise BrokenScene("deck", str(size), "as many cards as are named, and no more than are left")
    game.discards += unseen[:surplus]
    game.deck = unseen[surplus:] + game.deck


def deal_offers(game, unseen):
    """Blank start worlds that are offered: a red one, then a blue one. (E-SET-1)"""
    for seat in [seat for seat in game.seats if HIDDEN in seat.offered]:
        seat.offered = [start_world(game, unseen, parity) for parity in (1, 0)]
        if None in seat.offered:
            raise BrokenScene("cards", "offered", "no more start worlds than the game has")


def piles_text(game):
    parts = ["discards %d" % len(game.discards)] if game.discards else []
    return parts + (["pool %d" % game.pool] if game.pool != usual_pool(game) else [])
