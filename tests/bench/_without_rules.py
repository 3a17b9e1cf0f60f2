"""`python -m tests.bench._without_rules DATABASE PORT {settings}`: the real server, whose rooms store and pass on answers without a game.

What is told is as long as a table in the middle of a game, the same for all seats.
"""
import sys

from server import room, table
from tests.bench._table import LENGTH
from tests.server import launch

TOLD = {"game": {"pad": "x" * LENGTH}, "waiting": [], "undo": False, "count": 0}


def take(room, number, at, count, choice):
    """Any answer of anybody who sits there."""
    room.seat(number)
    return []


def told(record, you):
    return TOLD


if __name__ == "__main__":
    room.Room.answer, table.state = take, told
    launch.main(sys.argv[1:])
