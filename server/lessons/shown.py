"""What everybody is shown of a lesson: the `lesson` of a `table` message, and the game that goes with it."""
from functools import lru_cache

import engine
from server.lessons.lesson import TEACHER
from server.lessons.voice import voice

MOST_BARS = 8


def taught(message, room, number):
    """The table message of an ordinary room becomes that of a lesson, for this occupant."""
    lesson, you = room.lesson, message["you"]
    seat = lesson.asked_seat(number, you)
    if lesson.quiz is not None:
        message.update(staged(lesson.stage, None))
    elif lesson.back is not None:
        message.update(past(lesson.moment(room.record), you))
    if seat is not None:
        message.update(moving(lesson.stage, seat))
    if lesson.open and lesson.quiz is None and you is None and message["game"]:
        message["game"] = opened(message["game"], room, lesson)
    if lesson.script:
        message["seats"] = [{**each, "here": True} for each in message["seats"]]
        message["waiting"] = message["waiting"] if lesson.stage.free or seat is not None else []
    message["host"] = message["host"] or number == TEACHER
    message["lesson"] = facts(room, number, you, seat)
    return message


def staged(stage, you):
    """The position of a question: its own game, with names of its own."""
    game = stage.record.game
    seats = [{"name": name, "bot": None, "here": True, "taken": True, "new": False} for name, _ in zip(stage.names, game.seats)]
    return {"game": engine.view(game, you).to_data(), "seats": seats, "you": you, "waiting": [], "undo": False}


def moving(stage, seat):
    """For a phone that is to move for this seat of the script."""
    return {**staged(stage, seat), "waiting": [seat], "count": stage.record.game.seats[seat].count}


def past(moment, you):
    return {"game": engine.view(moment[0], you).to_data(), "waiting": [], "undo": False}


def opened(data, room, lesson):
    """The hands that the teacher has opened, for those who watch."""
    game = room.record.game if lesson.back is None else lesson.moment(room.record)[0]
    for seat in lesson.open:
        data["seats"][seat]["hand"] = game.seats[seat].hand[:]
    return data


def facts(room, number, you, seat):
    lesson, stage = room.lesson, room.lesson.stage
    frames = lesson.film(room.record) if lesson.back is not None else []
    told = {
        "teacher": number == TEACHER, "frozen": lesson.frozen, "held": lesson.held and seat is None, "open": lesson.open, "point": lesson.point,
        "joined": you is not None or number in lesson.learners, "learners": len(lesson.learners), "back": lesson.back, "steps": len(frames),
        "item": engine.redact([frames[lesson.back][1]], you)[0] if frames and frames[lesson.back][1] else None,
        "scripted": bool(lesson.script), "quiz": lesson.quiz is not None, "voted": number in lesson.votes, "vote": lesson.votes.get(number) if stage and stage.ask else None, "solved": lesson.solved, "hub": lesson.hub,
        "tables": len(lesson.tables), "table": lesson.table_of(number),
    }
    if number == TEACHER:
        told["names"] = [[each, name, each in lesson.newcomers] for each, (name, _) in lesson.learners.items()]
    if stage:
        told |= staging(stage, lesson) | {"said": {language: staging(each, lesson) for language, each in lesson.stages.items()}}
    return told


def staging(stage, lesson):
    """Captions, the question and how it was answered so far. What is right is not in it before it is to be shown."""
    told = {"title": stage.title, "captions": stage.captions, "stop": [stage.number, stage.of], "free": stage.free,
            "players": players(stage, lesson), "answered": len(lesson.votes), "solution": stage.solution if lesson.solved or not (stage.ask or stage.move) else []}
    if stage.ask:
        question, answers = stage.ask
        counts = [sum(vote == index for vote in lesson.votes.values()) for index in range(len(answers))]
        right = [right for _, right in answers].index(True) if lesson.solved else None
        told["question"] = {"text": question, "answers": [text for text, _ in answers], "counts": counts, "right": right}
    if stage.move:
        told["spread"] = spread(stage, lesson)
    return told


def players(stage, lesson):
    """The names of the seats, where they are the lesson's and not people's."""
    return stage.names[:len(stage.record.game.seats)] if stage.same or lesson.quiz else []


def spread(stage, lesson):
    """What the phones chose, the most frequent first: [[words, how often, is it the lesson's choice?]], "" for choosing nothing. Before the solution only what was chosen."""
    seat, choice, line = stage.move
    counts = {}
    for vote in lesson.votes.values():
        counts[tuple(vote)] = counts.get(tuple(vote), 0) + 1
    if lesson.solved:
        counts.setdefault(tuple(choice), 0)
    told = [[in_words(stage, seat, vote), number, lesson.solved and list(vote) == choice] for vote, number in counts.items()]
    return sorted(told, key=lambda each: -each[1])[:MOST_BARS]


@lru_cache(maxsize=1024)
def in_words(stage, seat, choice):
    """A choice, as a tuple. Remembered, as every phone is told of every other one's."""
    game, words = stage.record.game, voice(stage.language)
    decision = engine.pending(game)[seat]
    return ", ".join(words.option(game, decision, option) for option in choice)
