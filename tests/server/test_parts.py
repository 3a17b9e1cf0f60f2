"""The small parts of the server, each alone."""
import json
import random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from server import addresses, codes, messages
from server.history import MOST_NEWS, History
from server.json_text import decode, encode
from server.limits import Bucket, Buckets
from server.names import clean_name
from server.packets import CONNECT, DISCONNECT, EVENT, packet_class
from server.refused import Refused
from server.settings import from_environment


# Codes and tokens

def test_codes_are_of_ten_symbols_that_cannot_be_confused():
    made = {codes.new_code() for _ in range(1000)}
    assert len(made) == 1000
    assert len(codes.ALPHABET) == len(set(codes.ALPHABET)) == 30
    assert not set(codes.ALPHABET) & set("01OIL")
    assert all(len(code) == 10 and set(code) <= set(codes.ALPHABET) for code in made)


def test_a_code_is_understood_as_it_is_shown_and_as_people_type_it():
    assert codes.spoken("ABCDEFGHJK") == "ABC-DEFG-HJK"
    assert codes.parse_code(codes.spoken("ABCDEFGHJK")) == "ABCDEFGHJK"
    assert codes.parse_code(" abc defg hjk ") == "ABCDEFGHJK"


@pytest.mark.parametrize("text", ["", "ABC", "ABCDEFGHJKM", "ABCDEFGHJ0", "ABCDEFGHJ\x00", "ÄBCDEFGHJK", "../../etc/x"])
def test_what_cannot_be_a_code_is_none(text):
    assert codes.parse_code(text) is None


def test_tokens_have_128_bits_and_are_kept_as_hashes():
    token = codes.new_token()
    assert len(token) >= 22
    assert len({codes.new_token() for _ in range(1000)}) == 1000
    assert len(codes.fingerprint(token)) == 64
    assert token not in codes.fingerprint(token)


# Names

@pytest.mark.parametrize("name", [
    "Ann", "<b>Ann</b>", "\u202eevil\u202c", "שלום", "علی رضا", "Ann & Bob", "👩‍👩‍👧‍👦" * 24, "🇮🇷🇪🇸",
    "e\u0301" * 24, "'\"><script>"])
def test_a_name_is_kept_as_typed(name):
    assert clean_name(f"  {name} ") == name


@pytest.mark.parametrize("name", [
    "", "   ", "\u202e", "\u200b\u200d", None, 7, ["Ann"], "Ann\nBob", "a\x00", "\ud800a",
    "a" * 25, "👩‍👩‍👧‍👦" * 25, "a" + "\u0301" * 200])
def test_a_name_without_a_visible_character_or_too_long_is_refused(name):
    with pytest.raises(Refused) as refusal:
        clean_name(name)
    assert refusal.value.reason == "bad_name"
    assert str(refusal.value).endswith(".")


# Limits

def test_a_bucket_gives_what_it_holds_and_what_it_gains():
    bucket = Bucket(rate=2, size=3, now=100)
    assert [bucket.take(100) for _ in range(4)] == [True, True, True, False]
    assert bucket.refused == 1
    assert [bucket.take(101) for _ in range(3)] == [True, True, False]
    assert not bucket.full(101)
    assert bucket.full(103)


def test_addresses_have_a_bucket_each_and_are_forgotten_when_it_is_full_again():
    now = [0.0]
    buckets = Buckets(rate=1, size=1, clock=lambda: now[0])
    assert buckets.take("a") and not buckets.take("a")
    assert buckets.take("b")
    assert buckets.empty("a") and not buckets.empty("c")
    now[0] = 1.0
    buckets.forget()
    assert buckets.by_address == {}
    assert buckets.take("a")


# JSON and packets

@pytest.mark.parametrize("text", ["[" * 100_000, '"\\ud800"', "NaN", "[1,]", "", "\xff"])
def test_what_is_not_json_is_an_error_of_one_kind(text):
    with pytest.raises(ValueError):
        decode(text)


def test_json_comes_back_as_it_was():
    assert decode(encode({"a": [1, None, "ü"]})) == {"a": [1, None, "ü"]}


def read(text, largest=4096):
    return packet_class(largest)(encoded_packet=text)


def test_a_proper_event_is_read():
    packet = read('217["answer",{"choice":[1,2]}]')
    assert (packet.packet_type, packet.id, packet.data) == (EVENT, 17, ["answer", {"choice": [1, 2]}])


@pytest.mark.parametrize("text", [
    '27["answer"', "27", '27{"a":1}', "27[]", "27[7]", '27["connect",{}]', '27["disconnect"]', '27["answer",' + "[" * 70 + "]" * 70 + "]",
    '27["answer",' + "[" * 2000])
def test_a_broken_event_becomes_one_that_says_so_under_the_same_id(text):
    packet = read(text)
    assert (packet.packet_type, packet.id, packet.data) == (EVENT, 7, ["malformed"])


@pytest.mark.parametrize("text", [
    "", "x", '51-["answer",{"_placeholder":true,"num":0}]', "3[1]", '4{"message":"no"}',
    "9", '0/admin,{"token":1}', '2/admin,7["answer",{}]', b"2[]"])
def test_other_kinds_of_packets_are_not_read(text):
    packet = read(text)
    assert (packet.packet_type, packet.data, packet.namespace) == (EVENT, ["malformed"], None)


def test_a_large_message_is_not_even_looked_at():
    packet = read('27["answer","' + "x" * 5000 + '"]')
    assert (packet.id, packet.data) == (7, ["too_large"])


@settings(deadline=None)
@given(st.text() | st.binary() | st.recursive(st.none() | st.integers() | st.text(), st.lists).map(lambda data: "2" + json.dumps(data)))
@example("2" + "9" * 200)
def test_whatever_comes_is_a_packet_that_the_server_can_handle(text):
    packet = read(text)
    if packet.packet_type == EVENT:
        assert isinstance(packet.data[0], str) and packet.data[0] not in ("connect", "disconnect")
    else:
        assert packet.packet_type in (CONNECT, DISCONNECT)


# Messages

@pytest.mark.parametrize("choice", [None, "1", {"0": 1}, [True], [1.5], [None], [[1]], [10 ** 12], ["x" * 65], [1] * 201])
def test_a_choice_is_a_short_list_of_numbers_and_words(choice):
    with pytest.raises(Refused) as refusal:
        messages.choice({"choice": choice})
    assert refusal.value.reason == "malformed"


@pytest.mark.parametrize("cid", [None, 12345678, "short", "x" * 41, "with space", "ümlaut-ü", "a\nbcdefghi", "abcdefgh\n"])
def test_a_cid_is_a_short_word(cid):
    with pytest.raises(Refused):
        messages.cid({"cid": cid})
    assert messages.cid({"cid": "abcDEF-_123"}) == "abcDEF-_123"


@pytest.mark.parametrize("value", [None, True, -1, 1.0, "1", 10 ** 20])
def test_a_number_is_a_whole_number_from_0(value):
    with pytest.raises(Refused):
        messages.number({"count": value}, "count")


@pytest.mark.parametrize("message", [
    {"players": "2"}, {"players": True}, {"options": []}, {"bots": "steady"}, {"bots": ["steady"] * 9}, {"ruleset": 1},
    {"options": {"two_actions": 1}}, {"options": {"edition": "2"}}])
def test_a_request_for_a_room_of_the_wrong_form_is_refused(message):
    with pytest.raises(Refused) as refusal:
        messages.new_room(message)
    assert refusal.value.reason == "malformed"


# History

def item(number):
    return ["round", None, number]


def test_a_history_tells_what_somebody_lacks():
    history = History()
    for version in (2, 3, 4):
        history.note(version, "answer", 0, [item(version)])
    assert history.since(3) == ([(4, [item(4)])], 3)
    assert history.since(0) == ([(2, [item(2)]), (3, [item(3)]), (4, [item(4)])], 0)


def test_a_history_of_a_new_game_begins_anew():
    history = History(begun=10)
    history.note(10, "start", 0, [item(10)])
    assert history.since(9) == ([(10, [item(10)])], 0)


def test_an_answer_taken_back_is_forgotten_and_nobody_can_go_on_from_before():
    history = History()
    for version, act, seat in ((2, "answer", 0), (3, "answer", 1), (4, "add_bot", 0), (5, "undo", 0)):
        history.note(version, act, seat, [item(version)] if act == "answer" else [])
    assert history.since(4) == ([(3, [item(3)]), (4, [])], 0)
    assert history.since(5) == ([], 5)


def test_a_history_keeps_about_so_many_items_and_knows_what_it_has_lost():
    history, rng = History(), random.Random(5)
    for version in range(2, 400):
        history.note(version, "answer", 0, [item(version)] * rng.randrange(4))
    kept, begins = history.since(0)
    assert MOST_NEWS - 4 < sum(len(news) for _, news in kept) <= MOST_NEWS
    assert history.since(history.floor)[1] == history.floor
    assert history.since(history.floor - 1) == (kept, 0)
    assert kept[0][0] == history.floor + 1 and begins == 0


# Addresses and settings

def test_other_devices_get_an_address_that_is_not_localhost(monkeypatch):
    monkeypatch.setattr(addresses, "lan_address", lambda: "192.168.1.5")
    assert addresses.reachable("http://localhost:8000") == "http://192.168.1.5:8000"
    assert addresses.reachable("http://127.0.0.1") == "http://192.168.1.5"
    assert addresses.reachable("http://[::1]:80") == "http://192.168.1.5:80"
    assert addresses.reachable("https://game.example") == "https://game.example"
    monkeypatch.setattr(addresses, "lan_address", lambda: None)
    assert addresses.reachable("http://localhost:8000") == "http://localhost:8000"


def test_settings_come_from_the_environment():
    settings = from_environment({"DATABASE_URL": "sqlite:////tmp/x.sqlite3", "PUBLIC_URL": "https://game.example/", "BEHIND_PROXY": "1"})
    assert (settings.database, settings.public_url, settings.behind_proxy) == ("/tmp/x.sqlite3", "https://game.example", True)
    shared = from_environment({"DATABASE_URL": "postgres://me@host/race", "REDIS_URL": "redis://host"})
    assert (shared.database, shared.redis) == ("postgresql://me@host/race", "redis://host")
    with pytest.raises(SystemExit, match="postgresql"):
        from_environment({"DATABASE_URL": "mysql://x"})
