"""The tables, as the numbered steps that make them: what a database has not taken yet, it takes when the server starts.

The same SQL serves SQLite and PostgreSQL. A step that has been released is never changed; another one is added.
"""

STEPS = (
    # 1. With "if not exists", because there were databases before there were numbers.
    ("CREATE TABLE IF NOT EXISTS room (code TEXT PRIMARY KEY, version INTEGER NOT NULL, body TEXT NOT NULL, game TEXT, start TEXT, since TEXT, "
     "touched DOUBLE PRECISION NOT NULL)",
     "CREATE TABLE IF NOT EXISTS event (code TEXT, version INTEGER, seat INTEGER, act TEXT NOT NULL, details TEXT NOT NULL, news TEXT NOT NULL, "
     "PRIMARY KEY (code, version))",
     "CREATE TABLE IF NOT EXISTS ack (code TEXT, number INTEGER, cid TEXT, version INTEGER NOT NULL, PRIMARY KEY (code, number, cid))"),
    # 2. Old rooms are found without looking at all of them.
    ("CREATE INDEX room_touched ON room (touched)",),
)
TOO_NEW = "This database was made by a newer version of the program. Start that version, or restore a backup from before."


def upgrade(run, sqlite=False):
    """Take the steps that are still to be taken, within one transaction of the caller; run(sql) gives rows.

    In SQLite, tables are made without its hidden row numbers. Returns a sentence if that is impossible, else None.
    """
    run("CREATE TABLE IF NOT EXISTS step (number INTEGER PRIMARY KEY)")
    taken = run("SELECT coalesce(max(number), 0) FROM step")[0][0]
    if taken > len(STEPS):
        return TOO_NEW
    for number in range(taken, len(STEPS)):
        for statement in STEPS[number]:
            run(f"{statement} WITHOUT ROWID" if sqlite and "TABLE" in statement else statement)
        run(f"INSERT INTO step VALUES ({number + 1})")
    return None
