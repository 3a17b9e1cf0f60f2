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
SETTINGS = "[run]\nbranch = true\nparallel = true\nsource = engine\npatch = subprocess, _exit\nconcurrency = thread\n[report]\nshow_missing = true\nskip_covered = true\n"


def main(pytest_options):
    with tempfile.TemporaryDirectory() as folder:
        settings = Path(folder, "settings")
        settings.write_text(SETTINGS + f"[paths]\nhere =\n    {Path.cwd()}\n")
        os.environ["COVERAGE_FILE"] = str(Path(folder, "data"))
        tests = coverage(settings, "run", "-m", "pytest", *pytest_options)
        coverage(settings, "combine", "--quiet")
        return tests or coverage(settings, "report", "--fail-under=100")


def coverage(settings, command, *arguments):
    """One command of coverage.py, with its exit code."""
    return subprocess.run([sys.executable, "-m", "coverage", command, f"--rcfile={settings}", *arguments]).returncode
