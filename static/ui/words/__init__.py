"""The page's own texts, one module for each language; each defines the same names (a test compares them)."""

from ui.words import en

LANGUAGES = {"en": en}


def words(language):
    return LANGUAGES[language]
