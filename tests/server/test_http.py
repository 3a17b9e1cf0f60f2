"""Pages, rooms and seats over HTTP, with the real server."""
import gzip
import json
import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.server.page import ask, post


SAFE = {"Content-Security-Policy": "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self' ws: wss:; "
                                   "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
        "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer"}


def safe(headers):
    return all(headers[name] == value for name, value in SAFE.items())


# Pages and files

@pytest.mark.parametrize("path", ["/room/ABC-DEFG-HJK", "/room/ABCDEFGHJK/table", "/room/whatever"])
def test_the_page_is_the_same_for_every_room_there_is_or_is_not(server, path):
    status, headers, body = ask(server.url + path)
    assert (status, headers["Cache-Control"]) == (200, "no-cache")
    assert safe(headers)
    assert body == ask(f"{server.url}/room/ABCDEFGHJK")[2]


def test_the_first_page_loads_no_more_than_it_needs(strict):
    scripts = re.compile(r'<script defer src="/static/dist/(\w+)-')
    for path in ("", "/room/ABCDEFGHJK"):
        for wanted, asked in {"": ["start"], "en-GB, es": ["start"], "es-MX,es;q=0.9,en;q=0.8": ["start", "es"], "game": ["start"]}.items():
            assert scripts.findall(ask(strict.url + path, Accept_Language=wanted)[2].decode()) == asked


def test_the_document_carries_its_icons_and_is_compressed(server):
    plain = ask(server.url)[2]
    status, headers, body = ask(server.url, Accept_Encoding="br, gzip")
    assert (status, headers["Content-Encoding"], gzip.decompress(body)) == (200, "gzip", plain)
    assert {"Accept-Encoding", "Accept-Language"} <= {name.strip() for name in headers["Vary"].split(",")}
    assert plain.count(b'<symbol id="icon-') > 40 and len(body) < 8_000


def test_the_page_is_kept_by_its_service_worker_and_knows_its_version(strict):
    assert 'data-version="one"' in ask(strict.url)[2].decode()
    status, headers, body = ask(f"{strict.url}/sw.js")
    assert (status, headers["Content-Type"].split(";")[0], body) == (200, "text/javascript", b"sw.js")
    assert headers["Cache-Control"].startswith("no-cache") and safe(headers)


def test_every_file_of_the_page_may_be_kept_for_ever(strict):
    addresses = re.findall(r'"(/static/[^"]+)"', ask(strict.url)[2].decode())
    assert len(addresses) == 5
    for address in addresses:
        status, headers, body = ask(strict.url + address)
        assert (status, body.decode(), "immutable" in headers["Cache-Control"]) == (200, address.rpartition("/")[2], True), address


def test_the_server_says_that_it_is_well(server):
    assert ask(f"{server.url}/healthz")[::2] == (200, b"ok")


def test_a_room_has_a_qr_code(server):
    status, headers, body = ask(f"{server.url}/qr/abc-defg-hjk.svg")
    assert (status, headers["Content-Type"]) == (200, "image/svg+xml")
    assert body.startswith(b"<svg") and safe(headers)
    assert ask(f"{server.url}/qr/ABC.svg")[0] == 404


def test_files_with_a_hash_in_their_name_are_compressed_and_kept_for_ever(strict):
    url = f"{strict.url}/static/app.0123456789ab.js"
    assert ask(url, Accept_Encoding="gzip, br")[2] == b"br"
    assert ask(url, Accept_Encoding="gzip")[2] == b"gzip"
    status, headers, body = ask(url)
    assert (status, body) == (200, b"let x")
    assert "immutable" in headers["Cache-Control"] and "Accept-Encoding" in headers["Vary"]
    assert safe(headers)


def test_other_files_are_asked_for_again_each_time(strict):
    status, headers, body = ask(f"{strict.url}/static/page.css")
    assert (status, body, headers["Cache-Control"]) == (200, b"a{}", "max-age=0, public")
    assert ask(f"{strict.url}/static/page.css", If_None_Match=headers["ETag"])[0] == 304


def test_a_file_that_is_replaced_while_the_server_runs_is_served_whole(strict):
    path = Path(strict.settings["static"], "page.css")
    url, before = f"{strict.url}/static/page.css", path.read_text()
    assert ask(url)[2] == b"a{}"
    path.write_text("a{} b{} c{}")
    assert ask(url)[2] == b"a{} b{} c{}"
    path.write_text(before)


@pytest.mark.parametrize("path", ["/static/../server/app.py", "/static/none.js", "/nothing", "/static/%2e%2e/%2e%2e/etc/passwd"])
def test_what_is_not_there_is_not_found(strict, path):
    status, headers, _ = ask(strict.url + path)
    assert status == 404 and safe(headers)


# Rooms and seats

def test_making_a_room_gives_the_code_the_seat_and_the_token_also_as_a_cookie(server):
    status, headers, body = ask(f"{server.url}/api/rooms", {"name": "Ann", "players": 3, "bots": ["steady"]})
    answer = json.loads(body)
    assert (status, answer["seat"]) == (201, 0)
    cookie = headers["Set-Cookie"]
    assert cookie.startswith(f"seat-{answer['code']}={answer['token']};")
    assert "HttpOnly" in cookie and "SameSite=Lax" in cookie


def test_seats_are_taken_one_after_the_other_until_the_room_is_full(server):
    code, _ = server.room(players=4, bots=["random"])
    seats = [post(f"{server.url}/api/rooms/{typed}/seats", {"name": name})
             for typed, name in ((code, "Bob"), (f"{code[:3]}-{code[3:7]}-{code[7:]}".lower(), "Cem"), (code, "Dora"))]
    assert [status for status, _ in seats] == [201, 201, 409]
    assert [answer.get("seat") for _, answer in seats] == [1, 2, None]
    assert seats[2][1]["reason"] == "full" and seats[2][1]["error"].endswith(".")
    assert len({answer["token"] for _, answer in seats[:2]}) == 2


@pytest.mark.parametrize("code", ["ABCDEFGHJK", "ABC", "%00", "ABCDEFGHJ0"])
def test_unknown_rooms_are_all_the_same(server, code):
    answer = {"error": "There is no such room. Please check the code.", "reason": "no_room"}
    assert post(f"{server.url}/api/rooms/{code}/seats", {"name": "Bob"}) == (404, answer)


@pytest.mark.parametrize("wishes, reason", [
    ({"name": ""}, "bad_name"), ({"name": None}, "bad_name"), ({"name": "x" * 25}, "bad_name"), ({"name": "\ud800"}, "malformed"),
    ({"players": 1}, "bad_option"), ({"players": 9}, "bad_option"), ({"players": "2"}, "malformed"), ({"ruleset": "poker"}, "bad_option"),
    ({"players": 3, "options": {"two_actions": True}}, "bad_option"), ({"options": {"edition": 3}}, "bad_option"), ({"options": 7}, "malformed"),
    ({"bots": ["steady", "steady"]}, "bad_option"), ({"bots": ["skynet"]}, "bad_bot"), ({"bots": [["steady"]]}, "bad_bot"), ({"bots": {}}, "malformed")])
def test_a_room_that_cannot_be_made_is_refused_with_a_sentence(server, wishes, reason):
    status, answer = post(f"{server.url}/api/rooms", {"name": "Ann", **wishes})
    assert (status, answer["reason"]) == (400, reason)
    assert answer["error"].endswith(".")


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"7", b'"x"', b"\xff\xfe", b"[" * 10_000])
def test_what_is_not_a_message_is_refused(server, body):
    assert post(f"{server.url}/api/rooms", body) == (400, {"error": "That message could not be understood.", "reason": "malformed"})


def test_a_request_that_is_too_large_is_refused_unread(server):
    status, answer = post(f"{server.url}/api/rooms", {"name": "x" * 20_000})
    assert (status, answer["reason"]) == (413, "too_large")


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://localhost:1"])
def test_other_sites_cannot_ask_for_rooms(server, origin):
    status, answer = post(f"{server.url}/api/rooms", {"name": "Ann"}, Origin=origin)
    assert (status, answer["reason"]) == (403, "origin")


def test_the_page_itself_can(server):
    assert post(f"{server.url}/api/rooms", {"name": "Ann"}, Origin=server.url)[0] == 201


# Limits

def test_an_address_cannot_make_any_number_of_rooms(strict):
    made = [post(f"{strict.url}/api/rooms", {"name": "Ann"}) for _ in range(3)]
    assert [status for status, _ in made] == [201, 201, 429]
    assert made[2][1]["reason"] == "too_many"


def test_an_address_cannot_try_any_number_of_codes_not_even_the_right_one(strict):
    tried = [post(f"{strict.url}/api/rooms/ABCDEFGHJK/seats", {"name": "Ann"}) for _ in range(4)]
    assert [status for status, _ in tried] == [404, 404, 404, 429]
    assert strict.page("ABCDEFGHJK").refused["data"] == {"reason": "too_many"}
