"""A client that sends whatever it likes can do no more than an honest one: every game stays whole, and every message gets an answer."""
import json
import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from server.json_text import encode
from server.room import Room
from tests.server.adversary import EVENTS, NAMES, NUMBERS, WORDS, Adversary
from tests.server.desk import Desk
from tests.server.house import OPTIONS, House, random_choice, replayed
from tests.server.secrets_of import leaks

REASONS = {"late", "illegal", "not_asked", "no_undo", "not_seated", "not_host", "not_free", "not_full", "not_lobby", "not_playing", "not_over",
           "bad_bot", "malformed", "too_large"}


class Siege:
    """Two rooms. Of the first, the adversary has a seat that is not the host's, and watches; of the second, it has the host's."""

    def __init__(self, folder, seed):
        self.house, self.rng = House(folder / f"{seed}.sqlite3"), random.Random(seed)
        self.desk, self.evil, self.answers = Desk(self.house), Adversary(self.rng), set()
        self.house.store.writer.thread.apply(self.house.store.writer.db.execute, ("PRAGMA synchronous=OFF",))  # the disk is not what is tested
        self.code, self.honest = self.room("honest")
        self.other, self.own = self.room("evil")
        self.mine = self.house.rooms.get(self.code).holder("key of Bob")
        self.take_seats()

    def room(self, owner):
        room, token = self.house.rooms.open(owner, OPTIONS, [])
        self.house.rooms.change(room.code, None, "sit", "Bob", "key of Bob")
        self.house.rooms.change(room.code, room.host, "start")
        return room.code, token

    def take_seats(self):
        self.desk.connect("honest", self.code, self.honest)
        self.desk.connect("watcher", self.code)
        self.desk.connect("forger", self.code, self.own)  # with the token of another room
        self.desk.connect("evil", self.other, self.own)
        self.desk.connect("seated", self.code)
        self.desk.audience.dismiss("seated")
        self.desk.audience.admit("seated", self.house.rooms.get(self.code), self.mine, 0)

    def attack(self, sid, text):
        """One frame; what comes of it must be an answer, a sentence for people, and nothing that the connection may not see."""
        before = self.house.rooms.get(self.code)
        answer = self.desk.frame(sid, text)
        if answer is not None and "error" in answer:
            assert answer["reason"] in REASONS and answer["error"].endswith("."), answer
            assert self.house.rooms.get(self.code) is before
        elif answer is not None:
            assert answer.keys() == {"ok", "v"}, answer
        self.answers.add(answer and answer.get("reason", "ok"))
        for name in self.desk.sent:
            for event, content in self.desk.taken(name):
                assert event != "table" or not leaks(content)
                assert self.honest not in encode(content)
        assert sid == "seated" or self.house.rooms.get(self.code) is before

    def play_on(self):
        """Both seats of the first room answer honestly, if they can; the adversary hears what its own seat said."""
        room = self.house.rooms.get(self.code)
        for seat in room.waiting():
            game = room.record.game
            content = {"cid": self.evil.cid(), "at": game.at, "count": game.seats[seat].count, "choice": random_choice(game, seat, self.rng)}
            self.evil.heard.append(content)
            sid = "seated" if room.places[seat].number == self.mine else "honest"
            if sid == "seated":
                self.attack(sid, self.evil.spoiled(content))
            assert "ok" in self.desk.frame(sid, "21" + json.dumps(["answer", content]))
            return

    def check(self):
        """The games are what the stored answers lead to, the honest player still sits there, and nothing of hers was done by others."""
        self.house.reopen()
        for code in (self.code, self.other):
            record = self.house.rooms.get(code).record
            assert replayed(record).to_data() == record.game.to_data()
        room = self.house.rooms.get(self.code)
        assert [place.name for place in room.places if place.number == room.host] == ["honest"]
        self.house.store.close()


def besiege(folder, seed, messages):
    siege = Siege(folder, seed)
    for number in range(messages):
        siege.attack(siege.rng.choice(("seated", "seated", "watcher", "forger", "evil")), siege.evil.frame())
        if number % 20 == 0:
            siege.play_on()
    siege.check()
    return siege


@pytest.mark.parametrize("seed", range(2))
def test_a_siege(tmp_path, seed):
    siege = besiege(tmp_path, seed, 600)
    assert siege.answers >= {"ok", "malformed", "late", "illegal", "not_seated", "not_host", "too_large", None}


def test_a_siege_finds_the_hole_in_a_wall(tmp_path, monkeypatch):
    """The negative control: a server where whoever watches answers for the first seat."""
    monkeypatch.setattr(Room, "player", lambda room, number, count: 0)
    with pytest.raises(AssertionError):
        besiege(tmp_path, 1, 600)


@pytest.mark.long
@pytest.mark.slow
@settings(max_examples=80, deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 2 ** 64))
def test_a_long_siege(tmp_path_factory, seed):
    """200,000 frames."""
    besiege(tmp_path_factory.mktemp("siege"), seed, 2500)


values = st.recursive(st.none() | st.booleans() | st.sampled_from(NUMBERS) | st.integers() | st.sampled_from(WORDS) | st.text(max_size=20),
                      lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(NAMES), inner, max_size=3), max_leaves=6)
messages = st.dictionaries(st.sampled_from(NAMES), values, max_size=5) | values
frames = st.builds(lambda number, event, contents: f"2{number}" + json.dumps([event, *contents]), st.integers(0, 10 ** 10), st.sampled_from(EVENTS) | st.text(max_size=9),
                   st.lists(messages, max_size=2)) | st.text(max_size=30)
attacks = st.lists(st.tuples(st.sampled_from(("seated", "watcher", "forger", "evil")), frames), max_size=20)


@pytest.fixture(scope="module")
def siege(tmp_path_factory):
    under = Siege(tmp_path_factory.mktemp("siege"), 0)
    yield under
    under.check()


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(attacks)
def test_whatever_is_sent_the_game_stays_whole(siege, attacks):
    for sid, text in attacks:
        siege.attack(sid, text)
