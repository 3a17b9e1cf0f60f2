"""The big screen is readable from the last row, on every size of it, and needs no control."""
import pytest
from playwright.sync_api import expect

from tests.flows.players import play

pytestmark = pytest.mark.flow
SIZES = [(1024, 768), (1920, 1080), (3840, 2160)]
LEAST = 0.03    # of the picture's height, for everything that is told
TOLD = '.sentence, .queue, .room, .figures span, .player h2 .name, .player h2 .number, .phase .called'
CONTROLS = "button:not(.strip-phases button), a[href], input, select"
HEIGHTS = """elements => elements.filter(one => one.checkVisibility()).map(one => [one.className, parseFloat(getComputedStyle(one).fontSize) / innerHeight])"""


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_what_is_told_is_readable_from_the_last_row(site, devices, seated, size):
    phones = seated("Ann", "Ben", bots=["steady", "steady"])
    play(phones, until=lambda: site.game(phones[0].code).round > 2)
    big = devices.sized(size, {})
    big.visit(f"{site.url}/room/{phones[0].code}/table")
    big.expect_screen("projector")
    heights = big.page.locator(TOLD).evaluate_all(HEIGHTS)
    assert len(heights) > 10 and [one for one in heights if one[1] < LEAST] == []
    assert big.page.locator(CONTROLS).filter(visible=True).count() == 0
    for key, grown in (("+", True), ("-", False)):
        before = heights[0][1]
        big.page.keyboard.press(key)
        expect(big.page.locator("html")).to_have_attribute("data-size", "1" if grown else "0")
        heights = big.page.locator(TOLD).evaluate_all(HEIGHTS)
        assert (heights[0][1] > before) == grown
