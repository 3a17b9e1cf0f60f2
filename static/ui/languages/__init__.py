"""The languages of the page. English is part of it; each other one comes in two files: the page's own texts, loaded when somebody chooses
it, and the game's sentences (ui.sentences), loaded with the game.

The module of a language here (`ui.languages.es`) is the first that runs of its file: it makes the language known.
"""

# In its own words, in the order in which they are offered
NAMES = {"en": "English", "es": "Español", "fa": "فارسی"}


def preferred(kept, wanted):
    """The language to begin with: the one remembered, else the first of the browser's (as "es-MX") that there is, else English."""
    for code in [kept or ""] + wanted:
        if code[:2] in NAMES:
            return code[:2]
    return "en"
