"""Whole games from a seed. Runs in CPython and in Brython alike, so it imports the engine and nothing else."""

from engine import apply, new_game, pending
from engine.rng import below, seeded, shuffle


def final_state(seed, **options):
    """The data of a game that was played to its end by chance alone."""
    game, chance = new_game(seed=seed, **options), seeded(seed)
    while not game.over:
        decisions = pending(game)
        seats = sorted(decisions)
        seat = seats[below(chance, len(seats))]
        apply(game, seat, choice_of(chance, decisions[seat]))
    return game.to_data()


def choice_of(chance, decision):
    """A random legal answer."""
    while True:
        options = decision.options[:]
        shuffle(chance, options)
        choice = options[:decision.least + below(chance, decision.most - decision.least + 1)]
        if decision.mixed(choice):
            return choice
