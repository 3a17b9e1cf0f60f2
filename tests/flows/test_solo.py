"""One person against bots, without filling in anything."""
import pytest

from tests.flows.players import play

pytestmark = pytest.mark.flow


def test_from_the_first_page_to_the_score_and_a_rematch(site, devices):
    ann = devices.phone(site.url, "Ann")
    ann.check()
    ann.home.play_now()
    ann.expect_screen("table")
    play([ann])
    ann.score.expect()
    assert len(ann.score.totals()) == 2
    ann.check()
    ann.score.rematch()
    ann.sheet.expect_closed()
    ann.prompt.expect_asked()
    assert site.game(ann.code).round == 1
    assert play([ann], until=lambda: site.game(ann.code).round > 1)


def test_a_room_with_bots_by_the_form(site, devices):
    ann = devices.phone(site.url, "Ann")
    ann.home.make_room("Ann", players=3, bots=1)
    ann.lobby.expect_seats("Ann", "Vega")
    ann.lobby.add_bot(1)
    ann.lobby.expect_seats("Ann", "Rigel", "Vega")
    ann.lobby.remove_bot(2)
    ann.lobby.expect_seats("Ann", "Rigel")
    ann.check()
    ann.lobby.add_bot(2)
    ann.lobby.start()
    ann.expect_screen("table")
    assert play([ann], until=lambda: site.game(ann.code).round > 1)
