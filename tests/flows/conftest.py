"""The server, the browsers, and pictures of everything when a flow fails."""
import os
import re
import shutil

import pytest
from playwright.sync_api import expect

from server.bootstrap import ROOT
from server.bundle.build import ensure
from tests.flows.cable import Cable
from tests.flows.devices import PATIENCE, SIZES, Devices, look
from tests.flows.site import Site

PICTURES = ROOT / ".cache" / "flows"
SEED = os.environ.get("FLOW_SEED", "flow")


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
    opened = Devices(chromium, films if request.config.getoption("video") else None)
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


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem):
    devices = pyfuncitem.funcargs.get("devices")
    folder = PICTURES / re.sub(r"\W+", "-", pyfuncitem.name)
    shutil.rmtree(folder, ignore_errors=True)
    try:
        result = yield
        for device in devices.all if devices else ():
            device.check()
        return result
    except BaseException:
        keep(devices.all if devices else (), folder)
        raise


def keep(devices, folder):
    folder.mkdir(parents=True)
    for device in devices:
        device.keep(folder)
    for device in devices:
        device.keep_film(folder)
