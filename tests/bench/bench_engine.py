"""What the engine costs, as a table: `python3 -m tests.bench.bench_engine`. It judges nothing.

Times are processor time of one core, medians of several runs: what else the machine does counts little. The games are the same
in every run and on every machine: two-player base games in which every answer is a random legal one.
"""
import random
import statistics
import time

import engine

RUNS, GAMES = 5, 40


def main():
    games = [played(seed) for seed in range(GAMES)]
    states = [game for positions, _ in games for game in positions]
    measures = {
        "copy (µs)": lambda: per(states, lambda game: game.copy()),
        "view (µs)": lambda: per(states, lambda game: engine.view(game, 0)),
        "to_data (µs)": lambda: per(states, lambda game: game.to_data()),
        "from_data (µs)": per_data(states),
        "pending, all seats (µs)": lambda: per([game.copy() for game in states], engine.pending),
        "apply + pending of all seats (µs)": lambda: apply_and_pending([answers for _, answers in games]),
        "random games (1/s)": games_a_second,
    }
    runs = [{name: measure() for name, measure in measures.items()} for _ in range(RUNS)]
    print(f"engine: {GAMES} games, {len(states)} states, medians of {RUNS} runs")
    for name in measures:
        values = [run[name] for run in runs]
        print(f"{name:36} {statistics.median(values):8.1f}   {min(values):8.1f} … {max(values):.1f}")


def played(seed):
    """A random game: the states before each answer, and the answers as (seat, choice)."""
    game, chance, states, answers = engine.new_game(seed=seed), random.Random(seed), [], []
    while not game.over:
        seat, choice = random_answer(engine.pending(game), chance)
        states.append(game.copy())
        answers.append((seat, choice))
        engine.apply(game, seat, choice)
    return states, answers


def random_answer(decisions, chance):
    """Some seat's answer, every legal one of a size being equally likely."""
    seat = chance.choice(list(decisions))
    decision = decisions[seat]
    size = decision.least if decision.least == decision.most else chance.randint(decision.least, decision.most)
    if size == 1:
        return seat, [chance.choice(decision.options)]      # most answers, so that chance does not cost more than the rules
    choice = chance.sample(decision.options, size)
    return (seat, choice) if decision.mixed(choice) else random_answer(decisions, chance)


def timed(work):
    """The processor seconds that some work takes."""
    start = time.process_time()
    work()
    return time.process_time() - start


def per(things, work):
    """Microseconds for each."""
    def all_of_them():
        for thing in things:
            work(thing)
    return timed(all_of_them) / len(things) * 1e6


def per_data(states):
    data = [game.to_data() for game in states]
    return lambda: per(data, engine.Game.from_data)


def apply_and_pending(games):
    """Microseconds for an answer and the questions that follow it, over whole games."""
    def play(seed):
        game = engine.new_game(seed=seed)
        for seat, choice in games[seed]:
            engine.apply(game, seat, choice)
            engine.pending(game)
    made = timed(lambda: [engine.new_game(seed=seed) for seed in range(len(games))])
    whole = timed(lambda: [play(seed) for seed in range(len(games))])
    return (whole - made) / sum(map(len, games)) * 1e6


def games_a_second():
    """Whole games, from dealing to the winner, the choice of random answers included."""
    def play(seed):
        game, chance = engine.new_game(seed=seed), random.Random(seed)
        while not game.over:
            seat, choice = random_answer(engine.pending(game), chance)
            engine.apply(game, seat, choice)
        return engine.winners(game)
    return GAMES / timed(lambda: [play(seed) for seed in range(GAMES)])


if __name__ == "__main__":
    main()
