"""What tests of several folders share."""
import pytest

from tests import browser


@pytest.fixture(scope="session")
def chromium():
    """One headless browser for the whole run; every test opens contexts of its own in it."""
    with browser.launched() as started:
        yield started
