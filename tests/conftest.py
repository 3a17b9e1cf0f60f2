"""What tests of several folders share."""
import pytest

from tests import browser


def pytest_addoption(parser):
    group = parser.getgroup("browser")
    group.addoption("--headed", action="store_true", help="show the browser")
    group.addoption("--slow", type=int, default=0, metavar="MS", help="milliseconds to wait before each action in the browser")


@pytest.fixture(scope="session")
def chromium(request):
    """One browser for the whole run; every test opens contexts of its own in it."""
    with browser.launched(request.config.getoption("headed"), request.config.getoption("slow")) as started:
        yield started
