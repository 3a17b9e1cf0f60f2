"""Four people, four phones; two of them have to go, and bots play on for them."""
import pytest

import engine
from tests.flows.players import play

pytestmark = pytest.mark.flow


@pytest.mark.long
def test_a_whole_game_whose_absent_players_are_replaced(site, devices, seated):
    ann, ben, cleo, dan = seated("Ann", "Ben", "Cleo", "Dan")
    play([ann, ben, cleo, dan], until=lambda: site.game(ann.code).round > 3)
    for gone in (cleo, dan):
        devices.close(gone)
        ann.table.let_bot_play_for(gone.name)
    play([ann, ben])
    for phone in (ann, ben):
        phone.score.expect()
        assert len(phone.score.totals()) == 4
    assert sorted(ben.score.totals().values()) == sorted(engine.score(site.game(ann.code)))
