"""Memory is a cache: a room comes back from the database as it was, and leaves memory when nobody uses it."""
import itertools
import random

import pytest

from server.table import table
from tests.server.house import refused, state, turns


@pytest.mark.parametrize("seed", range(3))
def test_a_room_comes_back_from_the_database_as_it_was(house, seed):
    code = house.game(players=seed + 2)
    rng = random.Random(seed)
    for room in turns(house, code, seed):
        if rng.random() < 0.2:
            house.reopen()
            assert state(house.rooms.get(code)) == state(room)
    assert house.rooms.get(code).status == "over"


def test_undo_works_after_a_restart_and_leaves_the_same_history(house):
    code = house.game()
    room = house.rooms.get(code)
    number, hand = room.places[0].number, room.record.game.seats[0].hand
    house.answer(code, 0, hand[:2])
    house.reopen()
    house.rooms.change(code, number, "undo", 1, cid="undo-0001")
    after = house.rooms.get(code)
    assert after.record.game.seats[0].hand == hand
    house.reopen()
    assert state(house.rooms.get(code)) == state(after)
    assert table(after, number, after.version - 1, [True, True])["log_from"] == 0


def test_a_history_longer_than_memory_comes_back_the_same(house):
    code = house.game(players=4)
    for room in itertools.islice(turns(house, code, 11), 220):
        last = room
    house.reopen()
    assert state(house.rooms.get(code)) == state(last)
    assert last.history.floor > last.history.begun


def test_rooms_that_nobody_uses_leave_memory(house):
    now = [0.0]
    house.rooms.clock = lambda: now[0]
    used, idle = house.game(), house.game()
    before = state(house.rooms.get(idle))
    now[0] = 100.0
    house.rooms.forget_idle(200, in_use=lambda code: False)
    assert set(house.rooms.entries) == {used, idle}
    house.rooms.forget_idle(50, in_use=lambda code: code == used)
    assert set(house.rooms.entries) == {used}
    assert state(house.rooms.get(idle)) == before


def test_a_room_in_the_middle_of_a_change_does_not_leave_memory(house):
    code = house.game()
    house.rooms.clock = lambda: 1e9
    with house.rooms.held(code) as entry:
        entry.used = 0
        house.rooms.forget_idle(1, in_use=lambda code: False)
        assert code in house.rooms.entries


def test_unknown_rooms_do_not_fill_memory(house):
    for code in ("ABCDEFGHJK", "KJHGFEDCBA"):
        refused("no_room", house.rooms.get, code)
        refused("no_room", house.rooms.change, code, 1, "start")
    assert not house.rooms.entries
