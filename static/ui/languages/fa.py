"""The first module of the file that brings Persian."""

from engine import wording
from engine.wording import fa as sentences
from ui import words
from ui.words import fa as texts

wording.add("fa", sentences)
words.add("fa", texts)
