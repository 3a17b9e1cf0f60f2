"""The engine imports nothing but itself, and its arrows point one way."""

import ast
from pathlib import Path

import pytest

ENGINE = Path(__file__).parents[2] / "engine"

# Each layer may import those above it in this list, and a package its own files; the phases do not know one another.
LAYERS = [
    ["engine.powers", "engine.sorts", "engine.rng"],
    ["engine.cards"],
    ["engine.state", "engine.decision", "engine.step"],
    ["engine.table", "engine.news", "engine.names"],
    ["engine.prestige", "engine.goals"],
    ["engine.account"],
    ["engine.ways", "engine.scoring", "engine.xenos", "engine.repairs"],
    ["engine.paying"],
    ["engine.combat"],
    ["engine.phases", "engine.wording"],
    ["engine.program"],
    ["engine.flow", "engine.plans"],
    ["engine.new_game", "engine.view"],
    ["engine.scene"],
    ["engine.record"],
    ["engine.bots"],
    ["engine"],
]
ONE_PACKAGE = ["engine.cards", "engine.wording", "engine.scene", "engine.bots"]     # whose files may import one another


def module_name(path):
    parts = ["engine", *path.relative_to(ENGINE).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_name(path): ast.parse(path.read_text("utf-8")) for path in sorted(ENGINE.rglob("*.py"))}


def imports(tree):
    """Every import: (its full name, whether it stands inside a function)."""
    outside = set(tree.body)
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node not in outside) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from ((full_name(node, alias), node not in outside) for alias in node.names)


def full_name(node, alias):
    """`from engine import account` means a module, `from engine.account import sale` a name in one."""
    inner = f"{node.module}.{alias.name}"
    return inner if inner in MODULES else node.module


def home(name):
    """The entry of LAYERS that a module belongs to: itself, or the package around it."""
    entries = [entry for layer in LAYERS for entry in layer]
    while name not in entries and "." in name:
        name = name.rpartition(".")[0]
    return name


def depth(name):
    return next(number for number, layer in enumerate(LAYERS) if home(name) in layer)


def may_import(importer, imported):
    if home(importer) == home(imported):
        return home(importer) in ONE_PACKAGE
    return depth(imported) < depth(importer)


@pytest.mark.parametrize("name", MODULES)
def test_every_module_has_its_layer(name):
    assert name == "engine" or home(name) != "engine", f"give {name} a place in LAYERS"


@pytest.mark.parametrize("name", MODULES)
def test_the_engine_imports_nothing_but_itself(name):
    strangers = [imported for imported, inside in imports(MODULES[name]) if imported.split(".")[0] != "engine"]
    assert strangers == []


@pytest.mark.parametrize("name", MODULES)
def test_arrows_point_one_way(name):
    wrong = [imported for imported, inside in imports(MODULES[name]) if not inside and not may_import(name, imported)]
    assert wrong == []


@pytest.mark.parametrize("name", MODULES)
def test_only_errors_import_later_and_only_the_wording(name):
    """An error says its reason in a sentence; the wording lies above it, so it is imported when it is needed."""
    late = [imported for imported, inside in imports(MODULES[name]) if inside]
    assert late == (["engine.wording"] if name in ("engine.decision", "engine.new_game") else [])


@pytest.mark.parametrize("name", MODULES)
def test_no_import_is_relative_or_of_everything(name):
    for node in ast.walk(MODULES[name]):
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0 and node.names[0].name != "*"
