"""The lessons and the bank of questions that come with the program: scripts/NAME.LANGUAGE.txt."""
from functools import cache
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


def titles():
    """[[name, title]] of the lessons, for a list to choose from."""
    return [[name, read(text)[0]["lesson"]] for name, text in shipped().items()]
