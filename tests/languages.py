"""All languages, known as if a page had loaded every one: WORDINGS and TEXTS by code, with English first."""
import importlib
import pkgutil

from engine.wording import LANGUAGES as WORDINGS
from ui import languages
from ui.words import LANGUAGES as TEXTS

for language in pkgutil.iter_modules(languages.__path__):
    importlib.import_module(f"ui.languages.{language.name}")

__all__ = ["TEXTS", "WORDINGS"]
