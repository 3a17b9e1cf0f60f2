"""Puts other functions in the place of the engine's own, wherever these were imported, made part of a step or put in a table."""
import sys
from contextlib import ExitStack, contextmanager
from functools import cache, partial
from unittest.mock import patch

from engine.program import STEPS


@contextmanager
def stand_in(functions):
    """`functions`: {the engine's function: what stands in for it, called with the engine's function as its first argument}."""
    with ExitStack() as stack:
        for original, other in functions.items():
            for holder, name in places_of(original):
                stack.enter_context(patch.object(holder, name, partial(other, original)))
            for table, key in entries_of(original):
                stack.enter_context(patch.dict(table, {key: partial(other, original)}))
        yield


@cache
def places_of(function):
    """Where the engine keeps this function, as (module or step, name)."""
    holders = engine_modules()
    places = [(module, function.__name__) for module in holders] + [(step, "closes") for step in STEPS.values()]
    return [(holder, name) for holder, name in places if getattr(holder, name, None) is function]


@cache
def entries_of(function):
    """The entries of the engine's tables that are this function, as (table, key)."""
    tables = [value for module in engine_modules() for value in vars(module).values() if type(value) is dict]
    return [(table, key) for table in tables for key, value in table.items() if value is function]


def engine_modules():
    return [module for name, module in sys.modules.items() if name.startswith("engine.")]
