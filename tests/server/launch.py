"""`python -m tests.server.launch DATABASE PORT {settings}`: the real server, with other limits."""
import json
import sys

from server import run
from server.settings import Settings

GENEROUS = {"messages": (10_000, 10_000), "rooms": (10_000, 10_000), "misses": (10_000, 10_000), "reports": (10_000, 10_000)}


def main(arguments):
    database, port, chosen = arguments[0], int(arguments[1]), json.loads(arguments[2])
    run.serve(Settings(database=database, **{**GENEROUS, **chosen}), "127.0.0.1", port)


if __name__ == "__main__":
    main(sys.argv[1:])
