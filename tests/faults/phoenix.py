"""`python -m tests.faults.phoenix DATABASE {settings} BREAKAGE`: a server that can be killed, and is back a few milliseconds later.

The program imports everything once and then makes a fresh process for each life, when a line with a port on its standard input asks for one.
The real server runs in that process. BREAKAGE, of tests/faults/broken.py, spoils it on purpose; "" leaves it whole.
"""
import json
import os
import sys

from gevent.monkey import get_original
from server import run  # first: it makes the standard library fit for gevent
from server import app as _  # what a start imports, once for all lives
from server.settings import Settings
from tests.faults.broken import BREAKAGES
from tests.server.launch import GENEROUS


fork, waitpid = get_original("os", "fork"), get_original("os", "waitpid")  # this process needs no event loop


def main(arguments):
    database, chosen, breakage = arguments[0], json.loads(arguments[1]), arguments[2]
    for line in sys.stdin:
        child = fork()
        if not child:
            live(Settings(database=database, **{**GENEROUS, **chosen}), int(line), breakage)
        print(f"life {child}", flush=True)
        print(f"ended {waitpid(child, 0)[1]}", flush=True)


def live(settings, port, breakage):
    if breakage:
        BREAKAGES[breakage]()
    run.serve(settings, "127.0.0.1", port)
    os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1:])
