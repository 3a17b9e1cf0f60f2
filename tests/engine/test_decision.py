"""What an answer may be, whoever sends it: the errors of programs, and all legal answers of a question."""

import itertools
import json

import pytest

import engine
from engine import IllegalChoice

DISCARDS = "setup.discard | A: Old Earth [+6] | B: New Sparta [+6]"
TWO_ACTIONS = "choose.actions r2 | ruleset base+tgs+rvi+bow | two_actions | A: Old Earth p1 | B: New Sparta"


@pytest.mark.parametrize("answer, reason", [
    (lambda hand: "01", "not a list"),
    (lambda hand: [True, hand[1]], "not an option"),
    (lambda hand: [hand[0], -1], "not an option"),
    (lambda hand: [hand[0], hand[0]], "picked twice"),
    (lambda hand: hand[:1], "too few"),
    (lambda hand: hand[:3], "too many"),
])
def test_an_answer_is_a_list_of_different_options(answer, reason):
    game = engine.scene(DISCARDS)
    before = game.to_data()
    with pytest.raises(IllegalChoice) as caught:
        engine.apply(game, 0, answer(game.seats[0].hand))
    assert caught.value.reason[0] == reason
    assert game.to_data() == before


@pytest.mark.parametrize("seat", [2, -1, "0", True, None])
def test_only_the_numbers_of_seats_are_seats(seat):
    with pytest.raises(IllegalChoice) as caught:
        engine.apply(engine.scene(DISCARDS), seat, [])
    assert caught.value.reason[0] == "no such seat"


def test_who_has_answered_is_not_asked_again():
    """While B pays, A who places nothing waits."""
    game = engine.scene("settle.choose r2 | A: Old Earth | B: New Sparta [Gem World, +3]")
    engine.apply(game, 0, [])
    engine.apply(game, 1, game.seats[1].hand[:1])
    assert engine.waiting(game) == [1]
    assert engine.why_not(game, 0, "pay") == ("not asked",)
    with pytest.raises(IllegalChoice) as caught:
        engine.apply(game, 0, [])
    assert caught.value.reason == ("not asked",)


def test_when_the_game_is_over_nobody_is_asked():
    game = engine.scene("over r9 | A: Old Earth | B: New Sparta")
    assert engine.waiting(game) == [] and engine.pending(game) == {}
    assert engine.why_not(game, 0, game.seats[0].tableau[0]) == ("game over",)
    with pytest.raises(IllegalChoice) as caught:
        engine.apply(game, 0, [])
    assert caught.value.reason == ("game over",)


@pytest.mark.parametrize("line", [DISCARDS, TWO_ACTIONS, "develop.choose r2 | A: Old Earth [Public Works, Drop Ships, +6] | B: New Sparta"])
def test_the_legal_answers_are_those_that_pass_the_check(line):
    """None of these questions asks for more than two options."""
    decision = engine.pending(engine.scene(line))[0]
    tried = [list(some) for size in range(4) for some in itertools.combinations(decision.options, size)]
    assert list(decision.choices()) == [answer for answer in tried if passes(decision, answer)]


def passes(decision, answer):
    try:
        decision.check(answer)
    except IllegalChoice:
        return False
    return True


def test_an_action_is_chosen_plain_or_with_prestige():
    """The prestige card accompanies one of the two actions. (Brink of War, 4.2)"""
    answers = list(engine.pending(engine.scene(TWO_ACTIONS))[0].choices())
    assert ["develop", "prestige settle"] in answers and ["develop", "prestige develop"] not in answers and ["prestige develop", "prestige settle"] not in answers


def test_a_seat_can_work_out_its_question_and_no_other():
    """From what it sees; a spectator has none."""
    game = engine.scene(DISCARDS)
    decisions = engine.pending(game)
    assert engine.pending(engine.view(game, 0)) == {0: decisions[0]}
    assert decisions[0] != decisions[1]
    assert engine.pending(engine.view(game, None)) == {}


def test_what_is_offered_has_no_reason_against_it():
    game = engine.scene(DISCARDS)
    hand = game.seats[0].hand
    assert [engine.why_not(game, 0, card) for card in hand] == [None] * 6
    assert engine.why_not(game, 0, game.seats[0].tableau[0]) == ("not in hand",)


def test_a_game_goes_to_json_and_back():
    game = engine.scene("settle.choose r2 | ruleset base+tgs | A: Old Earth, Gem World* [Spice World, +2] vp4 | B: New Sparta [+2]")
    back = engine.Game.from_data(json.loads(json.dumps(game.to_data())))
    assert engine.write(back) == engine.write(game) and back.to_data() == game.to_data()
    engine.apply(back, 0, back.seats[0].hand[:1])
    assert back.seats[0].pick is not None and game.seats[0].pick is None, "they share nothing that changes"


def test_others_read_how_many_cards_were_drawn_but_not_which():
    """B-EXP-5"""
    news = [["round", None, 2], ["drew", 0, [4, 5], "trade", None]]
    assert engine.redact(news, 0) == news
    assert engine.redact(news, 1) == engine.redact(news, None) == [["round", None, 2], ["drew", 0, [engine.HIDDEN] * 2, "trade", None]]
