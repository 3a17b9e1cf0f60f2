"""What cannot run in the browser is found before it is compiled."""
import pytest

from server.bundle.sources import Module, page_modules, problems, shared_modules


def complaints(source, name="ui.main", is_package=False, others=()):
    module = Module(name, name.replace(".", "/") + ".py", source, is_package)
    return problems([module, *(Module(other, other + ".py", "") for other in others)])


def test_the_standard_library_is_not_there():
    assert complaints("x = 1\nimport random") == ["ui/main.py:2: imports random, which is not part of the page (there is no standard library in it)"]


def test_what_the_runtime_provides_is_there():
    assert complaints("import net, storage\nfrom browser import document\nfrom __future__ import annotations") == []


@pytest.mark.parametrize(
    ("importer", "is_package", "statement", "needed"),
    [
        ("engine.flow", False, "from engine.state import Game", "engine.state"),
        ("engine.flow", False, "import engine.state", "engine.state"),
        ("engine.flow", False, "from .state import Game", "engine.state"),
        ("engine.phases.settle", False, "from ..state import Game", "engine.state"),
        ("engine.phases", True, "from .settle import STEPS", "engine.phases.settle"),
        ("engine.phases.settle", False, "from . import explore", "engine.phases"),
    ],
)
def test_own_modules_are_found_by_every_way_to_import_them(importer, is_package, statement, needed):
    assert complaints(statement, importer, is_package, others=[needed]) == []
    assert needed in complaints(statement, importer, is_package)[0]


def test_bots_stay_on_the_server():
    assert not [module.name for module in page_modules() if module.name.startswith("engine.bots")]
    assert "imports engine.bots" in complaints("from engine.bots import steady")[0]


def test_positions_and_games_as_text_stay_out_of_the_page():
    page, shared = ({module.name: module.source for module in found} for found in (page_modules(), shared_modules()))
    assert {name.split(".")[1] for name in shared.keys() - page.keys()} == {"record", "scene"}
    assert "engine.scene" in shared["engine"] and "engine.scene" not in page["engine"]
    assert page["engine"].count("\n") == shared["engine"].count("\n")


def test_a_function_in_a_comprehension_must_not_use_its_variable_later():
    found = complaints("f = [lambda: card for card in range(3)]")
    assert found == ["ui/main.py:1: a lambda uses the comprehension's variable 'card': give it as a default, card=card"]
    assert complaints("f = [lambda card=card: card for card in range(3)]") == []
    assert complaints("f = [lambda card: card for seat in range(3)]") == []


def test_a_syntax_error_is_named_with_its_place():
    assert complaints("x = 1\ndef f(:\n    pass") == ["ui/main.py:2: invalid syntax"]


def test_the_games_own_modules_can_run_in_the_browser():
    assert problems(page_modules()) == []
