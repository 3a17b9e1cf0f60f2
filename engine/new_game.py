"""A new game: options checked, start worlds, hands and deck dealt. (B-SET-1 … B-SET-9)"""

from engine.cards.rulesets import PLAYERS, START_HANDS
from engine.flow import open_step, run
from engine.phases import setup
from engine.rng import seeded, shuffle
from engine.state import Game
from engine.table import put_good, take

CHIPS_PER_PLAYER = 12       # B-CMP-2


class BadOption(ValueError):
    """Options that no game has. `reason` is data, as ("too many players", 4); str() says it in a sentence."""

    def __init__(self, *reason):
        ValueError.__init__(self, reason)
        self.reason = reason

    def __str__(self):
        from engine.wording import say
        return say("en").reason(None, self.reason)


def new_game(players=2, seed=0, ruleset="base", edition=2, two_actions=False, preset_hands=False):
    """A game ready for its first decisions. The seed is any text or int; the same seed and answers make the same game."""
    options = checked(ruleset, players, edition, two_actions, preset_hands)
    game = Game(options)
    game.rng = seeded(seed)
    game.pool = CHIPS_PER_PLAYER * players
    deal_first_game(game) if preset_hands else deal(game)
    return game


def checked(ruleset, players, edition, two_actions, preset_hands):
    """The options as the game keeps them; raises BadOption where no game has them."""
    if type(ruleset) is not str or ruleset not in PLAYERS:
        raise BadOption("no such ruleset", ruleset)
    fewest, most = PLAYERS[ruleset]
    if type(players) is not int or not fewest <= players <= most:
        raise BadOption("players", fewest, most)
    if type(edition) is not int or edition not in (1, 2):
        raise BadOption("edition")
    if two_actions and players != 2:
        raise BadOption("two actions")
    return {"ruleset": ruleset, "players": players, "edition": edition, "two_actions": bool(two_actions), "preset_hands": bool(preset_hands)}


def deal(game):
    """One start world each at random, the others into the deck; six cards each. (B-SET-2 … B-SET-5)"""
    start_worlds = [card for card in range(len(game.cards)) if game.cards[card].start is not None]
    shuffle(game.rng, start_worlds)
    place_start_worlds(game, start_worlds[:len(game.seats)])
    game.deck = [card for card in range(len(game.cards)) if card not in start_worlds[:len(game.seats)]]
    shuffle(game.rng, game.deck)
    for seat in game.seats:
        seat.hand = take(game, seat, setup.DEALT, "deal")
    open_game(game)


def deal_first_game(game):
    """Start worlds 1 to the number of players, each with its own hand; nothing is discarded. (B-SET-7 … B-SET-9)"""
    worlds = [card for card in range(len(game.cards)) if game.cards[card].start in range(1, len(game.seats) + 1)]
    place_start_worlds(game, worlds)
    for seat in game.seats:
        seat.hand = [first_copy(game, name) for name in START_HANDS[game.options["ruleset"]][game.cards[seat.tableau[0]].name]]
    held = [card for seat in game.seats for card in seat.hand + seat.tableau]
    game.deck = [card for card in range(len(game.cards)) if card not in held]
    shuffle(game.rng, game.deck)
    open_game(game)


def place_start_worlds(game, worlds):
    """The owner of the lowest number is seat 0, the others follow as they sit. (B-SET-6)"""
    lowest = worlds.index(min(worlds, key=lambda card: game.cards[card].start))
    for seat, world in zip(game.seats, worlds[lowest:] + worlds[:lowest]):
        seat.tableau = [world]


def first_copy(game, name):
    return [card for card in range(len(game.cards)) if game.cards[card].name == name][0]


def open_game(game):
    for seat in game.seats:
        world = seat.tableau[0]
        game.news.append(["start", seat.index, world])
        if game.cards[world].production == "windfall":
            put_good(game, seat, world, "windfall")        # B-SET-5
        game.news.append(["dealt", seat.index, seat.hand[:]])
        seat.in_force = seat.tableau[:]
    game.now = "setup"
    open_step(game, setup.STEPS[0])
    run(game)
