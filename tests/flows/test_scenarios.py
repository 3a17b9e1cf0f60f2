"""A tester opens a room in any position from the first page, and everybody of it by a link."""
import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.flow
POSITION = "settle.choose r3 | A settle: Alpha Centauri, Mining Robots [Comet Zone, Gem World] vp4 | B: Old Earth [+5]"


def test_a_position_is_opened_on_the_first_page(testing, devices):
    phone = devices.phone(testing.url, "tester")
    phone.one("position").fill(POSITION)
    phone.one("scenario-seats").fill("Ann, bot")
    phone.press("open-scenario")
    expect(phone.one("scenario-links")).to_be_visible()
    phone.check()
    phone.press("scenario-seat-0")
    phone.expect_screen("table")
    assert len(phone.hand.cards()) == 2
    phone.prompt.expect_asked()


def test_what_is_no_position_says_where(testing, devices):
    phone = devices.phone(testing.url, "tester")
    phone.expect_complaints("400")
    phone.one("position").fill("settle.choose | A: Nowhere")
    phone.press("open-scenario")
    expect(phone.one("notice")).to_contain_text('A: "Nowhere": expected the name of a card')


def test_a_report_of_a_problem_opens_as_a_room(testing, devices):
    ann, ben = devices.phones(testing.room_for("Ann", "Ben", preset_hands=True), ("Ann", "Ben"))
    ann.lobby.start()
    ben.prompt.answer("option-settle")
    text = ben.sheet.save_report("I cannot settle.")
    assert "told: I cannot settle." in text
    tester = devices.phone(testing.url, "tester")
    tester.one("position").fill(text)
    tester.press("open-scenario")
    tester.press(f"scenario-seat-{'AB'.index(text.partition('seat: ')[2][0])}")
    tester.expect_screen("table")
    assert sorted(tester.hand.cards()) == sorted(ben.hand.cards())


def test_a_flow_can_begin_in_a_position(placed):
    ann, = placed(POSITION, "Ann", "bot")
    ann.prompt.answer(ann.hand.cards()[0])
    ann.prompt.answer(*ann.prompt.options()[:1])
    ann.expect_version(ann.version())
