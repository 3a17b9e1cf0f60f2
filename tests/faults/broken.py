"""The negative controls: ways to break a server, each of which the ledger must notice. They change the running process, never the product."""
import random
import signal
import time

import engine
import gevent

from server import sql
from server.room import Room
from server.rooms import Rooms
from server.store import Store


def publish_first():
    """Everybody is told before it is stored."""
    advance, save = Room.advance, Store.save
    told = []

    def advance_and_tell(room, *what):
        advance(room, *what)
        told[0].tell(room)

    def save_late(store, change):
        gevent.sleep(0.02)  # the longer, the sooner a kill comes in between
        save(store, change)

    init = Rooms.__init__
    Rooms.__init__ = lambda rooms, store: told.append(rooms) or init(rooms, store)
    Room.advance, Store.save = advance_and_tell, save_late


def no_dedup():
    """A message that comes again is taken for a new one."""
    change, seen = Rooms.change, set()

    def change_again(rooms, code, number, act, *details, cid=None):
        known = cid in seen
        seen.add(cid)
        return change(rooms, code, number, act, *details, cid=None if known else cid)

    Rooms.change = change_again


def no_redaction():
    engine.view = lambda game, seat: game


def no_version_check():
    """Whoever stores last is right, whatever has been stored meanwhile."""
    def update(run, change, lock=""):
        run("DELETE FROM event WHERE code = :code AND version = :version", code=change.code, version=change.row["version"])
        sql.store(run, change, {"code": change.code, "number": change.number, "cid": change.cid})

    sql.update = update


def jumping_clock():
    """Not a breakage: at a signal the clock on the wall is put forward or back by days."""
    now, rng, offset = time.time, random.Random(), [0]
    time.time = lambda: now() + offset[0]
    signal.signal(signal.SIGUSR1, lambda *signal: offset.__setitem__(0, rng.uniform(-30, 30) * 24 * 3600))


BREAKAGES = {breakage.__name__: breakage for breakage in (publish_first, no_dedup, no_redaction, no_version_check, jumping_clock)}
