"""One server for the tests that do not mind the others' rooms, and a house of rooms for each test without sockets."""
import pytest

from tests.server.house import House
from tests.server.process import ServerProcess


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    running = ServerProcess(tmp_path_factory.mktemp("server"))
    yield running
    assert running.end() == 0
    assert "Traceback" not in running.log.read_text()


@pytest.fixture
def house(tmp_path):
    built = House(tmp_path / "rooms.sqlite3")
    yield built
    built.store.close()
