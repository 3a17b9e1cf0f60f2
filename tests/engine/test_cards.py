"""The decks have the printed numbers, and a declaration that cannot be right is refused."""

import pytest

from engine import powers as p
from engine.cards.card import development, world
from engine.cards.rulesets import RULESETS, deck_of, designs_of
from engine.powers import ROWS

EDITIONS = (1, 2)


def count(cards, **wanted):
    return sum(all(getattr(card, name) == value for name, value in wanted.items()) for card in cards)


# ruleset: designs, cards, start worlds, other worlds, developments, those of cost 6 (facts/README.md, section 2; B-CMP-1)
SIZES = {
    "base": (95, 114, 5, 59, 50, 12), "base+tgs": (114, 136, 9, 69, 58, 15), "base+tgs+rvi": (150, 180, 12, 88, 80, 22),
    "base+tgs+rvi+bow": (190, 228, 16, 110, 102, 27), "base+rvi": (131, 158, 8, 78, 72, 19), "base+aa": (134, 160, 10, 80, 70, 18),
    "base+xi": (139, 165, 10, 85, 70, 18),
}
# cards by cost or defence from 0 to 9: developments, peaceful worlds, military worlds (first edition)
SPREADS = {
    "base": ("0 12 12 4 8 2 12 0 0 0", "2 6 11 10 5 5 2 0 0 0", "0 6 7 3 2 2 2 1 0 0"),
    "base+tgs": ("0 15 12 6 8 2 15 0 0 0", "2 8 14 12 5 6 2 0 0 0", "0 8 7 6 3 2 2 1 0 0"),
    "base+tgs+rvi": ("0 23 12 10 11 2 22 0 0 0", "3 11 17 15 5 6 4 1 0 0", "0 11 9 6 3 4 2 1 1 1"),
    "base+tgs+rvi+bow": ("0 25 16 12 15 6 27 0 0 1", "4 12 23 20 6 8 5 1 0 1", "0 12 9 9 5 4 2 1 2 2"),
    "base+rvi": ("0 20 12 8 11 2 19 0 0 0", "3 9 14 13 5 5 4 1 0 0", "0 9 9 3 2 4 2 1 1 1"),
    "base+aa": ("0 14 16 8 10 4 18 0 0 0", "3 6 15 13 6 8 3 0 0 0", "0 10 11 4 3 3 2 1 1 1"),
    "base+xi": ("0 16 14 6 12 4 18 0 0 0", "2 7 17 13 6 8 2 0 0 0", "0 10 10 5 4 3 3 2 2 1"),
}
EVERY_DECK = [(ruleset, edition, promo) for ruleset in RULESETS for edition in EDITIONS for promo in (False, True) if ruleset != "persian" or not promo]


@pytest.mark.parametrize("ruleset", SIZES)
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("promo", [0, 6])
def test_a_deck_has_the_printed_numbers_of_cards(ruleset, edition, promo):
    """New Worlds adds six start worlds to any of them."""
    deck = deck_of(ruleset, edition, bool(promo))
    designs, cards, starts, worlds, developments, sixes = SIZES[ruleset]
    assert (len(designs_of(ruleset, edition, bool(promo))), len(deck)) == (designs + promo, cards + promo)
    assert count(deck, kind="world") == starts + worlds + promo
    assert (count(deck, kind="world", start=None), len(deck) - count(deck, start=None)) == (worlds, starts + promo)
    assert (count(deck, kind="development"), count(deck, kind="development", cost=6)) == (developments, sixes)


@pytest.mark.parametrize("ruleset", SPREADS)
def test_costs_are_spread_as_printed_on_gambling_world(ruleset):
    """B-GAM-1"""
    deck = deck_of(ruleset, 1)
    developments, peaceful, military = SPREADS[ruleset]
    assert spread(deck, kind="development") == developments
    assert spread(deck, kind="world", military=False) == peaceful
    assert spread(deck, kind="world", military=True) == military


def spread(deck, **wanted):
    """How many such cards cost (or defend with) 0 to 9."""
    return " ".join([str(count(deck, cost=cost, **wanted)) for cost in range(10)])


def test_the_second_edition_of_the_base_game_costs_a_little_less():
    """Bio-Hazard Mining World and Black Market Trading World cost 2 instead of 3, Imperium Armaments World 3 instead of 4."""
    assert spread(deck_of("base", 2), kind="world", military=False) == "2 6 13 9 4 5 2 0 0 0"


@pytest.mark.parametrize("ruleset, edition, promo", EVERY_DECK)
def test_names_keys_and_start_numbers_are_unique(ruleset, edition, promo):
    """Only as many designs as there are lie in the deck, copies side by side, and no two start worlds share a number."""
    designs = designs_of(ruleset, edition, promo)
    assert len({card.name for card in designs}) == len({card.key for card in designs}) == len(designs)
    keys = [card.key for card in deck_of(ruleset, edition, promo)]
    assert len([key for place, key in enumerate(keys) if place == 0 or keys[place - 1] != key]) == len(designs)
    starts = [card.start for card in designs if card.start is not None]
    assert len(starts) == len(set(starts))


def test_the_start_worlds_of_the_base_game():
    """B-SET-2"""
    starts = [card for card in designs_of("base") if card.start is not None]
    assert sorted(card.start for card in starts) == [0, 1, 2, 3, 4]
    assert [card.name for card in starts if card.military] == ["New Sparta"]


@pytest.mark.parametrize("ruleset, players", [("base+tgs+rvi", 6), ("base+tgs+rvi+bow", 6), ("base+aa", 5), ("base+xi", 5)])
def test_there_is_a_red_and_a_blue_start_world_for_everybody(ruleset, players):
    """E-SET-1: red is odd, blue is even."""
    starts = [card.start for card in designs_of(ruleset) if card.start is not None]
    assert RULESETS[ruleset].players[1] == players
    assert min(len([start for start in starts if start % 2 == parity]) for parity in (0, 1)) >= players


def test_the_second_edition_prints_five_cards_differently():
    """B-ED-1"""
    differ = [old.name for old, new in zip(designs_of("base", 1), designs_of("base", 2), strict=True) if old is not new]
    assert differ == ["Bio-Hazard Mining World", "Black Market Trading World", "Imperium Armaments World", "Outlaw World", "Merchant Guild"]


def test_a_later_design_of_the_same_name_takes_the_place_of_the_earlier():
    """Gambling World of Rebel vs Imperium, also in the second edition, which reprints no such card. (E-GAM-1)"""
    for ruleset, kind in (("base", "gamble"), ("base+tgs", "gamble"), ("base+rvi", "ante"), ("base+tgs+rvi+bow", "ante")):
        gambling = [card for card in deck_of(ruleset) if card.name == "Gambling World"]
        assert len(gambling) == 1 and kind in [power.kind for power in gambling[0].powers]


@pytest.mark.parametrize("ruleset, edition, promo", EVERY_DECK)
def test_a_power_knows_its_row_and_each_row_its_powers(ruleset, edition, promo):
    for card in designs_of(ruleset, edition, promo):
        assert [power for row in ROWS for index, power in card.rows[row]] == list(card.powers)
        assert all(card.powers[index] is power and power.row == row for row in ROWS for index, power in card.rows[row])


def test_every_kind_of_power_is_on_a_card():
    """The vocabulary holds nothing that no card says, and no card is declared with a word that it does not hold."""
    declared = {(power.row, power.kind) for ruleset in RULESETS for card in designs_of(ruleset, 2, ruleset != "persian") for power in card.powers}
    assert declared == {(row, kind) for row in ROWS for kind in p.POWERS[row]}


# Declarations that are refused

@pytest.mark.parametrize("declare, complaint", [
    (lambda: world("X", cost=1, production="novelty", windfall="novelty"), "X: either a production or a windfall world"),
    (lambda: world("X", cost=1, windfall="gold"), "X: no such kind of good: gold"),
    (lambda: world("X", cost=1, good="gold"), "X: no such kind of good: gold"),
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
