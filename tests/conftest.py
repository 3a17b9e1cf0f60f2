"""What tests of several folders share."""
from collections import Counter

import pytest

from tests import browser
from tests.recorded import differences

TALLY = pytest.StashKey()


def pytest_addoption(parser):
    group = parser.getgroup("browser")
    group.addoption("--headed", action="store_true", help="show the browser")
    group.addoption("--record", action="store_true", help="trace and film flows from their first run on, not only when they have failed")
    group.addoption("--slow", type=int, default=0, metavar="MS", help="milliseconds to wait before each action in the browser")


@pytest.fixture(scope="session")
def chromium(request):
    """One browser for the whole run; every test opens contexts of its own in it."""
    with browser.launched(request.config.getoption("headed"), request.config.getoption("slow")) as started:
        yield started


def pytest_collection_modifyitems(items):
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


# The named differences of recorded games, from every process of the run

def pytest_configure(config):
    config.stash[TALLY] = Counter()


def pytest_sessionfinish(session):
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["tally"] = dict(session.config.stash[TALLY])


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node):
    node.config.stash[TALLY].update(getattr(node, "workeroutput", {}).get("tally", {}))


def pytest_terminal_summary(terminalreporter, config):
    counts = config.stash[TALLY]
    if counts:
        terminalreporter.section("recorded games: differences by name")
        terminalreporter.write_line("\n".join(differences.table(counts)))
