"""Every screen on every size in every language, and in letters of twice the size: no page scroll, no horizontal overflow, no text cut off, nothing
out of reach; and nothing that keeps out who uses a screen reader or sees little."""
import re

import pytest

from server.bootstrap import ROOT
from tests.flows.devices import Devices
from tests.flows.gallery import SCREENS, SIZES
from ui.languages import NAMES as LANGUAGES

pytestmark = [pytest.mark.flow, pytest.mark.slow]
# What one device takes in turn, (size, how large letters are). One that is touched becomes a desk's by its size alone: the style sheet never asks
# whether there is a mouse, and scroll bars are hidden on both.
DESK = [("1920x1080", 1), ("1920x1080", 2)]
ALL = [("360x640", 1), ("390x844", 1), ("768x1024", 1), *DESK, ("360x640", 2)]     # in this order there is least to be drawn anew
PARTS = 4       # of each walk, so that all processes of the run have something to do until the end
THEMES = dict(zip(LANGUAGES, ("dark", "light", "dark"), strict=True))   # contrast is a matter of the theme, names are one of the language


def faults_of(site, device, screens, looks):
    """{(screen, size, letters): what is wrong with it, screen: what keeps people out}; each screen is opened once, at the first size, and drawn larger."""
    found = {}
    for screen in screens:
        device.resize(SIZES[looks[0][0]])
        screen.open(site, device)
        barriers = device.barriers()    # once: a screen is made of the same elements on every size
        if barriers:
            found[screen.name] = barriers
        for size, letters in looks:
            device.resize(SIZES[size], letters)
            faults, cut = device.faults(), device.illegible()
            if faults or cut:
                found[screen.name, size, letters] = {**faults, "illegible": cut}
    return found


def walk(site, chromium, language, screens, looks):
    device = Devices(chromium).sized(SIZES[looks[0][0]], {"language": language, "theme": THEMES[language]})
    assert faults_of(site, device, screens, looks) == {}
    device.close()


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_is_whole(site, chromium, language, part):
    walk(site, chromium, language, [screen for screen in SCREENS if not screen.big][part::PARTS], ALL)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_for_a_projector_is_whole(site, chromium, language):
    walk(site, chromium, language, [screen for screen in SCREENS if screen.big], DESK)


def test_the_style_does_not_ask_for_a_mouse():
    assert not re.search(r"@media[^{]*\b(pointer|hover)\b", "".join(path.read_text("utf-8") for path in (ROOT / "static" / "css").glob("*.css")))


CUT = {
    "cut off by": "document.querySelector('.question').style.cssText = 'width: 30px; overflow: hidden; white-space: nowrap'",
    "out of .button": "document.querySelector('.action .called').style.cssText = 'white-space: nowrap; font-size: 60px'",
    "out of the window": "document.querySelector('.question').style.cssText = 'position: fixed; top: -10px'",
}


@pytest.mark.parametrize("fault", CUT)
def test_a_text_that_is_cut_off_is_found(site, chromium, fault):
    device = Devices(chromium).sized(SIZES["360x640"], {})
    (screen,) = [one for one in SCREENS if one.name == "ask-choose-actions"]
    assert faults_of(site, device, [screen], [("360x640", 1)]) == {}
    device.page.evaluate(CUT[fault])
    assert any(fault in one for one in device.illegible())
    device.close()


BARRIERS = {
    "button-name": "document.querySelector('.question').innerHTML += '<button></button>'",
    "color-contrast": "document.querySelector('.question').style.cssText = 'color: #888; background: #999'",
}


@pytest.mark.parametrize("barrier", BARRIERS)
def test_what_keeps_people_out_is_found(site, chromium, barrier):
    device = Devices(chromium).sized(SIZES["360x640"], {})
    (screen,) = [one for one in SCREENS if one.name == "ask-choose-actions"]
    screen.open(site, device)
    device.page.evaluate(BARRIERS[barrier])
    assert list(device.barriers()) == [barrier]
    device.close()
