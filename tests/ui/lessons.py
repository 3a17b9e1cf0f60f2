"""Models of pages in lessons, told by the server itself."""
import random

from server.lessons.lesson import TEACHER
from server.lessons.opening import free_lesson, scripted_lesson
from server.lessons.stage import stops
from server.lessons.tables import tile
from server.lessons.texts import shipped
from server.table import table
from tests.server.house import NAMES, OPTIONS, random_choice
from tests.ui.tables import shown

TEACHER_AND_OTHERS = (TEACHER, None, 1, 2, 3)


def seen(room):
    """What everybody of the room sees: the teacher, the big screen, players, learners."""
    for number in TEACHER_AND_OTHERS:
        told = table(room, number, 0, [True] * len(room.places))
        yield shown(told, projector=number is None)


def scripted():
    """Every stop of a lesson, before and after its solution."""
    room, _ = scripted_lesson(shipped()["military.en"])
    room.sit(None, "Ann", "key")
    learner = room.holder("key")
    yield from seen(room)
    room.vote(learner, 0)
    for _ in range(2 * len(stops(room.lesson.script)) - 2):
        yield from seen(room)
        if room.lesson.stage.number == room.lesson.stage.of and (room.lesson.solved or not room.lesson.stage.ask):
            return
        room.advance("teach", TEACHER, room.teach(TEACHER, "forward", None), None)


def live():
    """A real game: frozen, wound back, with open hands, a card pointed at, a question."""
    room, _ = free_lesson({**OPTIONS, "players": 2}, [])
    for name in NAMES[:3]:
        room.sit(None, name, name)
    yield from seen(room)
    room.advance("start", TEACHER, room.start(TEACHER), None)
    for seat in room.waiting():
        number, game = room.places[seat].number, room.record.game
        room.advance("answer", number, room.answer(number, game.at, game.seats[seat].count, random_choice(game, seat, random.Random(1))), None)
    for do, value in (("freeze", None), ("open", -1), ("point", room.record.game.seats[0].tableau[0]), ("back", None), ("quiz", "en 3")):
        yield from seen(room)
        room.advance("teach", TEACHER, room.teach(TEACHER, do, value), None)
    room.vote(room.places[0].number, 1)
    yield from seen(room)
    room.advance("teach", TEACHER, room.teach(TEACHER, "forward", None), None)
    yield from seen(room)
    yield from move_of_the_bank(room)
    room.lesson.tables = [["BCDEFGHJKM", [2]]]
    yield from (model.with_(wall=[tile(room)] * 2) for model in seen(room))
    room.lesson.hub = "ABCDEFGHJK"
    room.teach(TEACHER, "release", None)
    room.teach(TEACHER, "freeze", None)
    yield from seen(room)


def move_of_the_bank(room):
    """Asked of everybody, answered, solved."""
    room.advance("teach", TEACHER, room.teach(TEACHER, "quiz", "en 24"), None)
    yield from seen(room)
    number, stage = room.places[0].number, room.lesson.stage
    seat, choice, _ = stage.move
    game = stage.record.game
    room.advance("answer", number, room.answer(number, game.at, game.seats[seat].count, choice), None)
    yield from seen(room)
    room.advance("teach", TEACHER, room.teach(TEACHER, "forward", None), None)
    yield from seen(room)


def lessons():
    yield from scripted()
    yield from live()
