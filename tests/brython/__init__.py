"""Runs Python as the browser would: compiled by the page's bundler, in Brython's runtime, in Node.

    from tests.brython import run
    assert run("from engine import new_game; print(new_game(seed='x').round)") == "1\\n"

A script may import `engine` (without bots) and `ui`; it has no standard library. The runtime is the page's own, with
all patches and fast paths, only not minified.
"""
import tempfile
from pathlib import Path

from server.bundle.build import bundle_text
from server.bundle.sources import Module, page_modules
from server.bundle.toolchain import node

RUNNER = Path(__file__).with_name("run.js")


class BrythonError(AssertionError):
    """The script raised; the text is Brython's traceback."""


def run(script, debug=False, modules=None):
    """What the script prints. Raises BrythonError with its traceback, BuildError if it cannot be compiled.

    `modules` replaces the game's own modules.
    """
    modules = page_modules() if modules is None else modules
    text = bundle_text([*modules, Module("script", "script.py", script)], debug)
    with tempfile.TemporaryDirectory() as folder:
        bundle = Path(folder) / "bundle.js"
        bundle.write_text(text, "utf-8")
        printed, _, errors = node(RUNNER, bundle, "script").rpartition("\0")
    if errors:
        raise BrythonError(errors)
    return printed
