"""What a page may send, checked before anything else looks at it. Everything here raises Refused("malformed")."""
import re

from server.refused import malformed

CID = re.compile(r"[A-Za-z0-9_-]{8,40}")
MOST_OPTIONS = 200
LONGEST_WORD = 64
LARGEST = 10 ** 9
# Switches of a game and what they are if nothing is said; None: as the ruleset has it.
SWITCHES = {"two_actions": False, "preset_hands": False, "promo": False, "goals": None, "takeovers": None, "invasion": False}


def text(message, name, longest=LONGEST_WORD):
    value = message.get(name)
    if not isinstance(value, str) or len(value) > longest:
        raise malformed()
    return value


def number(message, name, default=None):
    """A whole number from 0 up; True is none."""
    value = message.get(name, default)
    if type(value) is not int or not 0 <= value <= LARGEST:
        raise malformed()
    return value


def cid(message):
    value = text(message, "cid")
    if not CID.fullmatch(value):
        raise malformed()
    return value


def optional_cid(message):
    return cid(message) if "cid" in message else None


def choice(message):
    """A list of options: cards as numbers, everything else as words."""
    value = message.get("choice")
    if not isinstance(value, list) or len(value) > MOST_OPTIONS or not all(option(each) for each in value):
        raise malformed()
    return value


def option(value):
    return (type(value) is int and abs(value) <= LARGEST) or (isinstance(value, str) and len(value) <= LONGEST_WORD)


def value(message):
    """Of a command of the remote: a whole number, a short text, or None."""
    found = message.get("value")
    if found is not None and not option(found):
        raise malformed()
    return found


def new_room(message):
    """(options, bots) of a request for a room; the engine judges the options, this only their form."""
    extra, bots = message.get("options", {}), message.get("bots", [])
    if not isinstance(extra, dict) or not isinstance(bots, list) or len(bots) > 8:
        raise malformed()
    options = {"ruleset": text(message, "ruleset") if "ruleset" in message else "base", "players": number(message, "players", 2),
               "edition": number(extra, "edition", 2), **{name: switch(extra, name, default) for name, default in SWITCHES.items() if name != "preset_hands"},
               "preset_hands": hands(extra)}
    return options, bots


def hands(message):
    """Who is to have a preset hand: nobody, everybody, or (as a list, still empty) whoever will say that it is their first game."""
    return [] if message.get("preset_hands") == [] else switch(message, "preset_hands", False)


def switch(message, name, default):
    value = message.get(name, default)
    if value is not default and not isinstance(value, bool):
        raise malformed()
    return value
