"""One person against bots, without filling in anything."""
import pytest

from playwright.sync_api import expect

from tests.flows.devices import SIZES, look
from tests.flows.players import play
from ui.words import en as words

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


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_first_game_explains_itself_one_idea_at_a_time(site, devices, size):
    ann = devices.open(site.url, "Ann", look(size))
    ann.home.play_now()
    heard = []
    for _ in range(3):
        title = ann.one("lesson").locator("h2")
        expect(title).not_to_have_text(heard[-1] if heard else "")
        heard.append(title.inner_text())
        ann.check()
        ann.press("heed")
    ann.prompt.expect_options("prompt")
    assert heard == [words.LESSONS[key][0] for key in ("goal", "card", "actions")]
    ann.page.reload()       # what has been heard is not told again
    ann.prompt.expect_options("prompt")
    expect(ann.one("lesson")).to_have_count(0)
    ann.sheet.open("open-menu")
    ann.check()
    ann.press("guide")      # off
    ann.sheet.expect_closed()
    ann.prompt.expect_options("prompt")
    ann.sheet.open("open-menu")
    ann.press("guide")      # and on again, from the beginning
    expect(ann.one("lesson")).to_contain_text(words.LESSONS["goal"][1])
    ann.press("silence")
    ann.prompt.expect_options("prompt")


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
