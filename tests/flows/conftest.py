"""The server, the browsers, and pictures of everything when a flow fails."""
import os
import re
import shutil

import pytest
from playwright.sync_api import expect

from server.bootstrap import ROOT
from server.bundle.build import ensure
from tests.flows.devices import PATIENCE, Devices
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


def running(folder):
    server = Site(folder, SEED)
    yield server
    assert server.end() == 0
    assert "Traceback" not in server.log.read_text()


@pytest.fixture
def devices(chromium):
    """Phones and big screens; each is looked at when the flow is through (`Device.check`)."""
    expect.set_options(timeout=PATIENCE)
    opened = Devices(chromium)
    yield opened
    for device in opened.all:
        device.close()


@pytest.fixture
def seated(site, devices):
    """seated("Ann", "Ben", bots=["steady"], preset_hands=True) → the phones of people whose game has just begun, the host's first.

    `scene`: the position at which it begins, as engine.scene reads it.
    """
    def seat(*names, scene=None, **wishes):
        phones = devices.phones(site.room_for(*names, **wishes), names)
        if scene:
            site.set_up(scene)
        phones[0].lobby.start()
        for phone in phones:
            phone.expect_screen("table")
        return phones
    return seat


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
