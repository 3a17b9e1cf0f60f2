"""From any Python ≥ 3.11 into an environment that has every requirement.

Used by `python3 -m server` and `python3 -m tests` before anything else. Standard library only, because it
runs when nothing is installed yet. If the running interpreter already has every pinned requirement (inside
`.venv`, or on a host that installed them itself) this returns after a few milliseconds.
"""
import importlib
import importlib.metadata
import importlib.util
import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
REQUIREMENTS = ROOT / "requirements.txt"
OLDEST_PYTHON = (3, 11)


def enter(module):
    """Return if all requirements are here; otherwise provide them and, if need be, restart `python -m module` in `.venv`.

    Ends the program with one sentence if Python is too old or the installation fails.
    """
    if sys.version_info < OLDEST_PYTHON:
        sys.exit(f"This needs Python 3.11 or newer; {sys.executable} is {sys.version.split()[0]}.")
    if not missing():
        return
    if inside():
        install()
    else:
        make()
        restart(module)


def missing():
    """The pinned requirements, as `name==version`, that the running interpreter does not have."""
    return [pin for pin in pins(REQUIREMENTS.read_text("utf-8")) if not installed(*pin.split("=="))]


def pins(text):
    """The `name==version` lines of a requirements file."""
    lines = [line.split("#")[0].strip() for line in text.splitlines()]
    return [line for line in lines if line]


def installed(name, version):
    try:
        return importlib.metadata.version(name) == version
    except importlib.metadata.PackageNotFoundError:
        return False


def inside():
    return Path(sys.prefix).resolve() == VENV.resolve()


def python():
    """The interpreter of `.venv`, whether it exists or not."""
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def make():
    if python().exists():
        return
    if importlib.util.find_spec("ensurepip") is None:
        sys.exit("Python's venv module is incomplete here: install it (Debian and Ubuntu: `apt install python3-venv`) and run this again.")
    say(f"Making a virtual environment in {VENV} …")
    venv.create(VENV, with_pip=True, symlinks=os.name != "nt")


def install():
    say("Installing what requirements.txt names (once; takes a minute or two) …")
    if importlib.util.find_spec("pip") is None:  # the making of the environment was interrupted
        run_or_leave(sys.executable, "-m", "ensurepip")
    run_or_leave(sys.executable, "-m", "pip", "install", "--disable-pip-version-check", "-r", str(REQUIREMENTS))
    importlib.invalidate_caches()
    if missing():
        sys.exit(f"Still missing after the installation: {', '.join(missing())}. Delete {VENV} and run this again.")


def run_or_leave(*command):
    if subprocess.run(command, cwd=ROOT, stdout=sys.stderr).returncode:
        sys.exit("The installation failed, see above. With a working internet connection, run the same command again.")


def restart(module):
    """Run the same command in `.venv`; does not return."""
    command = [str(python()), "-m", module, *sys.argv[1:]]
    os.chdir(ROOT)
    if os.name == "nt":  # there, exec would give the terminal back while the program still runs
        sys.exit(subprocess.run(command).returncode)
    sys.stdout.flush()
    os.execv(command[0], command)


def say(sentence):
    print(sentence, file=sys.stderr, flush=True)
