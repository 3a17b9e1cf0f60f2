"""PostgreSQL, Redis and nginx for the tests: found or installed, started on free ports in a folder of their own, and stopped again."""
import glob
import os
import shutil
import signal
import socket
import subprocess
import time
from pathlib import Path

import psycopg
from server.settings import ROOT

PACKAGES = ("postgresql", "redis-server", "nginx-light")
ADVICE = "PostgreSQL, Redis and nginx are not all here (Debian and Ubuntu: `apt install postgresql redis-server nginx-light`)."
PATIENCE = 30  # seconds


def program(name):
    """Its path, or None. Debian keeps PostgreSQL's out of the way."""
    places = ["/usr/sbin", *sorted(glob.glob("/usr/lib/postgresql/*/bin"), reverse=True)]
    return shutil.which(name) or shutil.which(name, path=":".join(places))


def here():
    return all(program(name) for name in ("initdb", "postgres", "redis-server", "nginx"))


def provide():
    """Whether all three are here, after they have been installed if that can be done without asking anybody."""
    if not here() and hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {"stdout": subprocess.DEVNULL, "env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}}
        subprocess.run(["apt-get", "update", "-qq"], **quiet)
        subprocess.run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *PACKAGES], **quiet)
    return here()


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return probe.getsockname()[1]


class Service:
    """A program that listens on `port`. `crash` ends it without any preparation."""

    user = None

    def __init__(self, folder):
        self.folder, self.port, self.process = Path(folder), free_port(), None
        self.prepare()
        self.start()

    def start(self):
        with (self.folder / "log.txt").open("a") as log:
            self.process = subprocess.Popen(self.command(), cwd=self.folder, stdout=log, stderr=log, user=self.user)
        deadline = time.monotonic() + PATIENCE
        while not self.ready():
            assert self.process.poll() is None and time.monotonic() < deadline, (self.folder / "log.txt").read_text()
            time.sleep(0.02)  # between two looks at another program

    def ready(self):
        """Whether it answers."""
        try:
            socket.create_connection(("127.0.0.1", self.port), 1).close()
            return True
        except OSError:
            return False

    def crash(self):
        self.stop(signal.SIGKILL)

    def stop(self, how=signal.SIGTERM):
        self.process.send_signal(how)
        self.process.wait(PATIENCE)


class Postgres(Service):
    def prepare(self):
        """It refuses to run as root, so it gets a user, who must be able to reach the folder."""
        if os.geteuid() == 0:
            self.user = "postgres"
            shutil.chown(self.folder, self.user)
        command = [program("initdb"), "--auth=trust", "--username=race", "--encoding=UTF8", "--no-locale", "--no-sync", "-D", "data"]
        subprocess.run(command, cwd=self.folder, user=self.user, check=True, stdout=subprocess.DEVNULL)

    def command(self):
        return [program("postgres"), "-D", "data", "-p", str(self.port), "-h", "127.0.0.1", "-k", str(self.folder)]

    def ready(self):
        probe = [program("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(probe).returncode == 0

    def stop(self, how=signal.SIGINT):
        """Without waiting for its clients to go."""
        super().stop(how)

    def crash(self):
        """All its processes end at once, as in a power cut; the next start recovers from its log."""
        self.stop(signal.SIGQUIT)

    def empty_database(self):
        """Yields the URL of one that is gone afterwards."""
        self.ask("CREATE DATABASE game")
        yield f"postgresql://race@127.0.0.1:{self.port}/game"
        self.ask("DROP DATABASE game WITH (FORCE)")

    def ask(self, statement):
        with psycopg.connect(f"postgresql://race@127.0.0.1:{self.port}/postgres", autocommit=True) as connection:
            connection.execute(statement)


class Redis(Service):
    def prepare(self):
        pass

    def command(self):
        return [program("redis-server"), "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]

    @property
    def url(self):
        return f"redis://127.0.0.1:{self.port}"


class Nginx(Service):
    """With deploy/nginx.conf, for workers on other ports."""

    def __init__(self, folder, workers):
        self.workers = workers
        super().__init__(folder)

    def prepare(self):
        text = (ROOT / "deploy" / "nginx.conf").read_text()
        for number, port in enumerate(self.workers, 8001):
            text = text.replace(f"127.0.0.1:{number}", f"127.0.0.1:{port}")
        text = text.replace("listen 80 ", f"listen 127.0.0.1:{self.port} ")
        user = "user root;\n" if os.geteuid() == 0 else ""
        (self.folder / "nginx.conf").write_text(f"daemon off;\npid nginx.pid;\nerror_log error.log;\n{user}{text}")

    def command(self):
        return [program("nginx"), "-p", str(self.folder), "-c", "nginx.conf", "-e", "error.log"]
