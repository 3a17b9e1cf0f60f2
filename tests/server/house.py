"""A house of rooms in the test's own process, without sockets; and how to play in it."""
import random

import engine
import pytest
from engine.record import UNDO

from server.refused import Refused
from server.room import Room
from server.rooms import Rooms, check_options
from server.store import Store

OPTIONS = {"ruleset": "base", "players": 2, "edition": 2, "two_actions": False, "preset_hands": False, "promo": False, "goals": False, "takeovers": False, "invasion": False}
NAMES = ("Ann", "Bob", "Cem", "Dora", "Emil", "Fay")


class House:
    def __init__(self, path):
        self.path, self.told = path, []
        self.open()

    def open(self):
        self.store = Store(str(self.path))
        self.rooms = Rooms(self.store)
        self.rooms.listeners.append(self.told.append)

    def reopen(self):
        """As after a restart: nothing is left but the database."""
        self.store.close()
        self.open()

    def lobby(self, players=2, bots=()):
        """A room full of people (and bots); returns (code, the people's numbers in the order of sitting down)."""
        room, _ = self.rooms.open(NAMES[0], {**OPTIONS, "players": players}, list(bots))
        numbers = [room.host]
        for name in NAMES[1:players - len(bots)]:
            self.rooms.change(room.code, None, "sit", name, f"key of {name}")
            numbers.append(self.rooms.get(room.code).holder(f"key of {name}"))
        return room.code, numbers

    def game(self, players=2, bots=()):
        """A room whose game has begun; returns its code."""
        code, numbers = self.lobby(players, bots)
        self.rooms.change(code, numbers[0], "start")
        return code

    def answer(self, code, seat, choice, cid=None):
        """The seat's answer, whoever sits there; returns the version made."""
        room = self.rooms.get(code)
        game = room.record.game
        return self.rooms.change(code, room.places[seat].number, "answer", game.at, game.seats[seat].count, choice, cid=cid)


def state(room):
    """Everything about a room that must survive."""
    return room.row(), room.history.entries, room.history.floor, room.acks, room.record and room.record.answers


def refused(reason, act, *details, **more):
    with pytest.raises(Refused) as refusal:
        act(*details, **more)
    assert refusal.value.reason == reason
    assert str(refusal.value).endswith(".")


def random_choice(game, seat, rng):
    """One of the first few legal answers."""
    decision = engine.pending(game)[seat]
    return rng.choice([choice for choice, _ in zip(decision.choices(), range(20))])


def room_playing(players=2, **options):
    """A room of people whose game has begun, known to no store."""
    room = Room("ABCDEFGHJK", check_options({**OPTIONS, "goals": None, "takeovers": None, "players": players, **options}, []))
    for name in NAMES[:players]:
        room.sit(None, name, f"key of {name}", new=name == NAMES[1])
    room.advance("start", room.host, room.start(room.host), None)
    return room


def moves(room, seed=0):
    """Play its game to the end at random, without storing anything; yields the room after each answer."""
    rng = random.Random(seed)
    while waiting := room.waiting():
        seat = rng.choice(waiting)
        room = answered(room, seat, random_choice(room.record.game, seat, rng))
        yield room


def answered(room, seat, choice):
    """The room after the seat's answer."""
    room, number = room.copy(), room.places[seat].number
    game = room.record.game
    room.advance("answer", number, room.answer(number, game.at, game.seats[seat].count, choice), None)
    return room


def turns(house, code, seed=0):
    """The same through the door: every answer is stored before the room is yielded."""
    rng = random.Random(seed)
    while waiting := house.rooms.get(code).waiting():
        seat = rng.choice(waiting)
        house.answer(code, seat, random_choice(house.rooms.get(code).record.game, seat, rng))
        yield house.rooms.get(code)


def replayed(record):
    """The game that its answers lead to. Not by way of the record's text, which does not tell two copies of a card apart."""
    again = engine.Record(record.seed, **record.options)
    for seat, _, choice in record.answers:
        again.undo(seat) if choice == UNDO else again.play(seat, choice)
    return again.game
