"""What neither rulings nor random games come to: refusals in the midst of an answer, programs' own errors, how things show in a debugger."""

import pytest

import engine
from engine.bots import BOTS
from engine.goals import FIRST, GOALS, check_losses
from engine.names import UnknownName, options_named
from engine.phases import setup
from engine.powers import military
from engine.rng import below, seeded

BOW = "ruleset base+tgs+rvi+bow"


def at(line, *answers):
    """The position after seat A has given these answers, each a list of names or words."""
    game = engine.scene(line)
    for answer in answers:
        decision = engine.pending(game)[0]
        engine.apply(game, 0, options_named(game, decision, answer))
    return game


def card_of(game, name, seat=0):
    owner = game.seats[seat]
    return next(card for card in owner.tableau + owner.hand + owner.paid if game.cards[card].name == name)


def test_a_defence_is_used_once_and_paid_with_what_it_asks_for():
    """X-DEF-3: the bunker wants a card of the hand, Anti-Xeno Refugees a good."""
    line = "invasion r3 | ruleset base+xi | invasion: waves 25 8 4 | A: New Sparta, Anti-Xeno Refugees*, Terraforming Defenders, Gem World [+3] | B: Epsilon Eridani"
    game = at(line, "bunker")
    assert engine.why_not(game, 0, card_of(game, "New Sparta")) == ("not in hand",)
    engine.apply(game, 0, [game.seats[0].hand[0]])
    assert engine.why_not(game, 0, "bunker") == ("used",)
    option = next(option for option in engine.pending(game)[0].options if option != "bunker")
    engine.apply(game, 0, [option])


def test_a_repair_names_what_it_cannot_mend_and_what_cannot_pay():
    """X-REP"""
    line = "produce r4 | ruleset base+xi | invasion | A: Old Earth!, Gem World, Pilgrimage World! [+4] | B produce: New Sparta"
    game = at(line, "repair by cards")
    assert engine.why_not(game, 0, card_of(game, "Gem World")) == ("not damaged",)
    engine.apply(game, 0, [card_of(game, "Old Earth")])
    assert engine.why_not(game, 0, card_of(game, "Gem World")) == ("not in hand",)


def test_what_adds_nothing_has_no_line():
    """X-DEF-2: Anti-Xeno Rebel Force without a Rebel military world."""
    game = engine.scene("invasion.defend r7 | ruleset base+xi | invasion: dealt 5 2 | A: New Sparta, Anti-Xeno Rebel Force [+1] | B: Rebel Cadre")
    assert engine.account.xeno_force(game, game.seats[0]) == [[2, card_of(game, "New Sparta")]]


def test_a_first_goal_is_not_lost_with_a_card():
    """G-4: only the most goals are."""
    game = engine.scene("choose.actions r2 | ruleset base+tgs | A: Old Earth | B: New Sparta")
    first = next(key for key in GOALS if GOALS[key].family == FIRST)
    game.seats[0].goals = [first]
    check_losses(game, game.seats[0], None)
    assert game.seats[0].goals == [first]


def test_a_start_world_with_another_rule_saves_no_card():
    """E-SET-3: Ancient Race only keeps another hand."""
    game = engine.scene(f"choose.actions r2 | {BOW} | A: Ancient Race [+3] | B: New Sparta")
    assert setup.must_save(game, game.seats[0]) is None


def test_a_name_must_be_followed_by_a_comma():
    game = engine.scene("settle.choose r2 | A: Old Earth [Gem World, +3] | B: New Sparta")
    with pytest.raises(UnknownName):
        options_named(game, engine.pending(game)[0], "Gem World and more")


def test_random_numbers_are_below_every_limit():
    """Of a limit that leaves a quarter of all numbers over, those are drawn again."""
    state = seeded("limit")
    drawn = [below(state, 3 * 2 ** 30) for turn in range(60)]
    assert max(drawn) < 3 * 2 ** 30 and len(set(drawn)) > 50


def test_things_show_what_they_are():
    game = engine.scene("choose.actions r2 | A: Old Earth | B: New Sparta")
    assert repr(military(2)) == "<: military>"
    assert repr(game.cards[card_of(game, "Old Earth")]) == "<Old Earth>"
    assert repr(engine.pending(game)[0]).startswith("<choose.actions: 1 to 1 of ")


def answer_of(game):
    return BOTS["steady"](engine.view(game, 0), engine.pending(game)[0], seeded("corner"))


def test_steady_shows_no_card_as_a_stake():
    """E-GAM-1"""
    game = at("consume r2 | ruleset base+tgs+rvi | A double: Old Earth, Gambling World [Gem World, +2] | B: New Sparta", "Gambling World.1")
    assert engine.pending(game)[0].ask == "consume.stake"
    assert answer_of(game) == []


def test_steady_names_the_dearest_kind():
    """B-TRD-2"""
    game = engine.scene(f"consume.use r2 | {BOW} | A: New Sparta, Trade League, Alien Oort Cloud Refinery* | B double: Old Earth")
    assert answer_of(game) == ["alien"]


def test_a_world_that_is_damaged_gets_no_good():
    """X-DMG-2: while the bonus of Produce asks for a windfall world."""
    game = at("produce r4 | ruleset base+xi | invasion | A produce: New Sparta, Gem World, Asteroid Belt, Deserted Alien Outpost, Pilgrimage World! [+4] | B: Old Earth", "bonus")
    assert engine.why_not(game, 0, card_of(game, "Pilgrimage World")) == ("damaged",)
    assert engine.why_not(game, 0, card_of(game, "Gem World")) == ("no windfall",)


def test_a_good_that_pays_for_military_is_of_its_kind():
    """R45: Rebel Black Market Gangs want a Novelty good."""
    game = at("settle.choose r2 | ruleset base+xi | A: Epsilon Eridani, Rebel Black Market Gangs*, Spice World*, Mining World*, Old Earth [Avian Uplift Race] | "
              "B: New Sparta", "Avian Uplift Race")
    engine.apply(game, 1, [])
    assert engine.pending(game)[0].ask == "settle.spend"
    assert engine.why_not(game, 0, card_of(game, "Mining World")) == ("wrong kind",)
    assert engine.why_not(game, 0, card_of(game, "Old Earth")) == ("no good there",)


def test_a_fight_is_no_way_to_place_a_world():
    """T-5: who attacks raises Military, and pays for nothing."""
    game = at("settle.more r2 | ruleset base+tgs+rvi | takeovers | A: Old Earth, Imperium Seat, New Military Tactics | B: Alpha Centauri, Rebel Miners",
              "Imperium Seat.1", "Rebel Miners")
    assert engine.pending(game)[0].ask == "takeover.attack"
    assert engine.why_not(game, 0, "pay") == ("no such way",)
    assert engine.why_not(game, 0, card_of(game, "Old Earth")) == ("not asked for", "way")


def test_what_is_saved_was_paid():
    """E-SET-3: under Galactic Scavengers goes one of the cards paid, none that is still held."""
    game = at(f"develop.choose r2 | {BOW} | A: Galactic Scavengers* [Drop Ships, Comet Zone, Mining World, Gem World, Spice World, Old Earth] saved [+1] | B: New Sparta",
              "Drop Ships")
    engine.apply(game, 1, [])
    decision = engine.pending(game)[0]
    engine.apply(game, 0, decision.options[:decision.least])
    assert engine.pending(game)[0].ask == "develop.save"
    assert engine.why_not(game, 0, game.seats[0].hand[0]) == ("not paid",)


def test_the_kind_of_a_good_is_no_card():
    """B-PRO-3: a world of any kind asks for a word."""
    game = engine.scene(f"produce r2 | {BOW} | A produce: New Sparta, Alien Oort Cloud Refinery, Research Labs | B: Old Earth")
    assert engine.why_not(game, 0, card_of(game, "New Sparta")) == ("not asked for", "good")
