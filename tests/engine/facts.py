"""The card facts (../shared/facts) in the engine's terms, through a translation of its own: the other side of the audit."""

import functools
import json
from pathlib import Path

from engine.cards import alien_artifacts, base, brink_of_war, gathering_storm, new_worlds, rebel_vs_imperium, xeno_invasion
from engine.powers import HAND_CARD, PRESTIGE, THIS_CARD

FOLDER = Path(__file__).parents[3] / "shared" / "facts"
SETS = {
    "base": base, "the-gathering-storm": gathering_storm, "rebel-vs-imperium": rebel_vs_imperium, "the-brink-of-war": brink_of_war,
    "alien-artifacts": alien_artifacts, "xeno-invasion": xeno_invasion, "new-worlds-promo": new_worlds,
}


class Facts(dict):
    """The facts of one power or card; what the translation has not asked for is left over."""

    def take(self, name, otherwise=None):
        return self.pop(name, otherwise)


@functools.cache
def file(name):
    return json.loads((FOLDER / name).read_text("utf-8")) if FOLDER.exists() else []


def cards():
    return [Facts(facts) for facts in file("cards.json")]


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


# Parameters

def kind_of_good(word):
    return "genes" if word == "gene" else word


SORTS = {
    "non_military_world": "peaceful world", "xeno_military_world": "xeno world", "cost_6_development": "development of cost 6",
    "development_of_cost_5_or_more": "development of cost 5 or more",
}


def sort_of(word):
    return None if word is None else SORTS.get(word, word.replace("_", " "))


def rewards(facts, name):
    given = Facts(facts.take(name))
    found = {"vp": given.take("vp", 0), "cards": given.take("cards", 0), "prestige": given.take("prestige", 0)}
    assert not given
    return found


def price(facts):
    """What a power is paid with; then, and only then, it is optional."""
    spend = kind_of_good(facts.take("spend"))
    if facts.take("discard_this_card"):
        spend = THIS_CARD
    if facts.take("discard_hand_cards"):
        spend = HAND_CARD
    may = facts.take("may", False)
    assert may == (spend is not None)
    return {"spend": PRESTIGE if spend == "prestige" else spend, "may": may}


def may(facts):
    assert facts.take("may") is True
    return {"may": True}


def amount(facts):
    return {"amount": facts.take("amount")}


def prestige(facts):
    return {"prestige": facts.take("prestige")}


def nothing(facts):
    return {}


# Effects, in the order of effects.md

def see(facts):
    return dict(amount(facts), per=sort_of(facts.take("per")))


def cheaper(facts):
    return dict(amount(facts), good=kind_of_good(facts.take("for_kind")))


def cheaper_for_a_price(facts):
    return dict(amount(facts), **price(facts))


def draw_and_discard(facts):
    assert facts.take("discard_hand_cards") == 1
    return {"amount": facts.take("draw")}


def prestige_after(facts):
    return dict(prestige(facts), target=sort_of(facts.take("if_placed")))


def military(facts):
    when = {None: None, "imperium_card_in_tableau": "imperium card"}[facts.take("condition")]
    return dict(amount(facts), good=kind_of_good(facts.take("for_kind")), against=facts.take("against"), per=sort_of(facts.take("per")), when=when)


def temporary_military(facts):
    return dict(amount(facts), against=facts.take("against"), **price(facts))


def hand_for_military(facts):
    assert facts.take("amount_each") == 1
    return dict(may(facts), amount=facts.take("up_to"), spend=HAND_CARD)


def pay_for_military(facts):
    """Never for Xeno worlds, nor for worlds of alien kind, unless it is for these, or for a keyword or symbol that none of these has."""
    good, against = facts.take("for_kind"), facts.take("against")
    assert facts.take("not_for_kind") == (None if good == "alien" or against else "alien")
    assert facts.take("not_against") == "xeno"
    return dict(may(facts), amount=facts.take("cost_reduction"), good=good, against=against)


def for_nothing(facts):
    """The engine's powers of this sort never work for worlds of alien kind, so the facts must say so."""
    assert facts.take("not_for_kind") == "alien"
    return price(facts)


def conquer_peaceful(facts):
    return dict(price(facts), amount=facts.take("defense_reduction"), bonuses=facts.take("usable_for_takeover"),
                prestige=facts.take("prestige_if_successful", 0))


def replace_world(facts):
    return dict(may(facts), amount=facts.take("max_cost_increase"), **prestige(facts))


def takeover(facts):
    """Optional even if it costs nothing."""
    bonus, owner = facts.take("attack_bonus", 0), facts.take("target_owner_must_have")
    assert facts.take("attack_bonus_per") == ("rebel_military_world" if bonus else None)
    spend = price(Facts({name: facts.take(name) for name in ("discard_this_card", "spend") if name in facts}, may=True) if
                  "spend" in facts or "discard_this_card" in facts else Facts())["spend"]
    return dict(may(facts), amount=bonus, target=sort_of(facts.take("target")), spend=spend, destroys=facts.take("outcome") == "destroy",
                owner="military" if owner == "total_military_at_least_1" else sort_of(owner), prestige=facts.take("prestige_if_successful", 0))


def takeover_defence(facts):
    return {"amount": facts.take("amount_per_other_military_world"), "rebels": facts.take("amount_per_rebel_military_world")}


def in_the_invasion_game(facts):
    assert facts.take("xeno_invasion_game_only") is True
    return dict(amount(facts), **price(facts))


def sale(facts):
    """The good on this very card may be of any kind."""
    here = facts.take("only_good_on_this_card", False)
    return dict(amount(facts), good=kind_of_good(facts.take("good", "any" if here else None)), here=here, per=sort_of(facts.take("per")))


def consume(facts):
    return dict(good=kind_of_good(facts.take("good")), each=facts.take("goods_each_time"), times=facts.take("up_to_times"),
                here=facts.take("only_good_on_this_card", False), **rewards(facts, "reward_each"))


def consume_each(facts):
    return dict(rewards(facts, "reward"), goods=tuple(kind_of_good(good) for good in facts.take("goods")))


def consume_kinds(facts):
    return dict(rewards(facts, "reward_each"), amount=facts.take("up_to_goods"))


def consume_all(facts):
    return {"amount": facts.take("vp_offset"), "vp": facts.take("vp_per_good")}


def discard(facts):
    return dict(may(facts), each=facts.take("cards_each_time"), times=facts.take("up_to_times"), spend=HAND_CARD, **rewards(facts, "reward_each"))


def spend_prestige(facts):
    assert facts.take("prestige_each_time") == facts.take("up_to_times") == 1
    return dict(may(facts), spend=PRESTIGE, **rewards(facts, "reward_each"))


def gamble(facts):
    """Optional, although it is printed without "may". (B-GAM-1)"""
    numbers = facts.take("numbers")
    assert numbers == list(range(1, len(numbers) + 1))
    return {"amount": len(numbers), "may": True}


def ante(facts):
    assert facts.take("ante_cost_min") == 1
    return dict(may(facts), amount=facts.take("ante_cost_max"))


def produce(facts):
    """The kind of the good is that of the world, which the audit compares by itself."""
    facts.take("good")
    return price(facts)


def windfall(facts):
    return dict(price(facts), good=kind_of_good(facts.take("good")), elsewhere=facts.take("not_on_this_card", False))


def amount_and_good(facts):
    return dict(amount(facts), good=kind_of_good(facts.take("good")))


# effect of the facts → kind of the engine, and its parameters
EFFECTS = {
    "draw_extra": ("see", see),
    "keep_extra": ("keep", amount),
    "combine_with_hand": ("mix", nothing),
    "discard_hand_card_for_prestige": ("hand for prestige", lambda facts: dict(price(facts), **prestige(facts))),
    "reduce_cost": ("cheaper", cheaper),
    "discard_this_card_to_reduce_cost": ("cheaper for a price", cheaper_for_a_price),
    "spend_good_to_reduce_cost": ("cheaper for a price", cheaper_for_a_price),
    "draw_at_start": ("draw first", amount),
    "draw_then_discard_at_start": ("draw first and discard", draw_and_discard),
    "draw_after_placing": ("draw after", amount),
    "draw_then_discard_after_placing": ("draw after and discard", draw_and_discard),
    "prestige_after_placing": ("prestige after", prestige_after),
    "save_one_paid_card_under_this": ("save paid", nothing),
    "military": ("military", military),
    "temporary_military": ("temporary military", temporary_military),
    "discard_hand_cards_for_temporary_military": ("hand for military", hand_for_military),
    "pay_for_military": ("pay for military", pay_for_military),
    "reduce_cost_when_paying_for_military": ("pay less for military", amount),
    "prestige_when_paying_for_military": ("prestige for paying", prestige),
    "cost_to_zero": ("settle for free", for_nothing),
    "conquer_non_military_world": ("conquer peaceful", conquer_peaceful),
    "good_on_production_world_when_placed": ("good when settled", nothing),
    "place_second_world": ("second world", may),
    "place_additional_military_world": ("military world too", price),
    "conquer_second_world_with_leftover_military": ("leftover conquest", may),
    "place_additional_world_at_cost_zero": ("free world", for_nothing),
    "flip_card_and_place_non_military_world_at_cost_zero": ("flip world", may),
    "replace_world_with_costlier_one_of_same_kind": ("replace world", replace_world),
    "takeover": ("takeover", takeover),
    "takeover_defense": ("takeover defence", takeover_defence),
    "defeat_takeover": ("cancel takeover", price),
    "xeno_defense": ("xeno defence", in_the_invasion_game),
    "trade_bonus_cards": ("sale", sale),
    "good_on_this_card_may_not_be_sold": ("unsellable", nothing),
    "consume_goods": ("consume", consume),
    "consume_one_good_of_each": ("consume each", consume_each),
    "consume_three_different_kinds": ("consume different", lambda facts: dict(rewards(facts, "reward"), amount=3)),
    "consume_different_kinds": ("consume kinds", consume_kinds),
    "consume_all_goods": ("consume all", consume_all),
    "sell_a_good": ("sell", lambda facts: {"bonuses": facts.take("use_trade_powers")}),
    "discard_hand_cards": ("discard", discard),
    "spend_prestige": ("spend prestige", spend_prestige),
    "gain_vp": ("gain vp", lambda facts: {"vp": facts.take("amount")}),
    "gamble_name_a_number": ("gamble", gamble),
    "gamble_ante_a_hand_card": ("ante", ante),
    "draw": ("draw", amount),
    "produce": ("produce", produce),
    "produce_on_windfall": ("good on windfall", windfall),
    "draw_if_this_produced": ("draw if produced", amount),
    "prestige_if_this_produced": ("prestige if produced", prestige),
    "draw_per_good_produced": ("draw per good", amount_and_good),
    "draw_per_different_kind_produced": ("draw per kind", amount),
    "draw_per_two_goods_produced": ("draw per two goods", amount),
    "draw_if_you_produced_most_of": ("draw if most", amount_and_good),
    "draw_if_you_produced_most_goods": ("draw if most", lambda facts: dict(amount(facts), good="any")),
    "draw_per_world_of_kind": ("draw per world", cheaper),
    "draw_per_card_in_tableau": ("draw per card", see),
    "prestige_if_most_chromosome_worlds": ("prestige if most", lambda facts: dict(prestige(facts), per="chromosome world")),
    "take_saved_cards": ("take saved", nothing),
    "move_goods_here": ("gather", lambda facts: {"good": facts.take("good")}),
    "repair_damaged_world": ("repair", in_the_invasion_game),
}
PLAIN_POWER = {
    "amount": 0, "good": None, "against": None, "per": None, "when": None, "each": 1, "times": 1, "vp": 0, "cards": 0, "prestige": 0, "spend": None,
    "may": False, "here": False, "elsewhere": False, "bonuses": False, "goods": (), "target": None, "owner": None, "destroys": False, "rebels": 0,
}

# Flags that are powers of the row "always"
SPECIALS = {
    "hand_limit_12": {"kind": "hand limit", "amount": 12},
    "owner_ends_game_at_14_cards": {"kind": "tableau limit", "amount": 14},
    "start_hand_3_cards": {"kind": "start hand", "amount": 3},
    "starts_with_a_saved_card": {"kind": "start saved"},
    "takes_other_players_round_end_discards": {"kind": "collect discards"},
    "selects_action_last": {"kind": "choose last"},
    "may_discard_hand_card_for_good_when_placed": {"kind": "hand for good here", "spend": HAND_CARD, "may": True},
}


def expected_power(facts):
    facts = Facts(facts)
    row = facts.take("phase")
    kind, parameters = EFFECTS[facts.take("effect")]
    expected = dict(PLAIN_POWER, **parameters(facts), row=row, kind=kind)
    assert not facts, f"untranslated: {facts}"
    return expected


def expected_special(word):
    return dict(PLAIN_POWER, row="always", **SPECIALS[word])


# Scoring lines

GOOD_LINES = {f"{good}_{production}_world": {"good": kind_of_good(good), "production": production}
              for good in ("novelty", "rare", "gene", "alien") for production in ("production", "windfall")}
POWER_LINES = {f"{kind}_with_{row}_power": {"kind": kind, "row": row}
               for kind in ("world", "development") for row in ("explore", "trade", "consume")}
KEYWORD_LINES = {f"{keyword}_card": {"keyword": keyword.replace("_", "-")}
                 for keyword in ("alien", "rebel", "imperium", "uplift", "terraforming", "anti_xeno")}
LINES = {
    **GOOD_LINES, **POWER_LINES, **KEYWORD_LINES,
    "world": {"kind": "world"},
    "development": {"kind": "development"},
    "cost_6_development": {"kind": "development", "cost": 6},
    "military_world": {"kind": "world", "military": True},
    "non_military_world": {"kind": "world", "military": False},
    "non_military_world_with_trade_power": {"kind": "world", "military": False, "row": "trade"},
    "rebel_military_world": {"military": True, "keyword": "rebel"},
    "xeno_military_world": {"military": True, "keyword": "xeno"},
    "anti_xeno_world": {"kind": "world", "keyword": "anti-xeno"},
    "anti_xeno_development": {"kind": "development", "keyword": "anti-xeno"},
    "chromosome_world": {"chromosome": True},
    "total_military_strength": {"thing": "military"},
    "negative_total_military_strength": {"thing": "negative military"},
    "three_vp_in_chips": {"thing": "chips", "size": 3},
    "good_on_your_worlds_at_game_end": {"thing": "goods"},
    "prestige_chip": {"thing": "prestige"},
    "different_kinds_of_worlds": {"thing": "kinds"},
}
PLAIN_LINE = {"thing": "card", "size": 1, "kind": None, "good": None, "production": None, "military": None, "keyword": None,
              "chromosome": None, "name": None, "cost": None, "row": None}


def expected_line(facts):
    """The lines that count no cards, and only these, are "additional" to the others."""
    facts = Facts(facts)
    word, vp = facts.take("for"), facts.take("vp", facts.take("vp_by_count"))
    found = {"name": facts.take("card")} if word == "named_card" else LINES[word]
    assert facts.take("additional", False) == ("thing" in found)
    assert facts.take("minimum", 0) == 0 and facts.take("unverified", ["minimum"]) == ["minimum"]
    assert not facts, f"untranslated: {facts}"
    return dict(PLAIN_LINE, **found, vp=vp)
