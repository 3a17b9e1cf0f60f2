"""The engine's calls, timed over random games. Runs in CPython and in Brython alike, so it imports the engine and nothing else."""

from engine import apply, new_game, pending, view
from engine.rng import below, seeded, shuffle


def measured(now, games, rounds):
    """What a call takes, by its name: a list of ms, one for each round; and a sum of all games that tells whether they were the same.

    now  a clock, in ms
    """
    played = [random_game(seed) for seed in range(games)]
    states = [state for game, answers, states in played for state in states]
    work = {
        "apply + pending of all seats": lambda: replay(played),
        "view": lambda: [view(state, 0) for state in states],
        "copy": lambda: [state.copy() for state in states],
    }
    times = {name: [timed(now, work[name]) / len(states) for turn in range(rounds)] for name in work}
    return times, [len(states), [sum([seat.chips for seat in state.seats]) for state in states[-9:]]]


def timed(now, work):
    begin = now()
    work()
    return now() - begin


def random_game(seed):
    """A two-player base game of random answers: as it began, the answers as (seat, choice), and the states before each."""
    first, chance, answers, states = new_game(seed=seed), seeded(seed), [], []
    game = first.copy()
    while not game.over:
        decisions = pending(game)
        seats = sorted(decisions)
        seat = seats[below(chance, len(seats))]
        choice = random_choice(chance, decisions[seat])
        answers.append((seat, choice))
        states.append(game.copy())
        apply(game, seat, choice)
    return first, answers, states


def random_choice(chance, decision):
    options = decision.options[:]
    shuffle(chance, options)
    choice = options[:decision.least + below(chance, decision.most - decision.least + 1)]
    return choice if decision.mixed(choice) else random_choice(chance, decision)


def replay(played):
    for first, answers, states in played:
        game = first.copy()
        for seat, choice in answers:
            apply(game, seat, choice)
            pending(game)
