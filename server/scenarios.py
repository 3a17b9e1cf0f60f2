"""Rooms that begin in a position of one's choice: for testers, and for whoever was sent a report of a problem."""
import engine

from server.bots import known
from server.codes import fingerprint, new_code, new_token
from server.names import clean_name
from server.refused import Refused, malformed
from server.room import Room

LONGEST = 16000         # characters of a position, or of the report that has it
LETTERS = "ABCDEF"
LABEL = "position: "    # what stands before the position in a report


def scenario(wish):
    """A room made to order: (room, {seat: token}). Nothing is stored. Raises Refused.

    wish  {position, ruleset, seed, seats}: all but the position may be left out, see docs/PROTOCOL.md
    """
    record = record_of(wish)
    room = Room(new_code(), record.game.options)
    record.options, room.record = room.options, record
    return room, seat_all(room, sitters(wish, len(room.places)))


def record_of(wish):
    """The game that was asked for, without answers."""
    text, seed = text_of(wish), wish.get("seed", "")
    if not isinstance(seed, (str, int)) or isinstance(seed, bool) or len(str(seed)) > 64:
        raise malformed()
    try:
        return engine.Record(str(seed), position=text)
    except engine.BrokenScene as error:
        raise Refused("bad_position", f"This is no position. {error}.") from None


def text_of(wish):
    """The position in one line; a whole report has it in a line of its own."""
    text, ruleset = wish.get("position"), wish.get("ruleset")
    if not isinstance(text, str) or not isinstance(ruleset, (str, type(None))) or len(text) > LONGEST:
        raise malformed()
    line = next((line.removeprefix(LABEL) for line in text.splitlines() if line.startswith(LABEL)), text)
    return f"{line} | ruleset {ruleset}" if ruleset else line


def sitters(wish, players):
    """Who sits where: {name} or {bot} for each seat, or None for a free one. Seats that are not told of are people named as in the position."""
    told = wish.get("seats", [])
    if not isinstance(told, list) or len(told) > players or not all(each is None or isinstance(each, dict) for each in told):
        raise malformed()
    return told + [{"name": letter} for letter in LETTERS[len(told):players]]


def seat_all(room, sitters):
    """Everybody sits down; returns the tokens of the people by seat."""
    tokens = {}
    for index, sitter in enumerate(sitters):
        if sitter and "bot" in sitter:
            room.occupy(room.places[index], room.free_bot_name(), bot=known(sitter["bot"]))
        elif sitter:
            tokens[index] = new_token()
            room.occupy(room.places[index], clean_name(sitter.get("name")), key=fingerprint(tokens[index]))
    room.host = next((room.places[index].number for index in tokens), None)
    return tokens
