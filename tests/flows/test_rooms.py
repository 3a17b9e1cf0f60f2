"""Whoever cannot sit down is told why, and may watch."""
import pytest
from playwright.sync_api import expect

from tests.flows.players import play
from ui.words import en as words

pytestmark = pytest.mark.flow


def test_a_room_that_does_not_exist(site, devices):
    eve = devices.phone(f"{site.url}/room/ZZZ-ZZZZ-ZZZ", "Eve")
    expect(eve.one("no-room")).to_contain_text(words.NO_ROOM[:-1])
    eve.check()
    eve.press("home")
    eve.home.go_to("zzz-zzzz-zzz")
    expect(eve.one("no-room")).to_be_visible()


def test_a_code_typed_by_hand(site, devices):
    ann = devices.phone(site.room_for("Ann", players=2)[0], "Ann")
    ann.press("copy-link")
    expect(ann.one("notice")).to_contain_text(words.LINK_COPIED)
    ben = devices.phone(site.url, "Ben")
    ben.home.go_to(ann.one("room-code").inner_text().lower())
    ben.lobby.sit("Ben")
    ann.lobby.expect_seats("Ann", "Ben")


def test_a_newcomer_alone_has_a_preset_hand(site, devices):
    ann = devices.phone(site.room_for("Ann", players=2, preset_hands=[])[0], "Ann")
    ben = devices.phone(site.url + ann.lobby.path(), "Ben")
    ben.press("first-game")
    ben.lobby.sit("Ben")
    ann.press("first-game")
    expect(ben.one("seat-0")).to_contain_text(words.NEWCOMER)
    ann.press("first-game")
    expect(ben.one("seat-0")).not_to_contain_text(words.NEWCOMER)
    expect(ann.one("seat-1")).to_contain_text(words.NEWCOMER)
    ann.lobby.start()
    ann.expect_screen("table")
    ann.prompt.expect_asked()
    ben.expect_screen("table")
    assert len(ann.hand.cards()) == 6 and len(ben.hand.cards()) == 4


def test_a_full_room(site, devices):
    ann, ben = devices.phones(site.room_for("Ann", "Ben"), ("Ann", "Ben"))
    eve = devices.phone(site.url + ann.lobby.path(), "Eve")
    eve.lobby.expect_seats("Ann", "Ben")
    expect(eve.one("sit-form")).to_have_count(0)
    expect(eve.one("start")).to_have_count(0)
    expect(eve.one("full")).to_have_text(words.FULL)
    ann.lobby.start()
    eve.expect_screen("table")
    expect(eve.page.locator("#r-prompt")).to_contain_text(words.WATCHING)


def test_the_last_seat_goes_to_the_faster_one(site, devices):
    ann = devices.phone(site.room_for("Ann", players=2)[0], "Ann")
    eve = devices.phone(site.url + ann.lobby.path(), "Eve")
    eve.expect_complaints("409")

    def let_ben_be_faster(route):
        site.sit(ann.code, "Ben")
        route.continue_()

    eve.page.route("**/seats", let_ben_be_faster)
    eve.lobby.sit("Eve")
    expect(eve.one("notice")).to_have_text("This room is full. You can watch the game.")
    eve.lobby.expect_seats("Ann", "Ben")


def test_watching_without_a_seat(site, devices, seated):
    ann, ben = seated("Ann", "Ben", preset_hands=True)
    eve = devices.phone(f"{site.url}/room/{ann.code}", "Eve")
    eve.expect_screen("table")
    expect(eve.page.locator("#r-prompt")).to_contain_text(words.WATCHING)
    play([ann, ben], until=lambda: site.game(ann.code).round > 2)
    eve.expect_version(ann.version())
    assert eve.hand.cards() == [] and eve.prompt.options() == []
    assert sorted(eve.table.cards()) == sorted(ann.table.cards() + ben.table.cards())
