"""The first module of the file that brings the game's sentences in Persian."""

from engine import wording
from engine.wording import fa as sentences

wording.add("fa", sentences)
