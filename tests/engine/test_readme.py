"""The engine's README is true: its example runs, and its tour leaves nothing out."""

import doctest
import inspect
import re
from pathlib import Path

import engine

ENGINE = Path(engine.__file__).parent
README = ENGINE / "README.md"


def links():
    return set(re.findall(r"\]\(([^)]+)\)", README.read_text("utf-8")))


def test_the_example_runs():
    """Prints what differs."""
    outcome = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert outcome.attempted > 10
    assert outcome.failed == 0


def test_the_tour_names_every_file_and_no_other():
    files = {path.relative_to(ENGINE).as_posix() for path in [*ENGINE.glob("*.py"), *ENGINE.glob("phases/[!_]*.py")]}
    packages = {f"{path.parent.name}/" for path in ENGINE.glob("*/__init__.py")} - {"phases/"}
    assert links() == files | packages


def test_the_tests_and_rulings_that_the_tour_names_are_there():
    tests = ENGINE.parent / "tests"
    tour = README.read_text("utf-8").split("## The tour")[1].split("## The public API")[0]
    named = re.findall(r"`(?:tests/engine/)?([a-z_]+\.(?:txt|py))`", tour)
    assert "settle.txt" in named
    assert [name for name in named if not (tests / ("rulings" if name.endswith("txt") else "engine") / name).exists()] == []


def test_the_options_that_the_table_names_are_those_of_a_new_game():
    signature = re.search(r"`new_game\(([^)]*)\)`", README.read_text("utf-8")).group(1)
    assert signature.split(", ") == list(inspect.signature(engine.new_game).parameters)


def test_the_api_is_all_there():
    """What the last table names in code can be imported."""
    table = README.read_text("utf-8").split("## The public API")[1]
    named = set(re.findall(r"`([A-Za-z_]+)(?:\(|`)", table)) - {"engine"}
    assert "apply" in named and "Record" in named
    assert [name for name in sorted(named) if not hasattr(engine, name)] == []
