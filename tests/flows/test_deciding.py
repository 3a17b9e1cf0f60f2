"""Deciding well: all ways side by side with what each costs, and what will be lost before it is lost."""
import pytest
from playwright.sync_api import expect

from tests.flows.devices import SIZES

pytestmark = pytest.mark.flow

SCENE = "settle.choose r2 | A settle: New Sparta, Contact Specialist, Colony Ship [Rebel Fuel Cache, Gem World, +10] | B: Alpha Centauri"


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_ways_to_take_a_world_and_what_each_costs(placed, size):
    (ann,) = placed(SCENE, "Ann", "bot", size=size)
    expect(ann.one("warning")).to_contain_text("You could still place Rebel Fuel Cache and Gem World.")
    expect(ann.one("warning")).to_contain_text("You hold 12 cards; at the end of the round you keep 10.")
    ann.check()
    cache = ann.hand.cards()[0]
    ann.sheet.open(ann.hand.about(cache))
    expect(ann.one("ways")).to_contain_text("This discards Colony Ship from your tableau.")
    ann.check()
    ann.sheet.press(f"sheet-pick-{cache.removeprefix('card-')}")
    ann.prompt.answer()
    ann.prompt.expect_options("prompt")
    ways = ann.page.locator(".choices .button")
    expect(ways).to_have_count(3)
    expect(ways.first).to_contain_text("New Sparta 2")      # the sum behind it
    ann.check()


def test_a_card_that_cannot_be_chosen_says_why(placed):
    (ann,) = placed("settle.choose r2 | A settle: Alpha Centauri [Galactic Trendsetters, Gem World, Spice World] | B: Old Earth [+5]", "Ann", "bot")
    ann.sheet.open(ann.hand.cards()[0])
    expect(ann.one("why-not")).to_have_text("It costs 5 cards, and you have 2 to pay with.")


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_an_action_that_would_bring_nothing_is_told(placed, size):
    (ann,) = placed("choose.actions r2 | A: New Sparta [Gem World, +3] | B: Old Earth", "Ann", "bot", size=size)
    ann.prompt.pick("option-trade")
    expect(ann.one("warning")).to_contain_text("You have no good to sell.")
    ann.check()
    ann.prompt.pick("option-settle")
    expect(ann.one("warning")).to_have_count(0)
