"""One server for the tests that do not mind the others' rooms."""
import pytest

from tests.server.process import ServerProcess


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    running = ServerProcess(tmp_path_factory.mktemp("server"))
    yield running
    assert running.end() == 0
    assert "Traceback" not in running.log.read_text()
