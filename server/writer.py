"""One native thread does all writing, and everybody who waits shares one commit.

A commit means waiting for the disk (`synchronous=FULL`), a quarter of a millisecond to several milliseconds. That wait must never
happen on the event loop, and whatever arrives during it goes together into the next commit.
"""
import logging
import sqlite3

import gevent
from gevent.event import AsyncResult
from gevent.threadpool import ThreadPool

from server.metrics import COMMIT_TIME, COMMITTED
from server.refused import not_saved

MOST_IN_A_COMMIT = 64

log = logging.getLogger(__name__)


class Writer:
    """Owns the only writing connection to the database at `path`."""

    def __init__(self, path):
        self.thread = ThreadPool(1)
        self.db = self.thread.apply(connect, (path,))
        self.waiting = []      # (work, result) in the order of asking
        self.draining = None   # the greenlet that hands batches to the thread, while there is something to do
        self.finished = False

    def do(self, work):
        """Run work(db) within a transaction; return its value once that is committed.

        Raises Refused("retry") if it could not be committed: then nothing of it has happened.
        """
        if self.finished:
            raise not_saved()
        result = AsyncResult()
        self.waiting.append((work, result))
        if not self.draining:
            self.draining = gevent.spawn(self.drain)
        return result.get()

    def drain(self):
        while self.waiting:
            batch, self.waiting = self.waiting[:MOST_IN_A_COMMIT], self.waiting[MOST_IN_A_COMMIT:]
            with COMMIT_TIME.time():
                values = self.thread.apply(commit, (self.db, [work for work, _ in batch]))
            COMMITTED.inc(len(batch))
            for (_, result), value in zip(batch, values):
                result.set_exception(value) if isinstance(value, Exception) else result.set(value)
        self.draining = None

    def finish(self):
        """Commit what has been asked for, and take nothing more."""
        self.finished = True
        if self.draining:
            self.draining.join()

    def close(self):
        self.finish()
        self.thread.apply(self.db.close)
        self.thread.kill()


def connect(path):
    db = sqlite3.connect(path, isolation_level=None, timeout=3, check_same_thread=False)
    for setting in ("journal_mode=WAL", "synchronous=FULL", "journal_size_limit=16777216"):
        db.execute(f"PRAGMA {setting}")
    return db


def commit(db, works):
    """Do all works in one transaction; their values, or an exception for each. Runs in the writing thread."""
    try:
        db.execute("BEGIN IMMEDIATE")
        values = [work(db) for work in works]
        db.execute("COMMIT")
    except Exception as error:
        log.error("A commit of %d changes failed: %s", len(works), error)
        roll_back(db)
        return [not_saved()] * len(works)
    return values


def roll_back(db):
    try:
        db.execute("ROLLBACK")
    except sqlite3.Error:  # there was no transaction, or the failure has rolled it back already
        pass
