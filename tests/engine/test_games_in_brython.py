"""The same seed and the same answers make the same game on the server and in the page, to the last card."""
import ast
from pathlib import Path

import pytest

from server.bundle.sources import Module, page_modules
from tests.brython import run
from tests.engine import seeded_play
from tests.engine.games import KINDS


@pytest.mark.slow
def test_whole_games_end_in_the_same_state_in_brython():
    player = Module("seeded_play", "seeded_play.py", Path(seeded_play.__file__).read_text("utf-8"))
    script = f"from seeded_play import final_state\nfor kind in {KINDS!r}:\n    print(final_state('same', **kind))"
    printed = run(script, modules=[*page_modules(), player]).splitlines()
    assert [ast.literal_eval(line) for line in printed] == [seeded_play.final_state("same", **kind) for kind in KINDS]
