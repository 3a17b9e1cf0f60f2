"""One server for the tests that do not mind the others' rooms, and a house of rooms for each test without sockets."""
import json
from contextlib import ExitStack

import pytest

from tests.server.house import House
from tests.server.play import turn
from tests.server.process import ServerProcess


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    running = ServerProcess(tmp_path_factory.mktemp("server"))
    yield running
    assert running.end() == 0
    assert "\nTraceback" not in f"\n{running.log.read_text()}"  # one of its own; those that pages report are within a line


def page_in(dist):
    """A page that was built here."""
    dist.mkdir()
    files = {"css/page.css": "page-0123456789.css", "img/favicon.svg": "favicon-0123456789.svg",
             "img/icon-192.png": "icon-192-0123456789.png", "app.webmanifest": "app-0123456789.webmanifest"}
    parts = {name: {"file": f"{name}-0123456789.js"} for name in ("start", "game", "es", "game-es")}
    for name in (*files.values(), *(part["file"] for part in parts.values()), "sw.js"):
        (dist / name).write_text(name)
    (dist / "manifest.json").write_text(json.dumps({"version": "one", "parts": parts, "assets": files}))


@pytest.fixture(scope="session")
def strict(tmp_path_factory):
    """A server with low limits and static files of its own."""
    folder = tmp_path_factory.mktemp("strict")
    static = folder / "static"
    static.mkdir()
    (static / "app.0123456789ab.js").write_text("let x")
    (static / "app.0123456789ab.js.br").write_bytes(b"br")
    (static / "app.0123456789ab.js.gz").write_bytes(b"gzip")
    (static / "page.css").write_text("a{}")
    page_in(static / "dist")
    running = ServerProcess(folder, static=str(static), rooms=(0.001, 2), misses=(0.001, 3), reports=(0.001, 2))
    yield running
    running.end()


@pytest.fixture
def house(tmp_path):
    built = House(tmp_path / "rooms.sqlite3")
    yield built
    built.store.close()


@pytest.fixture
def join(server):
    """Opens pages of the server; all are closed in the end."""
    with ExitStack() as opened:
        yield lambda code, token=None, **more: opened.enter_context(server.page(code, token, **more))


@pytest.fixture
def two(server, join):
    """Ann and Bob at a table, the game begun."""
    code, token = server.room("Ann")
    pages = [join(code, token), join(code, server.sit(code, "Bob"))]
    assert pages[0].say("start")["ok"]
    turn(pages)
    return pages
