"""Every screen on every size in every language: no page scroll, no horizontal overflow, no text cut off, nothing out of reach."""
import pytest

from tests.flows.devices import Devices
from tests.flows.gallery import SCREENS, SIZES, fits
from ui.languages import NAMES as LANGUAGES

pytestmark = [pytest.mark.flow, pytest.mark.slow]


def faults_of(site, device, screens):
    """{screen: what is wrong with it}"""
    found = {}
    for screen in screens:
        screen.open(site, device)
        faults, cut = device.faults(), device.illegible()
        if faults or cut:
            found[screen.name] = {**faults, "illegible": cut}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_every_screen_is_whole(site, chromium, size, language):
    device = Devices(chromium).sized(SIZES[size], {"language": language})
    assert faults_of(site, device, [screen for screen in SCREENS if fits(screen, SIZES[size])]) == {}
    device.close()


CUT = {
    "cut off by": "document.querySelector('.question').style.cssText = 'width: 30px; overflow: hidden; white-space: nowrap'",
    "out of .button": "document.querySelector('.action .called').style.cssText = 'white-space: nowrap; font-size: 60px'",
    "out of the window": "document.querySelector('.question').style.cssText = 'position: fixed; top: -10px'",
}


@pytest.mark.parametrize("fault", CUT)
def test_a_text_that_is_cut_off_is_found(site, chromium, fault):
    device = Devices(chromium).sized(SIZES["360x640"], {})
    (screen,) = [one for one in SCREENS if one.name == "ask-choose-actions"]
    assert faults_of(site, device, [screen]) == {}
    device.page.evaluate(CUT[fault])
    assert any(fault in one for one in device.illegible())
    device.close()
