"""The page's own texts, one module for each language; each defines the same names (a test compares them).

English is always there; another language is known once its module has been given to `add`.
"""

from ui.words import en

LANGUAGES = {"en": en}


def add(language, texts):
    """Make a language known: `texts` is its module."""
    LANGUAGES[language] = texts


def words(language):
    """The texts in a language, by its code; English where it is not known."""
    return LANGUAGES[language] if language in LANGUAGES else en
