"""The invasion game: invaders, the admiral track, and the tiles at the end. (Xeno Invasion, X-…)

`game.invasion` is a dict, empty in other games; its values are replaced, never changed:

    repulse   the repulse value, less the goods contributed so far
    waves     the invasion deck, top card last; `past` the wave 3 cards that came, and will come again (section 4)
    discs     the seats' admiral discs: of equal strength the later one lies on top and ranks higher (5.1)
    admirals  the strength at which each seat's disc stands
    dealt     the invader of each seat in this invasion, [] outside
    defeats   how many times everybody failed
    over      the invasion has ended the game: "repulsed" or "defeated", else ""
    bonuses   at the end: tile → the seats that have it

An invader is a word: its value, or "base+3" … "base+5", which adds the general Military of the one who meets it. What a player can set against
it, line by line, is told by account.py.
"""

from engine.account import admiral, amount_of, invader, xeno_force
from engine.rng import shuffle
from engine.table import in_order

REPULSE = {2: 22, 3: 28, 4: 33, 5: 39}
WAVE_1 = ["-1"] * 2 + ["0"] * 2 + ["1"] * 3 + ["2"] * 2 + ["3", "4"]
WAVE_2 = ["0"] * 2 + ["1"] * 2 + ["2"] * 2 + ["3", "4", "5", "6", "7"]
WAVE_3 = ["3"] * 4 + ["4"] * 3 + ["5", "6", "7"] + ["8"] * 2 + ["9"] * 2 + ["base+3", "base+4", "base+5"]
RANKS = ["-1", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "base+3", "base+4", "base+5"]
AWARDS = {2: [1, 2], 3: [1, 1, 2], 4: [1, 1, 1, 2], 5: [1, 1, 1, 2, 2]}     # award VP by rank (5.1, 5)
ADMIRAL, CONTRIBUTOR = "greatest admiral", "greatest contributor"


def new_invasion(game):
    """The repulse value and the invasion deck."""
    waves = invasion_deck(game, len(WAVE_3) + 2 * part_size(game), [])
    return {"repulse": REPULSE[len(game.seats)], "waves": waves, "past": [], "discs": [], "admirals": [], "dealt": [], "defeats": 0, "over": "",
            "bonuses": {}}


def part_size(game):
    """How many cards of wave 1, and how many of wave 2, are played: for one or two invasions. (section 3)"""
    return len(game.seats) * (1 if game.options["two_actions"] else 2)


def invasion_deck(game, size, past):
    """As many cards as are left of the deck, in a random order: parts of waves 1 and 2, all of wave 3 but what is past. (section 3)"""
    wave_3 = WAVE_3[:]
    for card in past:
        wave_3.remove(card)
    deck = []
    for wave, most in ((wave_3, size), (WAVE_2, part_size(game)), (WAVE_1, part_size(game))):
        cards = wave[:]
        shuffle(game.rng, cards)
        deck = deck + cards[:min(most, size - len(deck))]
    return deck


def change(game, **values):
    game.invasion = dict(game.invasion, **values)


def holds_out(game, seat):
    """X-DEF-1: the force must exceed the invader."""
    return amount_of(xeno_force(game, seat)) > amount_of(invader(game, seat))


# The admiral track

def strengths(game):
    return [amount_of(admiral(game, seat)) for seat in game.seats]


def move_discs(game):
    """Discs go to their seat's strength; those that move land on top. (5.1, 1)"""
    now = strengths(game)
    before, discs = game.invasion["admirals"], game.invasion["discs"]
    if not discs:
        change(game, admirals=now, discs=[seat.index for seat in in_order(game)])
        return
    moving = [seat for seat in discs if now[seat] != before[seat]]
    from_the_top = []
    for space in sorted({before[seat] for seat in moving}, reverse=True):
        from_the_top.extend([seat for seat in moving if before[seat] == space])
    change(game, admirals=now, discs=[seat for seat in discs if seat not in moving] + from_the_top)


def ranking(game):
    """The seats from the strongest admiral to the weakest."""
    admirals, discs = game.invasion["admirals"], game.invasion["discs"]
    order = []
    for space in sorted(set(admirals), reverse=True):
        order.extend([seat for seat in reversed(discs) if admirals[seat] == space])
    return order


def turn_stacks(game):
    """After the invasion the lowest disc of every stack goes to its top. (5.1, 1)"""
    admirals, discs = game.invasion["admirals"], game.invasion["discs"][:]
    for space in set(admirals):
        places = [place for place in range(len(discs)) if admirals[discs[place]] == space]
        stack = [discs[place] for place in places]
        for place, seat in zip(places, stack[1:] + stack[:1]):
            discs[place] = seat
    change(game, discs=discs)


def repulsed(game):
    """5.1, 2"""
    return sum(game.invasion["admirals"]) >= game.invasion["repulse"]


def deal_invaders(game):
    """As many invaders as players, the strongest to the first admiral. (5.1, 3) Wave 3 comes again when it has run out. (section 4)"""
    waves, past, dealt = game.invasion["waves"][:], game.invasion["past"][:], []
    for seat in game.seats:
        if not waves:
            waves, past = past, []
            shuffle(game.rng, waves)
        dealt.append(waves.pop())
    if len(waves) < len(WAVE_3):
        past = past + dealt
    dealt.sort(key=RANKS.index, reverse=True)
    to_seats = [""] * len(dealt)
    for card, seat in zip(dealt, ranking(game)):
        to_seats[seat] = card
    change(game, waves=waves, past=past, dealt=to_seats)


# The end

def tile_amounts(game):
    """What each tile is given for: tile → how much of it each seat has."""
    return {ADMIRAL: strengths(game), CONTRIBUTOR: [seat.contributed for seat in game.seats]}


def bonus_tiles(game):
    """Tile → everybody who has most of it; the contributor at least one good. (X-FIN-1 … X-FIN-4)"""
    tiles = {}
    for tile, amounts in tile_amounts(game).items():
        most = max(amounts)
        tiles[tile] = [seat for seat in range(len(amounts)) if amounts[seat] == most] if most > 0 or tile == ADMIRAL else []
    return tiles


def give_tiles(game):
    """When the game is over, unless the empire is defeated. (section 9)"""
    if game.invasion["over"] == "defeated":
        return
    change(game, bonuses=bonus_tiles(game))
    for tile, amounts in tile_amounts(game).items():
        for seat in game.invasion["bonuses"][tile]:
            game.news.append(["tile", seat, tile, amounts[seat]])
