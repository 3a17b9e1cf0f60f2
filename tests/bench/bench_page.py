"""How long the page takes to start and to react, as tables: `python3 -m tests.bench.bench_page [--runs N]`. It judges nothing.

Start: the first page, a link to a room that one can join, and a link to a seat in a running game, beside Brython's own way to say "hello" (stock brython.js, which compiles one line in
the browser), visit by visit in the same run. Each run has a fresh profile: the first visit is cold, later ones find what the browser has
kept, and the page's service worker, which is ready by then: people do not come back within a second. "wall" is from the navigation until the screen can be used, "processor" what the page's main thread has worked until then, "KB" what
has come over the network until then.

Tap: on the table of that game, from the touch until what is touched shows it, and from letting go until the screen has changed; the median and
the worst of several.
"""
import argparse
import json
import shutil
import statistics
import sys
import tempfile
import time
import urllib.request
from contextlib import contextmanager

from playwright.sync_api import sync_playwright

from tests import browser
from tests.bench._servers import game_server, hello_server

RUNS, VISITS, TAPS = 5, 3, 12
PHONE = {"offline": False, "latency": 170, "downloadThroughput": 9e6 / 8, "uploadThroughput": 1.5e6 / 8}
CONDITIONS = {"1 × processor, no limit of the network": (1, None), "4 × slower, 9 Mbit/s, 170 ms": (4, PHONE), "6 × slower, 9 Mbit/s, 170 ms": (6, PHONE)}
CACHE_SECONDS = 1.6  # Chromium stores compiled code, and the page fetches what it may need later, some time after it has begun
USABLE = {"hello": "#root button", "first page": '[data-testid="play-now"]', "joining": '[data-testid="sit"]', "game": '[data-screen="table"] [data-testid^="option-"]'}

WATCH = """new MutationObserver((_, observer) => {
  if (document.querySelector(`SELECTOR`)) { window.usableAt = performance.now(); observer.disconnect(); }
}).observe(document, { childList: true, subtree: true, attributes: true });"""
BYTES = """() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
  .filter((entry) => entry.responseEnd <= window.usableAt).reduce((sum, entry) => sum + entry.transferSize, 0)"""
TAP = """(button) => new Promise((resolve) => {
  const begin = performance.now();
  button.click();
  requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begin)));
})"""

KEPT = "() => navigator.serviceWorker.ready.then(() => null)"

# from the event until the frame that shows it has been drawn, told by the next frame: Chromium puts off timers while it waits whether a touch becomes a swipe
TOUCHED = """(button) => {
  window.touched = new Promise((resolve) => button.addEventListener("pointerdown", (event) => {
    const look = () => requestAnimationFrame(button.matches("[data-touched]") ? () => requestAnimationFrame(() => resolve(performance.now() - event.timeStamp)) : look);
    look();
  }, { once: true }));
}"""


def main():
    runs = options().runs
    chromium = browser.find(headed=True) or sys.exit(browser.ADVICE)    # with all that people have
    with hello_server() as hello, game_server() as home, sync_playwright() as playwright:
        urls = {"hello": hello, "first page": home, "joining": open_room(home), "game": running_game(playwright, chromium, home)}
        for name, throttling in CONDITIONS.items():
            show_start(name, [{page: visits(playwright, chromium, page, url, throttling) for page, url in urls.items()} for _ in range(runs)])
        for name, throttling in CONDITIONS.items():
            show_taps(name, taps(playwright, chromium, urls["game"], throttling))


def options():
    parser = argparse.ArgumentParser(prog="python3 -m tests.bench.bench_page", description=__doc__.partition("\n")[0])
    parser.add_argument("--runs", type=int, default=RUNS, help=f"how often (default {RUNS}); medians are shown")
    return parser.parse_args()


def show_start(condition, runs):
    print(f"\nStart, {condition}: medians of {len(runs)} runs, beside hello's\n{'':14}" + "".join(f"{page:>20}" for page in USABLE), flush=True)
    for visit in range(VISITS):
        for what, unit in (("wall", "ms"), ("processor", "ms"), ("KB", "  ")):
            values = {page: statistics.median(run[page][visit][what] for run in runs) for page in USABLE}
            shown = [f"{value:9.0f} {unit} {value / max(values['hello'], 1):6.2f}" for value in values.values()]
            print(f"{what:>10} {visit + 1:2} " + "".join(f"{text:>20}" for text in shown), flush=True)


def show_taps(condition, measured):
    print(f"\nTap to reaction, {condition}")
    for what, times in measured.items():
        print(f"{what:>26}: median {statistics.median(times):5.0f} ms, worst {max(times):5.0f} ms", flush=True)


@contextmanager
def context_of(playwright, chromium):
    """A browser with a fresh profile."""
    profile = tempfile.mkdtemp()
    context = playwright.chromium.launch_persistent_context(
        profile, executable_path=chromium, args=browser.FLAGS, viewport={"width": 390, "height": 844})
    context.new_page()  # the browser stays open between the visits
    yield context
    context.close()
    shutil.rmtree(profile, ignore_errors=True)


def running_game(playwright, chromium, home):
    """The link to a seat in a game that has begun."""
    with context_of(playwright, chromium) as context:
        page = context.new_page()
        page.goto(home)
        page.get_by_test_id("play-now").click()
        page.get_by_test_id("silence").click()      # the first game explains itself, in the place of the question
        page.locator(USABLE["game"]).first.wait_for()
        code = page.url.rpartition("/")[2]
        return f"{page.url}#seat={page.evaluate('(key) => localStorage.getItem(key)', f'seat {code}')}"


def open_room(home):
    """The link to a room with a free seat."""
    wished = {"name": "Ada", "players": 3, "bots": [], "ruleset": "base", "options": {}}
    with urllib.request.urlopen(urllib.request.Request(f"{home}/api/rooms", json.dumps(wished).encode(), {"Content-Type": "application/json"})) as answer:
        return f"{home}/room/{json.load(answer)['code']}"


def visits(playwright, chromium, kind, url, throttling):
    with context_of(playwright, chromium) as context:
        return [visit(context, kind, url, throttling) for _ in range(VISITS)]


def visit(context, kind, url, throttling):
    page, session = throttled(context, throttling)
    page.add_init_script(WATCH.replace("SELECTOR", USABLE[kind]))
    before = worked(session)
    page.goto(url, wait_until="commit")
    page.locator(USABLE[kind]).first.wait_for(timeout=120_000)
    measured = {"processor": worked(session) - before, "wall": page.evaluate("window.usableAt"), "KB": page.evaluate(BYTES) / 1024}
    if kind != "hello":
        page.evaluate(KEPT)
    time.sleep(CACHE_SECONDS)
    page.close()
    return measured


def throttled(context, throttling):
    slower, network = throttling
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    if network:
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", network)
    return page, session


def worked(session):
    """Milliseconds that the page's main thread has worked."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration") * 1000


def taps(playwright, chromium, url, throttling):
    """Times in ms: picking an action, opening and closing what lies over the table."""
    with context_of(playwright, chromium) as context:
        page, session = throttled(context, throttling)
        session.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
        page.goto(url)
        page.locator(USABLE["game"]).first.wait_for(timeout=120_000)
        time.sleep(CACHE_SECONDS)
        return {
            "touching an action": [touched(page, session, page.locator(USABLE["game"]).nth(number % 2)) for number in range(TAPS)],
            "picking an action": [page.locator(USABLE["game"]).nth(number % 2).evaluate(TAP) for number in range(TAPS)],
            "opening the menu": [opened(page, "open-menu") for _ in range(TAPS)],
            "opening the log": [opened(page, "open-log") for _ in range(TAPS)],
        }


def touched(page, session, button):
    """A finger is put on it, and goes away without having pressed it."""
    box = button.bounding_box()
    button.evaluate(TOUCHED)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]})
    elapsed = page.evaluate("window.touched")
    session.send("Input.dispatchTouchEvent", {"type": "touchCancel", "touchPoints": []})
    return elapsed


def opened(page, test_id):
    elapsed = page.get_by_test_id(test_id).evaluate(TAP)
    page.get_by_test_id("close-sheet").first.evaluate(TAP)
    return elapsed


if __name__ == "__main__":
    main()
