"""Bots answer through the door, see what their seat sees, and hold nobody up."""
import random
import threading

import engine
import gevent
import pytest

from server import bots
from server.bots import Bots, Budget
from server.refused import Refused
from tests.server.house import random_choice


@pytest.fixture
def players(house):
    awake = Bots(house.rooms, 1, Budget(1, 60))
    house.rooms.listeners.append(awake.wake)
    yield awake
    awake.close()


def rest(players):
    """Wait until no bot owes anything."""
    while players.busy:
        gevent.joinall(list(players.busy.values()))


def test_bots_answer_whenever_they_owe_something_until_the_game_is_over(house, players):
    code = house.game(players=3, bots=["steady", "random"])
    rng = random.Random(1)
    rest(players)
    while (room := house.rooms.get(code)).status == "playing":
        seat = next(index for index, place in enumerate(room.places) if not place.bot)
        assert room.waiting() == [seat]
        house.answer(code, seat, random_choice(room.record.game, seat, rng))
        rest(players)
    assert room.status == "over"


def test_a_bot_sees_a_view_and_is_not_on_the_event_loop(house, players, monkeypatch):
    seen = []

    def spy(view, decision, rng):
        seen.append((view, threading.get_ident()))
        return next(decision.choices())

    monkeypatch.setitem(bots.BOTS, "random", spy)
    code = house.game(bots=["random"])
    rest(players)
    view, thread = seen[0]
    mine = next(index for index, place in enumerate(house.rooms.get(code).places) if place.bot)
    assert view.eyes == mine
    assert set(view.deck) == {engine.HIDDEN} == set(view.seats[1 - mine].hand)
    assert thread != threading.get_ident()


def test_a_bot_that_thinks_long_delays_neither_its_room_nor_another(house, players, monkeypatch):
    gate = threading.Event()
    monkeypatch.setitem(bots.BOTS, "random", lambda view, decision, rng: gate.wait(20) and next(decision.choices()))
    codes = [house.game(bots=["random"]), house.game()]
    for code in codes:
        room = house.rooms.get(code)
        seat = next(index for index, place in enumerate(room.places) if not place.bot)
        assert house.answer(code, seat, room.record.game.seats[seat].hand[:2]) == room.version + 1
    assert list(players.busy) == codes[:1]
    gate.set()
    rest(players)
    assert house.rooms.get(codes[0]).record.game.at == "choose.actions"


@pytest.mark.parametrize("answer", [lambda view, decision, rng: 1 / 0, lambda view, decision, rng: ["nonsense"], lambda view, decision, rng: None])
def test_a_bot_that_fails_is_replaced_by_the_first_legal_answer(house, players, monkeypatch, caplog, answer):
    monkeypatch.setitem(bots.BOTS, "random", answer)
    code = house.game(bots=["random"])
    rest(players)
    room = house.rooms.get(code)
    bot = next(index for index, place in enumerate(room.places) if place.bot)
    assert room.waiting() == [1 - bot]
    assert "The bot random failed at setup.discard" in caplog.text


def test_a_bot_tries_again_when_its_answer_could_not_be_stored(house, players, monkeypatch):
    monkeypatch.setattr(bots, "PAUSE", 0)
    save, failures = house.store.save, [Refused("retry", "No.")] * 3

    def flaky(change):
        if change.act == "answer" and failures:
            raise failures.pop()
        return save(change)

    monkeypatch.setattr(house.store, "save", flaky)
    code = house.game(bots=["random"])
    rest(players)
    assert not failures
    assert len(house.rooms.get(code).waiting()) == 1


def test_a_bot_taken_away_while_it_thinks_says_nothing(house, players, monkeypatch):
    gate = threading.Event()
    monkeypatch.setitem(bots.BOTS, "random", lambda view, decision, rng: gate.wait(20) and next(decision.choices()))
    code = house.game(bots=["random"])
    room = house.rooms.get(code)
    bot = next(index for index, place in enumerate(room.places) if place.bot)
    house.rooms.change(code, room.host, "remove_bot", bot)
    gate.set()
    rest(players)
    assert bot in house.rooms.get(code).waiting()


def test_bots_go_on_after_a_restart(house):
    code = house.game(bots=["steady"])
    assert len(house.rooms.get(code).waiting()) == 2
    house.reopen()
    awake = Bots(house.rooms, 1, Budget(1, 60))
    awake.wake(house.rooms.get(code))
    rest(awake)
    assert len(house.rooms.get(code).waiting()) == 1
    awake.close()


def test_bots_of_many_rooms_take_turns(house, players, monkeypatch):
    thinking, gate = [], threading.Event()
    monkeypatch.setitem(bots.BOTS, "random", lambda view, decision, rng: gate.wait(20) and thinking.append(view.eyes) or next(decision.choices()))
    codes = [house.game(players=4, bots=["random"] * 3) for _ in range(3)]
    owed = [sum(bool(place.bot) for place in house.rooms.get(code).places) for code in codes]
    assert owed == [3, 3, 3]
    answered = []
    house.rooms.listeners.append(lambda room: answered.append(room.code))
    gate.set()
    rest(players)
    assert answered == codes * 3


def test_processor_time_that_is_overdrawn_is_waited_for():
    now = [0.0]
    budget = Budget(0.5, 3, clock=lambda: now[0])
    budget.spend(3)
    assert budget.wait() == 0
    budget.spend(1)
    assert budget.wait() == 2
    now[0] = 1.0
    assert budget.wait() == 1
    now[0] = 100.0
    assert budget.wait() == 0
    budget.spend(4)
    assert budget.wait() == 2  # no more than 3 seconds had been saved


def test_bots_without_processor_time_left_wait(house, monkeypatch):
    waits = []
    monkeypatch.setattr(bots.gevent, "sleep", waits.append)
    players = Bots(house.rooms, 1, Budget(0.5, 0, clock=lambda: 0))
    players.budget.spend(1)
    house.rooms.listeners.append(players.wake)
    house.game(bots=["random"])
    rest(players)
    assert waits == [2]
    assert players.budget.left < -1
    players.close()


def test_only_bots_that_exist_are_known():
    assert [bots.known(name) for name in ("random", "steady")] == ["random", "steady"]
    with pytest.raises(Refused) as refusal:
        bots.known("skynet")
    assert refusal.value.reason == "bad_bot"
