"""Records: replay, taking back, the text form."""

import random

import pytest

import engine
from engine import BrokenRecord, Record
from tests.engine.games import kind, random_choice


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


@pytest.mark.parametrize("seed", range(12))
def test_a_record_replays_to_the_same_game(seed):
    record = recorded(seed, undo=0.1, **kind(seed))
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


def test_an_answer_that_drew_a_card_cannot_be_taken_back():
    """B-CON-9: cards drawn by Consume powers come at once, and have been seen."""
    game = engine.new_game(2, "draw")
    new_economy = [card for card in range(len(game.cards)) if game.cards[card].name == "New Economy"][0]
    deficit = [card for card in range(len(game.cards)) if game.cards[card].name == "Deficit Spending"][0]
    for pile in (game.deck, game.seats[0].hand, game.seats[1].hand):
        for card in (new_economy, deficit):
            if card in pile:
                pile.remove(card)
    for seat in list(engine.pending(game)):
        engine.apply(game, seat, game.seats[seat].hand[:len(game.seats[seat].hand) - 4])
    if game.at == "setup.discard":
        pytest.fail("the game has not begun")
    game.seats[0].tableau.extend([new_economy, deficit])
    record = Record("draw", game=game)
    record.play(0, ["double"])
    record.play(1, ["double"])
    record.play(0, ["%d.0" % new_economy])
    assert record.can_undo(0) == ("card seen",)


@pytest.mark.parametrize("text, place", [
    ("", "line 1"), ("chess 1 | seed 3", "line 1"), ("race 1 | seed x | players many", "line 1"), ("race 1 | seed x | players 9", "line 1"),
    ("race 99 | seed x", "line 1"), ("race 1 | seed 7 | players 2\nhello", "line 2"), ("race 1 | seed 7 | players 2\n5 setup.discard: -", "line 2"),
    ("race 1 | seed 7 | players 2\n0 setup.discard: Nowhere World", "line 2"), ("race 1 | seed 7 | players 2\n0 settle.pay: -", "line 2"),
    ("race 1 | seed 7 | players 2\n0 undo", "line 2"),
])
def test_a_broken_record_names_its_line(text, place):
    with pytest.raises(BrokenRecord, match=place):
        Record.load(text)
