"""The named differences of all replays of this process; tests/conftest.py adds up those of all and shows them."""
import pytest

from tests.conftest import TALLY


@pytest.fixture(scope="session")
def tally(request):
    return request.config.stash[TALLY]
