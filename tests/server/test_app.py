"""The parts put together in the test's own process: proxies, housekeeping, and pages that cannot use websockets."""
import json
from types import SimpleNamespace

import pytest

from server import create_app
from server.audience import Audience
from server.housekeeping import tidy
from server.refused import Refused
from server.settings import Settings
from tests.server.house import room_playing
from tests.server.page import ask


@pytest.fixture
def make(tmp_path):
    """Makes apps with such settings."""
    made = []

    def make(**settings):
        made.append(create_app(Settings(database=str(tmp_path / f"{len(made)}.sqlite3"), **settings)))
        return made[-1]

    yield make
    for app in made:
        app.extensions["parts"].close()


def open_room(app, address):
    return app.test_client().post("/api/rooms", json={"name": "Ann"}, headers={"X-Forwarded-For": address}).status_code


def test_the_address_that_a_proxy_tells_counts_only_if_there_is_a_proxy(make):
    proxied, direct = make(rooms=(0.001, 1), behind_proxy=True), make(rooms=(0.001, 1))
    assert [open_room(proxied, address) for address in ("10.0.0.1", "10.0.0.2", "10.0.0.1")] == [201, 201, 429]
    assert [open_room(direct, address) for address in ("10.0.0.1", "10.0.0.2")] == [201, 429]


def test_behind_tls_the_cookie_is_secure(make):
    answer = make(behind_proxy=True).test_client().post("/api/rooms", json={"name": "Ann"}, headers={"X-Forwarded-Proto": "https"})
    assert "Secure" in answer.headers["Set-Cookie"]


def test_the_address_for_other_devices_can_be_configured(make):
    page = make(public_url="https://game.example").test_client().get("/room/ABC-DEFG-HJK").text
    assert 'data-base="https://game.example"' in page


def test_tidying_forgets_what_nobody_needs(make):
    app = make(rooms=(1000, 1))
    parts, code = app.extensions["parts"], app.test_client().post("/api/rooms", json={"name": "Ann"}).json["code"]
    parts.rooms.get(code)
    tidy(parts)
    assert code in parts.rooms.entries
    parts.rooms.clock = lambda: 1e12
    parts.audience.by_room[code] = {1: {"sid"}}
    tidy(parts)
    assert code in parts.rooms.entries
    del parts.audience.by_room[code]
    parts.rooms.clock = lambda: 2e12
    tidy(parts)
    assert code not in parts.rooms.entries
    assert parts.openings.by_address == {}


def test_health_is_not_claimed_when_the_database_does_not_answer(make, monkeypatch):
    app = make()
    monkeypatch.setattr(app.extensions["parts"].store, "check", lambda: (_ for _ in ()).throw(Refused("retry", "No.")))
    assert app.test_client().get("/healthz").status_code == 503


def test_a_viewer_whose_connection_was_lost_while_it_came_in_is_forgotten():
    alive = {"a", "b"}
    audience = Audience(SimpleNamespace(emit=lambda event, data, to: None, enter_room=lambda sid, channel: None,
                                        manager=SimpleNamespace(is_connected=lambda sid, namespace: sid in alive)), messages=(1, 1))
    room = room_playing()
    for sid in ("a", "b"):
        audience.admit(sid, room, room.host, 0)
    alive.remove("b")
    audience.forget_lost()
    assert list(audience.viewers) == ["a"]
    assert audience.here(room)[room.index(room.host)]
    alive.clear()
    audience.forget_lost()
    assert audience.by_room == {}


def test_a_page_that_cannot_use_websockets_polls(server):
    code, token = server.room("Ann")
    url = f"{server.url}/socket.io/?EIO=4&transport=polling"
    sid = json.loads(ask(url)[2][1:])["sid"]
    url += f"&sid={sid}"
    ask(url, b"40" + json.dumps({"room": code, "token": token}).encode())
    packets = ask(url)[2].decode().split("\x1e")
    table = next(json.loads(packet[2:])[1] for packet in packets if packet.startswith('42["table"'))
    assert (table["code"], table["you"]) == (code, 0)
    assert ask(url, b"427" + b'["sync",{"have":0}]')[0] == 200
    assert '437[{"ok":true,"v":1}]' in ask(url)[2].decode().split("\x1e")
    assert ask(url, b"427" + b"[" * 20_000)[0] == 400
    assert ask(url)[0] == 400  # that has ended the connection


def test_whoever_polls_nonsense_is_not_waited_for(server):
    url = f"{server.url}/socket.io/?EIO=4&transport=polling"
    sid = json.loads(ask(url)[2][1:])["sid"]
    assert ask(f"{url}&sid={sid}", b"6")[0] == 400
    assert ask(f"{url}&sid={sid}", b"6")[0] == 400
