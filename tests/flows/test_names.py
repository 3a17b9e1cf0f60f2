"""A name is shown as it was typed, whatever it is, and does nothing else."""
from pathlib import Path

import pytest

from tests.flows.players import play

pytestmark = pytest.mark.flow

HTML = "<img src=x onerror=a()>"
# turns the direction of writing and never turns it back; and letters of several code points
BIDI = "\u202elive <b>\U0001f98a\U0001f469\u200d\U0001f467"
ESCAPE = "\u2069"  # would end the isolation that the page puts a name into, and is the one mark not shown
BACKWARDS = Path(__file__).with_name("backwards.js").read_text("utf-8")


def harmless(device):
    """Both names are there, as text alone, and the words around them run as they should."""
    assert set(device.texts(".name")) & {HTML, BIDI} == set(device.texts(".name")) != set()
    assert device.page.locator(".name *, img[src=x]").count() == 0
    assert device.page.evaluate(BACKWARDS, "live") == []
    device.check()


def test_hostile_names(site, devices):
    ann, ben = devices.phone(site.url, "Ann"), devices.phone(site.url, "Ben")
    ann.home.make_room(HTML)
    ben.visit(site.url + ann.lobby.path())
    ben.lobby.sit(ESCAPE + BIDI)
    big = devices.big_screen(f"{site.url}/room/{ann.code}/table")
    ann.lobby.expect_seats(HTML, BIDI)
    big.expect_screen("invitation")
    for device in (ann, ben, big):
        harmless(device)
    ann.lobby.start()
    big.expect_screen("projector")
    play([ann, ben], until=lambda: site.game(ann.code).round > 1)
    big.expect_version(ann.version())
    for device in (ann, ben, big):
        harmless(device)
    for phone in (ann, ben):
        for opener in ("open-log", "phase-explore", "phase-settle"):
            phone.sheet.open(opener)
            harmless(phone)
            phone.sheet.close()
