"""The engine's wording in the language of a lesson."""
from importlib import import_module
from importlib.util import find_spec

from engine.wording import LANGUAGES, add, say


def voice(language):
    """English where the engine does not speak it."""
    name = f"engine.wording.{language}"
    if language not in LANGUAGES and find_spec(name):
        add(language, import_module(name))
    return say(language)
