"""The decks have the printed numbers, and a declaration that cannot be right is refused."""

import pytest

from engine import powers as p
from engine.cards.base import CARDS
from engine.cards.card import development, world
from engine.cards.rulesets import deck_of, designs_of
from engine.powers import ROWS

EDITIONS = (1, 2)


def count(cards, **wanted):
    return sum(all(getattr(card, name) == value for name, value in wanted.items()) for card in cards)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_deck_has_the_printed_numbers_of_cards(edition):
    """B-CMP-1"""
    deck, designs = deck_of("base", edition), designs_of("base", edition)
    assert (len(designs), len(deck)) == (95, 114)
    assert count(deck, kind="development") == 50
    assert count(deck, kind="world") == 64
    assert count(deck, kind="world", military=True) == 23
    assert count(deck, kind="development", cost=6) == 12
    assert sorted(card.start for card in deck if card.start is not None) == [0, 1, 2, 3, 4]
    assert [card.name for card in deck if card.start is not None and card.military] == ["New Sparta"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_names_and_keys_are_unique(edition):
    designs = designs_of("base", edition)
    assert len({card.name for card in designs}) == len({card.key for card in designs}) == 95


def spread(cards, costs):
    """How many of the cards cost (or defend with) each of the costs."""
    return [count(cards, cost=cost) for cost in costs]


@pytest.mark.parametrize("edition, peaceful", [(1, [2, 6, 11, 10, 5, 5, 2]), (2, [2, 6, 13, 9, 4, 5, 2])])
def test_costs_are_spread_as_printed_on_gambling_world(edition, peaceful):
    """B-GAM-1, B-ED-1"""
    deck = deck_of("base", edition)
    worlds = [card for card in deck if card.kind == "world"]
    assert spread([card for card in deck if card.kind == "development"], range(1, 7)) == [12, 12, 4, 8, 2, 12]
    assert spread([card for card in worlds if not card.military], range(7)) == peaceful
    assert spread([card for card in worlds if card.military], range(1, 8)) == [6, 7, 3, 2, 2, 2, 1]


def test_the_second_edition_prints_five_cards_differently():
    """B-ED-1"""
    differ = [old.name for old, new in zip(designs_of("base", 1), designs_of("base", 2)) if old is not new]
    assert differ == ["Bio-Hazard Mining World", "Black Market Trading World", "Imperium Armaments World", "Outlaw World", "Merchant Guild"]


def test_copies_of_a_design_lie_side_by_side():
    keys = [card.key for card in deck_of("base", 2)]
    runs = [key for place, key in enumerate(keys) if place == 0 or keys[place - 1] != key]
    assert len(runs) == len(set(runs)) == 95


def test_a_power_knows_its_row_and_each_row_its_powers():
    for card in CARDS:
        assert [power for row in ROWS for index, power in card.rows[row]] == list(card.powers)
        assert all(card.powers[index] is power and power.row == row for row in ROWS for index, power in card.rows[row])


# Declarations that are refused

@pytest.mark.parametrize("declare, complaint", [
    (lambda: world("X", cost=1, production="novelty", windfall="novelty"), "X: either a production or a windfall world"),
    (lambda: world("X", cost=1, windfall="gold"), "X: no such kind of good: gold"),
    (lambda: world("X", cost=1, production="any"), "X: no such kind of good: any"),
    (lambda: world("X", cost=10), "X: cost 0 to 9"),
    (lambda: world("X", cost=-1), "X: cost 0 to 9"),
    (lambda: development("X", cost=1, copies=0), "X: cost 0 to 9 and at least one copy"),
    (lambda: development("X", cost=1, keywords=["robot"]), "X: no such keyword: robot"),
    (lambda: development("X", cost=1, conquer=[p.military(1)]), "X: no such row of powers: conquer"),
    (lambda: development("X", cost=1, develop=[p.military(1)]), "X: military is no power of the row develop"),
    (lambda: development("X", cost=1, trade=[p.sell(True)]), "X: sell is no power of the row trade"),
    (lambda: world("X", cost=1, military=True, settle=[p.draw_first(1)]), "X: draw first is no power of the row settle"),
])
def test_an_ill_formed_declaration_is_refused(declare, complaint):
    with pytest.raises(ValueError, match=complaint):
        declare()
