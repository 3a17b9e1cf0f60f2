"""What whoever runs a server needs: a log for programs, counters, copies of the database."""
import gc
import io
import json
import logging
import sqlite3
import subprocess
import sys

import pytest

from server import backup, logs
from server.housekeeping import HOUR, LONG_PAUSE, MANY, Pauses, due, look_often
from server.settings import ROOT
from server.store import Store
from tests.server.house import state, turns
from tests.server.page import ask
from tests.server.process import ServerProcess


# The log

@pytest.fixture
def log():
    """A logger that nobody else uses, and what it has written."""
    written, logger = io.StringIO(), logging.getLogger("tests.operations")
    handler = logging.StreamHandler(written)
    handler.setFormatter(logs.JsonLines())
    logger.addHandler(handler)
    yield logger, written
    logger.removeHandler(handler)


def test_the_log_is_an_object_a_line(log):
    logger, written = log
    logger.warning("Two\nlines and %s", "ü")
    try:
        raise ValueError("why")
    except ValueError:
        logger.exception("It failed.")
    first, second = map(json.loads, written.getvalue().splitlines())
    assert {**first, "time": ""} == {"time": "", "level": "WARNING", "logger": "tests.operations", "message": "Two\nlines and ü"}
    assert first["time"].endswith("+00:00")
    assert second["error"].splitlines()[-1] == "ValueError: why"


def test_a_server_that_starts_and_stops_says_so_line_by_line(tmp_path):
    running = subprocess.Popen([sys.executable, "-c", f"from server import run; run.main(['--port', '0', '--database', {str(tmp_path / 'x.sqlite3')!r}])"],
                               cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    running.stdout.readline()
    running.terminate()
    errors = running.communicate(timeout=30)[1]
    assert [json.loads(line)["message"] for line in errors.splitlines()] == ["Started.", "Stopping."]


def test_a_long_garbage_collection_is_said_once(caplog, monkeypatch):
    now = [0.0]
    monkeypatch.setattr("server.housekeeping.time.perf_counter", lambda: now[0])
    pauses = Pauses()
    for seconds in (LONG_PAUSE / 2, LONG_PAUSE * 2, LONG_PAUSE / 4):
        pauses("start", {"generation": 0})
        now[0] += seconds
        pauses("stop", {"generation": 0})
    pauses.report()
    pauses.report()
    assert [record.message for record in caplog.records] == ["A garbage collection took 100 ms."]


def test_everything_is_collected_seldom_while_many_are_connected(monkeypatch):
    """It takes 60 ms with a thousand of them, in which nobody is served."""
    now = [1000.0]
    monkeypatch.setattr("server.housekeeping.time.perf_counter", lambda: now[0])
    pauses = Pauses()
    monkeypatch.setattr("server.housekeeping.pauses", pauses)
    assert due(MANY - 1) and not due(MANY)
    now[0] += HOUR + 1
    assert due(MANY)
    for phase in ("start", "stop"):
        pauses(phase, {"generation": 2})
    assert due(MANY - 1) and not due(MANY)


def test_new_things_do_not_pile_up_while_as_many_old_ones_go(monkeypatch):
    """They did, as Python's own count of new things goes down with every old one that goes."""
    naps = iter(["one", "two"])
    monkeypatch.setattr("server.housekeeping.gevent.sleep", lambda seconds: next(naps))
    things = [[] for _ in range(20_000)]
    gc.collect()
    for place in range(len(things)):
        things[place] = []
    assert new_things() >= len(things)
    with pytest.raises(StopIteration):
        look_often()
    assert new_things() < len(things) / 10


def new_things():
    return len(gc.get_objects(0)) + len(gc.get_objects(1))


# Counters

def test_what_happens_is_counted(server, join):
    code, token = server.room("Ann", bots=["random"])
    page = join(code, token)
    before = counters(server)
    page.say("start")
    page.say("start")
    after = counters(server)
    grown = {name: after[name] - before.get(name, 0) for name in after}
    assert grown['race_changes_total{act="start"}'] == 1
    assert grown['race_refusals_total{reason="not_lobby"}'] == 1
    assert grown["race_change_seconds_count"] == 2
    assert grown["race_committed_total"] >= 1
    assert after["race_connections"] >= 1 and after["race_rooms_in_memory"] >= 1
    assert after["process_resident_memory_bytes"] > 1e6


def counters(server):
    status, headers, body = ask(f"{server.url}/metrics")
    assert status == 200 and headers["Content-Type"].startswith("text/plain")
    lines = [line.rpartition(" ") for line in body.decode().splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


def test_counters_are_for_this_machine_only(proxied):
    assert proxied.get("/metrics").status_code == 200
    assert proxied.get("/metrics", headers={"X-Forwarded-For": "192.0.2.9"}).status_code == 404


@pytest.fixture
def proxied(tmp_path):
    from server import create_app
    from server.settings import Settings

    app = create_app(Settings(database=str(tmp_path / "x.sqlite3"), behind_proxy=True))
    yield app.test_client()
    app.extensions["parts"].close()


# Copies

def test_a_copy_made_while_the_server_runs_brings_back_what_was_then(house, tmp_path):
    copy = tmp_path / "copy.sqlite3"
    code = house.game()
    playing = turns(house, code, 5)
    for _ in range(9):
        then = next(playing)
    backup.back_up(house.path, copy)
    for _ in range(9):
        later = next(playing)
    assert state(house.rooms.get(code)) == state(later) != state(then)
    house.store.close()
    backup.restore(house.path, copy)
    house.open()
    assert state(house.rooms.get(code)) == state(then)


def test_a_copy_is_not_put_back_under_a_running_server(house, tmp_path):
    copy = tmp_path / "copy.sqlite3"
    code = house.game()
    backup.back_up(house.path, copy)
    with pytest.raises(SystemExit, match="stop it first"):
        backup.restore(house.path, copy)
    assert house.rooms.get(code).status == "playing"
    house.reopen()
    assert house.rooms.get(code).status == "playing"


@pytest.mark.parametrize("content", [b"", b"nonsense" * 1000, None])
def test_what_is_no_copy_is_not_put_back(house, tmp_path, content):
    code = house.game()
    house.store.close()
    copy = tmp_path / "copy.sqlite3"
    if content is not None:
        copy.write_bytes(content)
    with pytest.raises(SystemExit, match="no whole database"):
        backup.restore(house.path, copy)
    house.open()
    assert house.rooms.get(code).status == "playing"


def test_a_spoiled_database_gives_no_copy(house, tmp_path):
    for _ in range(3):
        house.game()
    house.store.close()
    whole = house.path.read_bytes()
    house.path.write_bytes(whole[:4096] + b"\xff" * 4096 + whole[8192:])  # the root of a table
    with pytest.raises((SystemExit, sqlite3.DatabaseError)):
        backup.back_up(house.path, tmp_path / "copy.sqlite3")
    assert not (tmp_path / "copy.sqlite3").exists()
    house.path.write_bytes(whole)
    house.open()


def test_there_is_a_command_for_each(tmp_path):
    server = ServerProcess(tmp_path)
    code, _ = server.room("Ann")
    copy = tmp_path / "copy.sqlite3"
    assert command("--backup", copy, "--database", server.database).returncode == 0
    refused = command("--restore", copy, "--database", server.database)
    assert (refused.returncode, refused.stderr.strip()) == (1, "A server is using that database: stop it first.")
    server.room("Zoe")
    server.end()
    assert command("--restore", copy, "--database", server.database).returncode == 0
    store = Store(str(server.database))
    assert store.ask(lambda run: run("SELECT code FROM room")) == [(code,)]
    store.close()


def test_a_postgresql_database_has_commands_of_its_own():
    done = command("--backup", "copy", "--database", "postgresql://nobody@nowhere/x")
    assert done.returncode == 1 and "pg_dump" in done.stderr


def command(*arguments):
    return subprocess.run([sys.executable, "-m", "server", *map(str, arguments)], cwd=ROOT, capture_output=True, text=True, timeout=60)
