"""No card is left out: each is named in a ruling or lies in a tableau of a recorded game. (`python3 -m tests.coverage_of_cards` prints the table.)"""

import pytest

from tests.coverage_of_cards import in_recorded_games, in_rulings, named_in, untested
from tests.recorded.recording import MISSING, names


@pytest.mark.slow
@pytest.mark.skipif(not names("*"), reason=MISSING)
def test_every_card_is_tested_somewhere():
    """In a ruling or in the first recorded game of a file."""
    assert untested(in_rulings(), in_recorded_games(1)) == []


def test_a_name_within_a_longer_one_is_not_named():
    assert named_in("A: Bio-Hazard Mining World, Gem World", ["Mining World", "Gem World", "Bio-Hazard Mining World"]) == ["Bio-Hazard Mining World", "Gem World"]
