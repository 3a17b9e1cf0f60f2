"""The named differences of all replays, added up and shown at the end of the run."""
from collections import Counter

import pytest

from tests.recorded import differences

TALLY = pytest.StashKey()


@pytest.fixture(scope="session")
def tally(request):
    return request.config.stash.setdefault(TALLY, Counter())


def pytest_terminal_summary(terminalreporter, config):
    counts = config.stash.get(TALLY, None)
    if counts:
        terminalreporter.section("recorded games: differences by name")
        terminalreporter.write_line("\n".join(differences.table(counts)))
