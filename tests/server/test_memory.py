"""Memory is a cache: a room comes back from the database as it was, and leaves memory when nobody uses it."""
import itertools
import random
import subprocess
import sys

import pytest

from server.json_text import decode, encode
from server.settings import ROOT
from server.table import table
from tests.server.house import OPTIONS, refused, replayed, state, turns


@pytest.mark.slow
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


def test_a_record_knows_after_a_restart_every_answer_of_its_game(house):
    """So its text, replayed, is the game; answers of an earlier game of the room, and those taken back, are not in the way."""
    code = house.game()
    rng = random.Random(3)
    list(turns(house, code, 1))
    house.rooms.change(code, house.rooms.get(code).places[0].number, "rematch")
    for _ in itertools.islice(turns(house, code, 2), 60):
        for seat, place in enumerate(house.rooms.get(code).places):
            if house.rooms.get(code).record.can_undo(seat) is None and rng.random() < 0.3:
                house.rooms.change(code, place.number, "undo", house.rooms.get(code).record.game.seats[seat].count)
    before = house.rooms.get(code).record
    house.reopen()
    record = house.rooms.get(code).record
    assert record.answers == before.answers and [seat for seat, _, choice in record.answers if choice == "undo"]
    assert replayed(record).to_data() == record.game.to_data()


def test_a_room_from_before_an_option_existed_goes_on_without_it(house):
    code = house.game()
    found = house.store.load(code)
    body = decode(found[0]["body"])
    del body["options"]["invasion"], body["options"]["takeovers"]
    house.store.writer.do(lambda db: db.execute("UPDATE room SET body = ?", (encode(body),)))
    house.reopen()
    assert house.rooms.get(code).options == {**OPTIONS, "invasion": False, "takeovers": False}
    assert [room.status for room in turns(house, code)][-1] == "over"


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


# Many games

LAST_ROUND = "choose.actions r9 | pool 0 | A: Old Earth [+5] | B: Alpha Centauri [+5]"


def soak(folder, games, position=""):
    """(memory, size of the database), ten times, while so many games of bots are played and deleted."""
    command = [sys.executable, "-m", "tests.server.soak", str(folder), str(games), position]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return [tuple(map(int, line.split())) for line in done.stdout.splitlines()]


@pytest.mark.slow
@pytest.mark.parametrize("games, position", [(2000, LAST_ROUND), (50, "")])
def test_memory_stays_as_it_is_while_games_come_and_go(tmp_path, games, position):
    """Two thousand games, of which the last round is played, and some whole ones. The first fifth warms up."""
    memory, pages = zip(*soak(tmp_path, games, position)[2:])
    assert max(memory) < 1.05 * min(memory)
    assert pages[-1] < 1.5 * pages[0]
