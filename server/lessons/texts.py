"""The lessons and the bank of questions that come with the program: scripts/NAME.LANGUAGE.txt."""
from functools import cache, lru_cache
from pathlib import Path

from server.lessons.script import read

SCRIPTS = Path(__file__).with_name("scripts")
BANK = "questions"


@cache
def shipped():
    """{"first.en": its text}: all lessons, without the banks of questions."""
    return {path.stem: path.read_text("utf-8") for path in sorted(SCRIPTS.glob("*.txt")) if not path.stem.startswith(BANK)}


@cache
def quiz_text(language):
    """The bank of questions in this language, or None."""
    path = SCRIPTS / f"{BANK}.{language}.txt"
    return path.read_text("utf-8") if path.exists() else None


@lru_cache(maxsize=64)
def in_other_words(text):
    """{language: text}: this lesson, or this bank, in each of the languages in which it comes; {} for a teacher's own."""
    files = {path.stem: path.read_text("utf-8") for path in SCRIPTS.glob("*.txt")}
    known = next((name.partition(".")[0] for name, each in files.items() if each == text), None)
    return {name.partition(".")[2]: each for name, each in sorted(files.items()) if name.partition(".")[0] == known}


def titles():
    """[[name, title]] of the lessons, for a list to choose from."""
    return [[name, read(text)[0]["lesson"]] for name, text in shipped().items()]
