"""All rooms. The database has them, memory is a cache; and there is one door through which a room changes."""
import logging
import time
from contextlib import contextmanager

import engine
from engine.new_game import checked
from gevent.lock import BoundedSemaphore

from server.codes import fingerprint, new_code, new_token
from server.metrics import CHANGES
from server.refused import Refused, bad_option, no_room, not_saved
from server.room import Room
from server.sql import Change, Conflict, Duplicate

TRIES = 5  # when other processes are faster

log = logging.getLogger(__name__)


class Entry:
    """A room in memory: only its holder may change it. `room` is None until it has been loaded."""

    __slots__ = ("room", "lock", "used")

    def __init__(self):
        self.room, self.lock, self.used = None, BoundedSemaphore(1), 0


class Rooms:
    """
    listeners  are called with a room after every change made here, once it is stored and while the room is still held
    shows      the same, but also whenever a room comes from the database, as another process may have changed it
    ends       are called with the code of a room that has been deleted
    changed    when the latest change was
    """

    def __init__(self, store, clock=time.monotonic):
        self.store, self.clock = store, clock
        self.entries, self.listeners, self.shows, self.ends, self.changed = {}, [], [], [], clock()

    def open(self, name, options, bots):
        """A new room whose maker sits in seat 0; returns (room, token). Raises Refused("bad_option")."""
        options = check_options(options, bots)
        room, token = Room(new_code(), options), new_token()
        room.sit(None, name, fingerprint(token))
        for back, bot in enumerate(reversed(bots), 1):
            room.add_bot(room.host, len(room.places) - back, bot)
        self.add(room)
        return room, token

    def add(self, room):
        """Store a room that was just made."""
        self.store.add(Change(room.code, room.row(), "open"))

    def get(self, code):
        """The room as it is stored: not to be changed. Raises Refused("no_room")."""
        entry = self.entries.get(code)
        if entry is None or entry.room is None:
            with self.held(code) as entry:
                return self.loaded(code, entry)
        entry.used = self.clock()
        return entry.room

    def change(self, code, number, act, *details, cid=None):
        """Let the occupant do something: `act` is a method of Room. Returns the version that it made.

        Try it on a copy; store it; only then is it true, and everybody is told. A message that was stored before (`cid`) makes
        nothing new. Raises Refused, and then nothing has changed.
        """
        with self.held(code) as entry:
            for _ in range(TRIES):
                try:
                    return self.attempt(entry, code, number, act, details, cid)
                except Conflict:
                    entry.room = None
                except Duplicate as known:
                    self.reload(code, entry, known.version)
                    return known.version
        raise not_saved()

    def attempt(self, entry, code, number, act, details, cid):
        room = self.loaded(code, entry)
        if cid and (number, cid) in room.acks:
            return room.acks[number, cid]
        changed = room.copy()
        news = getattr(changed, act)(number, *details)
        changed.advance(act, number, news, cid)
        self.store.save(Change(code, changed.row(room), act, details, number, changed.index(number), news, cid))
        entry.room, self.changed = changed, self.clock()
        CHANGES.labels(act).inc()
        self.tell(changed)
        return changed.version

    def reload(self, code, entry, version):
        """What is stored may be newer than what we knew: a commit of which we never heard, or one of another process."""
        if entry.room.version < version:
            entry.room = None
            self.call(self.listeners, self.loaded(code, entry))

    def refresh(self, code, version, shown):
        """Another process has made this version. If we have an older one, or lost it, and somebody is `shown` the room, it is loaded."""
        if not shown and code not in self.entries:
            return
        with self.held(code) as entry:
            if entry.room is None or entry.room.version < version:
                entry.room = None  # which is how it leaves memory, too
                if shown:
                    self.loaded(code, entry)

    def end(self, codes):
        """Delete these rooms at once. Raises Refused, and then nothing has happened."""
        self.store.delete(codes)
        for code in codes:
            self.gone(code)

    def gone(self, code):
        """The room has been deleted, here or by another process."""
        with self.held(code) as entry:
            entry.room = None
        self.call(self.ends, code)

    def tell(self, room):
        self.call(self.shows + self.listeners, room)

    def call(self, listeners, of):
        """What is stored is true, whatever becomes of the telling: whoever missed it will ask."""
        for listener in listeners:
            try:
                listener(of)
            except Exception:
                log.exception("A change was stored but could not be told.")

    @contextmanager
    def held(self, code):
        """The room's entry, for one greenlet alone. One that is left without a room does not stay."""
        entry = self.acquire(code)
        try:
            yield entry
        finally:
            if entry.room is None:
                del self.entries[code]
            entry.lock.release()

    def acquire(self, code):
        while True:
            entry = self.entries.setdefault(code, Entry())
            entry.lock.acquire()
            if self.entries.get(code) is entry:  # else it was dropped while we waited
                entry.used = self.clock()
                return entry
            entry.lock.release()

    def loaded(self, code, entry):
        """The room, from the database if need be: then whoever is connected may have seen an older one, and is shown this one."""
        if entry.room is None:
            found = self.store.load(code)
            if found is None:
                raise no_room()
            entry.room = Room.from_store(code, *found)
            self.call(self.shows, entry.room)
        return entry.room

    def forget_idle(self, age, in_use):
        """Rooms that nobody has touched for `age` seconds leave memory, unless in_use(code)."""
        oldest = self.clock() - age
        for code, entry in list(self.entries.items()):
            if entry.used < oldest and not entry.lock.locked() and not in_use(code):
                del self.entries[code]


def check_options(options, bots):
    """The options complete, as every game of the room will have them."""
    try:
        options = checked(**options)
    except engine.BadOption as error:
        raise bad_option(error) from None
    if len(bots) >= options["players"]:
        raise Refused("bad_option", "There must be a seat left for you: take a bot less.", ["bots"])
    return options
