"""Random games for tests: every legal answer may come, from every seat that owes one."""

import random

import engine

# Everything a game can be made of; tests that need variety take these in turn.
KINDS = [
    {"players": 2}, {"players": 3}, {"players": 4}, {"players": 2, "two_actions": True},
    {"players": 4, "preset_hands": True}, {"players": 2, "edition": 1},
]


def kind(number):
    return KINDS[number % len(KINDS)]


def random_choice(chance, decision):
    """A random legal answer."""
    while True:
        choice = chance.sample(decision.options, chance.randint(decision.least, decision.most))
        if decision.mixed(choice):
            return choice


def answers(seed, game=None, **options):
    """Play a random game to its end; yields (game, seat, choice) before each answer is applied."""
    chance = random.Random(seed)
    game = game or engine.new_game(seed=seed, **options)
    while engine.pending(game):
        decisions = engine.pending(game)
        seat = chance.choice(sorted(decisions))
        choice = random_choice(chance, decisions[seat])
        yield game, seat, choice
        engine.apply(game, seat, choice)


def finished(seed, **options):
    """A random game, played out."""
    game = engine.new_game(seed=seed, **options)
    for _ in answers(seed, game):
        pass
    return game
