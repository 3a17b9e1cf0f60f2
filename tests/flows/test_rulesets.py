"""The most that can be on a small screen: many players, and all that the expansions add."""
import pytest

from tests.flows.players import play

pytestmark = pytest.mark.flow

FULL_TABLES = [
    {"ruleset": "base+tgs+rvi+bow", "bots": ["random"] * 5, "promo": True},
    {"ruleset": "base+xi", "bots": ["random"] * 4, "invasion": True},
]


@pytest.mark.parametrize("wishes", FULL_TABLES, ids=lambda wishes: wishes["ruleset"])
def test_some_rounds_at_a_full_table(site, devices, seated, wishes):
    (ann,) = seated("Ann", **wishes)
    big = devices.big_screen(f"{site.url}/room/{ann.code}/table")
    play([ann], until=lambda: site.game(ann.code).round > 2)
    big.expect_version(ann.version())
