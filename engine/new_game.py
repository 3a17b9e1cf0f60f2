"""A new game: options checked, start worlds, hands and deck dealt. (B-SET-1 … B-SET-9)"""

from engine.cards.rulesets import RULESETS, preset_hands as hands_of
from engine.flow import open_step, run
from engine.goals import FIRST, MOST, goals_of
from engine.phases import setup
from engine.program import steps_of
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
    preset_hands is True for everybody, or the list of the seats that have one, which may be empty: newcomers among others.
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
    deal_preset_hands(game, start_worlds)
    deal(game, [seat for seat in game.seats if not seat.tableau], start_worlds)
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
    hands = checked_hands(preset_hands, players, 0 if promo else len(hands_of(ruleset)))
    return {"ruleset": ruleset, "players": players, "edition": edition, "two_actions": bool(two_actions), "preset_hands": hands,
            "promo": bool(promo), "goals": bool(rules.goals) if goals is None else bool(goals),
            "takeovers": rules.takeovers if takeovers is None else bool(takeovers), "invasion": bool(invasion)}


def checked_hands(preset_hands, players, hands):
    """Who has a preset hand, as the game keeps it, where the ruleset has so many `hands`."""
    seats = seats_with_hands(preset_hands, players)
    if [seat for seat in seats if type(seat) is not int or not 0 <= seat < players or seats.count(seat) > 1]:
        raise BadOption("newcomers")
    some = type(preset_hands) is list
    if (some or preset_hands) and not 0 < hands >= len(seats):
        raise BadOption("preset hands", hands)
    return sorted(seats) if some else bool(preset_hands)


def seats_with_hands(preset_hands, players):
    if type(preset_hands) is list:
        return preset_hands
    return list(range(players)) if preset_hands else []


def some_goals(game):
    """Four first and two most goals of the sets in use, at random. (G-1)"""
    chosen = []
    for family, number in ((FIRST, FIRST_GOALS), (MOST, MOST_GOALS)):
        keys = goals_of(game.rules.goals, family)
        shuffle(game.rng, keys)
        chosen.extend(keys[:number])
    return chosen


def deal_preset_hands(game, start_worlds):
    """To those who play for the first time, in order: a start world, from the lowest number on, and its own hand. (B-SET-7, B-SET-8)"""
    hands = hands_of(game.options["ruleset"])
    worlds = sorted([card for card in start_worlds if game.cards[card].name in hands], key=lambda card: game.cards[card].start)
    for index in seats_with_hands(game.options["preset_hands"], len(game.seats)):
        world = worlds.pop(0)
        start_worlds.remove(world)
        game.seats[index].tableau = [world]
        game.seats[index].hand = [first_copy(game, name) for name in hands[game.cards[world].name]]


def deal(game, seats, start_worlds):
    """Start worlds to these seats, a deck, and hands. With preset hands the deck is all other cards. (B-SET-9)"""
    if seats and game.rules.small:
        deal_small(game, seats, start_worlds)
    elif seats and (game.rules.start_choice or game.options["promo"]):
        deal_choice(game, seats, start_worlds)
    elif seats:
        deal_one(game, seats, start_worlds)
    make_deck(game)
    for seat in seats:
        seat.hand = take(game, seat, SMALL_HAND if game.rules.small else setup.DEALT, "deal")


def deal_one(game, seats, start_worlds):
    """One each at random, the others go into the deck. (B-SET-2, B-SET-3)"""
    shuffle(game.rng, start_worlds)
    for seat, world in zip(seats, start_worlds):
        seat.tableau = [world]


def deal_choice(game, seats, start_worlds):
    """A red (odd) and a blue (even) one each to choose from, the others go into the deck. (E-SET-1)"""
    for parity in (1, 0):
        worlds = [card for card in start_worlds if game.cards[card].start % 2 == parity]
        shuffle(game.rng, worlds)
        for seat, world in zip(seats, worlds):
            seat.offered = seat.offered + [world]


def deal_small(game, seats, start_worlds):
    """One each at random: two or three players have different ones, four draw independently. The others are out of the game. (PV-2, PV-A1, PV-A3)"""
    names = []
    for card in start_worlds:
        if game.cards[card].name not in names:
            names.append(game.cards[card].name)
    shuffle(game.rng, names)
    for seat in seats:
        name = names[seat.index] if len(seats) <= len(names) else names[below(game.rng, len(names))]
        world = [card for card in start_worlds if game.cards[card].name == name][0]
        start_worlds = [card for card in start_worlds if card != world]
        seat.tableau = [world]


def make_deck(game):
    """Every card that nobody holds or is offered, shuffled; in the small game without start worlds. (PV-A3)"""
    held = [card for seat in game.seats for card in seat.hand + seat.tableau + seat.offered]
    game.deck = [card for card in range(len(game.cards)) if card not in held]
    shuffle(game.rng, game.deck)
    if game.rules.small:
        game.deck = [card for card in game.deck if game.cards[card].start is None]


def first_copy(game, name):
    return [card for card in range(len(game.cards)) if game.cards[card].name == name][0]


def open_game(game):
    """Start worlds that were not chosen begin now; the others when they have been. (B-SET-5, B-SET-6)"""
    for seat in game.seats:
        if seat.tableau:
            setup.begin_with_world(game, seat)
        game.news.append(["dealt", seat.index, seat.hand[:]])
    if all([seat.tableau for seat in game.seats]):
        setup.who_is_first(game)
    game.now = "setup"
    open_step(game, steps_of(game, "setup")[0])
    run(game)
