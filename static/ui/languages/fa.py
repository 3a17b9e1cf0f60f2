"""The first module of the file that brings the page in Persian."""

from ui import words
from ui.words import fa as texts

words.add("fa", texts)
