"""Two people, two phones: from a link to the final score."""
import pytest

import engine
from tests.flows.players import play

pytestmark = pytest.mark.flow


@pytest.mark.long
def test_a_whole_game_by_link(site, devices):
    ann, ben = devices.phone(site.url, "Ann"), devices.phone(site.url, "Ben")
    ann.home.make_room("Ann")
    ben.visit(site.url + ann.lobby.path())
    ben.lobby.sit("Ben")
    for phone in (ann, ben):
        phone.lobby.expect_seats("Ann", "Ben")
        phone.check()
    ann.lobby.start()
    for phone in (ann, ben):
        phone.expect_screen("table")
    play([ann, ben])
    for phone in (ann, ben):
        phone.score.expect()
    assert ann.score.totals() == ben.score.totals()
    assert ann.score.sums() == list(ann.score.totals().values())
    assert sorted(ann.score.totals().values()) == sorted(engine.score(site.game(ann.code)))
