"""New lesson rooms, and the copy of a game that anyone may play on."""
import secrets

import engine
from engine.program import STEPS
from server.codes import fingerprint, new_code, new_token
from server.lessons.lesson import TEACHER, Lesson
from server.lessons.remote import set_stage
from server.lessons.script import BrokenLesson
from server.lessons.stage import checked
from server.refused import Refused
from server.room import Room

NOBODY = "-"    # in place of a fingerprint: the seats of a script are taken, by nobody


def free_lesson(options, bots, hub=None):
    """A room for a real game with a teacher: (room, the remote's token)."""
    room, token = Room(new_code(), options), new_token()
    room.lesson, room.host = Lesson(fingerprint(token), hub=hub), TEACHER
    for back, bot in enumerate(reversed(bots), 1):
        room.add_bot(TEACHER, len(room.places) - back, bot)
    return room, token


def scripted_lesson(text):
    """A room for a lesson from a text: (room, the remote's token). Raises Refused("bad_lesson") naming the line."""
    try:
        checked(text)
    except BrokenLesson as error:
        raise Refused("bad_lesson", f"This is no lesson. {error}.") from None
    token = new_token()
    lesson = Lesson(fingerprint(token), text)
    room = Room(new_code(), lesson.stage.record.options)
    room.lesson, room.host = lesson, TEACHER
    lesson.open = [0] if lesson.stage.same else []  # the seat that the class plays
    set_stage(room)
    for place, name in zip(room.places, lesson.stage.names):
        if lesson.stage.same:
            room.occupy(place, name, key=NOBODY)
    return room, token


def branch(room):
    """What if: a room in which anybody may play on from what is shown now. What the class does not see is dealt, and chosen, anew: so whoever
    sits down in it learns nothing of the real game's hands or future.

    Raises Refused if nothing is played.
    """
    if room.record is None:
        raise Refused("not_playing", "The game has not started yet.")
    game = room.record.game if room.lesson.back is None else room.lesson.moment(room.record)[0]
    copy = Room(new_code(), game.options)
    copy.record = engine.Record(secrets.token_hex(16), position=engine.write(seen_by_all(game, room.lesson.open)))
    copy.record.options = copy.options
    for place, other in zip(copy.places, room.places):
        if other.bot:
            copy.occupy(place, other.name, bot=other.bot)
    return copy


def seen_by_all(game, open_hands):
    """The game as a spectator sees it, with the hands that the teacher has opened; whoever has answered in secret is asked again."""
    seen = engine.view(game, None)
    secret = not game.over and STEPS[game.at].secret
    for seat, true in zip(seen.seats, game.seats):
        seat.done = seat.done and not secret
        if seat.index in open_hands and game.now != "setup":  # while set up, a hand tells which cards were discarded in secret
            seat.hand = true.hand[:]
    return seen
