"""What the viewer's device asks of the look: less motion, dark or light colours."""
import pytest
from playwright.sync_api import expect

from tests.flows.devices import BIG_SCREEN

pytestmark = pytest.mark.flow
COLOURS = "getComputedStyle(document.documentElement).colorScheme"


def test_nothing_moves_where_less_motion_is_wished(seated):
    (ann,) = seated("Ann", bots=["steady"])
    ann.sheet.open("open-menu")
    sheet = ann.one("sheet")
    expect(sheet).to_have_css("animation-name", "none")
    ann.page.emulate_media(reduced_motion="no-preference")
    expect(sheet).to_have_css("animation-name", "rise")
    ann.page.emulate_media(reduced_motion="reduce")     # what is on its way is out of reach, which the look at every device would find
    expect(sheet).to_have_css("animation-name", "none")


def test_colours_are_the_devices_until_the_viewer_chooses(site, devices):
    (link,) = site.room_for("Ann", players=2)
    ann = devices.open(link, "Ann", {**BIG_SCREEN, "color_scheme": "light"})
    ann.expect_screen("lobby")
    assert ann.page.evaluate(COLOURS) == "light"
    ann.page.emulate_media(color_scheme="dark")
    assert ann.page.evaluate(COLOURS) == "dark"
    chosen = [choose(ann) for _ in range(3)]
    assert sorted(chosen) == ["auto", "dark", "light"]
    while choose(ann) != "light":
        pass
    ann.page.reload()
    ann.expect_screen("lobby")
    assert ann.page.evaluate(COLOURS) == "light"


def choose(device):
    """The next of the choices; returns which it is."""
    page = device.page.locator("html")
    before = page.get_attribute("data-theme")
    device.press("theme")
    expect(page).not_to_have_attribute("data-theme", before)
    return page.get_attribute("data-theme")
