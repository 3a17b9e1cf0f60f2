"""Every sentence about cards, powers, questions, news and errors, in each language.

A language is a package with the names that `en` has; a test compares them. It says things in its own grammar from the same
data, and knows no rule: it may import what lies below the phases, nothing else.
"""

from engine.wording import en

LANGUAGES = {"en": en}


def say(lang):
    """The wording of a language, by its code; English where there is none."""
    return LANGUAGES[lang] if lang in LANGUAGES else en
