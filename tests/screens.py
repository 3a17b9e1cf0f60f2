"""`python3 -m tests.screens`: a picture of every screen × size × language in .cache/screens, and what is wrong with any of them.

    python3 -m tests.screens 360x640 fa ask-settle     only this size, this language, screens whose names begin so
    python3 -m tests.screens --large --theme light     letters of twice the size; light colours
    python3 -m tests.screens --axe                     what axe-core finds, too
"""
import argparse
import shutil
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path

from server import bootstrap

PICTURES = bootstrap.ROOT / ".cache" / "screens"


def main(arguments):
    bootstrap.enter("tests.screens")
    sys.path.insert(0, str(bootstrap.ROOT / "static"))  # the page's own modules, as pyproject.toml has it for pytest
    from tests.flows.gallery import SCREENS, SIZES
    from ui.languages import NAMES as LANGUAGES

    chosen = parser().parse_intermixed_args(arguments)
    sizes = [size for size in SIZES if size in chosen.words] or list(SIZES)
    languages = [language for language in LANGUAGES if language in chosen.words] or list(LANGUAGES)
    begins = tuple(word for word in chosen.words if word not in SIZES and word not in LANGUAGES)
    screens = [screen for screen in SCREENS if not begins or screen.name.startswith(begins)]
    with everything() as (site, devices):
        found = sum(take(site, devices, screens, size, language, chosen) for size in sizes for language in languages)
    print(f"The pictures are in {PICTURES}; {found} of them have faults.")
    return bool(found)


def parser():
    it = argparse.ArgumentParser(prog="python3 -m tests.screens", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    it.add_argument("words", nargs="*", metavar="WORD", help="a size, a language, or how the names of screens begin")
    it.add_argument("--large", action="store_true", help="letters of twice the size")
    it.add_argument("--axe", action="store_true", help="look for what keeps out who uses a screen reader or sees little, too")
    it.add_argument("--theme", default="dark", choices=("dark", "light"))
    return it


@contextmanager
def everything():
    """A server and a browser."""
    from server.bundle.build import ensure
    from tests import browser
    from tests.flows.devices import Devices
    from tests.flows.site import Site

    ensure()
    with tempfile.TemporaryDirectory() as folder, browser.launched() as chromium:
        site = Site(Path(folder), "screens")
        try:
            yield site, Devices(chromium)
        finally:
            site.end()


def take(site, devices, screens, size, language, chosen):
    """The pictures of one size and language; returns how many screens have faults, each printed."""
    from tests.flows.gallery import SIZES, fits

    folder = PICTURES / f"{language} {size}{' large' if chosen.large else ''}{' light' if chosen.theme == 'light' else ''}"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    device = devices.sized(SIZES[size], {"language": language, "theme": chosen.theme}, large=chosen.large)
    faulty = 0
    for screen in [screen for screen in screens if fits(screen, SIZES[size])]:
        screen.open(site, device)
        device.page.screenshot(path=folder / f"{screen.name}.png")
        faults = device.faults() | (device.barriers() if chosen.axe else {}) | ({"illegible": device.illegible()} if device.illegible() else {})
        if faults:
            faulty += 1
            print(f"{language} {size} {screen.name}: {faults}", flush=True)
    device.close()
    return faulty


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
