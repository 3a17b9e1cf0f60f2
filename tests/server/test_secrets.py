"""Nobody is sent what their seat may not see: in what the server makes of whole random games, and in what really went over the wire."""
import itertools
import os
import random
from types import SimpleNamespace

import engine
import pytest

from server.audience import Audience
from server.json_text import encode
from server.table import table
from tests.engine.games import KINDS
from tests.server.house import answered, moves, random_choice, room_playing
from tests.server.secrets_of import SECRET_STEPS, leaks

HERE = [True] * 6
GAMES = int(os.environ.get("SECRET_GAMES", 1))


def messages_of(room):
    """What every seat, and a spectator, is sent after a change, and when it joins: as (seat or None, message)."""
    for have in (0, room.version - 1):
        for number in [*(place.number for place in room.places), None]:
            yield room.index(number), table(room, number, have, HERE[:len(room.places)])


def search(kind, seed):
    """Play a game of that kind and search every message of it; returns how many there were."""
    seen = 0
    for room in moves(room_playing(**kind), seed):
        secret = [str(room.record.seed), *(place.key for place in room.places)]
        for seat, message in messages_of(room):
            assert message["you"] == seat
            assert leaks(message) == []
            text = encode(message)
            assert not any(word in text for word in secret)
            seen += 1
    assert room.status == "over"
    return seen


@pytest.mark.parametrize("kind", KINDS[:1] + [pytest.param(kind, marks=pytest.mark.slow) for kind in KINDS[1:]], ids=str)
def test_no_message_of_a_whole_game_holds_a_secret(kind):
    """One game of each kind; SECRET_GAMES=100 makes it a hundred."""
    for seed in range(GAMES):
        assert search(kind, f"{seed} {kind}") > 100


@pytest.mark.parametrize("hole, caught", [("view", "deck"), ("redact", "news")])
def test_the_search_finds_secrets_that_are_there(monkeypatch, hole, caught):
    """The negative control: without redaction the same messages must be full of leaks."""
    monkeypatch.setattr(engine, hole, lambda whole, seat: whole)
    rooms = itertools.islice(moves(room_playing(), 1), 10)
    found = {leak for room in rooms for _, message in messages_of(room) for leak in leaks(message)}
    assert any(leak.startswith(caught) for leak in found)


def test_a_viewer_is_sent_the_same_whatever_the_hidden_cards_are():
    """Deal what a seat cannot see again at random: its messages stay as they are, to the byte."""
    rng, compared = random.Random(9), 0
    for room in moves(room_playing(3), 9):
        seat = rng.choice([0, 1, 2, None])
        number = None if seat is None else room.places[seat].number
        other = room.copy()
        other.record.game = engine.imagine(engine.view(room.record.game, seat), [rng.getrandbits(32) for _ in range(4)])
        assert encode(table(room, number, room.version, HERE[:3])) == encode(table(other, number, room.version, HERE[:3]))
        compared += other.record.game.to_data() != room.record.game.to_data()
    assert compared > 50


def test_others_are_sent_the_same_whatever_is_chosen_in_secret():
    rng, compared = random.Random(3), 0
    for room in moves(room_playing(), 3):
        if room.record.game.at in SECRET_STEPS and len(room.waiting()) == 2:
            sent = {encode(told_to_the_other(answered(room, 0, random_choice(room.record.game, 0, rng)))) for _ in range(6)}
            assert len(sent) == 1
            compared += 1
    assert compared > 5


def told_to_the_other(room):
    return table(room, room.places[1].number, room.version - 1, HERE[:2])


def test_whoever_gave_up_a_seat_is_from_then_on_shown_what_everybody_may_see(house):
    sent = []
    server = SimpleNamespace(emit=lambda event, data, to: event == "table" and sent.append(data), enter_room=lambda sid, channel: None)
    audience = Audience(server, messages=(1, 1))
    house.rooms.listeners.append(audience.publish)
    code = house.game()
    room = house.rooms.get(code)
    leaver = room.places[1].number
    audience.admit("sid", room, leaver, 0)
    assert sent[-1]["you"] == 1 and leaks(sent[-1]) == []
    house.rooms.change(code, leaver, "leave")
    house.rooms.change(code, None, "sit", "Cem", "another key")
    house.answer(code, 1, house.rooms.get(code).record.game.seats[1].hand[:2])
    assert len(sent) == 4
    for message in sent[1:]:
        assert message["you"] is None
        assert leaks(message) == []
