"""Taking part in a lesson: with a seat or without, answering its questions."""
import engine
from server.lessons.lesson import MOST_LEARNERS
from server.refused import Refused, late


def learn(room, name, key, new):
    """Somebody takes part without a seat: they watch, and answer what the whole class is asked."""
    if len(room.lesson.learners) >= MOST_LEARNERS:
        raise Refused("full", f"This lesson has {MOST_LEARNERS} learners already. You can watch.", ["learners"])
    room.occupants += 1
    room.lesson.learners[room.occupants] = [name, key]
    if new:
        room.lesson.newcomers.append(room.occupants)
    return []


def lesson_answer(room, number, at, count, choice):
    """Whether this was a move for the whole class, which is counted and not played. Raises Refused while everybody waits."""
    lesson = room.lesson
    seat = lesson.asked_seat(number, room.index(number))
    if seat is not None:
        game = lesson.stage.record.game
        if [at, count] != [game.at, game.seats[seat].count]:
            raise late()
        lesson.votes[number] = legal(game, seat, choice)
        return True
    lesson.check_going()
    return False


def legal(game, seat, choice):
    try:
        engine.pending(game)[seat].check(choice)
    except engine.IllegalChoice as error:
        raise Refused("illegal", str(error), error.reason) from None
    return choice


def vote(room, number, choice):
    """The answer to a question with answers to choose from; the last one counts."""
    lesson = room.lesson
    stage = lesson and lesson.stage
    if not stage or not stage.ask or lesson.solved or choice >= len(stage.ask[1]):
        raise Refused("not_asked", "Nothing is asked just now.")
    if number not in lesson.learners and room.index(number) is None:
        raise Refused("not_seated", "You are watching: only those who take part can do that.", ["learner"])
    lesson.votes[number] = choice
    return []
