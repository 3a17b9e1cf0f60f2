"""`python3 -m tests`: every test; `--quick`: the inner loop; `--scale`: several servers with PostgreSQL, Redis and nginx; `--bench`: the
measurements; `--replay FILE`: a report of a problem.

Whatever else is on the command line goes to pytest: `python3 -m tests --quick tests/engine -k settle`.
"""
import argparse
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from server import bootstrap

QUICK = ["-m", "not slow and not flow and not scale"]
# One test after the other goes to who is free, the long ones first (tests/conftest.py); `-n 0` for one process, as for a debugger
PARALLEL = ["-n", "auto", "--maxprocesses", "6", "--dist", "load", "--maxschedchunk", "1"]
SCALE = ["-m", "scale", "tests/scale"]
BENCHES = bootstrap.ROOT / "tests" / "bench"


def main(arguments):
    options, rest = parser().parse_known_args(arguments)
    bootstrap.enter("tests")
    if options.replay:
        return replay(options.replay)
    os.chdir(bootstrap.ROOT)
    if options.bench:
        return bench()
    if options.coverage:
        return coverage(rest)
    provide(options)
    import pytest  # only now: it has just been installed

    return pytest.main([*PARALLEL, *(QUICK if options.quick else SCALE if options.scale else []), *rest])


def parser():
    it = argparse.ArgumentParser(prog="python3 -m tests", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False)
    it.add_argument("--quick", action="store_true", help="without the browser and the long replays: under two minutes")
    it.add_argument("--scale", action="store_true", help="only the tests of several servers; installs PostgreSQL, Redis and nginx if need be")
    it.add_argument("--coverage", action="store_true", help="the tests of the engine; fails where they leave a statement or a branch of it out")
    it.add_argument("--bench", action="store_true", help="print the tables of tests/bench; judges nothing")
    it.add_argument("--replay", metavar="FILE", help="run a report of a problem again, or a record, or a line with a position")
    return it


def coverage(rest):
    """In the tests chosen, or in all those of the engine."""
    from tests import coverage_of_engine  # only now: it has just been installed

    return coverage_of_engine.main([*PARALLEL, *(rest or coverage_of_engine.WHAT_RUNS)])


def provide(options):
    """What the tests need besides Python. The page is built while the system's packages are fetched and installed."""
    with ThreadPoolExecutor(1) as beside:
        built = beside.submit(provide_page) if not options.scale else None
        if not options.quick:
            provide_services(needed=options.scale)
        if not options.quick and not options.scale:
            provide_browser()
        if built:
            built.result()


def provide_page():
    """Built once, before several processes of tests would do so at the same time."""
    from server.bundle import build

    build.ensure()


def provide_browser():
    """The browser tests find it again through the environment."""
    from tests import browser

    path = browser.get()
    if path is None:
        sys.exit(browser.ADVICE)
    os.environ["CHROMIUM"] = path
    browser.get_camera()


def provide_services(needed):
    """Without them their tests are left out, unless these are the ones that were asked for."""
    from tests.scale import services

    if not services.provide() and needed:
        sys.exit(services.ADVICE)


def replay(path):
    from tests import replay as replaying  # only now: it has just been installed

    return replaying.main(path)


def bench():
    """Each file of tests/bench is a program of its own; the exit code is that of the first that breaks."""
    names = sorted(path.stem for path in BENCHES.glob("[!_]*.py"))
    codes = [subprocess.run([sys.executable, "-m", f"tests.bench.{name}"]).returncode for name in names]
    return next((code for code in codes if code), 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
