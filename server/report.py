"""A report of a problem: one text file with all that the reporter's seat knows, which can be run again and opened as a room.

    Race for the Galaxy: report of a problem
    told: the button did nothing                      what the player typed, if anything
    versions: record 1, page app.1a2b….js, Python 3.11.2, Mozilla/5.0 …
    room: playing, version 37, ruleset base, 2 players
    seat: B                                           or "none": a spectator
    position: settle.choose r3 | A settle: …          as that seat sees it: cards hidden from it are blank
    record:                                           the whole game, once it is over
      race 1 | seed … | ruleset base
      0 choose.actions: settle
    answers:                                          or the seat's own answers, while others still have secrets
      1 choose.actions: ["settle"]
    log:
      Player B chooses Settle.
    view: {…}                                         what the page was sent, as JSON

Players are letters in it. While the game runs there is no seed in it, and no card that the seat cannot see.
"""
import platform

import engine
from engine.record import RULES
from engine.scene.reader import LETTERS
from server.json_text import encode

TITLE = "Race for the Galaxy: report of a problem"
LONGEST_TOLD, LONGEST_BROWSER = 2000, 200


def report(room, number, page, browser, told):
    """The report as text.

    number   of the occupant who reports; None for a spectator
    page     the version of the page; `browser` what the browser calls itself
    told     what the reporter says
    """
    seat = room.index(number)
    lines = [TITLE, *told_lines(told), f"versions: record {RULES}, page {page}, Python {platform.python_version()}, {one_line(browser, LONGEST_BROWSER)}",
             room_line(room), f"seat: {'none' if seat is None else LETTERS[seat]}"]
    if room.record:
        lines += game_lines(room, seat)
    return "\n".join(lines) + "\n"


def told_lines(told):
    return [f"told: {line}" for line in told[:LONGEST_TOLD].splitlines() if line.strip()]


def one_line(text, longest):
    return " ".join(text.split())[:longest]


def room_line(room):
    return f"room: {room.status}, version {room.version}, ruleset {room.options['ruleset']}, {room.options['players']} players"


def game_lines(room, seat):
    seen = engine.view(room.record.game, seat)
    past = record_lines(room.record) if seen.over else answer_lines(room.record, seat)
    return [f"position: {engine.write(seen)}", *past, "log:", *indented(log(room, seat, seen)), f"view: {encode(seen.to_data())}"]


def record_lines(record):
    return ["record:", *indented(record.dump().splitlines())]


def answer_lines(record, seat):
    """What the seat has answered itself: nobody else's secret, and nothing that tells the seed."""
    mine = [f"{seat} {at}: {encode(choice)}" for who, at, choice in record.answers if who == seat]
    return ["answers:", *indented(mine)]


def log(room, seat, seen):
    """The news as the seat reads them, in sentences."""
    names = [f"Player {letter}" for letter in LETTERS[:len(seen.seats)]]
    news = [item for _, items in room.history.since(0)[0] for item in engine.redact(items, seat)]
    told = [engine.say("en").news(seen, item, names) for item in news]
    return [sentence for sentence in told if sentence]


def indented(lines):
    return [f"  {line}" for line in lines]
