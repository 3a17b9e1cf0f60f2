"""Every sentence about cards, powers, questions, news and errors, in each language.

A language is a package with the names that `en` has; a test compares them. It says things in its own grammar from the same
data, and knows no rule: it may import what lies below the phases, nothing else. What has to be worked out before it can be said
is in facts.py, once for all of them.

English is always there. Another language is known once its package has been given to `add`: a browser loads it when it is chosen.
"""

from engine.wording import en

LANGUAGES = {"en": en}


def add(lang, wording):
    """Make a language known: `wording` is its package."""
    LANGUAGES[lang] = wording


def say(lang):
    """The wording of a language, by its code; English where it is not known."""
    return LANGUAGES[lang] if lang in LANGUAGES else en
