"""Records: replay, taking back, the text form."""

import random

import pytest

import engine
from engine import BrokenRecord, Record
from engine.table import in_order
from tests.engine.games import KINDS, put, random_choice


def recorded(seed, undo=0.0, **options):
    """A random game played through a record; each answer is taken back with this probability, where that is still possible."""
    chance = random.Random(seed)
    record = Record(str(seed), **options)
    while engine.pending(record.game):
        decisions = engine.pending(record.game)
        seat = chance.choice(sorted(decisions))
        record.play(seat, random_choice(chance, decisions[seat]))
        if chance.random() < undo and record.can_undo(seat) is None:
            record.undo(seat)
    return record


@pytest.mark.bulk
@pytest.mark.parametrize("options", KINDS, ids=str)
def test_a_record_replays_to_the_same_game(options):
    record = recorded("replayed", undo=0.1, **options)
    again = Record.load(record.dump())
    assert engine.score(again.game) == engine.score(record.game)
    assert [len(owner.hand) for owner in again.game.seats] == [len(owner.hand) for owner in record.game.seats]
    assert again.dump() == record.dump()


def opening(**options):
    """A record in which the first hands are put away and actions are to be chosen."""
    record = Record("opening", **options)
    for seat in list(engine.pending(record.game)):
        record.play(seat, record.game.seats[seat].hand[:2])
    return record


def test_an_answer_can_be_taken_back_while_its_step_is_open():
    record = opening(players=2)
    before = record.game.to_data()
    record.play(0, ["develop"])
    assert engine.waiting(record.game) == [1]
    record.undo(0)
    after = record.game.to_data()
    assert after["seats"][0].pop("count") > before["seats"][0].pop("count"), "a count never returns, so a resent click is recognised"
    assert after == before


def test_an_answer_cannot_be_taken_back_once_all_have_answered():
    record = opening(players=2)
    record.play(0, ["develop"])
    record.play(1, ["settle"])
    assert record.can_undo(0) == ("nothing to undo",)
    with pytest.raises(engine.IllegalChoice):
        record.undo(0)


def test_a_secret_answer_given_twice_is_taken_back_whole():
    record = opening(players=2)
    record.play(0, ["develop"])
    record.play(0, ["settle"])
    assert record.game.seats[0].actions == ["settle"]
    record.undo(0)
    assert sorted(engine.pending(record.game)) == [0, 1]


def test_taking_back_keeps_the_others_answers():
    record = opening(players=3)
    record.play(0, ["develop"])
    record.play(1, ["settle"])
    record.undo(0)
    assert engine.waiting(record.game) == [0, 2]
    assert record.game.seats[1].actions == ["settle"]


def opened(powers, **options):
    """A record of a game in which actions are to be chosen, with this card before each seat."""
    game = engine.new_game(seed="opened", **options)
    while game.at.startswith("setup."):
        seat, decision = sorted(engine.pending(game).items())[0]
        engine.apply(game, seat, decision.options[:decision.least])
    for seat, name in zip(game.seats, powers):
        put(game, name, seat.tableau)
    return Record("opened", game=game, **options)


def test_an_answer_that_drew_a_card_cannot_be_taken_back():
    """B-CON-9: cards drawn by Consume powers come at once, and have been seen."""
    record = opened(["New Economy", "Deficit Spending"], players=2)
    put(record.game, "Merchant World", record.game.seats[0].tableau)
    record.play(0, ["double"])
    record.play(1, ["double"])
    draws = [option for option in engine.pending(record.game)[0].options if engine.option_power(record.game, option).kind == "draw"]
    record.play(0, draws)
    assert record.can_undo(0) == ("card seen",)


def test_a_card_turned_up_by_a_search_has_been_seen():
    """Although it is no news before it is taken."""
    record = opened([], players=2, ruleset="base+tgs+rvi+bow")
    record.play(0, ["search"])
    record.play(1, ["develop"])
    assert record.play(0, ["alien world"]) == []
    assert record.can_undo(0) == ("card seen",)


def test_in_an_ordered_step_only_the_last_to_answer_takes_back():
    """A later seat has decided in view of what the earlier did."""
    record = opened(["Terraforming Engineers"] * 2, players=2, ruleset="base+tgs+rvi+bow", takeovers=False)
    for seat, start, hand in zip(record.game.seats, ("Gem World", "Mining World"), ("Spice World", "New Earth")):
        put(record.game, start, seat.tableau)
        put(record.game, hand, seat.hand)
    record.play(0, ["settle"])
    record.play(1, ["settle"])
    record.play(0, [])
    record.play(1, [])
    first, second = [seat.index for seat in in_order(record.game)]
    assert engine.waiting(record.game) == [first]
    record.play(first, [])
    assert record.can_undo(first) is None
    record.play(second, engine.pending(record.game)[second].options[:1])
    assert record.can_undo(first) == ("nothing to undo",)
    record.undo(second)
    record.undo(first)
    assert engine.waiting(record.game) == [first]


POSITION = "settle.choose r3 | ruleset base+tgs | deck: Comet Zone | A settle: Old Earth [Gem World, +3] | B: New Sparta [+4]"


def test_a_record_may_begin_in_a_position():
    """What the position does not name is dealt by the seed: the same again each time, and otherwise by another seed."""
    record = Record("one", position=POSITION)
    record.options = record.game.options
    hand = record.game.seats[0].hand
    record.play(0, hand[:1])
    record.play(0, [])
    record.undo(0)
    again = Record.load(record.dump())
    assert again.game.to_data() == record.game.to_data()
    assert again.dump() == record.dump() and again.dump().split("\n")[1] == "position: " + POSITION
    other = Record("two", position=POSITION).game
    assert other.seats[0].hand[0] == hand[0] and other.cards[other.deck[-1]].name == "Comet Zone"
    assert other.seats[0].hand != hand and other.deck != Record("one", position=POSITION).game.deck


def test_without_a_seed_the_cards_lie_as_in_their_list():
    assert Record("", position=POSITION).game.to_data() == engine.scene(POSITION).to_data()


@pytest.mark.parametrize("options, header", [
    ({"ruleset": "base+tgs+rvi+bow", "players": 3, "goals": False, "takeovers": True},
     "race 1 | seed x | ruleset base+tgs+rvi+bow | players 3 | goals off | takeovers on"),
    ({"ruleset": "base+xi", "players": 2, "edition": 1, "two_actions": True, "invasion": True, "promo": True},
     "race 1 | seed x | ruleset base+xi | players 2 | edition 1 | two_actions | promo | invasion"),
    ({"players": 2, "preset_hands": True}, "race 1 | seed x | players 2 | preset_hands"),
    ({"players": 3, "preset_hands": [0, 2], "invasion": False}, "race 1 | seed x | players 3 | preset_hands 0, 2"),
    ({"players": 3, "preset_hands": []}, "race 1 | seed x | players 3 | preset_hands -"),
])
def test_the_header_holds_every_option(options, header):
    text = Record("x", **options).dump()
    assert text == header + "\n"
    assert Record.load(text).game.to_data() == Record("x", **options).game.to_data()


@pytest.mark.parametrize("text, place", [
    ("", "line 1"), ("chess 1 | seed 3", "line 1"), ("race 1 | seed x | players many", "line 1"), ("race 1 | seed x | players 9", "line 1"),
    ("race 99 | seed x", "line 1"), ("race 1 | seed 7 | players 2\nhello", "line 2"), ("race 1 | seed 7 | players 2\n5 setup.discard: -", "line 2"),
    ("race 1 | seed 7 | players 2\n0 setup.discard: Nowhere World", "line 2"), ("race 1 | seed 7 | players 2\n0 settle.pay: -", "line 2"),
    ("race 1 | seed 7\nposition: settle.choose | A: Old Earht", "line 2"), ("race 1 | seed 7 | players 2\n0 undo", "line 2"), ("race 1 | seed x | goals many", "line 1"), ("race 1 | seed x | promo 3", "line 1"),
    ("race 1 | seed x | preset_hands A", "line 1: preset_hands"), ("race 1 | seed x | preset_hands 0,1", "line 1"), ("race 1 | seed x | preset_hands 2", "line 1"),
])
def test_a_broken_record_names_its_line(text, place):
    with pytest.raises(BrokenRecord, match=place):
        Record.load(text)
