"""The server dies or is stopped at any moment: nothing acknowledged is lost, and nothing is done twice."""
import random
import signal

import pytest

from tests.server.page import post
from tests.server.play import answer, answer_to, random_choice, turn
from tests.server.process import ServerProcess


@pytest.fixture
def mortal(tmp_path):
    running = ServerProcess(tmp_path)
    yield running
    assert running.end() == 0
    assert "Traceback" not in running.log.read_text()


def public(table):
    """What does not depend on who is connected, nor on how much of the log was asked for."""
    return {name: table[name] for name in ("v", "status", "options", "you", "game", "waiting", "undo", "count")}


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
def test_a_killed_server_has_lost_nothing_that_it_acknowledged(mortal, seed):
    rng = random.Random(seed)
    code, token = mortal.room("Ann", players=3, bots=["random"])
    tokens = [token, mortal.sit(code, "Bob")]
    pages = [mortal.page(code, each) for each in tokens]
    assert pages[0].say("start")["ok"]
    for life in range(4):
        for _ in range(rng.randrange(1, 12)):
            page = rng.choice(turn(pages))
            acknowledged = answer(page, random_choice(page.last(), rng), cid=f"life-{life}-{page.asked:04}")
            assert acknowledged["ok"]
        page = rng.choice(turn(pages))
        message = answer_to(page.last(), random_choice(page.last(), rng))
        page.post("answer", message)  # its acknowledgement may or may not come
        mortal.kill()
        for each in pages:
            each.close()
        mortal.start()
        pages, before = [mortal.page(code, each) for each in tokens], [each.last() for each in pages]
        assert all(new.last()["v"] >= old["v"] >= acknowledged["v"] for new, old in zip(pages, before))
        again = next(each for each in pages if each.last()["you"] == page.last()["you"])
        assert again.say("answer", **message)["ok"]  # whether it was stored or not, it is now
        assert again.last()["count"] == message["count"] + 1 or again.last()["game"]["at"] != message["at"]
    for each in pages:
        each.close()


def test_nobody_is_told_what_a_killed_server_had_not_stored(mortal):
    rng = random.Random(3)
    code, token = mortal.room("Ann", players=4, bots=["random", "random", "random"])
    ann, watcher = mortal.page(code, token), mortal.page(code)
    ann.say("start")
    for _ in range(5):
        turn([ann])
        answer(ann, random_choice(ann.last(), rng))
    mortal.kill()
    watcher.until(lambda: watcher.closed)
    mortal.start()
    with mortal.page(code) as after:
        first, seen = after.tables[0], watcher.last()
        assert first["v"] >= seen["v"]
        assert first["v"] > seen["v"] or public(first) == public(seen)
    ann.close()
    watcher.close()


def test_a_stopped_server_stores_and_acknowledges_what_it_was_sent(mortal):
    rooms = [mortal.room("Ann", bots=["random"]) for _ in range(10)]
    pages = [mortal.page(code, token) for code, token in rooms]
    numbers = [page.post("start", {}) for page in pages]
    pages[0].until_acked(numbers[0])
    assert mortal.end(signal.SIGTERM) == 0
    acknowledged = [page.until_acked(number) for page, number in zip(pages, numbers)]
    for page in pages:
        page.close()
    mortal.start()
    assert acknowledged[0]["ok"]
    for (code, token), each in zip(rooms, acknowledged):
        with mortal.page(code, token) as page:
            assert page.last()["status"] == "playing" or "ok" not in each


def test_a_stopped_server_leaves_one_file(mortal):
    mortal.room("Ann")
    mortal.end()
    assert [path.name for path in mortal.database.parent.glob("rooms*")] == ["rooms.sqlite3"]
    mortal.start()


def test_a_seat_and_its_room_outlive_the_server(mortal):
    code, token = mortal.room("Ann", players=2)
    bob = mortal.sit(code, "Bob")
    mortal.kill()
    mortal.start()
    with mortal.page(code, bob) as page:
        assert [seat["name"] for seat in page.last()["seats"]] == ["Ann", "Bob"]
        assert page.last()["you"] == 1
    assert post(f"{mortal.url}/api/rooms/{code}/seats", {"name": "Cem"})[0] == 409
