"""`python -m tests.flows.launch SEED DATABASE PORT {settings}`: the real server, but its chance is always the same.

Every game is dealt from the one seed, and seats are shuffled in the one order, so that a flow meets the same cards in every run.
The server has no switch for that: here it is given another `secrets`, from outside. The next game can also be told to begin at a position
(`Site.set_up`): a text of engine.scene in a file beside the database.
"""
import random
import sys
from pathlib import Path

from tests.server import launch  # before the others: it prepares the process for gevent

import engine
from server import bots, room


class Chance:
    """What rooms and bots ask of the module `secrets`."""

    def __init__(self, seed):
        self.seed, self.dice = seed, random.Random(seed)

    def token_hex(self, size):
        return self.seed

    def SystemRandom(self):
        return random.Random(self.seed)

    def randbits(self, number):
        return self.dice.getrandbits(number)


def beginning_at(text):
    """An engine.Record whose new games begin at the position that this file describes; it is read once."""
    class Record(engine.Record):
        def __init__(self, seed, game=None, position=None, **options):
            if game is None and position is None and text.exists():
                game = engine.scene(text.read_text("utf-8"))
                text.unlink()
            super().__init__(seed, game, position, **options)
    return Record


if __name__ == "__main__":
    room.secrets = bots.secrets = Chance(sys.argv[1])
    engine.Record = beginning_at(Path(sys.argv[2]).with_name("scene.txt"))
    launch.main(sys.argv[2:])
