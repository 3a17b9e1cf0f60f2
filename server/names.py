"""The names that players give themselves."""
import unicodedata

import regex

from server.refused import Refused

LONGEST = 24            # as a reader counts: one flag, one family emoji, one letter with its accents each count once
MOST_CODE_POINTS = 200  # a letter can carry any number of accents


def clean_name(text):
    """The name as typed, without the spaces around it. Raises Refused("bad_name").

    Direction marks, HTML and emoji stay in it: the page shows a name as isolated text, where they do no harm.
    """
    if not isinstance(text, str) or not any(visible(symbol) for symbol in text):
        raise Refused("bad_name", "Please type a name.", ["empty"])
    name = text.strip()
    if any(unicodedata.category(symbol) in ("Cc", "Cs") for symbol in name):
        raise Refused("bad_name", "A name cannot contain line breaks or control characters.", ["control"])
    if len(name) > MOST_CODE_POINTS or len(regex.findall(r"\X", name)) > LONGEST:
        raise Refused("bad_name", f"A name can have at most {LONGEST} characters.", ["long", LONGEST])
    return name


def visible(symbol):
    """Is it a letter, a number, a symbol or a punctuation mark?"""
    return unicodedata.category(symbol)[0] in "LNSP"
