"""A copy of the SQLite file: made while the server runs, put back while it does not."""
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

RUNNING = "A server is using that database: stop it first."


def back_up(database, copy):
    """Write a consistent copy of the database to the file `copy`. It is put in place only when it is whole."""
    if not Path(database).exists():
        sys.exit(f"There is no database at {database}.")
    unfinished = Path(f"{copy}.unfinished")
    unfinished.unlink(missing_ok=True)
    with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(unfinished)) as target:
        source.backup(target)
    check(unfinished)
    unfinished.replace(copy)


def restore(database, copy):
    """Make the database what it was when the copy was made."""
    check(copy)
    Path(database).parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(database, timeout=0)) as target, closing(sqlite3.connect(copy)) as source:
        take_alone(target)
        source.backup(target)


def check(path):
    """End the program unless the file is a database of rooms, and whole."""
    try:
        with closing(sqlite3.connect(f"{Path(path).resolve().as_uri()}?mode=ro", uri=True)) as db:
            whole = db.execute("PRAGMA integrity_check").fetchone() == ("ok",) and db.execute("SELECT count(*) FROM room").fetchone()
    except sqlite3.Error:
        whole = False
    if not whole:
        sys.exit(f"{path} is no whole database of rooms.")


def take_alone(db):
    """SQLite leaves its write-ahead log only for somebody who is alone with the database."""
    try:
        db.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.OperationalError:
        sys.exit(RUNNING)
