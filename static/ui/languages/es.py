"""The first module of the file that brings the page in Spanish."""

from ui import words
from ui.words import es as texts

words.add("es", texts)
