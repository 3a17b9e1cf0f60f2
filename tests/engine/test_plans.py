"""Consume planned: what a plan promises is what the game then does, and nobody who plays otherwise does better."""
import random

import pytest

from engine import apply, pending, scene, view
from engine.plans import BY_CHANCE, CARDS, MOST_TRIES, POINTS, Search, plans
from engine.phases.consume import kind_of
from tests.ui.tables import answer, positions

RULESETS = ({}, {"players": 3, "ruleset": "base+tgs+rvi+bow"}, {"players": 3, "ruleset": "base+aa"}, {"players": 2, "ruleset": "base+xi"})


def planned(text):
    """{aim: plan} of seat A."""
    game = scene(text)
    return game, {plan.aim: plan for plan in plans(view(game, 0), 0)}


def carried_out(game, seat, plan):
    """The game after a plan's answers, each given where it is asked."""
    game = game.copy()
    for ask, choice in plan.answers:
        assert pending(game)[seat].ask == ask
        apply(game, seat, choice)
    return game


def planning(game):
    """The seats that are asked for a Consume power, in games whose phase stays open for another seat (so that nothing else happens)."""
    return [seat for seat, decision in pending(game).items() if decision.ask == "consume.power"]


def consume_moments(options, seeds=range(12)):
    for seed in seeds:
        for game, news in positions(seed, **options):
            for seat in planning(game):
                yield game.copy(), seat


def gained(before, after, seat):
    """Chips, cards and prestige that the seat has more."""
    one, other = before.seats[seat], after.seats[seat]
    return [other.chips - one.chips, len(other.hand) - len(one.hand), other.prestige - one.prestige]


def alone(game, seat):
    """The game with another seat that never answers, so that the phase stays open."""
    twin = game.copy()
    other = twin.seats[(seat + 1) % len(twin.seats)]
    other.done = False
    return twin


@pytest.mark.bulk
@pytest.mark.parametrize("options", RULESETS, ids=lambda options: options.get("ruleset", "base"))
def test_the_game_does_what_a_plan_promises(options):
    kept = 0
    for game, seat in consume_moments(options):
        game = alone(game, seat)
        for plan in plans(view(game, seat), seat):
            after = carried_out(game, seat, plan)
            assert gained(game, after, seat) == plan.brings()
            assert sorted(after.seats[seat].good_worlds) == sorted(plan.left)
            kept += 1
    assert kept > 20


@pytest.mark.bulk
@pytest.mark.parametrize("options", RULESETS, ids=lambda options: options.get("ruleset", "base"))
def test_nobody_who_plays_otherwise_does_better(options):
    dice, compared = random.Random(7), 0
    for game, seat in consume_moments(options, range(6)):
        game = alone(game, seat)
        best = {plan.aim: plan.brings() for plan in plans(view(game, seat), seat)}
        if not best:
            continue
        best.setdefault(CARDS, best[POINTS])
        for _ in range(6):
            vp, cards, prestige = gained(game, played_at_random(game.copy(), seat, dice), seat)
            compared += 1
            assert vp + prestige <= best[POINTS][0] + best[POINTS][2]
            assert cards <= best[CARDS][1]
    assert compared > 50


def played_at_random(game, seat, dice):
    """Up to the end of the seat's Consume powers, or to a gamble."""
    while seat in pending(game) and game.at == "consume.use":
        decision = pending(game)[seat]
        if decision.ask == "consume.power":
            decision.options = [option for option in decision.options if kind_of(game, option) not in BY_CHANCE]
            if len(decision.options) < decision.least:
                break
        if decision.of == "number" or not decision.options:
            break
        apply(game, seat, answer(dice, decision))
    return game


def test_points_and_cards_are_planned_apart():
    game, found = planned("consume r2 | A: Black Market Trading World, Prosperous World, Deserted Alien Outpost* | B: Alpha Centauri")
    assert found[POINTS].brings() == [1, 0, 0]
    assert found[CARDS].brings() == [0, 5, 0]


def test_one_plan_where_both_come_to_the_same():
    game, found = planned("consume r2 | A double: Public Works, Old Earth, Gem World*, Comet Zone*, Spice World* | B: Alpha Centauri")
    assert list(found) == [POINTS]
    assert found[POINTS].brings() == [6, 0, 0] and found[POINTS].left == []


def test_a_gamble_is_left_to_the_seat():
    game, found = planned("consume r2 | A: Gambling World, Gem World*, Public Works | B: Alpha Centauri")
    assert [ask for ask, choice in found[POINTS].answers] == ["consume.power"]
    after = carried_out(game, 0, found[POINTS])
    assert [kind_of(after, option) for option in pending(after)[0].options] == ["gamble"]


MANY_WAYS = ("consume r2 | A: Old Earth, Tourist World, Expanding Colony, New Vinland, Galactic Resort, Merchant World, Trade League, Mining Conglomerate, Diversified Economy, "
             "Gem World*, Comet Zone*, Spice World*, Mining World*, Plague World*, Malevolent Lifeforms*, Asteroid Belt*, Alien Robot Scout Ship* [+9] | "
             "B: Alpha Centauri, Public Works [+2]")


def test_a_good_of_any_kind_is_sold_as_the_dearest():
    """R84: as an Alien good, for 5 cards, and 1 by Trade League."""
    game, found = planned("consume r2 | ruleset base+tgs+rvi+bow | A: New Sparta, Trade League, Alien Oort Cloud Refinery* | B: Alpha Centauri")
    assert found[POINTS].brings() == [0, 6, 0]
    assert found[POINTS].answers[-1] == ["consume.kind", ["alien"]]


def test_where_there_are_too_many_ways_the_most_promising_are_looked_at():
    """The search ends soon after its limit, and what it has found by then is kept."""
    game, found = planned(MANY_WAYS)
    search = Search(0, POINTS)
    search.best(view(game, 0))
    assert MOST_TRIES < search.tries < 2 * MOST_TRIES
    for plan in found.values():
        assert gained(game, carried_out(alone(game, 0), 0, plan), 0) == plan.brings()


def test_no_plan_outside_consume():
    game = scene("develop r2 | A develop: Public Works [New Economy, +3] | B: Alpha Centauri")
    assert plans(view(game, 0), 0) == []


def test_a_plan_knows_no_hidden_card():
    """The same plan whatever lies in the deck and in the others' hands."""
    text = "consume r2 | {} | A: Merchant World, Public Works, Galactic Trendsetters, Gem World*, Comet Zone* [+3] | B: Alpha Centauri [{}]"
    one, other = [planned(text.format(*cards))[1] for cards in (("deck: Distant World, Empath World", "Old Earth"), ("deck: Old Earth", "Distant World"))]
    assert [one[aim].answers for aim in one] == [other[aim].answers for aim in other]
