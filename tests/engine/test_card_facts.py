"""The audit: every fact of every card is declared as printed, in both editions, through a translation of its own."""

import functools
import json
from pathlib import Path

import pytest

from engine.cards.base import CARDS, PRESET_HANDS
from engine.cards.rulesets import designs_of
from engine.powers import ROWS

FACTS = Path(__file__).parents[3] / "shared" / "facts"
EDITIONS = (1, 2)
pytestmark = pytest.mark.skipif(not FACTS.exists(), reason="the card facts (../shared/facts) are not beside this checkout")


class Facts(dict):
    """The facts of one power or card; what the translation has not asked for is left over."""

    def take(self, name, otherwise=None):
        return self.pop(name, otherwise)


def kind_of_good(word):
    return "genes" if word == "gene" else word


def only_for(facts):
    return kind_of_good(facts.take("for_kind"))


def rewards(facts, name):
    given = Facts(facts.take(name))
    found = {"vp": given.take("vp", 0), "cards": given.take("cards", 0)}
    assert not given
    return found


def consume(facts):
    return dict(good=kind_of_good(facts.take("good")), each=facts.take("goods_each_time"), times=facts.take("up_to_times"),
                **rewards(facts, "reward_each"))


def discard_hand_cards(facts):
    assert facts.take("cards_each_time") == 1
    return dict(times=facts.take("up_to_times"), may=facts.take("may"), **rewards(facts, "reward_each"))


def not_for_aliens(facts):
    """The engine's two powers of this sort never work for worlds of alien kind, so the facts must say so."""
    assert facts.take("not_for_kind") == "alien"
    return {"may": facts.take("may")}


def pay_for_military(facts):
    assert facts.take("not_against") == "xeno"      # a keyword of a later set
    return dict(amount=facts.take("cost_reduction"), **not_for_aliens(facts))


def cost_to_zero(facts):
    assert facts.take("discard_this_card") is True
    return not_for_aliens(facts)


def temporary_military(facts):
    assert facts.take("discard_this_card") is True
    return {"amount": facts.take("amount"), "may": facts.take("may")}


def consume_all(facts):
    return {"amount": facts.take("vp_offset"), "vp": facts.take("vp_per_good")}


def gamble(facts):
    """Optional, although it is printed without "may". (B-GAM-1)"""
    numbers = facts.take("numbers")
    assert numbers == list(range(1, len(numbers) + 1))
    return {"amount": len(numbers), "may": True}


def produce(facts):
    """The kind of the good is that of the world, which the audit compares by itself."""
    facts.take("good")
    return {}


def amount(facts):
    return {"amount": facts.take("amount")}


def amount_and_good(facts):
    return dict(amount(facts), good=kind_of_good(facts.take("good")))


def amount_for_kind(facts):
    return dict(amount(facts), good=only_for(facts))


def sale(facts):
    """The good on this very card may be of any kind."""
    here = facts.take("only_good_on_this_card", False)
    return dict(amount(facts), good=kind_of_good(facts.take("good", "any" if here else None)), here=here)


# effect of the facts → kind of the engine, and its parameters
EFFECTS = {
    "draw_extra": ("see", amount),
    "keep_extra": ("keep", amount),
    "reduce_cost": ("cheaper", amount_for_kind),
    "draw_at_start": ("draw first", amount),
    "draw_after_placing": ("draw after", amount),
    "military": ("military", lambda facts: dict(amount_for_kind(facts), against=facts.take("against"))),
    "temporary_military": ("temporary military", temporary_military),
    "pay_for_military": ("pay for military", pay_for_military),
    "cost_to_zero": ("settle for free", cost_to_zero),
    "trade_bonus_cards": ("sale", sale),
    "consume_goods": ("consume", consume),
    "consume_three_different_kinds": ("consume different", lambda facts: dict(rewards(facts, "reward"), amount=3)),
    "consume_all_goods": ("consume all", consume_all),
    "sell_a_good": ("sell", lambda facts: {"bonuses": facts.take("use_trade_powers")}),
    "discard_hand_cards": ("discard for vp", discard_hand_cards),
    "gamble_name_a_number": ("gamble", gamble),
    "draw": ("draw", amount),
    "produce": ("produce", produce),
    "produce_on_windfall": ("good on windfall", lambda facts: {"good": kind_of_good(facts.take("good"))}),
    "draw_if_this_produced": ("draw if produced", amount),
    "draw_per_good_produced": ("draw per good", amount_and_good),
    "draw_per_different_kind_produced": ("draw per kind", amount),
    "draw_if_you_produced_most_of": ("draw if most", amount_and_good),
    "draw_per_world_of_kind": ("draw per world", amount_for_kind),
}
PLAIN_POWER = {"amount": 0, "good": None, "against": None, "each": 1, "times": 1, "vp": 0, "cards": 0, "here": False, "may": False, "bonuses": False}


def expected_power(facts):
    facts = Facts(facts)
    row = facts.take("phase")
    kind, parameters = EFFECTS[facts.take("effect")]
    expected = dict(PLAIN_POWER, **parameters(facts), row=row, kind=kind)
    assert not facts, f"untranslated: {facts}"
    return expected


def declared(thing):
    return {name: getattr(thing, name) for name in type(thing).__slots__}


GOOD_LINES = {f"{good}_{production}_world": {"good": kind_of_good(good), "production": production}
              for good in ("novelty", "rare", "gene", "alien") for production in ("production", "windfall")}
POWER_LINES = {f"{kind}_with_{row}_power": {"kind": kind, "row": row}
               for kind in ("world", "development") for row in ("explore", "trade", "consume")}
LINES = {
    **GOOD_LINES, **POWER_LINES,
    "world": {"kind": "world"},
    "development": {"kind": "development"},
    "cost_6_development": {"kind": "development", "cost": 6},
    "military_world": {"kind": "world", "military": True},
    "rebel_military_world": {"military": True, "keyword": "rebel"},
    "alien_card": {"keyword": "alien"},
    "total_military_strength": {"thing": "military"},
    "three_vp_in_chips": {"thing": "chips", "size": 3},
    "good_on_your_worlds_at_game_end": {"thing": "goods"},
}
PLAIN_LINE = {"thing": "card", "size": 1, "kind": None, "good": None, "production": None, "military": None, "keyword": None,
              "name": None, "cost": None, "row": None}


def expected_line(facts):
    """The lines that count no cards, and only these, are "additional" to the others."""
    facts = Facts(facts)
    word, vp = facts.take("for"), facts.take("vp")
    found = {"name": facts.take("card")} if word == "named_card" else LINES[word]
    assert facts.take("additional", False) == ("thing" in found)
    assert not facts, f"untranslated: {facts}"
    return dict(PLAIN_LINE, **found, vp=vp)


@functools.cache
def base_facts():
    cards = json.loads((FACTS / "cards.json").read_text("utf-8"))
    return [facts for facts in cards if facts["set"] == "base"]


def facts_of(edition):
    """The facts of the base cards in this edition, by name."""
    return {facts["name"]: in_edition(facts, edition) for facts in base_facts()}


def in_edition(facts, edition):
    """Some facts of the second edition replace, some are added."""
    found = Facts(facts)
    changes = dict(found.take("second_edition", {}))
    if edition == 1:
        changes = {}
    for name in ("powers", "end_game_vp"):
        found[name] = found.get(name, []) + changes.pop(name + "_added", [])
    found.update(changes)
    return found


def in_order(powers):
    """In the order of the icon bar; those of one row stay as they are."""
    return sorted(powers, key=lambda power: ROWS.index(power["row"]))


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_designs_are_those_of_the_facts(edition):
    assert sorted(card.name for card in designs_of("base", edition)) == sorted(facts_of(edition))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("place", range(95), ids=lambda place: CARDS[place].key)
def test_a_card_is_as_the_facts_say(edition, place):
    card = designs_of("base", edition)[place]
    facts = facts_of(edition)[card.name]
    assert in_order([expected_power(power) for power in facts.take("powers")]) == [declared(power) for power in card.powers]
    assert [expected_line(line) for line in facts.take("end_game_vp")] == [declared(line) for line in card.scores]
    check_figures(card, facts)
    assert not facts, f"unread: {facts}"


def check_figures(card, facts):
    assert facts.take("id") in (card.key, card.key + "-base")
    assert (card.name, card.kind) == (facts.take("name"), facts.take("kind"))
    assert (card.cost, card.vp) == (facts.take("cost"), facts.take("vp"))
    assert card.copies == facts.take("copies")["base"] == facts.take("copies_by_ruleset")["base"]
    assert (card.military, card.production) == (facts.take("military", False), facts.take("production", "none"))
    assert card.good == kind_of_good(facts.take("good"))
    assert (list(card.keywords), card.chromosome) == (facts.take("keywords", []), facts.take("chromosome_symbol", False))
    assert card.start == facts.take("start_number")
    assert facts.take("special", []) == ([] if card.start is None else ["start_world"])
    assert facts.take("set") == "base"
    facts.take("start_color")       # matters in sets where start worlds are chosen
    facts.take("preset_hand")       # compared with the hands, below


def test_a_production_world_produces_its_own_kind():
    for name, facts in facts_of(1).items():
        goods = [power["good"] for power in facts["powers"] if power["effect"] == "produce"]
        assert goods == ([facts["good"]] if facts.get("production") == "production" else []), name


def test_the_hands_of_the_first_game_are_those_of_the_facts():
    """B-SET-8"""
    hands = json.loads((FACTS / "preset_hands.json").read_text("utf-8"))["preset_hands"]
    expected = {hand["start_world"]: set(hand["hand"]) for hand in hands if hand["set"] == "base"}
    assert {start_world: set(hand) for start_world, hand in PRESET_HANDS.items()} == expected
