"""Bad input gets a sentence and a fresh table, and changes nothing; too much of anything is stopped."""
import json
import random

import pytest

from tests.server.page import ask, post
from tests.server.play import answer, answer_to, decision_of, random_choice, turn
from tests.server.process import ServerProcess

BAD = [
    ("answer", [{}], "malformed"), ("answer", [None], "malformed"), ("answer", [7], "malformed"), ("answer", [[]], "malformed"), ("answer", ["x"], "malformed"),
    ("answer", [{"cid": "test-bad-1", "at": "setup.discard", "count": 0, "choice": [1, 2]}, "more"], "malformed"),
    ("answer", [{"cid": "short", "at": "setup.discard", "count": 0, "choice": []}], "malformed"),
    ("answer", [{"cid": "test-bad-2", "at": "setup.discard", "count": True, "choice": []}], "malformed"),
    ("answer", [{"cid": "test-bad-3", "at": "setup.discard", "count": 0, "choice": {"a": 1}}], "malformed"),
    ("answer", [{"cid": "test-bad-4", "at": "setup.discard", "count": 0, "choice": [None]}], "malformed"),
    ("answer", [{"cid": "test-bad-5", "at": "setup.discard", "count": 0, "choice": []}], "illegal"),
    ("answer", [{"cid": "test-bad-6", "at": "setup.discard", "count": 0, "choice": [-1, -1]}], "illegal"),
    ("answer", [{"cid": "test-bad-7", "at": "setup.discard", "count": 0, "choice": ["develop", "\ud800"]}], "malformed"),
    ("answer", [{"cid": "test-bad-8", "at": "settle.pay", "count": 0, "choice": []}], "late"),
    ("answer", [{"cid": "test-bad-9", "at": "setup.discard", "count": 1, "choice": []}], "late"),
    ("undo", [{"cid": "test-bad-a", "count": 0}], "no_undo"), ("undo", [{"cid": "test-bad-b"}], "malformed"),
    ("start", [{}], "not_lobby"), ("start", [{"cid": "x"}], "malformed"), ("rematch", [{}], "not_over"),
    ("add_bot", [{"seat": 99, "bot": "steady"}], "not_free"), ("add_bot", [{"seat": "0", "bot": "steady"}], "malformed"), ("remove_bot", [{"seat": 0}], "not_free"),
    ("table", [{}], "malformed"), ("connect", [{}], "malformed"), ("disconnect", [], "malformed"), ("*", [{}], "malformed"), ("", [], "malformed")]


@pytest.mark.parametrize("event, content, reason", BAD)
def test_a_bad_message_gets_a_sentence_and_a_fresh_table(two, event, content, reason):
    host = next(page for page in two if page.last()["host"])
    before, count = host.last(), len(host.tables)
    acknowledged = host.until_acked(host.post(event, *content))
    assert acknowledged["reason"] == reason
    assert acknowledged["error"].endswith(".")
    fresh = host.until(lambda: len(host.tables) > count and host.last())
    assert {**fresh, "news": [], "log_from": 0} == {**before, "news": [], "log_from": 0}


def nested(depth):
    return '["answer",{"choice":' + "[" * depth + "]" * depth + "}]"


@pytest.mark.parametrize("text", ["42", "42{}", "42[", "421[\"answer\"", "4299999999999999999999[1]", "42" + nested(100), "42" + nested(1000), "4" + "[" * 2000,
                                  "4{}", "4", "451-[\"answer\",{\"_placeholder\":true,\"num\":0}]", "43[1]", "47", "4\x00", "40/admin,{}"])
def test_an_unreadable_message_gets_a_sentence_and_a_fresh_table(two, text):
    page, count = two[0], len(two[0].tables)
    page.raw(text)
    event, content = page.until(lambda: page.others and page.others[-1][0] == "refused" and page.others[-1])
    assert (content["reason"], content["error"]) == ("malformed", "That message could not be understood.")
    page.until(lambda: len(page.tables) > count)
    assert page.say("sync", have=0)["ok"]


def test_a_large_message_is_refused_and_a_huge_one_ends_the_connection(two):
    ann, bob = two
    assert ann.say("answer", cid="x" * 5000)["reason"] == "too_large"
    assert ann.say("sync", have=0)["ok"]
    ann.post("answer", {"cid": "x" * 20_000})
    ann.until(lambda: ann.closed)
    assert ann.socket.close_code == 1009
    assert bob.say("sync", have=0)["ok"]


def test_bytes_are_no_message(two):
    two[0].raw(b"42[]")
    two[0].until(lambda: ["refused", {"error": "That message could not be understood.", "reason": "malformed"}] in two[0].others)


def test_a_watcher_can_do_nothing(server, join, two):
    watcher = join(two[0].last()["code"])
    message = answer_to(two[0].last(), [1, 2])
    for event, content in (("answer", message), ("undo", {"cid": "test-bad-x", "count": 0}), ("rematch", {}), ("leave", {})):
        assert watcher.say(event, **content)["reason"] == "not_seated"
    for event, content in (("start", {}), ("add_bot", {"seat": 0, "bot": "steady"}), ("remove_bot", {"seat": 0})):
        assert watcher.say(event, **content)["reason"] == "not_host"


def test_what_a_seat_is_not_asked_it_cannot_answer(two):
    rng = random.Random(5)
    while True:
        playing = turn(two)
        idle = [page for page in two if page not in playing]
        secret = two[0].last()["game"]["at"] in ("choose.actions", "develop.choose", "settle.choose", "setup.discard")
        if idle and not secret:
            break
        answer(playing[0], random_choice(playing[0].last(), rng))
    assert decision_of(idle[0].last()) is None
    assert answer(idle[0], [])["reason"] == "not_asked"


# Limits

@pytest.mark.slow
def test_a_flood_is_slowed_and_then_cut_and_nobody_else_notices(tmp_path):
    server = ServerProcess(tmp_path, messages=(0.001, 5), refusals=3)
    code, token = server.room("Ann")
    with server.page(code, token) as flood, server.page(code) as other:
        numbers = [flood.post("sync", {"have": 0}) for _ in range(20)]
        acknowledged = [flood.until_acked(number) for number in numbers]
        assert [each.get("reason", "ok") for each in acknowledged if "closed" not in each][:8] == [*["ok"] * 5, *["too_many"] * 3]
        flood.until(lambda: flood.closed)
        assert "41" in flood.frames  # told that this was on purpose
        assert other.say("sync", have=0)["ok"]
    assert server.end() == 0


@pytest.mark.slow
def test_a_full_server_says_so(tmp_path):
    server = ServerProcess(tmp_path, most_connections=1)
    code, token = server.room("Ann")
    with server.page(code, token) as first:
        with server.page(code) as second:
            assert second.refused["data"] == {"reason": "busy"}
        assert first.say("sync", have=0)["ok"]
    assert any(comes_in(server, code) for _ in range(200))  # as soon as the server has noticed that the first is gone
    assert server.end() == 0


def comes_in(server, code):
    with server.page(code) as page:
        return not page.refused


def test_nothing_secret_is_logged(server, join):
    code, token = server.room("Ann", bots=["random"])
    page = join(code, token)
    page.say("start")
    page.say("answer", cid="secret-cid", at="x", count=0, choice=[])
    page.raw("42[")
    ask(f"{server.url}/room/{code}?seat={token}")
    post(f"{server.url}/api/rooms/{code}/seats", {"name": "Bob"})
    log = server.log.read_text()
    assert not any(word in log for word in (code, token, "secret-cid", json.dumps(page.last()["game"]["seats"][page.last()["you"]]["hand"])))
