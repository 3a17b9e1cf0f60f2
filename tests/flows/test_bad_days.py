"""No network, an old page, an error of the page: it says so, keeps what was chosen, and is never dead. And the back button."""
import re

import pytest
from playwright.sync_api import expect

from tests.flows.devices import PHONE, SIZES
from ui.words import en as words

pytestmark = pytest.mark.flow


def test_without_network_what_was_chosen_is_kept_and_sent_later(seated, site):
    ann, ben = seated("Ann", "Ben", preset_hands=True)
    ann.expect_complaints("WebSocket|ERR_INTERNET")
    ann.prompt.pick("option-settle")
    ann.context.set_offline(True)
    ann.table.expect_offline()
    expect(ann.one("option-settle")).to_have_attribute("aria-pressed", "true")
    ann.prompt.press("answer")
    expect(ann.page.locator("#r-prompt")).to_contain_text(words.SENDING)
    assert site.game(ann.code).seats[0].actions == site.game(ann.code).seats[1].actions == []
    ann.context.set_offline(False)
    ann.table.expect_online()
    ann.prompt.expect_sent()
    ben.prompt.answer("option-produce")
    ann.table.expect_chosen("settle", "Ann")


def test_an_old_page_loads_itself_anew_once_and_then_says_so(site, devices):
    """Some cache on the way is old; without the page's own one, which would go round the route below."""
    ann = devices.open(site.room_for("Ann", bots=["steady"], preset_hands=True)[0], "Ann", {**PHONE, "service_workers": "block"})
    ann.lobby.start()
    ann.expect_screen("table")
    ann.expect_complaints("LOCAL_NETWORK_ACCESS")      # what Chromium makes of a page that comes from a test; it takes the other transport
    asked_for = []

    def yesterday(route):
        asked_for.append(route.request.url)
        with_version(route, "of yesterday")

    ann.page.route("**/room/**", yesterday)
    ann.page.reload()
    expect(ann.one("notice")).to_have_text(words.OLD_PAGE)
    ann.prompt.expect_asked()
    assert len(asked_for) == 2      # the one asked for above, and one by itself


def with_version(route, version):
    """As a cache would answer that knows only this version."""
    answer = route.fetch()
    route.fulfill(response=answer, body=re.sub('data-version="[^"]*"', f'data-version="{version}"', answer.text(), count=1))


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_an_error_of_the_page_says_what_to_do_and_play_goes_on(placed, testing, size):
    (ann,) = placed("settle.choose r3 | A settle: New Sparta [Rebel Miners, Gem World, +2] | B: Old Earth", "Ann", "bot", size=size)
    ann.prompt.expect_asked()
    ann.expect_complaints("broken on purpose")
    with ann.page.expect_request("**/api/errors") as report:
        ann.page.evaluate("setTimeout(() => { throw new Error('broken on purpose') })")
    expect(ann.one("broken")).to_contain_text(words.BROKEN)
    assert "broken on purpose" in report.value.post_data_json["traceback"]
    ann.prompt.answer(ann.hand.cards()[0])
    ann.press("reload")
    expect(ann.one("broken")).to_be_hidden()
    ann.expect_screen("table")


def test_the_back_button_closes_what_lies_over_the_page(placed):
    (ann,) = placed("settle.choose r3 | A settle: New Sparta [Rebel Miners, Gem World, +2] | B: Old Earth", "Ann", "bot")
    ann.sheet.open("open-menu")
    ann.press("open-help")
    title = ann.page.locator("#sheet-title")
    expect(title).to_have_text(words.HELP)
    ann.check()
    ann.page.go_back()
    expect(title).not_to_have_text(words.HELP)
    ann.page.go_back()
    ann.sheet.expect_closed()
    ann.expect_screen("table")


def test_a_player_who_takes_long_is_reminded(seated):
    ann, ben = seated("Ann", "Ben", preset_hands=True)
    ann.prompt.answer("option-settle")
    ann.check()
    ann.press_on(ann.page.locator('[data-testid^="nudge-"]'))
    expect(ben.one("notice")).to_contain_text("is waiting for you")
    expect(ann.page.locator('[data-testid^="nudge-"]')).to_have_count(0)
