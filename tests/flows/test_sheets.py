"""Everything on the table can be asked what it is, and closes again."""
import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.flow


def test_every_sheet_of_the_table(seated):
    ann, ben = seated("Ann", "Ben")
    for opener in ("open-log", "phase-settle", ann.table.seat_of("Ben"), ann.table.cards()[0], ann.hand.about(ann.hand.cards()[-1])):
        ann.sheet.open(opener)
        ann.check()
        ann.sheet.close()
    ann.sheet.open("open-menu")
    ann.check()
    ann.sheet.open("open-help")
    ann.check()
    ann.page.keyboard.press("Escape")
    ann.sheet.expect_closed()


def test_a_card_is_picked_from_its_sheet(seated):
    ann, ben = seated("Ann", "Ben")
    card = ann.hand.cards()[2]
    ann.sheet.open(ann.hand.about(card))
    ann.sheet.press(f"sheet-pick-{card.removeprefix('card-')}")
    ann.sheet.expect_closed()
    expect(ann.one(card)).to_have_attribute("aria-pressed", "true")
    ann.prompt.answer(ann.hand.cards()[0])
    assert card not in ann.hand.cards()
