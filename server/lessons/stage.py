"""A script, played up to one of its stops. The same text and stop always make the same game."""
from functools import lru_cache

import engine
from engine.record import choice_of
from server.lessons.named import with_names
from server.lessons.script import STOPS, BrokenLesson, read
from server.lessons.why import why

SOLUTION = ("because", "why")


class Stage:
    """
    record       the game, as it stands at the stop; `news` what has happened since the scene began
    title        of the lesson; `names` of its seats; `same`: do all phones decide for one seat?
    captions     what the projector says
    ask          (question, [[answer, right], …]) or None
    move         (seat, choice, its words) that the phones are asked for, or None
    free         does everybody play?
    solution     lines that belong to the solution
    number, of   which stop of how many this is
    """

    __slots__ = ("record", "news", "title", "names", "same", "captions", "ask", "move", "free", "solution", "number", "of", "language", "stopped")

    def __init__(self, head):
        self.title, self.same, self.language = head["lesson"], head["phones"] == "same", head["language"]
        self.names = [name.strip() for name in head["names"].split(",")]
        self.record, self.news, self.captions, self.solution = None, [], [], []
        self.ask, self.move, self.free, self.number, self.of, self.stopped = None, None, False, 0, 0, False


@lru_cache(maxsize=64)
def script(text):
    return read(text)


def stops(text):
    """The places in the body at which the lesson waits."""
    return [place for place, line in enumerate(script(text)[1]) if line.word in STOPS]


@lru_cache(maxsize=256)
def stage_of(text, stop):
    """The stage at the stop of this number, the first is 0. Raises BrokenLesson. Its record is not to be changed."""
    head, body = script(text)
    places = stops(text)
    stage = Stage(head)
    for line in body[:places[stop] + 1]:
        step(stage, line)
    for line in solution(body, places[stop]):
        stage.solution.append(worded(stage, line, line.text) if line.word == "because" else told(stage, line))
    stage.number, stage.of = stop + 1, len(places)
    return stage


def solution(body, place):
    for line in body[place + 1:]:
        if line.word not in SOLUTION:
            return
        yield line


def step(stage, line):
    """One line more."""
    if stage.move is not None:
        play(stage, *stage.move)
    stage.ask = stage.move = None
    stage.free = line.word == "free"
    stage.stopped = stage.stopped or line.word in STOPS
    DO.get(line.word, nothing)(stage, line)


def nothing(stage, line):
    pass


def scene(stage, line):
    try:
        stage.record = engine.Record("", position=line.text)
    except engine.BrokenScene as error:
        raise BrokenLesson(line.number, str(error)) from None
    stage.record.options = stage.record.game.options
    stage.news, stage.names = stage.record.game.news[:], named(stage, line)


def named(stage, line):
    if len(stage.record.game.seats) > len(stage.names):
        raise BrokenLesson(line.number, f"expected names for {len(stage.record.game.seats)} seats (names:)")
    return stage.names


def say(stage, line):
    """Captions add up until a stop; the next one after that begins anew."""
    stage.captions = ([] if stage.stopped else stage.captions) + [worded(stage, line, line.text)]
    stage.stopped = False


def ask(stage, line):
    stage.ask = (worded(stage, line, line.text), [[worded(stage, line, text), right] for text, right in line.answers])


def worded(stage, line, text):
    """A text of the author's, with the names of cards in the language of the lesson."""
    try:
        return with_names(stage.record.game, stage.language, text)
    except ValueError as error:
        raise BrokenLesson(line.number, str(error)) from None


def move(stage, line):
    stage.move = (line.seat, chosen(stage, line), line)


def play_line(stage, line):
    play(stage, line.seat, chosen(stage, line), line)


def play(stage, seat, choice, line):
    try:
        stage.news = stage.news + stage.record.play(seat, choice)
    except engine.IllegalChoice as error:
        raise BrokenLesson(line.number, str(error)) from None


def chosen(stage, line):
    """The choice that the line names, in the game as it stands."""
    try:
        choice = choice_of(stage.record.game, line.seat, line.text)
        engine.pending(stage.record.game)[line.seat].check(choice)
        return choice
    except (ValueError, KeyError) as error:
        raise BrokenLesson(line.number, f"{line.text}: {'this seat is not asked' if isinstance(error, KeyError) else error}") from None


def told(stage, line):
    try:
        return why(stage.record.game, stage.language, line.text, stage.names)
    except ValueError as error:
        raise BrokenLesson(line.number, str(error)) from None


DO = {"scene": scene, "say": say, "ask": ask, "move": move, "play": play_line}


def checked(text):
    """The text, if every stop of it can be reached and it always has the same number of seats; raises BrokenLesson naming the line."""
    stages = [stage_of(text, stop) for stop in range(len(stops(text)))]
    sizes = {len(stage.record.game.seats) for stage in stages}
    if len(sizes) > 1 and not stages[0].same:
        raise BrokenLesson(1, "phones: own wants the same number of seats in every scene")
    return text
