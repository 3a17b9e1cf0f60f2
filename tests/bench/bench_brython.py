"""What the engine costs in the page, beside CPython in the same run: `python3 -m tests.bench.bench_brython`. It judges nothing.

The same random games, compiled as the page is, in Node's V8. Both are measured in turn, several times; medians of their rounds, in ms a
call. What else the machine does counts in both, so only the ratio means something.
"""
import ast
import statistics
import time
from pathlib import Path

from server.bundle.sources import Module, page_modules
from tests.bench import timed_play
from tests.brython import run

TURNS, GAMES, ROUNDS = 3, 4, 5
SCRIPT = f"""
from javascript import Date
from timed_play import measured

print(measured(Date.now, {GAMES}, {ROUNDS}))
"""


def main():
    turns = [(here(), in_brython()) for _ in range(TURNS)]
    games = [played for turn in turns for _, played in turn]
    if games != games[:1] * len(games):
        raise AssertionError(f"The games differed: {games}.")
    print(f"engine: {GAMES} games, medians of {TURNS} × {ROUNDS} rounds\n{'':32}{'CPython':>12}{'Brython':>12}{'ratio':>8}")
    for name in turns[0][0][0]:
        one, other = (statistics.median(value for turn in turns for value in turn[place][0][name]) for place in (0, 1))
        print(f"{name:32}{one:9.4f} ms{other:9.4f} ms{other / one:8.1f}")


def here():
    return timed_play.measured(lambda: time.perf_counter() * 1000, GAMES, ROUNDS)


def in_brython():
    player = Module("timed_play", "timed_play.py", Path(timed_play.__file__).read_text("utf-8"))
    return ast.literal_eval(run(SCRIPT, modules=[*page_modules(), player]))


if __name__ == "__main__":
    main()
