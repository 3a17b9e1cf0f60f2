"""`python3 -m tests --coverage`: the rulings and the engine's other tests, and which statements and branches of `engine/` they leave out.

Games of chance and recorded games do not count (they are marked `bulk`, or lie in another folder): what they alone come to is nowhere said to be right.
The exit code is 0 only if the tests pass and nothing is left out.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

WHAT_RUNS = ["tests/engine", "-m", "not slow and not flow and not bulk"]
SETTINGS = """
[run]
branch = true
parallel = true
source = engine
patch = subprocess, _exit
concurrency = thread
disable_warnings = no-data-collected
[report]
show_missing = true
skip_covered = true
[paths]
here =
    {here}
"""     # what starts the processes of a parallel run collects no data


def main(pytest_options):
    with tempfile.TemporaryDirectory() as folder:
        settings = Path(folder, "settings")
        settings.write_text(SETTINGS.format(here=Path.cwd()))
        tests = coverage(settings, "run", "-m", "pytest", *pytest_options)
        coverage(settings, "combine", "--quiet")
        return tests or coverage(settings, "report", "--fail-under=100")


def coverage(settings, command, *arguments):
    """One command of coverage.py, with its exit code; the data lie beside the settings."""
    return subprocess.run([sys.executable, "-m", "coverage", command, f"--rcfile={settings}", *arguments],
                          env=os.environ | {"COVERAGE_FILE": str(settings.with_name("data"))}).returncode
