"""All languages, known as if a page had loaded every one: WORDINGS and TEXTS by code, with English first."""
import importlib
import pkgutil

from engine.wording import LANGUAGES as WORDINGS
from ui import languages, sentences
from ui.words import LANGUAGES as TEXTS

for package in (languages, sentences):
    for language in pkgutil.iter_modules(package.__path__):
        importlib.import_module(f"{package.__name__}.{language.name}")

__all__ = ["TEXTS", "WORDINGS"]
