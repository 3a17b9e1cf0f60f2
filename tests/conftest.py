"""What tests of several folders share."""
import pytest


@pytest.fixture(scope="session")
def chromium():
    """One headless browser for the whole run; every test opens contexts of its own in it."""
    from playwright.sync_api import sync_playwright

    from tests import browser

    with sync_playwright() as playwright:
        started = browser.launch(playwright)
        yield started
        started.close()
