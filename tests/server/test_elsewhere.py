"""Several server processes: what they believe of each other, and what one does when another has changed a room."""
import subprocess
import sys
import types

from server.elsewhere import TRUSTED, Elsewhere
from server.refused import not_answered
from server.wire import look
from tests.server.house import House, refused, state


def test_who_is_elsewhere_is_believed_for_a_while():
    now = [0.0]
    elsewhere = Elsewhere(clock=lambda: now[0])
    elsewhere.note("ROOM", "worker", [1, 2])
    elsewhere.note("ROOM", "another", [3])
    elsewhere.note("ROOM", "worker", [2])
    assert [elsewhere.present("ROOM", number) for number in (1, 2, 3)] == [False, True, True]
    assert not elsewhere.present("OTHER", 2)
    now[0] = TRUSTED
    assert not elsewhere.present("ROOM", 2)
    elsewhere.forget()
    assert elsewhere.said == {}


def test_a_process_that_has_nobody_left_is_forgotten():
    elsewhere = Elsewhere()
    elsewhere.note("ROOM", "worker", [])
    elsewhere.note("OTHER", "worker", [1])
    elsewhere.forget()
    assert list(elsewhere.said) == ["OTHER"]


def test_what_another_process_has_changed_is_shown_here_and_is_not_a_change_of_ours(house):
    code, (ann, bob) = house.lobby()
    house.rooms.get(code)
    told, shown = len(house.told), []
    house.rooms.shows.append(shown.append)
    other = House(house.path)
    version = other.rooms.change(code, ann, "start")
    house.rooms.refresh(code, version, True)
    house.rooms.refresh(code, version, True)
    house.rooms.refresh(code, version - 1, True)
    assert [state(room) for room in shown] == [state(other.rooms.get(code))]
    assert len(house.told) == told
    other.store.close()


def test_what_another_process_has_changed_is_shown_even_if_what_we_wanted_comes_too_late(house):
    """As when the same bot has thought in both processes: the slower answer is refused, and yet the pages here see the faster one."""
    code = house.game()
    shown = []
    room = house.rooms.get(code)
    house.rooms.shows.append(shown.append)
    other, choice = House(house.path), room.record.game.seats[0].hand[:2]
    other.answer(code, 0, choice)
    refused("late", house.rooms.change, code, room.places[0].number, "answer", "setup.discard", 0, choice)
    assert [room.version for room in shown] == [4]
    other.store.close()


def test_a_room_that_another_process_has_deleted_is_over_here(house):
    code, kept = house.game(), house.game()
    gone, other = [], House(house.path)
    house.rooms.ends.append(gone.append)
    other.rooms.end([code])
    house.rooms.store.versions = lambda codes: {each: house.rooms.get(each).version for each in codes if other.store.load(each)}
    look(house.rooms, types.SimpleNamespace(by_room={code: {}, kept: {}}), None, {})
    assert gone == [code] and list(house.rooms.entries) == [kept]
    refused("no_room", house.rooms.get, code)
    other.store.close()


def test_a_room_that_another_process_has_changed_and_nobody_looks_at_leaves_memory(house):
    code, (ann, bob) = house.lobby()
    before = house.rooms.get(code)
    house.rooms.refresh(code, before.version, False)
    assert house.rooms.get(code) is before
    house.rooms.refresh(code, before.version + 1, False)
    house.rooms.refresh("ABCDEFGHJK", 7, False)
    assert not house.rooms.entries


def test_a_room_that_is_shown_but_could_not_be_loaded_just_now_is_shown_as_soon_as_it_can_be(house, monkeypatch):
    code, (ann, bob) = house.lobby()
    shown = []
    house.rooms.shows.append(shown.append)
    version = house.rooms.get(code).version
    with monkeypatch.context() as broken:
        broken.setattr(house.store, "load", lambda code: (_ for _ in ()).throw(not_answered()))
        refused("retry", house.rooms.refresh, code, version + 1, True)
    house.rooms.refresh(code, version, True)
    assert [room.version for room in shown] == [version]


def test_waiting_for_postgresql_does_not_hold_up_the_event_loop():
    """Its driver waits in C, where gevent cannot look after others meanwhile, unless it finds the standard library patched."""
    program = "from gevent import monkey; monkey.patch_all(); from psycopg import waiting; print(waiting.wait.__module__, waiting.wait.__name__)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
    assert done.stdout.split()[0] == "psycopg.waiting", done
