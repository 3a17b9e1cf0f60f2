"""How long the page takes to start, as a table: `python3 -m tests.bench.bench_page`. It judges nothing.

Compared, visit by visit in the same run, with Brython's own way to say "hello": stock brython.js, which compiles one line
in the browser. Each run has a fresh profile: the first visit is cold, the second and third find the browser's caches.
"wall" is from the navigation to the first screen, "processor" what the page's main thread worked until then.
"""
import http.server
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import brotli
from playwright.sync_api import sync_playwright

from server.bootstrap import ROOT
from server.bundle.build import BRYTHON
from tests import browser

RUNS, VISITS = 5, 3
PHONE = {"offline": False, "latency": 170, "downloadThroughput": 9e6 / 8, "uploadThroughput": 1.5e6 / 8}
CONDITIONS = {"as it is": (1, None), "4 × slower, 9 Mbit/s, 170 ms": (4, PHONE)}
CACHE_SECONDS = 1.6  # Chromium stores compiled code some time after a page has loaded

HELLO = """<!doctype html><meta charset="utf-8"><title>hello</title><div id="root"></div><script src="/brython.js"></script>
<script type="text/python">
from browser import document
document["root"].innerHTML = "<button>hello</button>"
</script>"""
WATCH = """new MutationObserver((_, observer) => {
  if (document.querySelector("#root button")) { window.firstScreen = performance.now(); observer.disconnect(); }
}).observe(document, { childList: true, subtree: true });"""


def main():
    chromium = browser.find() or sys.exit(browser.ADVICE)
    with hello_server() as hello, game_server() as game, sync_playwright() as playwright:
        for name, (slower, network) in CONDITIONS.items():
            runs = [{page: visits(playwright, chromium, url, slower, network) for page, url in (("hello", hello), ("game", game))} for _ in range(RUNS)]
            show(name, runs)


def show(condition, runs):
    print(f"page, {condition}: medians of {RUNS} runs\n{'':12}{'hello':>16}{'game':>16}{'game / hello':>16}")
    for visit in range(VISITS):
        for what in ("wall", "processor"):
            hello, game = (statistics.median(run[page][visit][what] for run in runs) for page in ("hello", "game"))
            print(f"{what:>10} {visit + 1}{hello:13.0f} ms{game:13.0f} ms{game / hello:16.2f}")


def visits(playwright, chromium, url, slower, network):
    """The times (ms) of several visits with one fresh profile."""
    profile = tempfile.mkdtemp()
    context = playwright.chromium.launch_persistent_context(profile, executable_path=chromium, args=browser.FLAGS)
    context.new_page()  # the browser stays open between the visits
    found = [visit(context, url, slower, network) for _ in range(VISITS)]
    context.close()
    shutil.rmtree(profile, ignore_errors=True)
    return found


def visit(context, url, slower, network):
    page = context.new_page()
    page.add_init_script(WATCH)
    session = context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    if network:
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", network)
    before = worked(session)
    page.goto(url, wait_until="commit")
    page.locator("#root button").first.wait_for(timeout=120_000)
    measured = {"processor": worked(session) - before, "wall": page.evaluate("window.firstScreen")}
    time.sleep(CACHE_SECONDS)
    page.close()
    return measured


def worked(session):
    """Milliseconds that the page's main thread has worked."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration") * 1000


@contextmanager
def game_server():
    """The real server with an empty database; its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "server", "--host", "127.0.0.1", "--port", "0", "--database", f"{folder}/rooms.sqlite3"]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
            try:
                yield next(line.split()[-1] for line in process.stdout if line.startswith("On this machine"))
            finally:
                process.terminate()


class Files(http.server.BaseHTTPRequestHandler):
    """Stock Brython's hello world, served as well as our own page is."""

    protocol_version = "HTTP/1.1"

    def __init__(self, script, *args):
        self.script = script
        super().__init__(*args)

    def do_GET(self):
        if self.path == "/brython.js":
            self.answer(self.script, "text/javascript", "public, max-age=31536000, immutable", "br")
        else:
            self.answer(HELLO.encode(), "text/html", "no-cache", "identity")

    def answer(self, body, kind, caching, encoding):
        self.send_response(200)
        headers = {"Content-Type": kind, "Cache-Control": caching, "Content-Encoding": encoding, "Content-Length": len(body)}
        for name, value in headers.items():
            self.send_header(name, str(value))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *args):
        """Not in the table."""


@contextmanager
def hello_server():
    script = brotli.compress(Path(BRYTHON).read_bytes(), quality=11)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, script)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://localhost:{server.server_port}/"
        finally:
            server.shutdown()


if __name__ == "__main__":
    main()
