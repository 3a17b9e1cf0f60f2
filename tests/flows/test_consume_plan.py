"""A Consume phase at one tap: what it brings is told line by line before it is done; or by hand."""
import pytest
from playwright.sync_api import expect

from tests.flows.devices import BIG_SCREEN, PHONE

pytestmark = pytest.mark.flow

SCENE = (
    "consume.use r3 | A double: New Sparta, Black Market Trading World, Prosperous World, Public Works, Old Earth, Gem World*, Comet Zone*, Deserted Alien Outpost* [+2] "
    "| B: Alpha Centauri, Spice World*, Public Works, New Economy, Galactic Trendsetters"
)


def of_two_plans(phones):
    """The phone whose player has both plans: who gets which seat is shuffled."""
    for phone in phones:
        phone.prompt.expect_asked()
    return next(phone for phone in phones if phone.one("plan-cards").count())


def test_a_plan_is_told_and_then_done(seated, site):
    phone = of_two_plans(seated("Ann", "Ben", scene=SCENE))
    before = site.game(phone.code)
    (seat,) = [seat for seat in before.seats if len(seat.tableau) == 8]
    expect(phone.one("plan-cards")).to_contain_text("5 cards")
    phone.sheet.open("plan-points")
    told = phone.one("plan").locator("li")
    assert told.count() == 3
    promised = int(phone.one("plan-sum").inner_text().split()[1])
    phone.check()
    phone.press("carry-out")
    phone.sheet.expect_closed()
    expect(phone.one("waiting")).to_be_visible()
    after = site.game(phone.code).seats[seat.index]
    assert after.chips == seat.chips + promised and after.good_worlds == []


def test_by_hand_although_there_are_plans(seated, site):
    phone = of_two_plans(seated("Ann", "Ben", scene=SCENE))
    phone.sheet.open("plan-cards")
    phone.sheet.close()
    option = next(one for one in phone.prompt.options() if one.startswith("option-"))
    phone.prompt.answer(option)
    phone.prompt.expect_asked()


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (768, 1024), (1920, 1080)], ids=str)
def test_a_plan_fits_every_screen(site, devices, size):
    look = PHONE if size[0] < 900 else BIG_SCREEN
    (url, other) = site.room_for("Ann", "Ben")
    site.set_up(SCENE)
    ann = devices.open(url, "Ann", {**look, "viewport": dict(zip(("width", "height"), size))})
    ann.lobby.start()
    ann.prompt.expect_asked()
    ann.check()
    ann.sheet.open("plan-points")
    ann.check()
