"""Nothing of the engine is left out by its rulings and directed tests: no statement, no branch. (`python3 -m tests --coverage` shows what is.)"""

import pytest

from tests import coverage_of_engine


@pytest.mark.long
@pytest.mark.slow
def test_every_statement_and_branch_of_the_engine_is_reached(capfd):
    """In one process, since the others are at work."""
    code = coverage_of_engine.main(["-q", "-n", "0", "-p", "no:cacheprovider", *coverage_of_engine.WHAT_RUNS])
    assert code == 0, capfd.readouterr().out[-3000:]
