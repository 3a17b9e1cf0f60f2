"""The page's Brython means the same as CPython: every function of conformance/ gives the same result in both."""
import ast
from functools import cache
from pathlib import Path

import pytest

from tests.brython import run

pytestmark = pytest.mark.slow     # the whole page is read, and compiled by Node

FILES = sorted(Path(__file__).with_name("conformance").glob("*.py"))

REPORT = '''
def report(name, function):
    try:
        result = repr(function())
    except Exception as error:
        result = "raised " + type(error).__name__
    show(name, result)
'''


@cache
def case_names(path):
    """The functions of the file that take no arguments."""
    return [node.name for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.FunctionDef) and not node.args.args]


def program(path, show):
    """The file, followed by one report of each case."""
    reports = [f"report({name!r}, {name})" for name in case_names(path)]
    return "\n".join([path.read_text("utf-8"), show, REPORT, *reports])


@cache
def in_cpython(path):
    results = {}
    exec(program(path, ""), {"show": results.__setitem__, "__name__": path.stem})
    return results


@cache
def in_brython(path):
    show = "def show(name, result):\n    print(name, result, sep='\\x01', end='\\x02')\n"
    printed = run(program(path, show), modules=[])
    return dict(entry.split("\x01") for entry in printed.split("\x02")[:-1])


@pytest.mark.filterwarnings("ignore::SyntaxWarning")  # the cases compare what one should not compare
@pytest.mark.parametrize(("path", "case"), [pytest.param(path, case, id=f"{path.stem}-{case}") for path in FILES for case in case_names(path)])
def test_same_in_both(path, case):
    assert in_brython(path)[case] == in_cpython(path)[case]
