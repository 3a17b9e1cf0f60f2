"""What will be lost is said before it is lost."""
import re

import pytest

from engine import scene
from tests.ui.tables import message, shown
from ui.losses import warnings
from ui.update import update
from ui.views.extras import extras
from ui.views.prompt import prompt
from ui.views.sheets import sheet
from ui.views.table import tableau


def asked(text):
    return shown(message(scene(text), 0))


def test_passing_names_what_could_still_be_placed():
    model = asked("settle.choose r2 | A settle: Old Earth [Gem World, Public Works, Rebel Base, +2] | B: Alpha Centauri")
    assert [model.game.cards[card].name for card in warnings(model)[0][1]] == ["Gem World"]
    assert "You could still place Gem World." in prompt(model)
    assert warnings(update(model, ["pick", str(model.decision.options[0])])[0]) == []


def test_nothing_is_said_where_nothing_can_be_done():
    model = asked("settle.choose r2 | A settle: Old Earth [Public Works] | B: New Sparta")
    assert warnings(model) == [] and 'data-testid="warning"' not in prompt(model)


def test_a_hand_over_its_limit_is_told_while_there_is_a_use_for_it():
    model = asked("settle.choose r2 | A settle: Old Earth [Gem World, +11] | B: New Sparta")
    assert ["over", 12, 10] in warnings(model)
    assert "You hold 12 cards; at the end of the round you keep 10." in prompt(model)


@pytest.mark.parametrize("action, idle", [("trade", True), ("double", True), ("develop", False), ("settle", True), ("produce", True), ("explore+5", False)])
def test_an_action_that_brings_nothing_is_told(action, idle):
    model = asked("choose.actions r2 | A: Old Earth [Public Works] | B: New Sparta")
    model = update(model, ["pick", action])[0]
    assert warnings(model) == ([["idle", action]] if idle else [])
    assert ("Only the others would gain." in prompt(model)) == idle


def test_goods_in_the_last_round():
    model = asked("consume.use r9 | pool 0 | A double: Public Works, Old Earth, Gem World*, Comet Zone* vp12 | B: New Sparta vp12")
    assert ["last"] in warnings(model)


def test_all_ways_to_take_a_world_stand_beside_each_other():
    model = asked("settle.choose r2 | A settle: New Sparta, Contact Specialist, Colony Ship [Rebel Fuel Cache, +4] | B: Alpha Centauri")
    number = next(card for card in model.me.hand if model.game.cards[card].name == "Rebel Fuel Cache")
    shown_sheet = sheet(update(model, ["sheet", f"card:{number}"])[0])
    assert 'data-testid="ways"' in shown_sheet and "Conquer with Military 1" in shown_sheet
    assert "Pay 0 cards through Contact Specialist" in shown_sheet
    assert "This discards Colony Ship from your tableau." in shown_sheet


@pytest.mark.parametrize("more, why", [("pool 0", "The VP chips have run out."), ("pool 3", "")])
def test_the_last_round_is_announced_with_its_reason(more, why):
    model = asked(f"consume.use r9 | {more} | A double: Public Works, Old Earth, Gem World*, Comet Zone* vp12 | B: New Sparta vp12")
    assert (why in extras(model)) and ("last-round-why" in extras(model)) == (why != "")


def test_what_a_good_sells_for_stands_on_its_world():
    model = asked("consume r2 | A trade: New Sparta, Gem World*, Comet Zone* | B: Alpha Centauri")
    slots = [slot for slot in tableau(model).split("<li ") if 'class="price"' in slot]
    found = [(re.search(r'data-testid="card-(\d+)"', slot)[1], re.search(r'class="price">.*?</svg>(\d+)<', slot)[1]) for slot in slots]
    assert [(model.game.cards[int(card)].name, int(number)) for card, number in found] == [("Gem World", 2), ("Comet Zone", 3)]
