"""The page's texts: every language has the same ones, each is used, and none is left in another language."""
import inspect
import re
from pathlib import Path

import pytest

from server.bootstrap import ROOT
from tests.languages import TEXTS

ENGLISH = TEXTS["en"]
OTHERS = {code: texts for code, texts in TEXTS.items() if code != "en"}
SAME = {"Race for the Galaxy", "Total", "bot", "Imperium", "Xeno", "Anti-Xeno"}      # what English and Spanish call the same
NO_TEXTS = ("DIRECTION", "PAYING", "BY_WAY", "BY_GOOD")     # words of programs
FOREIGN = {"es": re.compile(r"\b(the|of|and|you|your|cards?|goods?|worlds?|with|from)\b"), "fa": re.compile(r"[A-Za-z0-9]")}
TYPED = "(bot)"     # what has to be typed in Latin letters

every_other_language = pytest.mark.parametrize("code", OTHERS)


def texts_of(module):
    """What a language defines itself, or takes from its grammar in place of a definition: constants and functions that English has."""
    return {name: value for name, value in vars(module).items() if not name.startswith("_") and (name in vars(ENGLISH) or own(module, value))}


def own(module, value):
    return getattr(value, "__module__", module.__name__) == module.__name__


def strings(value):
    """All texts in a constant."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [text for part in value.values() for text in strings(part)]
    if isinstance(value, list):     # names of signs stand among the texts of a row
        return [text for part in value for text in strings(part) if not re.fullmatch("[a-z0-9-]+", text)]
    return []


@every_other_language
def test_every_language_has_all_texts_and_no_others(code):
    english, other = texts_of(ENGLISH), texts_of(OTHERS[code])
    missing, unknown = sorted(english.keys() - other.keys()), sorted(other.keys() - english.keys())
    assert missing == [], f"static/ui/words/{code}.py lacks {', '.join(missing)}: translate what static/ui/words/en.py says"
    assert unknown == [], f"static/ui/words/{code}.py has {', '.join(unknown)}, which static/ui/words/en.py has not"


@every_other_language
def test_tables_have_the_same_keys_and_functions_the_same_parameters(code):
    problems = []
    for name, value in texts_of(ENGLISH).items():
        other = vars(OTHERS[code]).get(name)
        if shape(value) != shape(other):
            problems.append(f"static/ui/words/{code}.py: {name} has another shape than in en.py: {shape(other)} for {shape(value)}")
    assert problems == []


def shape(value):
    """What must be the same in every language."""
    if inspect.isfunction(value):
        return len([one for one in inspect.signature(value).parameters.values() if one.default is one.empty])
    if isinstance(value, dict):
        return sorted(map(str, value))
    return [row[0] for row in value] if isinstance(value, list) else type(value)


@every_other_language
def test_no_text_is_left_in_english(code):
    problems = []
    for name in texts_of(ENGLISH).keys() - set(NO_TEXTS):
        for english, other in zip(strings(vars(ENGLISH)[name]), strings(vars(OTHERS[code]).get(name, ())), strict=False):
            foreign = FOREIGN[code].search(other.replace(TYPED, "")) or (english == other and re.search("[A-Za-z]{3}", english))
            if foreign and other not in SAME:
                problems.append(f"static/ui/words/{code}.py: {name} is still English: {other}")
    assert problems == []


def test_the_page_says_in_every_language_that_it_needs_scripts():
    page = Path(ROOT, "templates/page.html").read_text("utf-8")
    assert [code for code, texts in TEXTS.items() if f">{texts.NEEDS_SCRIPTS}<" not in page] == []


def test_every_text_is_used():
    sources = "".join([path.read_text("utf-8") for path in Path(ROOT, "static/ui").rglob("*.py") if path.stem not in OTHERS])
    page = Path(ROOT, "templates/page.html").read_text("utf-8")
    unused = [name for name, text in texts_of(ENGLISH).items() if len(re.findall(rf"\b{name}\b", sources)) < 2 and f">{text}<" not in page]
    assert unused == []
