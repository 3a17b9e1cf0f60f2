"""Phones and projectors: browser contexts that share nothing, and what must be true of every page at any time."""
import json
import re
from functools import cache, cached_property
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import expect

from server.bootstrap import ROOT
from server.bundle.toolchain import packages
from tests.flows.screens import Board, Hand, Home, Lobby, Part, Projector, Prompt, Remote, Score, Sheet, Table
from tests.flows.testids import unlisted

INSPECT = Path(__file__).with_name("inspect.js").read_text("utf-8")
LEGIBLE = Path(__file__).with_name("legible.js").read_text("utf-8")
LETTERS = 16       # px: how large they are in a browser whose owner has not changed that
REMEMBER = "if (location.protocol !== 'about:') for (const [key, value] of Object.entries(%s)) localStorage.setItem(key, value);"
DRAWN = "() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))"     # a resize is told before the next frame
AXE = {"resultTypes": ["violations"], "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
PATIENCE = 60_000  # ms until something that should be there is missed: the machine may be busy
FILMED = 6         # devices of a flow: more cameras would slow the machine down
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True, "reduced_motion": "reduce"}
BIG_SCREEN = {"viewport": {"width": 1920, "height": 1080}, "reduced_motion": "reduce"}

SIZES = [(360, 640), (390, 844), (768, 1024), (1920, 1080)]     # of the screens that everything must fit


def look(size):
    """A browser context of this size: a touch screen, unless it is a desk's."""
    return {**(BIG_SCREEN if size == SIZES[-1] else PHONE), "viewport": {"width": size[0], "height": size[1]}}


@cache
def axe():
    """The program axe-core."""
    return (packages(Path(__file__).with_name("axe"), ROOT / ".cache" / "axe") / "axe-core" / "axe.min.js").read_text("utf-8")


class Device(Part):
    """One page in a browser context of its own; `home`, `lobby`, `table`, `prompt`, … are the parts of that page.

    complaints  what the browser's console said was wrong, and JavaScript dialogs that opened
    """

    def __init__(self, context, name, touch, traced):
        super().__init__(context.new_page(), touch)
        self.context, self.name, self.traced, self.complaints, self.expected, self.letters = context, name, traced, [], None, 1
        self.page.on("console", lambda message: message.type == "error" and self.complain(message.text))
        self.page.on("pageerror", lambda error: self.complain(str(error)))
        self.page.on("dialog", self.dismiss)
        for part in (Board, Home, Lobby, Table, Prompt, Hand, Sheet, Score, Projector, Remote):
            setattr(self, part.__name__.lower(), part(self.page, touch))

    def dismiss(self, dialog):
        self.complain(f"a dialog: {dialog.message}")
        dialog.dismiss()

    def complain(self, sentence):
        if not (self.expected and re.search(self.expected, sentence)):
            self.complaints.append(sentence)

    def expect_complaints(self, pattern):
        """From now on, what matches is no fault: the browser itself reports lost connections and refused requests."""
        self.expected = pattern

    # Where it is

    def visit(self, url):
        self.page.goto(url)
        return self

    @cached_property
    def settings(self):
        """Of the browser; only Chromium has them."""
        return self.context.new_cdp_session(self.page)

    def resize(self, size, letters=1):
        """Turn the phone, or draw the window larger, and wait until the page has drawn itself anew; `letters` are so many times as large as usual."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        if letters != self.letters:     # setting them has everything measured anew
            self.settings.send("Page.setFontSizes", {"fontSizes": {"standard": LETTERS * letters}})
            self.letters = letters
        self.page.evaluate(DRAWN)

    @property
    def code(self):
        """Of the room whose page is open."""
        return urlsplit(self.page.url).path.split("/")[2].replace("-", "")

    def token(self):
        """Of the seat that this browser holds in the room."""
        (origin,) = self.context.storage_state()["origins"]
        return next(each["value"] for each in origin["localStorage"] if each["name"] == f"seat {self.code}")

    # Waiting

    def version(self):
        """Of the room, as this page shows it."""
        return int(self.page.locator("#root").get_attribute("data-version"))

    def expect_version(self, least):
        """Wait until the page shows this version of the room, or a later one."""
        expect(self.page.locator("#root")).to_have_attribute("data-version", at_least(least))

    def expect_screen(self, name):
        expect(self.page.locator(f'[data-screen="{name}"]')).to_be_visible()

    def expect_shown(self):
        """Wait until there is a screen, rather than the page's first paint or an empty room."""
        expect(self.page.locator('[data-screen]:not(.blank), [data-testid="no-room"]').first).to_be_visible()

    # Judging

    def inspect(self):
        return self.page.evaluate(INSPECT)

    def check(self):
        """Nothing has gone wrong on this page, nothing is out of reach, and every control has a name that is written down."""
        faults = self.faults()
        assert not faults, f"{self.name}: {faults}"

    def faults(self):
        """{what is wrong: where}"""
        found = self.inspect()
        faults = {fault: found[fault] for fault in ("errors", "unreachable", "nameless") if found[fault]}
        faults |= {fault: f"{found[fault]} px" for fault in ("wider", "higher") if found[fault] > 0}
        if unlisted(found["ids"]):
            faults["not in docs/TESTIDS.md"] = unlisted(found["ids"])
        if self.complaints:
            faults["console"] = self.complaints
        return faults

    def illegible(self):
        """The texts that cannot be read whole."""
        return self.page.evaluate(LEGIBLE)

    def barriers(self):
        """What axe-core finds that keeps somebody from using this page, as {rule: what is concerned}."""
        self.page.evaluate(axe())
        found = self.page.evaluate("options => axe.run(options)", AXE)
        return {one["id"]: [f'{node["target"]}: {node["failureSummary"]}' for node in one["nodes"][:3]] for one in found["violations"]}

    def keep(self, folder):
        """What is on the screen, as a picture; and how it came about, as a trace with a film, if there is one."""
        self.page.screenshot(path=folder / f"{self.name}.png")
        if self.traced:
            self.context.tracing.stop(path=folder / f"{self.name}.zip")

    def keep_film(self, folder):
        """The video of it all, if one was taken. A film is there when its device is closed."""
        film = self.page.video
        self.close()
        if film:
            film.save_as(folder / f"{self.name}.webm")

    def close(self):
        self.context.close()


class Devices:
    """All devices of one flow; of `recorded` ones there is a trace, and a film if there is a folder for `films`."""

    def __init__(self, browser, recorded=False, films=None):
        self.browser, self.recorded, self.films, self.all = browser, recorded, films, []

    def phone(self, url, name="watcher"):
        return self.open(url, name, PHONE)

    def phones(self, urls, names):
        return [self.phone(url, name) for url, name in zip(urls, names, strict=True)]

    def big_screen(self, url, name="projector"):
        return self.open(url, name, BIG_SCREEN)

    def sized(self, size, settings, large=False):
        """A device of this size, (width, height), on which the page finds `settings` from an earlier visit; it has not opened anything yet.

        large  its owner has doubled the size of letters in the browser's settings
        """
        device = self.open("about:blank", f"{size[0]}x{size[1]}", look(size), settings)
        device.resize(size, 2 if large else 1)
        return device

    def open(self, url, name, look, settings=()):
        filmed = len(self.all) < FILMED
        context = self.browser.new_context(**look, record_video_dir=self.films if filmed else None)
        context.set_default_timeout(PATIENCE)
        if settings:
            context.add_init_script(REMEMBER % json.dumps(settings))
        if self.recorded:
            context.tracing.start(snapshots=True, screenshots=filmed)
        device = Device(context, name, look.get("has_touch", False), self.recorded)
        self.all.append(device)
        return device.visit(url)

    def close(self, device):
        """This one's owner has gone home: it is closed and no longer looked at."""
        device.check()
        device.close()
        self.all.remove(device)


def at_least(number):
    r"""A pattern for the whole numbers from this one on: 137 → 137|1[4-9]\d|…"""
    digits = str(number)
    larger = [f"{digits[:place]}[{int(digit) + 1}-9]\\d{{{len(digits) - place - 1}}}" for place, digit in enumerate(digits) if digit != "9"]
    return re.compile("|".join(f"^{one}$" for one in (digits, *larger, f"\\d{{{len(digits) + 1},}}")))
