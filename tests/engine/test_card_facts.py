"""The audit: every fact of every card is declared as printed, in both editions and every ruleset (the translation is facts.py)."""

import functools

import pytest

from engine.cards import base
from engine.cards.rulesets import RULESETS, deck_of, preset_hands, sets_of
from engine.goals import FIRST, FIRST_POINTS, GOALS, MOST_POINTS, TIED_POINTS
from engine.powers import ROWS
from tests.engine import facts
from tests.engine.facts import SETS, SPECIALS, Facts, expected_line, expected_power, expected_special, in_edition, kind_of_good

pytestmark = pytest.mark.skipif(not facts.FOLDER.exists(), reason="the card facts (../shared/facts) are not beside this checkout")

CARDS = facts.cards()
REPRINTS = [card for card in CARDS if "second_edition" in card]
ORB = "orb_game_only"                       # what needs the orb is not played (AA-1)
KIND_BY_THE_RULES = {"Tranship Point": "rare"}      # AA-2 makes it a Rare world, which the facts do not


def ids(card):
    return card["id"]


def declared(thing):
    return {name: getattr(thing, name) for name in type(thing).__slots__}


@functools.cache
def design(name, series, edition=1):
    """The design of this name in a set: the base game prints some differently in the second edition."""
    reprints = base.SECOND_EDITION if edition == 2 and series == "base" else []
    return next(card for card in reprints + SETS[series].CARDS if card.name == name)


def in_order(powers):
    """In the order of the icon bar; those of one row stay as they are."""
    return sorted(powers, key=lambda power: ROWS.index(power["row"]))


def without_orb(lines):
    return [line for line in lines if ORB not in line]


def test_the_designs_are_those_of_the_facts():
    assert len(CARDS) == 280
    assert {series: sorted(card.name for card in SETS[series].CARDS) for series in SETS} == {
        series: sorted(card["name"] for card in CARDS if card["set"] == series) for series in SETS}


@pytest.mark.parametrize("known", CARDS, ids=ids)
def test_a_card_is_as_the_facts_say(known):
    compare(design(known["name"], known["set"]), in_edition(known, 1))


@pytest.mark.parametrize("known", REPRINTS, ids=ids)
def test_a_reprint_is_as_the_facts_say(known):
    """B-ED-1"""
    compare(design(known["name"], known["set"], 2), in_edition(known, 2))


def test_the_second_edition_has_no_other_reprints():
    assert sorted(card.name for card in base.SECOND_EDITION) == sorted(card["name"] for card in REPRINTS)


def compare(card, known):
    special = known.take("special", [])
    powers = [expected_power(power) for power in without_orb(known.take("powers"))] + [expected_special(word) for word in special if word in SPECIALS]
    assert in_order(powers) == [declared(power) for power in card.powers]
    assert [expected_line(line) for line in without_orb(known.take("end_game_vp"))] == [declared(line) for line in card.scores]
    check_figures(card, known)
    check_flags(card, special)
    assert not known, f"unread: {known}"


def check_figures(card, known):
    assert known.take("id") in [card.key] + [f"{card.key}-{short}" for short in ("base", "rvi", "aa", "xi")]
    assert (card.name, card.kind) == (known.take("name"), known.take("kind"))
    assert (card.cost, card.vp) == (known.take("cost"), known.take("vp"))
    assert card.copies == known.take("copies")[known.take("set")]
    assert (card.military, card.production) == (known.take("military", False), known.take("production", "none"))
    assert card.good == KIND_BY_THE_RULES.get(card.name, kind_of_good(known.take("good")))
    assert (sorted(card.keywords), card.chromosome) == (sorted(known.take("keywords", [])), known.take("chromosome_symbol", False))
    assert card.start == known.take("start_number")
    assert known.take("start_color") == (None if card.start is None else "blue" if card.start % 2 == 0 else "red")
    known.take("copies_by_ruleset")     # compared with the decks, below
    known.take("preset_hand")           # compared with the hands, below


def check_flags(card, special):
    """What is no power; that Tranship Point holds any number of goods is in the power that moves them there."""
    assert card.prestige == ("gives_1_prestige_when_placed" in special)
    assert (card.start is not None) == ("start_world" in special)
    gathers = "gather" in [power.kind for power in card.powers]
    assert gathers == ("holds_any_number_of_rare_goods" in special)
    known = {"gives_1_prestige_when_placed", "start_world", "promo_start_world", "holds_any_number_of_rare_goods", "extra_survey_team_orb_game_only"}
    assert set(special) <= known | set(SPECIALS)


def test_no_military_world_of_alien_kind_is_rebel_or_has_the_chromosome_symbol():
    """So it does not matter that powers which pay for these leave out alien kind in the engine, and do not in the facts."""
    aliens = [known for known in CARDS if known.get("military") and known.get("good") in ("alien", "any")]
    assert aliens and [known["name"] for known in aliens if "rebel" in known.get("keywords", []) or known.get("chromosome_symbol")] == []


@pytest.mark.parametrize("known", CARDS, ids=ids)
def test_a_production_world_produces_its_own_kind(known):
    goods = [power["good"] for power in known["powers"] if power["effect"] == "produce"]
    assert goods == ([known["good"]] if known.get("production") == "production" else [])


# Decks

OTHERS = [ruleset for ruleset in RULESETS if ruleset != "persian"]


@pytest.mark.parametrize("ruleset", OTHERS)
@pytest.mark.parametrize("edition", [1, 2])
def test_a_deck_has_the_copies_of_the_facts(ruleset, edition):
    deck, promo = deck_of(ruleset, edition), deck_of(ruleset, edition, promo=True)
    for known in CARDS:
        card, copies = design(known["name"], known["set"], edition), known["copies_by_ruleset"]
        assert count(deck, card) == copies.get(ruleset, 0), card.name
        assert count(promo, card) == copies.get(ruleset, 0) + copies.get("any+promo", 0), card.name


def count(deck, card):
    return len([other for other in deck if other is card])


@pytest.mark.parametrize("ruleset", OTHERS)
def test_the_first_hands_are_those_of_the_facts(ruleset):
    """B-SET-8"""
    series = [name for name in SETS if SETS[name] in sets_of(ruleset)]
    expected = {hand["start_world"]: set(hand["hand"]) for hand in facts.file("preset_hands.json")["preset_hands"] if hand["set"] in series}
    assert {start_world: set(hand) for start_world, hand in preset_hands(ruleset).items()} == expected


def test_the_first_hands_do_for_as_many_players_as_the_facts_say():
    for ruleset, players in facts.file("preset_hands.json")["players"].items():
        assert len(preset_hands(ruleset)) == max(int(number) for number in players)


# Goals

# Looked at after more phases than the facts say, as the rules recommend (rules-expansions.md, 2.3)
CHECKED_MORE = {"galactic-riches": {"consume"}, "greatest-infrastructure": {"settle"}}


def goal_facts():
    return [Facts(known) for known in facts.file("goals.json")]


def test_the_goals_are_those_of_the_facts():
    assert list(GOALS) == [known["id"] for known in goal_facts()]


@pytest.mark.parametrize("known", goal_facts(), ids=ids)
def test_a_goal_is_as_the_facts_say(known):
    goal, first = GOALS[known["id"]], known["type"] == "first"
    assert (goal.name, goal.family == FIRST, goal.series) == (known["name"], first, known["set"])
    assert (goal.least, known["vp"], known.get("vp_tied")) == (known["minimum"], FIRST_POINTS if first else MOST_POINTS, None if first else TIED_POINTS)
    assert set(goal.after) == set(known["checked_after"]) | CHECKED_MORE.get(goal.key, set())
