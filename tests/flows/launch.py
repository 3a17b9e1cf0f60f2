"""`python -m tests.flows.launch SEED DATABASE PORT {settings}`: the real server, but its chance is always the same.

Every game is dealt from the one seed, and seats are shuffled in the one order, so that a flow meets the same cards in every run.
The server has no switch for that: here it is given another `secrets`, from outside.
"""
import random
import sys

from tests.server import launch  # before the others: it prepares the process for gevent

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


if __name__ == "__main__":
    room.secrets = bots.secrets = Chance(sys.argv[1])
    launch.main(sys.argv[2:])
