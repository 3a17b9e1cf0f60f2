"""A Consume phase at one tap: what it brings is told line by line before it is done; or by hand."""
import pytest
from playwright.sync_api import expect

from tests.flows.devices import SIZES

pytestmark = pytest.mark.flow

SCENE = (
    "consume.use r3 | A double: New Sparta, Black Market Trading World, Prosperous World, Public Works, Old Earth, Gem World*, Comet Zone*, Deserted Alien Outpost* [+2] "
    "| B: Alpha Centauri, Spice World*, Public Works, New Economy, Galactic Trendsetters"
)


def test_a_plan_is_told_and_then_done(placed, testing):
    ann, ben = placed(SCENE, "Ann", "Ben")
    expect(ann.one("plan-cards")).to_contain_text("5 cards")
    ann.sheet.open("plan-points")
    assert ann.one("plan").locator("li").count() == 3
    expect(ann.one("plan-sum")).to_contain_text("6 VP")
    ann.check()
    ann.press("carry-out")
    ann.sheet.expect_closed()
    expect(ann.one("waiting")).to_be_visible()
    seat = testing.game(ann.code).seats[0]
    assert seat.chips == 6 and seat.good_worlds == []


def test_by_hand_although_there_are_plans(placed):
    ann, ben = placed(SCENE, "Ann", "Ben")
    ann.sheet.open("plan-cards")
    ann.sheet.close()
    option = next(one for one in ann.prompt.options() if one.startswith("option-"))
    ann.prompt.answer(option)
    ann.prompt.expect_asked()


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_plan_fits_every_screen(placed, size):
    (ann,) = placed(SCENE, "Ann", "bot", size=size)
    ann.prompt.expect_asked()
    ann.check()
    ann.sheet.open("plan-points")
    ann.check()


def test_a_plan_and_too_full_a_hand_fit_the_smallest_screen(placed):
    """The warning pushed the hand below the lower edge, where nothing could be reached."""
    (ann,) = placed(SCENE.replace("[+2]", "[+11]"), "Ann", "bot")
    ann.prompt.expect_asked()
    ann.check()
