"""What the teacher's remote can do with a room. Each command is a function (room, value) that changes the room, or raises Refused."""
import re

from server.history import History
from server.lessons.film import shortened
from server.lessons.lesson import TEACHER
from server.lessons.stage import stops
from server.lessons.texts import quiz_text
from server.names import clean_name
from server.record_data import record_copy
from server.refused import Refused, malformed
from server.story import Story

NOTHING_THERE = "There is nothing further in that direction."


def teach(room, number, do, value):
    """Carry out a command; returns the news that begin a new history, if any. Raises Refused."""
    if room.lesson is None or number != TEACHER:
        raise Refused("not_teacher", "Only the teacher of this room can do that.")
    if do not in COMMANDS:
        raise malformed()
    return COMMANDS[do](room, value) or []


# The class

def freeze(room, value):
    room.lesson.frozen = True


def release(room, value):
    """Everybody plays on, in the game as it stands."""
    lesson = room.lesson
    lesson.frozen, lesson.back, lesson.quiz, lesson.votes, lesson.solved = False, None, None, {}, False


def open_hand(room, value):
    """Open the hand of a seat for all who watch, or close it; -1: all hands, or none."""
    seats = list(range(len(room.places)))
    if value not in [-1, *seats]:
        raise malformed()
    there = room.lesson.open
    if value == -1:
        room.lesson.open = [] if there else seats
    else:
        room.lesson.open = sorted({*there} ^ {value})


def point(room, value):
    """At a card, or (the same again) at none."""
    if type(value) is not int:
        raise malformed()
    room.lesson.point = None if value == room.lesson.point else value


def rename(room, value):
    """ "2 Ben": the player of seat 2; "learner 7 Ben": a learner without a seat. """
    found = re.fullmatch(r"(learner )?(\d{1,6}) (.+)", value if isinstance(value, str) else "", re.DOTALL)
    if not found:
        raise malformed()
    name, number = clean_name(found[3]), int(found[2])
    if found[1] and number in room.lesson.learners:
        room.lesson.learners[number] = [name, room.lesson.learners[number][1]]
    elif not found[1] and number < len(room.places) and room.places[number].taken:
        room.places[number].name = name
    else:
        raise malformed()


# The past, and the script

def back(room, value):
    return move(room, -1)


def forward(room, value):
    return move(room, 1)


def move(room, way):
    lesson = room.lesson
    if lesson.quiz is not None:
        return turn(room, way, lesson.quiz[0], lesson.quiz[1])
    if lesson.script:
        return turn(room, way, lesson.script, lesson.stop)
    return wind(room, way)


def wind(room, way):
    """One step of the past; past its end is the present."""
    if room.record is None:
        raise Refused("not_playing", "The game has not started yet.")
    lesson = room.lesson
    last = len(lesson.film(room.record)) - 1
    place = (last if lesson.back is None else lesson.back) + way
    if place < 0 or (lesson.back is None and way > 0):
        raise Refused("no_step", NOTHING_THERE)
    lesson.back = None if place >= last and way > 0 else place


def turn(room, way, text, stop):
    """In a script: first the solution of a question, then the next stop."""
    lesson = room.lesson
    stage = lesson.stage
    if way > 0 and not lesson.solved and (stage.ask or stage.move):
        lesson.solved = True
        return []
    if not 0 <= stop + way < len(stops(text)) or lesson.quiz is not None:
        raise Refused("no_step", NOTHING_THERE)
    lesson.votes, lesson.solved, lesson.stop = {}, False, stop + way
    return set_stage(room)


def set_stage(room):
    """The room's game becomes that of the script."""
    stage = room.lesson.stage
    room.record, room.options = record_copy(stage.record), stage.record.options
    room.history, room.story = History(begun=room.version + 1), Story()
    room.lesson.reel = None
    return stage.news


def live(room, value):
    room.lesson.back = None


def take_back(room, value):
    """The game goes on from the step that is shown, or from before the last answer."""
    lesson = room.lesson
    if lesson.script or room.record is None or not room.record.answers:
        raise Refused("no_step", NOTHING_THERE)
    frames = lesson.film(room.record)
    count = lesson.moment(room.record)[2] if lesson.back is not None else frames[-1][2] - 1
    room.record, news = shortened(room.record, max(count, 0))
    room.history, room.story = History(begun=room.version + 1), Story()
    lesson.back = lesson.reel = None
    return room.record.first_game().news + news


def tables(room, value):
    """The class comes back from its tables; they go on for themselves."""
    room.lesson.tables = []


def open_tables(room, number, dealt):
    """The class has been dealt to these tables, as [code, numbers]."""
    room.lesson.tables = dealt
    return note_came(room, number, [code for code, _ in dealt])


def note_came(room, number, codes):
    """These rooms end when the lesson does."""
    room.lesson.came = room.lesson.came + codes
    return []


# Questions

def quiz(room, value):
    """Put a question of the bank to everybody: "en 7" is the seventh in English."""
    found = re.fullmatch(r"([a-z]{2}) (\d{1,3})", value if isinstance(value, str) else "")
    text = quiz_text(found[1]) if found else None
    if text is None or not 1 <= int(found[2]) <= len(stops(text)):
        raise malformed()
    lesson = room.lesson
    lesson.quiz, lesson.votes, lesson.solved, lesson.back = [text, int(found[2]) - 1], {}, False, None


COMMANDS = {
    "freeze": freeze, "release": release, "open": open_hand, "point": point, "rename": rename, "back": back, "forward": forward, "live": live,
    "take_back": take_back, "quiz": quiz, "tables": tables,
}
