"""What the translation takes for granted: ids and the places of powers. (Every recorded decision is translated both ways in test_replay.)"""
import json

import pytest

from engine import new_game
from engine.cards.rulesets import deck_of, designs_of
from tests.recorded.codes import code_of, sorted_words
from tests.recorded.ids import Ids
from tests.recorded.recording import FOLDER, MISSING, Recording
from tests.recorded.translate import question_of

recorded_games = pytest.mark.skipif(not FOLDER.is_dir(), reason=MISSING)


@recorded_games
@pytest.mark.parametrize("card", designs_of("base", 1), ids=lambda card: card.key)
def test_a_card_has_the_recorded_powers_in_the_recorded_places(card):
    recorded = json.loads((FOLDER / "powers-base.json").read_text())
    assert [code_of(power) for power in card.powers] == [sorted_words(code) for code in recorded[card.name]]


@recorded_games
def test_every_recorded_card_is_a_card_of_ours():
    names, deck = Recording("base-2p").names, deck_of("base", 1)
    ids = Ids.between(names, deck)
    assert [deck[ours].name for ours in ids.map] == names
    assert sorted(ids.map) == list(range(len(deck)))


EVENTS = [
    {"t": "choice", "kind": "place", "seat": 1, "cards": [3, 4], "ans": 3},
    {"t": "choice", "kind": "place", "seat": 1, "cards": [], "ans": None},
    {"t": "choice", "kind": "payment", "seat": 0, "card": 5, "mil_bonus": 1, "hand": [1, 2], "specials": [0], "ans": {"pay": [1], "use": [0]}},
    {"t": "choice", "kind": "consume", "seat": 2, "optional": 1, "powers": [[5, 1], [4, 0]], "ans": {"card": 5, "power": 1}},
    {"t": "choice", "kind": "good", "seat": 2, "power": {"card": 4, "power": 0}, "min": 1, "max": 1, "worlds": [3, 3], "ans": [3]},
    {"t": "choice", "kind": "lucky", "seat": 2, "ans": 4},
    {"t": "snap", "at": "settle", "pool": 1, "deck": 2, "discard": 3, "players": [{"hand": [1], "table": [2], "goods": {2: [0]}, "vp": 4, "mil": 5}]},
]


@pytest.mark.parametrize("event", EVENTS)
def test_ids_turn_back(event):
    ids = Ids([2, 4, 0, 5, 1, 3])
    assert ids.inverse().event(ids.event(event)) == event


def test_ids_turn_cards_and_no_numbers():
    ids = Ids([2, 4, 0, 5, 1, 3])
    turned = [ids.event(event) for event in EVENTS]
    assert turned[0] == {"t": "choice", "kind": "place", "seat": 1, "cards": [5, 1], "ans": 5}
    assert turned[3] == {"t": "choice", "kind": "consume", "seat": 2, "optional": 1, "powers": [[3, 1], [1, 0]], "ans": {"card": 3, "power": 1}}
    assert turned[5] == EVENTS[5]
    assert turned[6]["players"] == [{"hand": [4], "table": [0], "goods": {0: [2]}, "vp": 4, "mil": 5}]
    assert (turned[6]["deck"], turned[6]["discard"]) == (2, 3)


# What their players never do, but ours may

def a_game_with_gambling_world():
    """A game, and the card, in force for seat 0."""
    game = new_game(edition=1)
    card = next(card for card, design in enumerate(game.cards) if design.name == "Gambling World")
    game.seats[0].in_force = game.seats[0].in_force + [card]
    return game, card


def test_a_gamble_that_we_pass_by_must_be_played_there():
    game, card = a_game_with_gambling_world()
    power = question_of(game, {"kind": "consume", "seat": 0, "optional": 0, "powers": [[card, 1]]})
    assert power.theirs({"consume.power": []}) == {"card": card, "power": 1}
    assert question_of(game, {"kind": "lucky", "seat": 0}).theirs({"consume.power": []}) == 1


def test_an_optional_power_may_be_passed_by_there():
    game, card = a_game_with_gambling_world()
    power = question_of(game, {"kind": "consume", "seat": 0, "optional": 1, "powers": [[card, 1]]})
    assert power.theirs({"consume.power": []}) is None


def test_a_second_develop_alone_is_the_first():
    actions = question_of(new_game(two_actions=True), {"kind": "choose_actions", "seat": 0, "mode": 0})
    assert actions.theirs({"choose.actions": ["trade", "develop2"]}) == ["develop", "consume_trade"]
    assert actions.theirs({"choose.actions": ["settle2", "settle"]}) == ["settle", "settle2"]


def test_an_answer_that_we_were_not_asked_for_must_be_the_only_one():
    game = new_game()
    sale = {"kind": "trade", "seat": 0, "no_bonus": 0}
    assert question_of(game, {**sale, "worlds": [7]}).theirs({}) == 7
    with pytest.raises(ValueError, match="we should have been asked"):
        question_of(game, {**sale, "worlds": [7, 8]}).theirs({})
