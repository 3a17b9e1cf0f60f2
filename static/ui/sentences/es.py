"""The first module of the file that brings the game's sentences in Spanish."""

from engine import wording
from engine.wording import es as sentences

wording.add("es", sentences)
