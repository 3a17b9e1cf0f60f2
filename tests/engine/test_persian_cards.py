"""The deck of the small Persian game against the tables of its rules (../shared/rules/rules-persian-variant.md, PV-1 … PV-6)."""

import re
from pathlib import Path

import pytest

from engine.cards.persian import CARDS
from engine.cards.rulesets import deck_of

RULES = Path(__file__).parents[3] / "shared" / "rules" / "rules-persian-variant.md"
pytestmark = pytest.mark.skipif(not RULES.exists(), reason="the rules (../shared/rules) are not beside this checkout")

KINDS = {"Novelty": "novelty", "Rare": "rare", "Genes": "genes", "Alien": "alien"}
POWERS = {
    "Explore draw +1": ("explore", "see", 1), "development cost −1": ("develop", "cheaper", 1), "ordinary world cost −1": ("settle", "cheaper", 1),
    "Military +1": ("settle", "military", 1), "Military +2": ("settle", "military", 2), "Military +3": ("settle", "military", 3),
    "+1 chip per good": ("consume", "chip per good", 1), "–": None,
}


def table(heading):
    """The rows under a heading, as dicts by column."""
    text = RULES.read_text("utf-8") if RULES.exists() else ""
    section = text.partition(f"### {heading}")[2].split("\n#")[0]
    rows = [[cell.strip(" †*") for cell in line.strip("|").split("|")] for line in section.splitlines() if line.startswith("|")]
    names = [re.sub(r" ?[†\[].*", "", cell) for cell in rows[0]] if rows else []
    return [dict(zip(names, row, strict=True)) for row in rows[2:]]


def number(cell):
    return int(re.match(r"\**(\d+)", cell).group(1))


STARTS = table("Start worlds")
PRODUCTION, WINDFALL, MILITARY = table("Production worlds"), table("Windfall worlds"), table("Military worlds")
DEVELOPMENTS = table("Developments")


def card(row):
    return next(card for card in CARDS if card.name == row["English"])


def power_of(card):
    """The one power, as row, kind and amount; of a production world besides that it produces."""
    powers = [(power.row, power.kind, power.amount) for power in card.powers if power.kind != "produce"]
    assert len(powers) < 2
    return powers[0] if powers else None


def test_the_tables_hold_55_cards():
    """PV-1"""
    assert [len(rows) for rows in (STARTS, PRODUCTION, WINDFALL, MILITARY, DEVELOPMENTS)] == [3, 12, 10, 10, 20]
    assert sorted(card.name for card in CARDS) == sorted(row["English"] for row in STARTS + PRODUCTION + WINDFALL + MILITARY + DEVELOPMENTS)


@pytest.mark.parametrize("row", PRODUCTION + WINDFALL, ids=lambda row: row["English"])
def test_a_world_with_goods(row):
    """PV-4, PV-5"""
    world = card(row)
    assert (world.kind, world.military, world.production) == ("world", False, "production" if row in PRODUCTION else "windfall")
    assert (world.good, world.cost, world.vp) == (KINDS[row["Kind"].split()[0]], number(row["Cost"]), number(row["VP"]))
    assert power_of(world) is None


@pytest.mark.parametrize("row", MILITARY, ids=lambda row: row["English"])
def test_a_military_world(row):
    world = card(row)
    assert (world.kind, world.military, world.production, world.good) == ("world", True, "none", None)
    assert (world.cost, world.vp, power_of(world)) == (number(row["Defence"]), number(row["VP"]), None)


@pytest.mark.parametrize("row", STARTS, ids=lambda row: row["English"])
def test_a_start_world(row):
    """PV-2, PV-6, PV-A2"""
    world = card(row)
    assert (world.kind, world.military, world.production, world.good) == ("world", False, "none", None)
    assert (world.vp, power_of(world)) == (number(row["VP"]), POWERS[row["Power"]])
    assert world.start is not None


@pytest.mark.parametrize("row", DEVELOPMENTS, ids=lambda row: row["English"])
def test_a_development(row):
    development = card(row)
    assert (development.kind, development.cost, development.vp) == ("development", number(row["Cost"]), number(row["VP"]))
    assert power_of(development) == POWERS[row["Power"]]


def test_a_world_is_worth_half_its_cost_rounded_up():
    """PV-6"""
    for world in [card for card in CARDS if card.kind == "world" and card.start is None]:
        assert world.vp == (world.cost + 1) // 2


def test_nothing_is_in_the_deck_that_the_small_game_does_not_have():
    """PV-15: no points of cost-6 developments; PV-A14: every card once, only the start worlds are there for each of four players."""
    assert all(not card.scores and not card.keywords and not card.prestige and not card.chromosome for card in CARDS)
    assert {card.copies for card in CARDS if card.start is None} == {1}
    assert {card.copies for card in CARDS if card.start is not None} == {4}
    assert len(deck_of("persian")) == 52 + 3 * 4
