"""The server, the browsers, and pictures of everything when a flow fails."""
import os
import re
import shutil

import pytest
from _pytest.runner import runtestprotocol   # as pytest-rerunfailures does: pytest itself allows for tests that are run again
from playwright.sync_api import expect

from server.bootstrap import ROOT
from server.bundle.build import ensure
from tests import browser
from tests.flows.cable import Cable
from tests.flows.devices import PATIENCE, SIZES, Devices, look
from tests.flows.site import Site

PICTURES = ROOT / ".cache" / "flows"
SEED = os.environ.get("FLOW_SEED", "flow")
RECORDED = pytest.StashKey()    # has a flow been run before, and is now traced and filmed?


@pytest.fixture(scope="session")
def page_built():
    """The page as its sources are now."""
    ensure()


@pytest.fixture(scope="session")
def site(page_built, tmp_path_factory):
    """One server for the flows that do not mind the others' rooms."""
    yield from running(tmp_path_factory.mktemp("site"))


@pytest.fixture
def own_site(page_built, tmp_path):
    """A server of the flow's own, which it may kill and start again."""
    yield from running(tmp_path)


@pytest.fixture(scope="session")
def testing(page_built, tmp_path_factory):
    """A server for testing, whose rooms can begin at any position."""
    yield from running(tmp_path_factory.mktemp("testing"), testing=True)


def running(folder, **settings):
    server = Site(folder, SEED, **settings)
    yield server
    assert server.end() == 0
    assert "Traceback" not in server.log.read_text()


@pytest.fixture
def devices(chromium, request, tmp_path):
    """Phones and big screens; each is looked at when the flow is through (`Device.check`)."""
    expect.set_options(timeout=PATIENCE)
    films = tmp_path / "films"
    recorded = request.config.getoption("record") or RECORDED in request.node.stash
    opened = Devices(chromium, recorded, films if recorded and browser.can_film(chromium.browser_type.executable_path) else None)
    yield opened
    for device in opened.all:
        device.close()
    shutil.rmtree(films, ignore_errors=True)


@pytest.fixture
def seated(site, devices):
    """seated("Ann", "Ben", bots=["steady"], preset_hands=True) → the phones of people whose game has just begun, the host's first."""
    def seat(*names, **wishes):
        phones = devices.phones(site.room_for(*names, **wishes), names)
        phones[0].lobby.start()
        for phone in phones:
            phone.expect_screen("table")
        return phones
    return seat


@pytest.fixture
def cable(site):
    """A way to the server that the flow may freeze or cut."""
    way = Cable(site.port)
    yield way
    way.close()


@pytest.fixture
def placed(testing, devices):
    """placed("consume.use r3 | A: …", "Ann", "Ben", size=(390, 844)) → the phones of people who sit at this position, in the order of its seats.

    The position is a text of engine.scene; who is called "bot" is one.
    """
    def sit(position, *names, size=SIZES[0]):
        people = [name for name in names if name != "bot"]
        phones = [devices.open(link, name, look(size)) for link, name in zip(testing.scenario(position, names), people, strict=True)]
        for phone in phones:
            phone.expect_shown()
        return phones
    return sit


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item, nextitem):
    """Traces make flows take two thirds more processor time, films more still: so a flow that failed is run again with them. It has failed all the same."""
    if "devices" not in getattr(item, "fixturenames", ()):
        return None
    where = {"nodeid": item.nodeid, "location": item.location}
    item.ihook.pytest_runtest_logstart(**where)
    reports = runtestprotocol(item, log=False, nextitem=nextitem)
    failed = [report for report in reports if report.failed]
    if failed and not item.config.getoption("record"):
        failed[0].sections.append(("the flow once more, recorded", record(item, nextitem)))
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(**where)
    return True


def record(item, nextitem):
    """Run the flow again, on fresh devices; returns what came of it, as sentences."""
    item.stash[RECORDED] = True
    if any(report.failed for report in runtestprotocol(item, log=False, nextitem=nextitem)):
        return f"It failed again: see {pictures(item)}"
    return f"It passed: see the pictures of its failure in {pictures(item)}, and try --record."


def pictures(item):
    """The folder for the artefacts of this run of a flow."""
    folder = PICTURES / re.sub(r"\W+", "-", item.name)
    return folder / "recorded" if RECORDED in item.stash else folder


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem):
    devices = pyfuncitem.funcargs.get("devices")
    folder = pictures(pyfuncitem)
    shutil.rmtree(folder, ignore_errors=True)
    try:
        result = yield
        for device in devices.all if devices else ():
            device.check()
        return result
    except BaseException:
        keep(devices.all if devices else (), folder)
        for name, server in pyfuncitem.funcargs.items():
            if isinstance(server, Site):
                shutil.copy(server.log, folder / f"{name}.log")
        raise


def keep(devices, folder):
    folder.mkdir(parents=True)
    for device in devices:
        device.keep(folder)
    for device in devices:
        device.keep_film(folder)
