"""The running game of a room as the columns of the store, and back."""
from copy import copy

import engine
from engine.record import UNDO
from server.json_text import decode, encode


def record_copy(record):
    """A record on which an answer can be tried out. The start of the step is never changed, so both may share it."""
    twin = copy(record)
    twin.game, twin.answers, twin.since = record.game.copy(), record.answers[:], record.since[:]
    return twin


def record_row(record, before):
    """The columns game, start and since. `start` is None where it is the same as in the record `before`, which is stored already."""
    if record is None:
        return {"game": None, "start": None, "since": None}
    same_step = before is not None and before.start is record.start
    return {"game": encode(record.game.to_data()), "start": None if same_step else encode(record.start.to_data()), "since": encode(record.since)}


def record_from(seed, position, options, row, changes):
    """The record stored; None if no game has begun. `changes` are its answers and undos in order, as (act, seat, details)."""
    if row["game"] is None:
        return None
    record = engine.Record(seed, game_from(row["game"]), position, **options)
    record.start, record.since = game_from(row["start"]), decode(row["since"])
    for act, seat, details in changes:
        record.answers.append(given(record.answers, act, seat, details))
    return record


def given(answers, act, seat, details):
    """The change as engine.Record notes it; one that takes back is noted with the step of the answer that it takes back."""
    if act == "answer":
        at, _, choice = details
        return [seat, at, choice]
    return [seat, next(at for other, at, _ in reversed(answers) if other == seat), UNDO]


def game_from(text):
    return engine.Game.from_data(decode(text))
