"""The same seed and the same answers make the same game on the server and in the page, to the last card."""
import ast
from pathlib import Path

import pytest

from server.bundle.sources import Module, page_modules
from tests.brython import run
from tests.engine import seeded_play
from tests.engine.games import KINDS


def in_brython(kinds, debug=False):
    player = Module("seeded_play", "seeded_play.py", Path(seeded_play.__file__).read_text("utf-8"))
    script = f"from seeded_play import final_state\nfor kind in {kinds!r}:\n    print(final_state('same', **kind))"
    printed = run(script, debug, modules=[*page_modules(), player]).splitlines()
    return [ast.literal_eval(line) for line in printed]


@pytest.mark.slow
def test_whole_games_end_in_the_same_state_in_brython():
    assert in_brython(KINDS) == [seeded_play.final_state("same", **kind) for kind in KINDS]


@pytest.mark.slow
def test_a_game_ends_in_the_same_state_with_readable_sources():
    """The page of `--debug`: without the passes that make code smaller and faster."""
    assert in_brython(KINDS[:1], debug=True) == [seeded_play.final_state("same", **KINDS[0])]
