"""The page among the phone's apps: it starts without the network, shows what it showed last, and is replaced once by a newer version."""
import json
import shutil

import pytest
from playwright.sync_api import expect

from server.bundle import build
from server.settings import ROOT
from tests.flows.site import Site

pytestmark = pytest.mark.flow

KEPT = """async () => (await navigator.serviceWorker.ready).active.state"""
OFFLINE = "ERR_CONNECTION_REFUSED|WebSocket|Failed to load"


def installed(phone):
    """Wait until the page is kept."""
    assert phone.page.evaluate(KEPT) in ("activating", "activated")


def test_without_the_network_the_page_starts_and_shows_the_last_table(own_site, devices):
    (url,) = own_site.room_for("Ann", bots=["steady"], preset_hands=True)
    ann = devices.phone(url, "Ann")
    ann.lobby.start()
    ann.prompt.expect_asked()
    installed(ann)
    room, before, question = ann.page.url, ann.hand.cards(), ann.prompt.question()
    ann.expect_complaints(OFFLINE)
    ann.page.goto("about:blank")
    own_site.kill()
    ann.visit(room)
    ann.expect_screen("table")
    assert (ann.hand.cards(), ann.prompt.question()) == (before, question)
    expect(ann.one("offline")).to_be_visible()
    own_site.start()
    expect(ann.one("offline")).not_to_be_visible()
    ann.prompt.answer("option-develop")
    ann.page.goto(own_site.url)
    expect(ann.one("play-now")).to_be_visible()


@pytest.fixture
def two_versions(page_built, tmp_path):
    """A server whose static files can be changed, as a new version of the page does."""
    static = tmp_path / "static"
    shutil.copytree(ROOT / "static" / "dist", static / "dist")
    server = Site(tmp_path, "flow", static=str(static))
    yield server, static / "dist"
    assert server.end() == 0


def release(dist):
    """A newer version: other styles, and a service worker that keeps them."""
    manifest = json.loads((dist / "manifest.json").read_text())
    styles = (dist / manifest["assets"]["css/page.css"]).read_text("utf-8")
    manifest["version"], manifest["assets"]["css/page.css"] = "newer", "page-0000000000.css"
    (dist / "page-0000000000.css").write_text(f"{styles}/* newer */", "utf-8")
    files = [*(part["file"] for name, part in manifest["parts"].items() if name in build.AT_FIRST), *manifest["assets"].values()]
    (dist / "manifest.json").write_text(json.dumps(manifest))
    (dist / "sw.js").write_bytes(build.service_worker("newer", files))


def test_a_newer_version_takes_the_place_of_the_old_one_once(two_versions, devices):
    site, dist = two_versions
    ann = devices.phone(site.url, "Ann")
    expect(ann.one("create-form")).to_be_visible()
    installed(ann)
    loads = []
    ann.page.on("load", lambda: loads.append(ann.page.evaluate("document.documentElement.dataset.version")))
    release(dist)
    ann.page.reload()
    expect(ann.page.locator("html")).to_have_attribute("data-version", "newer")
    expect(ann.one("create-form")).to_be_visible()
    ann.page.reload()
    expect(ann.one("create-form")).to_be_visible()
    assert loads[1:] == ["newer", "newer"] and loads[0] != "newer"
