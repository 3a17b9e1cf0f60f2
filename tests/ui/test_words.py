"""The page's texts: every language has the same ones, and each is used."""
import re
from pathlib import Path

from server.bootstrap import ROOT
from ui.words import LANGUAGES


def names(module):
    return {name for name in vars(module) if not name.startswith("_")}


def test_every_language_says_the_same():
    for module in LANGUAGES.values():
        assert names(module) == names(LANGUAGES["en"])


def test_every_text_is_used():
    sources = "".join([path.read_text("utf-8") for path in Path(ROOT, "static/ui").rglob("*.py")])
    unused = [name for name in names(LANGUAGES["en"]) if len(re.findall(rf"\b{name}\b", sources)) < 2]
    assert unused == []
