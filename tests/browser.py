"""Finds the Chromium that the browser tests drive, and gets one where there is none.

`CHROMIUM=/path/to/it` in the environment overrules the search.
"""
import importlib.metadata
import json
import os
import shutil
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

from server.bootstrap import ROOT

SHELL = "chromium-headless-shell"    # Chromium without its windows: flows take half the processor time in it
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
ELSEWHERE = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
)
ADVICE = (
    "The browser tests need Chromium: install it (`apt install chromium`, or `playwright install --with-deps chromium`), "
    "or set CHROMIUM=/path/to/it, or leave these tests out with `python3 -m tests --quick`."
)
DOWNLOAD_SECONDS = 180
# The first two are pages for the address bar that Chromium keeps ready beside every window, seen or not: two fifths of what opening a context costs.
# The others are Playwright's own choice, which naming any would undo.
UNWANTED = (
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying",
    "OptimizationHints", "PaintHolding", "PreconnectToSearch", "ThirdPartyStoragePartitioning",
)
FLAGS = ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run", f"--disable-features={','.join(UNWANTED)}"]


def get():
    """Path of a Chromium that starts, installing one if needed; None if that is impossible here."""
    for source in (named, playwrights_own, downloaded, shell, from_debian, on_this_machine):
        path = source()
        if path and starts(path):
            return path
    return None


def find(headed=False):
    """The same without installing anything; one with windows if it is to be seen."""
    candidates = (named(), playwrights_own(), *all_on_this_machine())
    return next((path for path in candidates if path and not (headed and is_shell(path)) and starts(path)), None)


def launched(headed=False, slow=0):
    """A context with a browser in it, which can be seen if `headed`, and waits `slow` milliseconds before each action.

    Raises RuntimeError with advice if there is no browser.
    """
    path = find(headed)
    if path is None:
        raise RuntimeError(ADVICE)
    return running(path, headless=not headed, slow_mo=slow)


@contextmanager
def running(path, **how):
    from playwright.sync_api import sync_playwright

    # Chromium refuses its sandbox to root, and containers run tests as root
    sandbox = not (hasattr(os, "geteuid") and os.geteuid() == 0)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS, chromium_sandbox=sandbox, **how)
        try:
            yield browser
        finally:
            browser.close()


def can_film(playwrights_browser):
    """Is there what Playwright makes films with? It lies beside this browser of its own, which itself need not be there."""
    return any(Path(playwrights_browser).parents[2].glob("ffmpeg-*/INSTALLATION_COMPLETE"))


def starts(path):
    """Does it run at all? A browser whose system libraries are missing does not."""
    try:
        return subprocess.run([path, "--version"], capture_output=True, timeout=30).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def named():
    return os.environ.get("CHROMIUM")


def playwrights_own():
    path = where_playwrights_own_would_be()
    return path if os.path.exists(path) else None


def where_playwrights_own_would_be():
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


def downloaded():
    """Playwright's download."""
    return playwrights_own() if download("chromium") else None


def get_camera():
    """What Playwright films flows with that have failed. They are not filmed where it cannot be had."""
    browser = where_playwrights_own_would_be()
    if not can_film(browser) and not download("ffmpeg") and sys.platform == "linux" and shutil.which("ffmpeg"):
        lend_camera(Path(browser).parents[2])


def lend_camera(browsers):
    """The machine's own ffmpeg, at the place in the folder of Playwright's browsers where it looks for one."""
    import playwright

    listed = json.loads((Path(playwright.__file__).parent / "driver" / "package" / "browsers.json").read_text("utf-8"))["browsers"]
    (revision,) = [one["revision"] for one in listed if one["name"] == "ffmpeg"]
    folder = browsers / f"ffmpeg-{revision}"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "ffmpeg-linux").symlink_to(shutil.which("ffmpeg"))
    (folder / "INSTALLATION_COMPLETE").touch()


def download(what):
    """By Playwright, tried once for each version of it: offline it would cost time in every run. Was it successful?"""
    failed_before = ROOT / ".cache" / f"no-{what}-for-playwright-{importlib.metadata.version('playwright')}"
    return once(failed_before, what, lambda: quietly(sys.executable, "-m", "playwright", "install", what, seconds=DOWNLOAD_SECONDS))


def once(failed_before, what, work):
    """Get something unless that has failed before, as a file remembers. Was it successful?"""
    if failed_before.exists():
        return False
    print(f"Getting {what} for the browser tests …", file=sys.stderr, flush=True)
    if work():
        return True
    failed_before.parent.mkdir(exist_ok=True)
    failed_before.write_text("The download failed once; delete this file to have it tried again.\n")
    return False


def on_this_machine():
    return next(iter(all_on_this_machine()), None)


def all_on_this_machine():
    found = [shutil.which(name) for name in NAMES] + [path for path in ELSEWHERE if Path(path).exists()]
    return [path for path in found if path]


def shell():
    return shutil.which(SHELL)


def is_shell(path):
    return Path(path).name == SHELL


def from_debian():
    """The shell, tried once where another would do; or all of Chromium where there is no package with the shell alone."""
    if not (shutil.which("apt-get") and os.geteuid() == 0):
        return None
    if on_this_machine():
        once(ROOT / ".cache" / f"no-{SHELL}-from-debian", SHELL, lambda: install(SHELL))
    else:
        print("Installing the system's Chromium …", file=sys.stderr, flush=True)
        install(SHELL) or install("chromium")
    return on_this_machine()


def install(package):
    quietly("apt-get", "update", seconds=300)
    return quietly("apt-get", "install", "-y", "--no-install-recommends", package, seconds=900)


def quietly(*command, seconds):
    """Run a command without its output; whether it succeeded in time."""
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    try:
        return subprocess.run(command, capture_output=True, stdin=subprocess.DEVNULL, timeout=seconds, env=environment).returncode == 0
    except subprocess.TimeoutExpired:
        return False
