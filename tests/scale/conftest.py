"""The services, once for all tests, and workers on them."""
import shutil
import tempfile
from pathlib import Path

import pytest

from tests.scale import services
from tests.scale.workers import Workers


@pytest.fixture(scope="session")
def space():
    """A folder that other users can reach, too."""
    folder = Path(tempfile.mkdtemp(prefix="race-scale-"))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


@pytest.fixture(scope="session")
def postgres(space):
    yield from running(services.Postgres, space / "postgres")


@pytest.fixture(scope="session")
def redis(space):
    yield from running(services.Redis, space / "redis")


def running(service, folder, *details):
    if not services.here():
        pytest.skip(services.ADVICE)
    folder.mkdir()
    started = service(folder, *details)
    yield started
    started.stop()


@pytest.fixture
def database(postgres):
    """The URL of an empty database of the test's own."""
    yield from postgres.empty_database()


@pytest.fixture
def workers(database, redis, tmp_path):
    """Two server processes on the same database."""
    both = Workers(tmp_path, database, redis.url)
    yield both
    both.end()


@pytest.fixture
def nginx(workers, space, request):
    yield from running(services.Nginx, space / request.node.name, [worker.port for worker in workers.both])
