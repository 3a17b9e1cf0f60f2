"""Every sign explains itself; cards show icons, words or both, as each viewer likes."""
import pytest
from playwright.sync_api import expect

from tests.flows.devices import SIZES
from ui.words import en as words

pytestmark = pytest.mark.flow

SCENE = "settle.choose r3 | A settle: New Sparta, Rebel Base [Rebel Miners, Gem World, Free Trade Association, New Galactic Order] | B: Old Earth"


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_sign_says_its_name_and_lists_the_cards_that_have_it(placed, size):
    (ann,) = placed(SCENE, "Ann", "bot", size=size)
    ann.sheet.open(ann.hand.about(ann.hand.cards()[0]))
    ann.check()
    ann.press("symbol-rebel")
    expect(ann.page.locator("#sheet-title")).to_contain_text(words.SIGN_NAMES["rebel"])
    expect(ann.one("sheet")).to_contain_text("Rebel Underground")
    expect(ann.one("sheet")).not_to_contain_text("Gem World")
    ann.check()
    ann.press_on(ann.page.locator('[data-testid^="card-with-"]', has_text="Rebel Underground"))
    expect(ann.page.locator("#sheet-title")).to_have_text("Rebel Underground")
    ann.check()


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_cards_show_what_their_viewer_likes_and_the_device_remembers_it(placed, size):
    (ann,) = placed(SCENE, "Ann", "bot", size=size)
    hand = ann.page.locator("#r-hand")
    expect(hand).not_to_contain_text("Military +2")
    for way in ("both", "words"):
        ann.sheet.open("open-menu")
        ann.press(f"faces-{way}")
        ann.sheet.close()
        expect(hand).to_contain_text("Military +2")
        ann.check()
    ann.page.reload()
    expect(hand).to_contain_text("Military +2")
