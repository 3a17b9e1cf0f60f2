"""`python -m tests.server.launch DATABASE PORT {settings}`: the real server, with other limits."""
import json
import sys

from server import run
from server.settings import Settings

GENEROUS = {"messages": (10_000, 10_000), "rooms": (10_000, 10_000), "misses": (10_000, 10_000)}

if __name__ == "__main__":
    database, port, chosen = sys.argv[1], int(sys.argv[2]), json.loads(sys.argv[3])
    run.serve(Settings(database=database, **{**GENEROUS, **chosen}), "127.0.0.1", port)
