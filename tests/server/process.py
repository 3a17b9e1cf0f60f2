"""A server in a process of its own, which can be killed and started again on the same port and database."""
import json
import re
import signal
import subprocess
import sys

from server.settings import ROOT
from tests.server.page import Page, post


class ServerProcess:
    program = ("tests.server.launch",)  # module and first arguments

    def __init__(self, folder, **settings):
        self.database, self.settings, self.port = folder / "rooms.sqlite3", settings, 0
        self.log = folder / "log.txt"
        self.start()

    def start(self):
        command = [sys.executable, "-m", *self.program, str(self.database), str(self.port), json.dumps(self.settings)]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=log, text=True)
        line = self.process.stdout.readline()
        self.port = int(re.search(r":(\d+)/", line)[1])

    @property
    def url(self):
        return f"http://localhost:{self.port}"

    def kill(self):
        """As a power cut would end it."""
        self.end(signal.SIGKILL)

    def end(self, how=signal.SIGTERM):
        """Stop it; returns the exit code."""
        self.process.send_signal(how)
        self.process.communicate(timeout=30)
        return self.process.returncode

    # Shorthands

    def room(self, name="Ann", **wishes):
        """A new room: (code, token)."""
        status, answer = post(f"{self.url}/api/rooms", {"name": name, **wishes})
        assert status == 201, answer
        return answer["code"], answer["token"]

    def sit(self, code, name):
        status, answer = post(f"{self.url}/api/rooms/{code}/seats", {"name": name})
        assert status == 201, answer
        return answer["token"]

    def page(self, code, token=None, **more):
        return Page(self.url, code, token, **more)
