"""Every kind of power has a ruling that fails without it: a power that is taken off its cards is missed."""

import pytest

from engine.cards.rulesets import RULESETS, designs_of
from engine.powers import POWERS
from tests.engine.test_rulings import RULINGS
from tests.rulings.table import Failed

DESIGNS = {id(card): card for ruleset in RULESETS for edition in (1, 2) for promo in (False, True) for card in designs_of(ruleset, edition, promo)}.values()


def cards_with(row, kind):
    return [card for card in DESIGNS if kind in [power.kind for _index, power in card.rows[row]]]


def rulings_with(cards):
    """The rulings that name one of these cards."""
    names = {card.name for card in cards}
    return [ruling for ruling in RULINGS if any(name in text for name in names for text in [ruling.start, *(line for _number, line in ruling.lines)])]


def is_missed(row, kind):
    """Does a ruling fail when no card has this power?"""
    cards = cards_with(row, kind)
    before = [card.rows[row] for card in cards]
    for card in cards:
        card.rows[row] = tuple((index, power) for index, power in card.rows[row] if power.kind != kind)
    try:
        for ruling in rulings_with(cards):
            ruling.check()
    except Failed:
        return True
    finally:
        for card, rows in zip(cards, before):
            card.rows[row] = rows
    return False


@pytest.mark.parametrize("row, kind", [(row, kind) for row in POWERS for kind in POWERS[row]])
def test_a_ruling_fails_without_this_kind_of_power(row, kind):
    assert cards_with(row, kind), "no card has it"
    assert is_missed(row, kind)
