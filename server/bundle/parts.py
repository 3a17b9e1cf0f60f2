"""Which files the page's program comes in: what the first screen needs, and the rest when it is needed.

A part is declared in PARTS; only each module of `ui.languages` and of
`ui.sentences`, such as `ui.languages.es`, is one by itself. The page calls
`parts.load("es", done)` before it imports anything of a part (README.md).
"""
from dataclasses import dataclass

from server.bundle.sources import imports
from server.bundle.toolchain import BuildError


@dataclass(frozen=True)
class Part:
    """One file of the page's program.

    modules  what the part is for. With them go all modules that they import, unless a part that is needed has them already.
    needs    the parts that must be there before
    later    modules that nothing imports by an import statement; like those imported inside of functions they run when they are asked for
    alone    modules that come without the packages around them, which run with a later part
    """

    name: str
    modules: tuple
    needs: tuple = ()
    later: tuple = ()
    alone: tuple = ()


@dataclass
class Contents:
    """`run`: the modules that run when the part arrives, each after those that it imports. `later`: those that run when they are imported."""

    run: list
    later: list

    def names(self):
        return {module.name for module in self.run + self.later}


SETS = ("base", "gathering_storm", "rebel_vs_imperium", "brink_of_war", "alien_artifacts", "xeno_invasion", "new_worlds", "persian")

START, GAME, MORE = "start", "game", "more"
PARTS = (
    Part(START, ("ui.main",)),
    Part(GAME, ("ui.game",), needs=(START,), later=tuple(f"engine.cards.{name}" for name in SETS)),
    Part(MORE, ("ui.more",), needs=(GAME,)),
)
LANGUAGES, SENTENCES = "ui.languages", "ui.sentences"
GRAMMAR = "engine.wording.{}.grammar"  # numbers, plurals, lists: for the page's texts, too


def parts_of(modules):
    """All parts of the page: those declared here, and two for each language: "es", and "game-es" for the game in it."""
    texts = [Part(code, (f"{LANGUAGES}.{code}",), needs=(START,), alone=(GRAMMAR.format(code),)) for code in names_in(LANGUAGES, modules)]
    sentences = [Part(f"{GAME}-{code}", (f"{SENTENCES}.{code}",), needs=(GAME, code)) for code in names_in(SENTENCES, modules)]
    return (*PARTS, *texts, *sentences)


def names_in(package, modules):
    """The last names of the modules in a package."""
    return [name for around, _, name in (module.name.rpartition(".") for module in modules) if around == package]


def divide(modules, parts):
    """Part name → Contents. Raises BuildError if a module would come twice, or modules import each other."""
    known = {module.name: module for module in modules}
    divided = {}
    for part in parts:
        before = {name for needed in with_needs(part, parts)[1:] for name in divided[needed.name].names()}
        divided[part.name] = contents(part, known, before)
    check_doubles(divided)
    return divided


def with_needs(part, parts):
    """The part, followed by all parts that must be there before it."""
    by_name, found = {each.name: each for each in parts}, [part]
    for each in found:
        found += [by_name[name] for name in each.needs if by_name[name] not in found]
    return found


def contents(part, known, before):
    missing = [name for name in part.modules + part.later if name not in known]
    if missing:
        raise BuildError(f"server/bundle/parts.py: part {part.name}: there is no module {', '.join(missing)}.")
    run = in_order(part.modules, known, before, part.alone)
    later = [name for name in imported_later(run, part.later, known) if name not in before.union(run)]
    return Contents([known[name] for name in run], [known[name] for name in later])


def in_order(roots, known, before, alone=()):
    """The names of all modules that run with the roots, each after those that it imports; a package may run after its modules."""
    order, begun = [], set(before)

    def visit(name, importers=()):
        if name in importers:
            raise BuildError(f"These modules import each other: {', '.join(importers[importers.index(name):])}.")
        if name not in begun:
            begun.add(name)
            for needed in imports(known[name], known)[0]:
                visit(needed, (*importers, name))
            order.append(name)

    for root in roots:
        visit(root)
    for name in order:  # which grows meanwhile
        for package in packages_around(name) if name not in alone else ():
            visit(package)
    return order


def imported_later(run, declared, known):
    """The names of the modules that are imported inside of functions, and of those that these import in turn."""
    found = dict.fromkeys([*declared, *(name for one in run for name in imports(known[one], known)[1])])
    queue = list(found)
    for name in queue:
        at_once, in_functions = imports(known[name], known)
        new = [other for other in (*at_once, *in_functions, *packages_around(name)) if other not in found]
        found.update(dict.fromkeys(new))
        queue += new
    return list(found)


def packages_around(name):
    """engine.phases.settle → engine, engine.phases"""
    parts = name.split(".")
    return [".".join(parts[:length]) for length in range(1, len(parts))]


def check_doubles(divided):
    homes = {}
    for part, inside in divided.items():
        for name in inside.names():
            homes.setdefault(name, []).append(part)
    doubles = [f"{name} ({', '.join(parts)})" for name, parts in homes.items() if len(parts) > 1]
    if doubles:
        raise BuildError(f"These modules would come in several parts; declare where they belong in server/bundle/parts.py: {'; '.join(doubles)}.")
