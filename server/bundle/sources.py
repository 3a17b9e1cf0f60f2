"""Which Python goes into the page, and whether Brython can run it."""
import ast
import re
from dataclasses import dataclass, replace
from pathlib import Path

from server.bootstrap import ROOT

# package → its folder
PACKAGES = {"engine": ROOT / "engine", "ui": ROOT / "static" / "ui"}
ONLY_ON_THE_SERVER = ("engine.bots",)
# positions and games as text: they run in the browser, but the page has no use for them
UNUSED = ("engine.record", "engine.scene")
OF_UNUSED = re.compile(rf"^from ({'|'.join(map(re.escape, UNUSED))}) import .*$", re.MULTILINE)
# modules that the runtime itself provides (browser/*.js of this folder, and Brython)
BUILT_IN = ("net", "parts", "shell", "storage", "browser", "javascript", "__future__")
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)


@dataclass(frozen=True)
class Module:
    name: str  # "engine.phases.settle"
    file: str  # what tracebacks say: "engine/phases/settle.py"
    source: str
    is_package: bool = False


def page_modules():
    """All modules of the page, sorted by name. The package `engine` does not bring what is unused here; its lines stay where they are."""
    used = [module for module in shared_modules() if not is_inside(module.name, UNUSED)]
    return [replace(module, source=OF_UNUSED.sub("", module.source)) if module.name == "engine" else module for module in used]


def shared_modules():
    """All modules that can run in the browser, sorted by name."""
    found = [module for name, folder in PACKAGES.items() for module in modules_of(name, folder)]
    return sorted((module for module in found if not is_inside(module.name, ONLY_ON_THE_SERVER)), key=lambda module: module.name)


def modules_of(package, folder):
    for path in Path(folder).rglob("*.py"):
        inside = path.relative_to(folder).with_suffix("").parts
        is_package = inside[-1] == "__init__"
        name = ".".join((package, *(inside[:-1] if is_package else inside)))
        yield Module(name, f"{package}/{path.relative_to(folder).as_posix()}", path.read_text("utf-8"), is_package)


def is_inside(name, packages):
    return any(name == package or name.startswith(package + ".") for package in packages)


def problems(modules):
    """Sentences, each beginning with file and line, on everything that would fail or silently differ in the browser."""
    names = {module.name for module in modules}
    return [problem for module in modules for problem in problems_of(module, names)]


def problems_of(module, names):
    try:
        tree = ast.parse(module.source)
    except SyntaxError as error:
        yield f"{module.file}:{error.lineno}: {error.msg}"
        return
    for node in ast.walk(tree):
        for complaint in (*bad_imports(node, module, names), *lost_variables(node)):
            yield f"{module.file}:{node.lineno}: {complaint}"


def bad_imports(node, module, names):
    for name in imported(node, module):
        if name not in names and not is_inside(name, BUILT_IN):
            yield f"imports {name}, which is not part of the page (there is no standard library in it)"


def imported(node, module):
    """Full names of the modules that an import statement needs."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom):
        return [absolute(node, module)]
    return []


def absolute(node, module):
    """`from ..state import Game` in engine.phases.settle → engine.state"""
    if not node.level:
        return node.module
    parts = module.name.split(".")
    parts = parts[: len(parts) - node.level + module.is_package]
    return ".".join([*parts, *([node.module] if node.module else [])])


def lost_variables(node):
    """A function made in a comprehension must take the loop's variables as defaults: Brython forgets them afterwards."""
    if not isinstance(node, (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)):
        return
    loop = {name.id for part in node.generators for name in names_in(part.target)}
    for function in (inner for inner in ast.walk(node) if isinstance(inner, ast.Lambda)):
        own = {argument.arg for argument in (*function.args.args, *function.args.kwonlyargs)}
        for name in sorted(loop & {used.id for used in names_in(function.body)} - own):
            yield f"a lambda uses the comprehension's variable {name!r}: give it as a default, {name}={name}"


def imports(module, names):
    """The modules of `names` that a module needs when it runs, and those that its functions import when they are called."""
    tree = ast.parse(module.source)
    inside = {node for function in ast.walk(tree) if isinstance(function, FUNCTIONS) for node in ast.walk(function)}
    statements = [node for node in ast.walk(tree) if isinstance(node, (ast.Import, ast.ImportFrom))]
    found = {late: dict.fromkeys(name for node in statements if (node in inside) == late for name in needed(node, module, names)) for late in (False, True)}
    return list(found[False]), list(found[True])


def needed(node, module, names):
    """The modules that must have run for an import statement: `from engine import flow` needs engine.flow, and outside of it engine too."""
    for name in imported(node, module):
        submodules = [f"{name}.{alias.name}" for alias in node.names] if isinstance(node, ast.ImportFrom) else []
        if name in names and not (is_inside(module.name, [name]) and set(submodules) <= names.keys()):
            yield name
        yield from (submodule for submodule in submodules if submodule in names)


def names_in(tree):
    return (node for node in ast.walk(tree) if isinstance(node, ast.Name))
