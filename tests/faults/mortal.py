"""A server that dies and comes back on the same port and database."""
import json
import os
import re
import signal
import subprocess
import sys

from server.settings import ROOT
from tests.server.process import ServerProcess


class Mortal(ServerProcess):
    """`pid` is the life it has now; `lives` counts them."""

    def __init__(self, folder, breakage="", **settings):
        self.breakage, self.hatchery, self.pid, self.lives = breakage, None, None, 0
        super().__init__(folder, **settings)

    def start(self):
        self.hatchery = self.hatchery or self.hatch()
        self.hatchery.stdin.write(f"{self.port}\n")
        self.hatchery.stdin.flush()
        said = [self.hear(), self.hear()]  # in either order
        self.pid = int(next(line for line in said if line.startswith("life")).split()[1])
        self.port = int(re.search(r":(\d+)/", "".join(said))[1])
        self.lives += 1

    def hatch(self):
        command = [sys.executable, "-m", "tests.faults.phoenix", str(self.database), json.dumps(self.settings), self.breakage]
        with self.log.open("a") as log:
            return subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log, text=True)

    def hear(self):
        line = self.hatchery.stdout.readline()
        assert line, self.log.read_text()
        return line

    def end(self, how=signal.SIGTERM):
        """Stop this life; returns its wait status."""
        os.kill(self.pid, how)
        return int(self.hear().split()[1])

    def close(self):
        """Stop for good; returns the wait status."""
        status = self.end()
        self.hatchery.stdin.close()
        self.hatchery.wait(30)
        self.hatchery.stdout.close()
        return status
