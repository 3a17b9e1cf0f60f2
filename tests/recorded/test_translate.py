"""What the translation takes for granted: ids and the places of powers. (Every recorded decision is translated both ways in test_replay.)"""
import functools
import json

import pytest

from engine import new_game
from engine.cards.card import slug
from engine.cards.rulesets import designs_of
from tests.recorded.codes import codes_of, plain
from tests.recorded.ids import Ids
from tests.recorded.recording import FOLDER, LEVELS, MISSING, RULESETS, Recording, names
from tests.recorded.translate import question_of
from tests.recorded.translate.produce import ProducePowers, can_fill
from tests.recorded.translate.question import Given

recorded_games = pytest.mark.skipif(not FOLDER.is_dir(), reason=MISSING)


# What the recording has otherwise than the facts (crosscheck.md), and what does nothing without the orb (AA-1)
OTHER_CODES = {
    "anti-xeno-militia": {"3:DISCARD_HAND|XENO_DEFENSE:3": "3:DISCARD|XENO_DEFENSE:3"},
    "alien-survey-technology": {"1:ORB_MOVEMENT:2": None},
    "alien-research-ship": {"1:ORB_MOVEMENT:1": None},
}


def designs():
    return [pytest.param(level, card, id=f"{level} {card.key}") for level in LEVELS for card in designs_of(RULESETS[level], 1)]


@functools.cache
def recorded_powers(level):
    return {slug(name): codes for name, codes in json.loads((FOLDER / f"powers-{level}.json").read_text()).items()}


@recorded_games
@pytest.mark.parametrize("level, card", designs())
def test_a_card_has_the_recorded_powers_in_the_recorded_places(level, card):
    other = OTHER_CODES.get(card.key, {})
    recorded = [other.get(code, code) for code in map(plain, recorded_powers(level)[card.key])]
    assert codes_of(card) == [code for code in recorded if code is not None]


@recorded_games
@pytest.mark.parametrize("level", LEVELS)
def test_every_recorded_card_is_a_card_of_ours(level):
    recording = Recording(names(f"{level}-2p*")[0])
    ids = Ids.between(recording.names, recording.deck)
    assert [recording.deck[ours].key for ours in ids.map] == [slug(name) for name in recording.names]
    assert sorted(ids.map) == list(range(len(recording.deck)))


EVENTS = [
    {"t": "choice", "kind": "place", "seat": 1, "cards": [3, 4], "ans": 3},
    {"t": "choice", "kind": "place", "seat": 1, "cards": [], "ans": None},
    {"t": "choice", "kind": "payment", "seat": 0, "card": 5, "mil_bonus": 1, "hand": [1, 2], "specials": [0], "ans": {"pay": [1], "use": [0]}},
    {"t": "choice", "kind": "consume", "seat": 2, "optional": 1, "powers": [[5, 1], [4, 0]], "ans": {"card": 5, "power": 1}},
    {"t": "choice", "kind": "good", "seat": 2, "power": {"card": 4, "power": 0}, "min": 1, "max": 1, "worlds": [3, 3], "ans": [3]},
    {"t": "choice", "kind": "lucky", "seat": 2, "ans": 4},
    {"t": "choice", "kind": "consume", "seat": 2, "optional": 1, "powers": [[-1, -1]], "ans": {"card": None, "power": -1, "codes": "bonus"}},
    {"t": "choice", "kind": "start", "seat": 2, "worlds": [3, 1], "hand": [0, 2], "ans": {"world": 1, "discard": [0, 2]}},
    {"t": "choice", "kind": "search_keep", "seat": 2, "card": 5, "category": "chromosome_world", "ans": 1},
    {"t": "choice", "kind": "takeover", "seat": 2, "worlds": [5, 1], "using": [3], "ans": {"world": 5, "using": 3}},
    {"t": "choice", "kind": "upgrade", "seat": 2, "cards": [5], "worlds": [3], "ans": {"card": 5, "replace": 3}},
    {"t": "offer", "seat": 1, "worlds": [5, 1]},
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
    assert turned[6]["powers"] == [[-1, -1]]
    assert turned[8]["card"] == 3 and turned[8]["ans"] == 1
    assert turned[-1]["players"] == [{"hand": [4], "table": [0], "goods": {0: [2]}, "vp": 4, "mil": 5}]
    assert (turned[-1]["deck"], turned[-1]["discard"]) == (2, 3)


# What their players never do, but ours may

def a_game_with_gambling_world():
    """A game, and the card, in force for seat 0."""
    game = new_game(edition=1)
    card = next(card for card, design in enumerate(game.cards) if design.name == "Gambling World")
    game.seats[0].in_force = game.seats[0].in_force + [card]
    return game, card


def choice(kind, ans=None, **fields):
    return {"kind": kind, "seat": 0, "ans": ans, **fields}


def test_a_gamble_that_we_pass_by_must_be_played_there():
    game, card = a_game_with_gambling_world()
    power = question_of(game, choice("consume", optional=0, powers=[[card, 1]]))
    assert power.theirs(Given([("consume.power", [])])) == {"card": card, "power": 1}
    assert question_of(game, choice("lucky")).theirs(Given([("consume.power", [])])) == 1


def test_an_optional_power_may_be_passed_by_there():
    game, card = a_game_with_gambling_world()
    power = question_of(game, choice("consume", optional=1, powers=[[card, 1]]))
    assert power.theirs(Given([("consume.power", [])])) is None


@pytest.mark.parametrize("ours, theirs", [
    (["trade", "develop2"], ["develop", "consume_trade"]),
    (["settle2", "settle"], ["settle", "settle2"]),
    (["prestige settle2", "search"], ["search", "prestige_settle"]),
])
def test_a_second_develop_or_settle_alone_is_the_first(ours, theirs):
    actions = question_of(new_game(two_actions=True), choice("choose_actions", ["produce"], mode=0))
    assert actions.theirs(Given([("choose.actions", ours)])) == theirs


def test_the_prestige_card_is_used_once():
    actions = question_of(new_game(two_actions=True), choice("choose_actions", ["search", "prestige_produce"], mode=0))
    assert actions.lawful(Given()) == ["search", "produce"]
    assert actions.insisted() == ["search", "produce", "prestige produce"]


def test_who_chooses_last_has_chosen_one_before():
    first = choice("choose_actions", ["settle"], mode=1)
    last = choice("choose_actions", ["settle", "settle2"], mode=2)
    actions = question_of(new_game(two_actions=True), last, [first, last])
    assert actions.ours(None, Given()) == ["settle2"]
    assert actions.theirs(Given([("choose.last", ["settle2"])])) == ["settle", "settle2"]


def test_a_third_card_put_away_belongs_to_the_start():
    start = choice("start", {"world": 3, "discard": [7, 8]}, worlds=[3, 4], hand=[5, 6, 7, 8, 9, 10])
    third = choice("discard", [9], phase="start", n=1, cards=[5, 6, 9, 10])
    question = question_of(new_game(), start, [start, third])
    assert question.answer == {"world": 3, "discard": [7, 8, 9]}
    assert question.theirs(Given([("setup.start", [3]), ("setup.discard", [7, 8, 9])])) == question.answer


def test_an_answer_that_we_were_not_asked_for_must_be_the_only_one():
    game = new_game()
    assert question_of(game, choice("trade", 7, no_bonus=0, worlds=[7])).theirs(Given()) == 7
    with pytest.raises(ValueError, match="we should have been asked"):
        question_of(game, choice("trade", 7, no_bonus=0, worlds=[7, 8])).theirs(Given())


@pytest.mark.parametrize("worlds, sources, fits", [
    ([1, 2], [[1, 2], [1]], True), ([1, 2], [[1], [1]], False), ([1], [], False), ([], [], True), ([1, 2, 3], [[1, 2], [2], [1, 3]], True),
])
def test_worlds_to_be_filled_need_a_source_each(worlds, sources, fits):
    assert can_fill(worlds, sources) is fits


def test_a_declined_power_is_none_of_ours_and_still_offered():
    game = new_game(ruleset="base+tgs", edition=1, goals=False)
    factory = next(card for card, design in enumerate(game.cards) if design.name == "Damaged Alien Factory")
    economy = next(card for card, design in enumerate(game.cards) if design.name == "Diversified Economy")
    events = [
        choice("produce", {"card": factory, "power": 0}, powers=[[factory, 0], [economy, 1]]),
        choice("discard_produce", None, power={"card": factory, "power": 0}, worlds=[factory], hand=[5]),
        choice("produce", {"card": economy, "power": 1}, powers=[[economy, 1]]),
    ]
    series = ProducePowers(game, {"kind": "ProducePowers", "seat": 0, "events": events})
    assert [(act.option, sorted(act.offered), act.done) for act in series.acts] == [
        (f"{economy}.1", sorted([f"{economy}.1", f"{factory}.0"]), False)]
