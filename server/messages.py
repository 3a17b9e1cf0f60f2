"""What a page may send, checked before anything else looks at it. Everything here raises Refused("malformed")."""
import re

from server.refused import malformed

CID = re.compile(r"[A-Za-z0-9_-]{8,40}")
MOST_OPTIONS = 200
LONGEST_WORD = 64
LARGEST = 10 ** 9


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


def new_room(message):
    """(options, bots) of a request for a room; the engine judges the options, this only their form."""
    extra, bots = message.get("options", {}), message.get("bots", [])
    if not isinstance(extra, dict) or not isinstance(bots, list) or len(bots) > 8:
        raise malformed()
    options = {"ruleset": text(message, "ruleset") if "ruleset" in message else "base", "players": number(message, "players", 2),
               "edition": number(extra, "edition", 2), "two_actions": switch(extra, "two_actions"), "preset_hands": switch(extra, "preset_hands")}
    return options, bots


def switch(message, name):
    value = message.get(name, False)
    if not isinstance(value, bool):
        raise malformed()
    return value
