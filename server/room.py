"""A room: who sits where, the game they play, and what has happened in it. Data and its changes; nothing is stored or sent here.

A change is a method that is called on a copy. It returns the news of the game, or raises Refused. `number` is who asks for it.
"""
import secrets

import engine
from server.history import History
from server.json_text import decode, encode
from server.lessons.learners import learn, lesson_answer, vote
from server.lessons.lesson import Lesson
from server.lessons.remote import note_came, open_tables, teach
from server.messages import SWITCHES
from server.places import NAMES_OF_BOTS, Place
from server.record_data import record_copy, record_from, record_row
from server.refused import Refused, bad_option, late
from server.story import Story

RECENT_ACKS = 64
# Options that a stored room may lack because there was no such option when it was made: its game goes on without.
LATER_OPTIONS = {name: bool(usual) for name, usual in SWITCHES.items()}


class Room:
    """
    version     grows by one with every change
    options     as `engine.new_game` takes them, with `players`. If newcomers have preset hands: a list, empty until it is known who they are
    places      one for each player; when a game starts they are put into the engine's order, so that a place's index is its seat
    host        number of the occupant who may start, and add and remove bots; None if nobody is there
    occupants   how many there have been: the number of the last one
    record      the game being played, as engine.Record; None in the lobby
    history     the news of that game
    story       how it went, from its beginning
    acks        {(number, cid): version}: what the latest messages of clients became
    lesson      what a lesson room has beside all that, see server/lessons/lesson.py; None in other rooms
    """

    __slots__ = ("code", "version", "options", "places", "host", "occupants", "record", "history", "story", "acks", "lesson")

    def __init__(self, code, options):
        self.code, self.version, self.options = code, 1, options
        self.places = [Place() for _ in range(options["players"])]
        self.host, self.occupants, self.record = None, 0, None
        self.history, self.story, self.acks, self.lesson = History(), Story(), {}, None

    def copy(self):
        twin = Room.__new__(Room)
        for name in Room.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.places = [place.copy() for place in self.places]
        twin.record = self.record and record_copy(self.record)
        twin.history, twin.acks = self.history.copy(), dict(self.acks)
        twin.lesson = self.lesson and self.lesson.copy()
        return twin

    # What it is like

    @property
    def status(self):
        if self.record is None:
            return "lobby"
        return "over" if self.record.game.over else "playing"

    def index(self, number):
        """Where this occupant sits, or None."""
        for index, place in enumerate(self.places):
            if number is not None and place.number == number:
                return index
        return None

    def holder(self, key):
        """The number of the occupant whose token has this fingerprint, or None."""
        for place in self.places:
            if key is not None and place.holds(key):
                return place.number
        return self.lesson and self.lesson.holder(key)

    def waiting(self):
        return engine.waiting(self.record.game) if self.record else []

    # Seats

    def sit(self, number, name, key, new=False):
        """A person takes the first free seat; or takes part in a lesson without one. Is it a `new` one, who has never played?"""
        for place in self.places:
            if not place.taken:
                self.occupy(place, name, key=key, new=new)
                self.host = place.number if self.host is None else self.host
                return []
        if self.lesson:
            return learn(self, name, key, new)
        raise Refused("full", "This room is full. You can watch the game.")

    def occupy(self, place, name, bot=None, key=None, new=False):
        self.occupants += 1
        place.number, place.name, place.bot, place.key, place.new = self.occupants, name, bot, key, new

    def newcomer(self, number, new):
        """Somebody who waits for the game says whether it is their first one."""
        self.check_lobby()
        self.places[self.seat(number)].new = new
        return []

    def leave(self, number):
        """An occupant gets up. Whoever sits down there later gets another number, so the one who left is a stranger to that seat."""
        self.places[self.seat(number)].clear()
        if self.host == number:
            self.host = next((place.number for place in self.places if place.key), None)
        return []

    def add_bot(self, number, index, bot, away=False):
        """A bot takes a free seat, or one whose player is `away`."""
        place = self.place_for_host(number, index)
        if place.bot or (place.taken and not away):
            raise Refused("not_free", "That seat is taken.")
        self.occupy(place, self.free_bot_name(), bot=bot)
        return []

    def remove_bot(self, number, index):
        place = self.place_for_host(number, index)
        if not place.bot:
            raise Refused("not_free", "There is no bot on that seat.", ["bot"])
        place.clear()
        return []

    def place_for_host(self, number, index):
        self.check_host(number)
        if not 0 <= index < len(self.places):
            raise Refused("not_free", "There is no such seat.", ["seat"])
        return self.places[index]

    def free_bot_name(self):
        taken = [place.name for place in self.places]
        return next(name for name in NAMES_OF_BOTS if name not in taken)

    def check_host(self, number):
        if number is None or number != self.host:
            raise Refused("not_host", "Only the host of the room can do that.")

    def seat(self, number):
        index = self.index(number)
        if index is None:
            raise Refused("not_seated", "You are watching: only players can do that.")
        return index

    # The game

    def start(self, number):
        self.check_host(number)
        self.check_lobby()
        return self.deal()

    def check_lobby(self):
        if self.record:
            raise Refused("not_lobby", "The game has started already.")

    def rematch(self, number):
        self.seat(number)
        if self.status != "over":
            raise Refused("not_over", "The game is not over yet.")
        return self.deal()

    def deal(self):
        """A new game. Who sits where is shuffled, because the engine gives seat 0 the lowest start world."""
        if not all(place.taken for place in self.places):
            raise Refused("not_full", "Every seat must be taken before the game can start.")
        secrets.SystemRandom().shuffle(self.places)
        self.begin(secrets.token_hex(16))
        self.history, self.story = History(begun=self.version + 1), Story()
        return self.record.game.news

    def begin(self, seed):
        """The game is dealt, with preset hands for newcomers if that was agreed. It was the first one of whoever said so: the next will not be."""
        if isinstance(self.options["preset_hands"], list):
            self.options = {**self.options, "preset_hands": [index for index, place in enumerate(self.places) if place.new]}
        try:
            self.record = engine.Record(seed, **self.options)
        except engine.BadOption as error:
            raise bad_option(error) from None
        for place in self.places:
            place.new = False

    def answer(self, number, at, count, choice):
        """The occupant's answer number `count` of this game, to the step `at`."""
        if self.lesson and lesson_answer(self, number, at, count, choice):
            return []
        seat = self.player(number, count)
        if at != self.record.game.at:
            raise late()
        try:
            return self.record.play(seat, choice)
        except engine.IllegalChoice as error:
            raise Refused("not_asked" if error.reason[0] == "not asked" else "illegal", str(error), error.reason) from None

    def undo(self, number, count):
        if self.lesson:
            self.lesson.check_going()
        seat = self.player(number, count)
        try:
            self.record.undo(seat)
        except engine.IllegalChoice as error:
            raise Refused("no_undo", str(error), error.reason) from None
        return []

    def teach(self, number, do, value):
        """The teacher's remote: see server/lessons/remote.py."""
        return teach(self, number, do, value)

    def open_tables(self, number, dealt):
        """The class plays at these tables, as [code, numbers of learners]."""
        return open_tables(self, number, dealt)

    def note_came(self, number, codes):
        """Tables and copies of this lesson."""
        return note_came(self, number, codes)

    def vote(self, number, choice):
        """An answer to the question that a lesson asks."""
        return vote(self, number, choice)

    def player(self, number, count):
        """The occupant's seat, provided that it has given so many answers."""
        seat = self.seat(number)
        if self.record is None:
            raise Refused("not_playing", "The game has not started yet.")
        if count != self.record.game.seats[seat].count:
            raise late()
        return seat

    # After a change

    def advance(self, act, number, news, cid):
        """Count the change just made, an `act` of that occupant, and remember what came of it."""
        self.version += 1
        if self.lesson and act != "teach":
            self.lesson.reel = None
        if cid:
            self.acks[number, cid] = self.version
            self.forget_acks()
        self.history.note(self.version, act, self.index(number), news)
        if self.record:
            self.story = self.story.after(news, self.record.game)

    def forget_acks(self):
        """The oldest go first; the database still has them."""
        while len(self.acks) > RECENT_ACKS:
            del self.acks[next(iter(self.acks))]

    # As the store keeps it

    def row(self, before=None):
        """The columns of the store; `before` is the room before this change, see record_row."""
        body = {"options": self.options, "host": self.host, "occupants": self.occupants, "begun": self.history.begun,
                "seed": self.record and self.record.seed, "position": self.record and self.record.position, "places": [place.to_data() for place in self.places],
                "story": self.story.to_data()}
        if self.lesson:
            body |= {"lesson": self.lesson.to_data(), "answers": self.record and self.record.answers}
        return {"version": self.version, "body": encode(body), **record_row(self.record, before and before.record)}

    @staticmethod
    def from_store(code, row, events, acks, changes):
        """The room that `Store.load` found."""
        body = decode(row["body"])
        room = Room(code, {**LATER_OPTIONS, **body["options"]})
        room.version, room.host, room.occupants = row["version"], body["host"], body["occupants"]
        room.places = [Place(*data) for data in body["places"]]
        room.record = record_from(body["seed"], body.get("position"), room.options, row, changes)
        room.story = Story(**body.get("story", {}))
        if "lesson" in body:
            room.lesson = Lesson.from_data(body["lesson"])
            if room.record:
                room.record.answers = body["answers"]
        room.acks = {(number, cid): version for number, cid, version in acks}
        room.history = History(body["begun"], floor=events[0][0] - 1 if events else 0)
        for version, act, seat, news in events:
            room.history.note(version, act, seat, news)
        return room
