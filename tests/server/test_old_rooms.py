"""Old rooms are deleted, by the rule of server/old_rooms.py; the database is brought up to date and not down."""
import sqlite3
from types import SimpleNamespace

import pytest

from server import schema, sql
from server.old_rooms import FIRST, HOUR, OldRooms
from server.sql import AT_ONCE
from server.store import Store
from tests.server.house import OPTIONS, refused

DAY = 24 * HOUR
RULE = SimpleNamespace(keep_lobby=DAY, keep_room=30 * DAY)


class Time:
    """Two clocks that the test sets: on the wall, and one that only ever counts."""

    def __init__(self, monkeypatch):
        self.wall, self.steady = 1e9, 0.0
        monkeypatch.setattr(sql.time, "time", lambda: self.wall)

    def passes(self, seconds):
        self.wall, self.steady = self.wall + seconds, self.steady + seconds


@pytest.fixture
def now(monkeypatch):
    return Time(monkeypatch)


@pytest.fixture
def broom(house, now):
    return OldRooms(house.store, RULE, wall=lambda: now.wall, steady=lambda: now.steady)


def kept(house):
    return set(code for code, in house.store.ask(lambda run: run("SELECT code FROM room")))


def test_a_room_is_deleted_when_nobody_was_there_for_long_enough(house, broom, now):
    lobby, game, watched = house.lobby()[0], house.game(), house.lobby()[0]
    now.passes(DAY - 1)
    broom.tidy([watched])
    assert kept(house) == {lobby, game, watched}
    now.passes(HOUR)
    broom.tidy([])
    assert kept(house) == {game, watched}
    now.passes(29 * DAY)
    broom.tidy([])
    assert kept(house) == set()
    assert house.store.ask(lambda run: run("SELECT count(*) FROM event") + run("SELECT count(*) FROM ack")) == [(0,), (0,)]


def test_a_deleted_room_is_one_that_never_was(house, broom, now):
    code = house.lobby()[0]
    house.rooms.forget_idle(-1, in_use=lambda code: False)
    now.passes(2 * DAY)
    broom.tidy([])
    refused("no_room", house.rooms.get, code)


def test_it_is_looked_for_old_rooms_soon_after_the_start_and_then_each_hour(house, broom, now, monkeypatch):
    looks = []
    monkeypatch.setattr(house.store, "delete_old", lambda *before: looks.append(now.steady))
    for _ in range(3 * HOUR // 30):
        now.passes(30)
        broom.tidy([])
    assert looks == [FIRST, FIRST + HOUR, FIRST + 2 * HOUR]


def test_any_number_of_old_rooms_are_deleted(house, broom, now):
    for _ in range(2 * AT_ONCE + 1):
        house.rooms.open("Ann", OPTIONS, [])
    now.passes(2 * DAY)
    broom.tidy([])
    assert kept(house) == set()


@pytest.mark.parametrize("jump", [400 * DAY, -400 * DAY])
def test_a_clock_that_jumps_makes_no_room_old(house, broom, now, jump):
    """As on a small computer that starts in 1970 and asks the network later."""
    code, lobby = house.game(), house.lobby()[0]
    now.passes(HOUR)
    now.wall += jump
    broom.tidy([])
    now.passes(23 * HOUR - 1)
    broom.tidy([])
    assert kept(house) == {code, lobby}
    now.passes(2 * HOUR)
    broom.tidy([])
    assert kept(house) == {code} or jump < 0


# The steps of the tables

def test_a_database_from_before_the_steps_were_numbered_takes_those_it_lacks(tmp_path):
    path = str(tmp_path / "old.sqlite3")
    with sqlite3.connect(path) as db:
        for statement in schema.STEPS[0]:
            db.execute(f"{statement} WITHOUT ROWID")
        db.execute("INSERT INTO room VALUES ('ABCDEFGHJK', 1, '{}', NULL, NULL, NULL, 0)")
    db.close()
    store = Store(path)
    assert store.ask(lambda run: run("SELECT code FROM room")) == [("ABCDEFGHJK",)]
    assert store.ask(lambda run: run("SELECT max(number) FROM step")) == [(len(schema.STEPS),)]
    store.close()
    Store(path).close()


def test_a_database_of_a_newer_version_is_left_alone(tmp_path):
    path = str(tmp_path / "new.sqlite3")
    Store(path).close()
    with sqlite3.connect(path) as db:
        db.execute("INSERT INTO step VALUES (99)")
    db.close()
    with pytest.raises(SystemExit, match="newer version"):
        Store(path)
