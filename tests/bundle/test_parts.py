"""The parts of the page: everything comes once, after all that it imports, and not before it is needed."""
import pytest

from server.bundle.parts import PARTS, Part, divide, parts_of, with_needs
from server.bundle.sources import Module, imports, page_modules
from server.bundle.toolchain import BuildError

pytestmark = pytest.mark.slow     # the whole page is read, and compiled by Node


def modules(**sources):
    """Modules by name, with "__" for a dot; those that have others inside are packages."""
    named = {name.replace("__", "."): source for name, source in sources.items()}
    return [Module(name, f"{name}.py", source, any(other.startswith(name + ".") for other in named)) for name, source in named.items()]


def order(parts, **sources):
    return {name: [module.name for module in inside.run] for name, inside in divide(modules(**sources), parts).items()}


ONE, TWO = Part("one", ("a",)), Part("two", ("b",), needs=("one",))


def test_a_module_runs_after_what_it_imports():
    assert order([ONE], a="import c\nfrom d import x", c="import d", d="x = 1") == {"one": ["d", "c", "a"]}


def test_a_part_leaves_out_what_is_there_already():
    assert order([ONE, TWO], a="import c", b="import c, d", c="", d="") == {"one": ["c", "a"], "two": ["d", "b"]}


def test_a_package_comes_with_its_modules_and_runs_when_they_have_run():
    sources = {"p": "from p.late import x", "p__early": "", "p__late": "from p.early import y", "q": "from p import x"}
    assert order([Part("one", ("q",))], **sources) == {"one": ["p.early", "p.late", "p", "q"]}
    assert order([Part("one", ("p.early",))], **sources) == {"one": ["p.early", "p.late", "p"]}


def test_an_import_inside_of_a_function_runs_when_the_function_asks_for_it():
    inside = divide(modules(a="def f():\n    import c", c="import d", d=""), [ONE])["one"]
    assert [[module.name for module in found] for found in (inside.run, inside.later)] == [["a"], ["c", "d"]]


def test_what_is_imported_by_name_is_declared():
    inside = divide(modules(a="import c", c="", d="import c"), [Part("one", ("a",), later=("d",))])["one"]
    assert [[module.name for module in found] for found in (inside.run, inside.later)] == [["c", "a"], ["d"]]


def test_modules_that_import_each_other_stop_the_build():
    with pytest.raises(BuildError, match="import each other: a, c"):
        order([ONE], a="import c", c="import a")


def test_a_module_does_not_come_twice():
    with pytest.raises(BuildError, match=r"several parts; .*: c \(one, two\)"):
        order([ONE, Part("two", ("b",))], a="import c", b="import c", c="")


def test_a_part_must_have_its_modules():
    with pytest.raises(BuildError, match="part one: there is no module a"):
        order([ONE], b="")


def test_the_first_page_needs_no_rules():
    divided = divide(page_modules(), parts_of(page_modules()))
    assert not [name for name in divided["start"].names() if name.startswith("engine")]


def test_every_import_of_the_page_finds_its_module():
    """What a module imports when it runs is in its own part, earlier, or in a part that is needed."""
    everything = page_modules()
    parts, known = parts_of(everything), {module.name: module for module in everything}
    divided = divide(everything, parts)
    for part in parts:
        there = {name for needed in with_needs(part, parts)[1:] for name in divided[needed.name].names()}
        for module in divided[part.name].run:
            assert there.issuperset(imports(module, known)[0]), module.name
            there.add(module.name)
    assert PARTS[0].name == "start" and divided["start"].run
