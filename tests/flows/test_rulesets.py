"""A game of each ruleset on a phone; and the most that can be on a small screen: many players, and all that the expansions add."""
import pytest

from engine import score
from engine.cards.rulesets import RULESETS

from tests.flows.players import play

pytestmark = pytest.mark.flow

GAMES = [(ruleset, ()) for ruleset in RULESETS] + [("base+xi", ("invasion",))]
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


@pytest.mark.long
@pytest.mark.parametrize(("ruleset", "switches"), GAMES, ids=lambda value: "+".join(value) if isinstance(value, tuple) else value)
def test_a_game_of_each_ruleset_from_the_form_to_the_score(site, devices, ruleset, switches):
    ann = devices.phone(site.url, "Ann")
    players = RULESETS[ruleset].players[0]
    ann.home.make_room("Ann", players, bots=players - 1, ruleset=ruleset, switches=switches)
    ann.lobby.start()
    ann.expect_screen("table")
    play([ann])
    ann.score.expect()
    game = site.game(ann.code)
    assert game.options["ruleset"] == ruleset and all(game.options[switch] for switch in switches)
    assert sorted(ann.score.totals().values()) == sorted(score(game))
    assert sorted(ann.score.sums()) == sorted(score(game))
