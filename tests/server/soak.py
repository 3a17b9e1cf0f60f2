"""`python -m tests.server.soak FOLDER GAMES POSITION`: a house of rooms in which bots play game after game, each deleted when it is over.

Prints, ten times, the memory of this process in bytes and the size of the database in pages. With a POSITION every game begins there, otherwise
at its beginning.
"""
import gc
import os
import sys
from pathlib import Path

import gevent

from server.bots import Bots, Budget
from server.housekeeping import tune
from server.scenarios import scenario
from tests.server.house import OPTIONS, House

AT_ONCE = 10
LAST = 10 ** 12  # a time after which everything is old


def main(arguments):
    folder, games, position = Path(arguments[0]), int(arguments[1]), arguments[2]
    house = House(folder / "rooms.sqlite3")
    house.rooms.listeners.clear()  # which would remember them all
    house.store.writer.thread.apply(house.store.writer.db.execute, ("PRAGMA synchronous=OFF",))  # the disk's speed is not what is measured
    bots = Bots(house.rooms, 1, Budget(1, 60))
    house.rooms.listeners.append(bots.wake)
    tune()
    for number in range(1, games + 1):
        open_game(house, bots, position)
        if number % AT_ONCE == 0:
            play_and_delete(house, bots)
        if number % (games // 10) == 0:
            gc.collect()
            print(memory(), pages(house), flush=True)


def open_game(house, bots, position):
    """A game of two bots."""
    if position:
        room, _ = scenario({"position": position, "seats": [{"bot": "random"}, {"bot": "steady"}]})
        house.rooms.add(room)
        return bots.wake(house.rooms.get(room.code))
    room, _ = house.rooms.open("Ann", OPTIONS, ["random"])
    house.rooms.change(room.code, room.host, "start")
    seat = house.rooms.get(room.code).index(room.host)
    return house.rooms.change(room.code, room.host, "add_bot", seat, "random", True)  # as for somebody who went away


def play_and_delete(house, bots):
    while bots.busy:
        gevent.joinall(list(bots.busy.values()))
    assert all(entry.room.status == "over" for entry in house.rooms.entries.values())
    house.rooms.forget_idle(-1, in_use=lambda code: False)
    house.store.delete_old(LAST, LAST)


def memory():
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def pages(house):
    return house.store.ask(lambda run: run("PRAGMA page_count"))[0][0]


if __name__ == "__main__":
    main(sys.argv[1:])
