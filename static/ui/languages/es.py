"""The first module of the file that brings Spanish."""

from engine import wording
from engine.wording import es as sentences
from ui import words
from ui.words import es as texts

wording.add("es", sentences)
words.add("es", texts)
