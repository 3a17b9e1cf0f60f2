"""Puts other functions in the place of the engine's own, wherever these were imported or made part of a step."""
import sys
from contextlib import ExitStack, contextmanager
from functools import partial
from unittest.mock import patch

from engine import flow


@contextmanager
def stand_in(functions):
    """`functions`: {the engine's function: what stands in for it, called with the engine's function as its first argument}."""
    with ExitStack() as stack:
        for original, other in functions.items():
            for holder, name in places_of(original):
                stack.enter_context(patch.object(holder, name, partial(other, original)))
        yield


def places_of(function):
    """Where the engine keeps this function, as (module or step, name)."""
    holders = [module for name, module in sys.modules.items() if name.startswith("engine.")]
    places = [(module, function.__name__) for module in holders] + [(step, "closes") for step in flow.STEPS.values()]
    return [(holder, name) for holder, name in places if getattr(holder, name, None) is function]
