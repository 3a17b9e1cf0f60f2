"""A new game: options checked, start worlds, hands and deck dealt. (B-SET-1 … B-SET-9)"""

from engine.cards.rulesets import RULESETS, preset_hands as hands_of
from engine.flow import open_step, run, steps_of
from engine.goals import FIRST, MOST, goals_of
from engine.phases import setup
from engine.rng import below, seeded, shuffle
from engine.state import Game
from engine.table import take
from engine.xenos import new_invasion

CHIPS_PER_PLAYER = 12       # B-CMP-2
PRESTIGE_CHIPS = 5          # P-SET
FIRST_GOALS, MOST_GOALS = 4, 2      # G-1
SMALL_HAND = 4              # PV-2


class BadOption(ValueError):
    """Options that no game has. `reason` is data, as ("players", 2, 4); str() says it in a sentence, with what would work."""

    def __init__(self, *reason):
        ValueError.__init__(self, reason)
        self.reason = reason

    def __str__(self):
        from engine.wording import say
        return say("en").reason(None, self.reason)


def new_game(players=2, seed=0, ruleset="base", edition=2, two_actions=False, preset_hands=False, promo=False, goals=None, takeovers=None,
             invasion=False):
    """A game ready for its first decisions. The seed is any text or int; the same seed and answers make the same game.

    goals and takeovers are on wherever the ruleset has them, unless switched off; promo adds the New Worlds start worlds.
    """
    options = checked(ruleset, players, edition, two_actions, preset_hands, promo, goals, takeovers, invasion)
    game = Game(options)
    game.rng = seeded(seed)
    game.pool = CHIPS_PER_PLAYER * players + PRESTIGE_CHIPS * game.rules.prestige
    if options["goals"]:
        game.goals = some_goals(game)
    if invasion:
        game.invasion = new_invasion(game)
    start_worlds = [card for card in range(len(game.cards)) if game.cards[card].start is not None]
    if preset_hands:
        deal_first_game(game, start_worlds)
    elif game.rules.small:
        deal_small(game, start_worlds)
    elif game.rules.start_choice or promo:
        deal_choice(game, start_worlds)
    else:
        deal(game, start_worlds)
    open_game(game)
    return game


def checked(ruleset, players, edition, two_actions, preset_hands, promo, goals, takeovers, invasion):
    """The options as the game keeps them; raises BadOption where no game has them."""
    if type(ruleset) is not str or ruleset not in RULESETS:
        raise BadOption("no such ruleset", list(RULESETS))
    rules = RULESETS[ruleset]
    fewest, most = rules.players
    if type(players) is not int or not fewest <= players <= most:
        raise BadOption("players", fewest, most)
    if type(edition) is not int or edition not in (1, 2):
        raise BadOption("edition")
    if two_actions and (players != 2 or rules.small):
        raise BadOption("two actions")
    if goals and not rules.goals:
        raise BadOption("goals")
    if takeovers and not rules.takeovers:
        raise BadOption("takeovers")
    if invasion and not rules.invasion:
        raise BadOption("invasion")
    if promo and rules.small:
        raise BadOption("promo")
    if preset_hands and (promo or len(hands_of(ruleset)) < players):
        raise BadOption("preset hands", 0 if promo else len(hands_of(ruleset)))
    return {"ruleset": ruleset, "players": players, "edition": edition, "two_actions": bool(two_actions), "preset_hands": bool(preset_hands),
            "promo": bool(promo), "goals": bool(rules.goals) if goals is None else bool(goals),
            "takeovers": rules.takeovers if takeovers is None else bool(takeovers), "invasion": bool(invasion)}


def some_goals(game):
    """Four first and two most goals of the sets in use, at random. (G-1)"""
    chosen = []
    for family, number in ((FIRST, FIRST_GOALS), (MOST, MOST_GOALS)):
        keys = goals_of(game.rules.goals, family)
        shuffle(game.rng, keys)
        chosen.extend(keys[:number])
    return chosen


def deal(game, start_worlds):
    """One start world each at random, the others into the deck; six cards each. (B-SET-2 … B-SET-4)"""
    shuffle(game.rng, start_worlds)
    for seat in game.seats:
        seat.tableau = [start_worlds[seat.index]]
    make_deck(game)
    deal_hands(game, setup.DEALT)


def deal_choice(game, start_worlds):
    """A red (odd) and a blue (even) start world each to choose from, the others into the deck; six cards each. (E-SET-1)"""
    for parity in (1, 0):
        worlds = [card for card in start_worlds if game.cards[card].start % 2 == parity]
        shuffle(game.rng, worlds)
        for seat in game.seats:
            seat.offered = seat.offered + [worlds[seat.index]]
    make_deck(game)
    deal_hands(game, setup.DEALT)


def deal_first_game(game, start_worlds):
    """Start worlds 1 to the number of players, each with its own hand; nothing is discarded. (B-SET-7 … B-SET-9)"""
    hands = hands_of(game.options["ruleset"])
    worlds = sorted([card for card in start_worlds if game.cards[card].name in hands], key=lambda card: game.cards[card].start)
    for seat in game.seats:
        world = worlds[seat.index]
        seat.tableau = [world]
        seat.hand = [first_copy(game, name) for name in hands[game.cards[world].name]]
    make_deck(game)


def deal_small(game, start_worlds):
    """A random start world each: two or three players have different ones, four draw independently. The others are out of the game. (PV-2, PV-A1, PV-A3)"""
    names = []
    for card in start_worlds:
        if game.cards[card].name not in names:
            names.append(game.cards[card].name)
    shuffle(game.rng, names)
    for seat in game.seats:
        name = names[seat.index] if len(game.seats) <= len(names) else names[below(game.rng, len(names))]
        world = [card for card in start_worlds if game.cards[card].name == name][0]
        start_worlds = [card for card in start_worlds if card != world]
        seat.tableau = [world]
    make_deck(game)
    game.deck = [card for card in game.deck if game.cards[card].start is None]
    deal_hands(game, SMALL_HAND)


def make_deck(game):
    """Every card that nobody holds or is offered, shuffled."""
    held = [card for seat in game.seats for card in seat.hand + seat.tableau + seat.offered]
    game.deck = [card for card in range(len(game.cards)) if card not in held]
    shuffle(game.rng, game.deck)


def deal_hands(game, number):
    for seat in game.seats:
        seat.hand = take(game, seat, number, "deal")


def first_copy(game, name):
    return [card for card in range(len(game.cards)) if game.cards[card].name == name][0]


def open_game(game):
    """Start worlds that were not chosen begin now; the others when they have been. (B-SET-5, B-SET-6)"""
    for seat in game.seats:
        if seat.tableau:
            setup.begin_with_world(game, seat)
        game.news.append(["dealt", seat.index, seat.hand[:]])
    if game.seats[0].tableau:
        setup.who_is_first(game)
    game.now = "setup"
    open_step(game, steps_of(game, "setup")[0])
    run(game)
