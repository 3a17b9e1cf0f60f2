"""Rooms in an SQLite file, the store that needs nothing: for one server process."""
import logging
import sqlite3
import sys
from pathlib import Path

from gevent.threadpool import ThreadPool

from server import schema, sql, writer
from server.refused import not_answered

log = logging.getLogger(__name__)


def open_store(database):
    """The store for a PostgreSQL URL or a path."""
    if not database.startswith("postgresql:"):
        return Store(database)
    from server.postgres import PostgresStore  # only here: SQLAlchemy is half of the memory of a small server

    return PostgresStore(database)


class Store:
    """Every method waits without holding up the event loop, and raises Refused("retry") if the database fails.

    shared  whether other processes may change the rooms
    """

    shared = False

    def __init__(self, path):
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        self.path, self.writer = path, writer.Writer(path)
        impossible = self.writer.thread.apply(upgrade, (self.writer.db,))
        if impossible:
            sys.exit(impossible)
        self.thread = ThreadPool(1)
        self.db = self.thread.apply(writer.connect, (path,))

    def add(self, change):
        """Store a new room."""
        self.write(sql.insert, change)

    def save(self, change):
        """Store a change. Raises Conflict, or Duplicate if that message was stored before."""
        failure = self.write(sql.update, change)
        if failure:
            raise failure

    def load(self, code):
        """See sql.read."""
        return self.ask(sql.read, code)

    def check(self):
        """Return if the database answers."""
        self.load("")

    def touch(self, codes):
        self.write(sql.touch, codes)

    def delete_old(self, lobbies, rooms):
        return self.write(sql.delete_old, lobbies, rooms)

    def delete(self, codes):
        self.write(sql.delete, codes)

    def move_clock(self, seconds):
        self.write(sql.move_clock, seconds)

    def write(self, work, *details):
        return self.writer.do(lambda db: work(runner(db), *details))

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


def runner(db):
    """The `run` that server/sql.py wants."""
    return lambda statement, **values: db.execute(statement, values).fetchall()


def upgrade(db):
    with db:
        db.execute("BEGIN IMMEDIATE")
        return schema.upgrade(runner(db), sqlite=True)


def attempt(question, db, *details):
    """The answer as one moment has it, or the error as a value: gevent would print the traceback of one that leaves a thread."""
    try:
        db.execute("BEGIN")
        try:
            return question(runner(db), *details)
        finally:
            db.execute("COMMIT")
    except sqlite3.Error as error:
        return error
