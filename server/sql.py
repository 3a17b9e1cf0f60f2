"""What is asked of the database, by hand because every answer of a player goes through it. One SQL for SQLite and PostgreSQL.

A room is one row, so that a restart reads one row: its seats and options (`body`), the game as it is, and, for undo, the game as it was
when the step opened with the answers given since. Beside it the news of every version, and which version each client's message became.

run(sql, **values) carries out one statement and returns its rows.
"""
import time

from server.history import MOST_NEWS
from server.json_text import decode, encode
from server.room import RECENT_ACKS

COLUMNS = ("version", "body", "game", "start", "since")
MESSAGE = "code = :code AND number = :number AND cid = :cid"
AT_ONCE = 50  # old rooms deleted in one transaction


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


# Writing

def insert(run, change):
    run("INSERT INTO room VALUES (:code, :version, :body, :game, :start, :since, :now)", code=change.code, now=time.time(), **change.row)


def update(run, change, lock=""):
    """None if it is stored; Conflict if the room has another version than the one before, Duplicate if the message was stored before.

    The room is read first, with a `lock` if others may write: whoever looked for the message first could miss one that is just being stored.
    """
    stored = run(f"SELECT version FROM room WHERE code = :code{lock}", code=change.code)
    message = {"code": change.code, "number": change.number, "cid": change.cid}
    known = change.cid and run(f"SELECT version FROM ack WHERE {MESSAGE}", **message)
    if known:
        return Duplicate(known[0][0])
    if stored != [(change.row["version"] - 1,)]:
        return Conflict()
    store(run, change, message)
    return None


def store(run, change, message):
    version = change.row["version"]
    run("UPDATE room SET version = :version, body = :body, game = :game, start = coalesce(:start, start), since = :since, touched = :now "
        "WHERE code = :code", code=change.code, now=time.time(), **change.row)
    if change.cid:
        run("INSERT INTO ack VALUES (:code, :number, :cid, :version)", version=version, **message)
    run("INSERT INTO event VALUES (:code, :version, :seat, :act, :details, :news)", code=change.code, version=version,
        seat=change.seat, act=change.act, details=encode(change.details), news=encode(change.news))


# Reading

def read(run, code):
    """The room: row as in Change; the latest events as (version, act, seat, news) and acks as (number, cid, version); the game's answers and
    undos as (act, seat, details). All oldest first. None if there is no such room."""
    found = run(f"SELECT {', '.join(COLUMNS)} FROM room WHERE code = :code", code=code)
    if not found:
        return None
    row = dict(zip(COLUMNS, found[0]))
    events = run("SELECT version, act, seat, news FROM event WHERE code = :code ORDER BY version DESC LIMIT :most", code=code, most=MOST_NEWS)
    acks = run("SELECT number, cid, version FROM ack WHERE code = :code ORDER BY version DESC LIMIT :most", code=code, most=RECENT_ACKS)
    changes = run("SELECT act, seat, details FROM event WHERE code = :code AND version > :begun AND act IN ('answer', 'undo') ORDER BY version",
                  code=code, begun=decode(row["body"])["begun"])
    return (row, [(*event, decode(news)) for *event, news in reversed(events)], acks[::-1],
            [(act, seat, decode(details)) for act, seat, details in changes])


# Old rooms

def touch(run, codes):
    """Somebody is in these rooms."""
    for code in codes:
        run("UPDATE room SET touched = :now WHERE code = :code", code=code, now=time.time())


def delete_old(run, lobbies, rooms):
    """Delete some rooms untouched since before a time, another one for those whose game never began; how many."""
    codes = [code for code, in run("SELECT code FROM room WHERE touched < :rooms OR (touched < :lobbies AND game IS NULL) LIMIT :most",
                                   rooms=rooms, lobbies=lobbies, most=AT_ONCE)]
    delete(run, codes)
    return len(codes)


def delete(run, codes):
    """Delete these rooms, and all that was said in them."""
    for code in codes:
        for name in ("room", "event", "ack"):
            run(f"DELETE FROM {name} WHERE code = :code", code=code)


def move_clock(run, seconds):
    """The clock has been put forward: no room has become older by that."""
    now = time.time()
    run("UPDATE room SET touched = CASE WHEN touched + :seconds > :now THEN :now ELSE touched + :seconds END", seconds=seconds, now=now)
