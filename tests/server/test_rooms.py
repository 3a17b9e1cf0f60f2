"""The one door: stored before anybody is told, once for each message, and nothing lost with the process."""
import contextlib
import random
import sqlite3
import threading

import gevent
import pytest

from server.codes import fingerprint
from server.refused import Refused, not_saved
from server.room import RECENT_ACKS
from server.table import table
from tests.server.house import OPTIONS, House, random_choice, refused, state, turns


# Stored, then told

def test_whoever_is_told_finds_it_stored(house):
    code, (ann, bob) = house.lobby()
    stored = []
    house.rooms.listeners.append(lambda room: stored.append(house.store.load(code)[0]["version"]))
    house.rooms.change(code, ann, "start")
    house.answer(code, 0, random_choice(house.rooms.get(code).record.game, 0, random.Random(1)))
    assert stored == [room.version for room in house.told[-2:]] == [3, 4]


def test_everything_is_told_in_order_and_without_a_gap(house):
    code = house.game(players=4)
    rooms = list(turns(house, code, seed=4))
    assert rooms[-1].status == "over"
    versions = [room.version for room in house.told]
    assert versions == list(range(2, rooms[-1].version + 1))


def test_what_cannot_be_stored_is_not_told_and_has_not_happened(house, monkeypatch):
    code = house.game()
    before, told = state(house.rooms.get(code)), len(house.told)
    choice = random_choice(house.rooms.get(code).record.game, 0, random.Random(1))

    def fail(change):
        raise not_saved()

    with monkeypatch.context() as broken:
        broken.setattr(house.store, "save", fail)
        refused("retry", house.answer, code, 0, choice, cid="cid-00001")
    assert state(house.rooms.get(code)) == before
    assert len(house.told) == told
    assert house.answer(code, 0, choice, cid="cid-00001") == before[0]["version"] + 1


@contextlib.contextmanager
def full_disk(house):
    """The database file may not grow any more."""
    pages = pragma(house, "page_count").fetchone()[0]
    pragma(house, f"max_page_count={pages}")
    yield
    pragma(house, "max_page_count=1000000")


@contextlib.contextmanager
def locked_database(house):
    """Another program is writing, and takes longer than we wait."""
    pragma(house, "busy_timeout=10")
    other = sqlite3.connect(house.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.close()
    pragma(house, "busy_timeout=3000")


def pragma(house, setting):
    return house.store.writer.thread.apply(house.store.writer.db.execute, (f"PRAGMA {setting}",))


@pytest.mark.parametrize("fault", [full_disk, locked_database])
def test_a_full_disk_and_a_locked_database_lose_nothing(house, fault):
    code, (ann, bob) = house.lobby()
    other = house.rooms.open("Zoe", OPTIONS, [])[0].code
    with fault(house):
        refused("retry", house.rooms.change, code, ann, "start")
        assert house.rooms.get(code).status == "lobby"
        assert house.rooms.get(other).status == "lobby"  # reading goes on
    house.rooms.change(code, ann, "start")
    house.reopen()
    assert house.rooms.get(code).status == "playing"


def test_a_database_that_cannot_be_read_says_so(house):
    room, _ = house.rooms.open("Ann", OPTIONS, [])
    house.store.writer.do(lambda db: db.execute("DROP TABLE event"))
    refused("retry", house.rooms.get, room.code)
    assert not house.rooms.entries


def test_a_listener_that_fails_does_not_undo_what_is_stored(house):
    code, (ann, bob) = house.lobby()
    house.rooms.listeners.insert(0, lambda room: 1 / 0)
    version = house.rooms.change(code, ann, "start")
    assert house.told[-1].version == version


# Once for each message

def test_a_message_sent_again_is_answered_the_same_and_done_once(house):
    code = house.game()
    choice = random_choice(house.rooms.get(code).record.game, 0, random.Random(1))
    number = house.rooms.get(code).places[0].number
    message = (code, number, "answer", "setup.discard", 0, choice)
    version = house.rooms.change(*message, cid="cid-00001")
    told = len(house.told)
    assert house.rooms.change(*message, cid="cid-00001") == version
    house.reopen()
    assert house.rooms.change(*message, cid="cid-00001") == version
    assert house.rooms.get(code).version == version
    assert len(house.told) == told


def test_the_same_id_of_another_player_is_another_message(house):
    code = house.game()
    rng = random.Random(1)
    versions = [house.answer(code, seat, random_choice(house.rooms.get(code).record.game, seat, rng), cid="cid-00001") for seat in (0, 1)]
    assert versions[1] == versions[0] + 1


def test_an_old_message_is_known_to_the_database_even_when_memory_has_forgotten_it(house):
    code, (ann, bob) = house.lobby(players=3, bots=["steady"])
    version = house.rooms.change(code, ann, "remove_bot", 2, cid="cid-00000")
    for turn in range(RECENT_ACKS):
        act = ("add_bot", 2, "steady") if turn % 2 == 0 else ("remove_bot", 2)
        house.rooms.change(code, ann, *act, cid=f"later-{turn:03}")
    assert (ann, "cid-00000") not in house.rooms.get(code).acks
    house.rooms.change(code, ann, "add_bot", 2, "steady")
    before = house.rooms.get(code).version
    assert house.rooms.change(code, ann, "remove_bot", 2, cid="cid-00000") == version
    assert house.rooms.get(code).version == before


def test_a_change_of_which_the_server_never_heard_is_told_when_its_message_comes_again(house):
    """As when the connection to the database broke while it committed: the message was stored, and nobody knows."""
    code, (ann, bob) = house.lobby()
    house.rooms.get(code)
    with_another_seed = House(house.path)
    version = with_another_seed.rooms.change(code, ann, "start", cid="cid-00001")
    assert house.rooms.get(code).status == "lobby"
    assert house.rooms.change(code, ann, "start", cid="cid-00001") == version
    assert state(house.told[-1]) == state(house.rooms.get(code)) == state(with_another_seed.rooms.get(code))
    with_another_seed.store.close()


# At once

def test_two_seats_that_answer_at_once_both_succeed(house):
    code = house.game()
    game = house.rooms.get(code).record.game
    jobs = [gevent.spawn(house.answer, code, seat, game.seats[seat].hand[:2]) for seat in (0, 1)]
    gevent.joinall(jobs, raise_error=True)
    assert sorted(job.value for job in jobs) == [4, 5]
    assert house.rooms.get(code).record.game.at == "choose.actions"


def test_of_two_tabs_of_one_seat_only_the_first_succeeds(house):
    code = house.game()
    hand = house.rooms.get(code).record.game.seats[0].hand
    jobs = [gevent.spawn(house.answer, code, 0, choice) for choice in (hand[:2], hand[2:4])]
    gevent.joinall(jobs)
    assert jobs[0].value == 4
    assert jobs[1].exception.reason == "late"
    assert house.rooms.get(code).record.game.seats[0].hand == hand[2:]


def test_rooms_that_change_during_a_commit_share_the_next_one(house):
    codes = [house.lobby()[0] for _ in range(20)]
    statements, gate, started = [], threading.Event(), threading.Event()
    writer = house.store.writer
    slow = gevent.spawn(writer.do, lambda db: started.set() or gate.wait(20))
    gevent.get_hub().threadpool.apply(started.wait, (20,))
    writer.db.set_trace_callback(statements.append)
    jobs = [gevent.spawn(house.rooms.change, code, house.rooms.get(code).host, "start") for code in codes]
    gevent.sleep(0)  # lets all of them reach the writer
    gate.set()
    gevent.joinall([slow, *jobs], raise_error=True)
    assert statements.count("COMMIT") == 2
    assert sum(statement.startswith("UPDATE room") for statement in statements) == 20


def test_another_process_that_was_faster_is_noticed(house, tmp_path):
    code = house.game()
    rng = random.Random(3)
    second = House(tmp_path / "rooms.sqlite3")
    second.answer(code, 1, random_choice(second.rooms.get(code).record.game, 1, rng))
    house.answer(code, 0, random_choice(house.rooms.get(code).record.game, 0, rng))
    assert house.rooms.get(code).record.game.at == "choose.actions"
    assert house.rooms.get(code).version == 5
    second.store.close()


def test_a_room_that_others_keep_changing_is_given_up_politely(house, monkeypatch):
    code, (ann, bob) = house.lobby()
    house.store.writer.do(lambda db: db.execute("UPDATE room SET version = version + 1"))
    monkeypatch.setattr(house.store, "load", lambda code, load=house.store.load: outdated(load(code)))
    refused("retry", house.rooms.change, code, ann, "start")
    assert not house.rooms.entries


def outdated(found):
    row, *more = found
    return {**row, "version": row["version"] - 1}, *more


# Rooms are made, played, played again

def test_options_that_no_game_has_are_refused_with_a_sentence(house):
    for wrong in ({"players": 5}, {"players": 3, "two_actions": True}, {"ruleset": "poker"}, {"edition": 3}):
        with pytest.raises(Refused) as refusal:
            house.rooms.open("Ann", {**OPTIONS, **wrong}, [])
        assert refusal.value.reason == "bad_option"
        assert str(refusal.value).endswith(".")
    refused("bad_option", house.rooms.open, "Ann", OPTIONS, ["steady", "steady"])


def test_the_maker_of_a_room_has_its_token_and_the_bots_the_last_seats(house):
    room, token = house.rooms.open("Ann", {**OPTIONS, "players": 3}, ["steady"])
    assert [place.bot for place in room.places] == [None, None, "steady"]
    assert house.rooms.get(room.code).holder(fingerprint(token)) == room.host
    assert token not in str(house.store.load(room.code))


def test_a_rematch_keeps_the_people_and_forgets_the_old_log(house):
    code = house.game(players=3)
    last = list(turns(house, code, 8))[-1]
    people = {place.number: place.name for place in last.places}
    house.rooms.change(code, last.places[1].number, "rematch")
    room = house.rooms.get(code)
    assert room.status == "playing"
    assert {place.number: place.name for place in room.places} == people
    message = table(room, room.host, room.version - 1, [True] * 3)
    assert message["log_from"] == 0
    assert {version for version, _ in message["news"]} == {room.version}
    house.reopen()
    assert state(house.rooms.get(code)) == state(room)
