"""Rooms in PostgreSQL, for several server processes. Under gevent, psycopg waits without holding up the event loop.

A room's row is locked before it is looked at, and its version compared: of two processes that changed the same version one gets Conflict.
A commit of which nobody hears whether it happened is refused like one that failed. The client sends its message again; then it is known.
"""
import logging
import sys
from contextlib import contextmanager

from sqlalchemy import create_engine, text
from sqlalchemy.exc import SQLAlchemyError

from server import schema, sql
from server.refused import not_answered, not_saved

CONNECTIONS = 8
PATIENCE = 3  # seconds for a connection
LIMITS = "-c statement_timeout=5000 -c lock_timeout=2000 -c idle_in_transaction_session_timeout=10000"  # milliseconds
LOCK = 20071001  # a number for whoever changes the tables: any will do, but it must be the same for all

log = logging.getLogger(__name__)


class PostgresStore:
    """Does what server.store.Store does."""

    shared = True

    def __init__(self, url):
        self.finished = False
        self.engine = create_engine(
            url.replace("postgresql:", "postgresql+psycopg:", 1), pool_size=CONNECTIONS, max_overflow=0, pool_timeout=PATIENCE,
            pool_pre_ping=True, hide_parameters=True, connect_args={"connect_timeout": PATIENCE, "options": LIMITS})
        with self.engine.begin() as db:
            db.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            impossible = schema.upgrade(runner(db))
        if impossible:
            sys.exit(impossible)

    def add(self, change):
        self.write(sql.insert, change)

    def save(self, change):
        failure = self.write(sql.update, change, " FOR UPDATE")
        if failure:
            raise failure

    def load(self, code):
        return self.ask(sql.read, code)

    def check(self):
        self.load("")

    def touch(self, codes):
        self.write(sql.touch, codes)

    def delete_old(self, lobbies, rooms):
        return self.write(sql.delete_old, lobbies, rooms)

    def delete(self, codes):
        self.write(sql.delete, codes)

    def move_clock(self, seconds):
        self.write(sql.move_clock, seconds)

    def versions(self, codes):
        """{code: version} of these rooms."""
        return dict(self.ask(lambda run: run("SELECT code, version FROM room WHERE code = ANY(:codes)", codes=codes)))

    def write(self, work, *details):
        if self.finished:
            raise not_saved()
        with self.transaction("READ COMMITTED", not_saved) as db:
            return work(runner(db), *details)

    def ask(self, question, *details):
        with self.transaction("REPEATABLE READ", not_answered) as db:  # all as one moment has it
            return question(runner(db), *details)

    @contextmanager
    def transaction(self, isolation, refused):
        try:
            with self.engine.connect().execution_options(isolation_level=isolation) as db, db.begin():
                yield db
        except SQLAlchemyError as error:
            log.error("The database failed: %s", error)
            raise refused() from None

    def finish(self):
        self.finished = True

    def close(self):
        self.finish()
        self.engine.dispose()


def runner(db):
    """The `run` that server/sql.py wants."""
    def run(statement, **values):
        result = db.execute(text(statement), values)
        return [tuple(row) for row in result] if result.returns_rows else []
    return run
