"""Where rooms are kept. The SQL is all here, written by hand because every answer goes through it.

A room is one row, so that a restart reads one row: its seats and options (`body`), the game as it is, and, for undo, the game as it was
when the step opened with the answers given since. Beside it the news of every version, and which version each client's message became.
"""
import logging
import sqlite3
import time
from pathlib import Path

from gevent.threadpool import ThreadPool

from server import writer
from server.history import MOST_NEWS
from server.json_text import decode, encode
from server.refused import not_answered
from server.room import RECENT_ACKS

log = logging.getLogger(__name__)

SCHEMA = """
CREATE TABLE IF NOT EXISTS room (code TEXT PRIMARY KEY, version INTEGER NOT NULL, body TEXT NOT NULL,
    game TEXT, start TEXT, since TEXT, touched REAL NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS event (code TEXT, version INTEGER, seat INTEGER, act TEXT NOT NULL, details TEXT NOT NULL, news TEXT NOT NULL,
    PRIMARY KEY (code, version)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS ack (code TEXT, number INTEGER, cid TEXT, version INTEGER NOT NULL,
    PRIMARY KEY (code, number, cid)) WITHOUT ROWID;
"""


class Conflict(Exception):
    """The room in the database is not the one that was changed: another process was faster."""


class Duplicate(Exception):
    """That message has been stored before, and became `version` then."""

    def __init__(self, version):
        super().__init__(version)
        self.version = version


class Change:
    """One step from a version of a room to the next.

    row           the room's columns: version (the new one), body, game, start, since; start None → as stored
    act, details  what was done, as ("answer", ["settle.pay", 7, [31, 40]])
    number, seat  who did it, as the number of the occupant and as the seat of the game; None where there is none
    news          what came of it
    cid           the client's id of the message, or None
    """

    __slots__ = ("code", "row", "act", "details", "number", "seat", "news", "cid")

    def __init__(self, code, row, act, details=(), number=None, seat=None, news=(), cid=None):
        self.code, self.row, self.act, self.details = code, row, act, details
        self.number, self.seat, self.news, self.cid = number, seat, news, cid


class Store:
    """Rooms in an SQLite file. Every method waits without holding up the event loop, and raises Refused("retry") if the database fails."""

    def __init__(self, path):
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        self.writer = writer.Writer(path)
        self.writer.thread.apply(self.writer.db.executescript, (SCHEMA,))
        self.thread = ThreadPool(1)
        self.db = self.thread.apply(writer.connect, (path,))

    def add(self, change):
        """Store a new room."""
        self.writer.do(lambda db: insert(db, change))

    def save(self, change):
        """Store a change. Raises Conflict, or Duplicate if that message was stored before."""
        failure = self.writer.do(lambda db: update(db, change))
        if failure:
            raise failure

    def load(self, code):
        """(row, events, acks, changes), see `read`; None if there is no such room."""
        return self.ask(read, code)

    def check(self):
        """Return if the database answers."""
        self.ask(read, "")

    def ask(self, question, *details):
        answer = self.thread.apply(attempt, (question, self.db, *details))
        if isinstance(answer, sqlite3.Error):
            log.error("The database did not answer: %s", answer)
            raise not_answered()
        return answer

    def finish(self):
        """Commit what has been asked for, and take nothing more."""
        self.writer.finish()

    def close(self):
        self.writer.close()
        self.thread.apply(self.db.close)
        self.thread.kill()


def attempt(question, *details):
    """The answer, or the error as a value: gevent would print the traceback of one that leaves a thread."""
    try:
        return question(*details)
    except sqlite3.Error as error:
        return error


def insert(db, change):
    row = change.row
    db.execute("INSERT INTO room VALUES (?, ?, ?, ?, ?, ?, ?)",
               (change.code, row["version"], row["body"], row["game"], row["start"], row["since"], time.time()))


def update(db, change):
    """None if it is stored; Conflict if the room has another version than the one before, Duplicate if the message was stored before."""
    message, version = (change.code, change.number, change.cid), change.row["version"]
    if change.cid and not db.execute("INSERT OR IGNORE INTO ack VALUES (?, ?, ?, ?)", (*message, version)).rowcount:
        return Duplicate(db.execute("SELECT version FROM ack WHERE code = ? AND number = ? AND cid = ?", message).fetchone()[0])
    if not update_room(db, change):
        db.execute("DELETE FROM ack WHERE code = ? AND number = ? AND cid = ?", message)
        return Conflict()
    db.execute("INSERT INTO event VALUES (?, ?, ?, ?, ?, ?)",
               (change.code, version, change.seat, change.act, encode(change.details), encode(change.news)))
    return None


def update_room(db, change):
    row = change.row
    return db.execute(
        "UPDATE room SET version = ?, body = ?, game = ?, start = coalesce(?, start), since = ?, touched = ? WHERE code = ? AND version = ?",
        (row["version"], row["body"], row["game"], row["start"], row["since"], time.time(), change.code, row["version"] - 1)).rowcount


def read(db, code):
    """The room as one moment had it: row as in Change; the latest events as (version, act, seat, news) and acks as (number, cid, version);
    the game's answers and undos as (act, seat, details). All oldest first."""
    db.execute("BEGIN")
    try:
        return read_room(db, code)
    finally:
        db.execute("COMMIT")


def read_room(db, code):
    found = db.execute("SELECT version, body, game, start, since FROM room WHERE code = ?", (code,)).fetchone()
    if found is None:
        return None
    row = dict(zip(("version", "body", "game", "start", "since"), found))
    events = db.execute("SELECT version, act, seat, news FROM event WHERE code = ? ORDER BY version DESC LIMIT ?", (code, MOST_NEWS))
    acks = db.execute("SELECT number, cid, version FROM ack WHERE code = ? ORDER BY version DESC LIMIT ?", (code, RECENT_ACKS))
    changes = db.execute("SELECT act, seat, details FROM event WHERE code = ? AND version > ? AND act IN ('answer', 'undo') ORDER BY version",
                         (code, decode(row["body"])["begun"]))
    return (row, [(*event, decode(news)) for *event, news in reversed(events.fetchall())], acks.fetchall()[::-1],
            [(act, seat, decode(details)) for act, seat, details in changes])
