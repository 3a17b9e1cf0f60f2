"""What a lesson room has beside its game. Plain data: changed only on a copy of its room, stored with it, and deleted with it."""
import hmac

from server.lessons.film import film
from server.lessons.stage import stage_of
from server.lessons.texts import in_other_words
from server.refused import Refused

TEACHER = 0             # the number of whoever holds the remote: occupants have numbers from 1 on
MOST_LEARNERS = 60


class Lesson:
    """
    key       fingerprint of the remote's secret token
    frozen    do all seats wait?
    open      seats whose hands everybody who watches may see
    point     the card that the teacher points at, or None
    back      the step of the past that is shown, as an index of the film; None: the game as it stands
    learners  {number: [name, fingerprint]} of those who take part without a seat
    newcomers numbers of those among them who say that their first game is still to come
    script    the text of the lesson; "" for a free one. `stop` is where it stands
    quiz      the text of a question with its bank, and its stop: [text, stop]; None if none is asked
    votes     {number: answer} to the question asked: an index, or a choice of the engine
    solved    is the solution shown?
    tables    the rooms that this class plays in, as [code, numbers of the learners who sit there]; `hub` the code of the class that this room belongs to
    came      codes of all rooms that have come of this one: tables and copies, which end with it
    reel      the film, once it has been made; not stored
    """

    STORED = ("key", "frozen", "open", "point", "back", "learners", "newcomers", "script", "stop", "quiz", "votes", "solved", "tables", "hub", "came")
    __slots__ = STORED + ("reel",)

    def __init__(self, key, script="", hub=None):
        self.key, self.script, self.stop, self.hub = key, script, 0, hub
        self.frozen, self.open, self.point, self.back = False, [], None, None
        self.learners, self.newcomers, self.quiz, self.votes, self.solved, self.tables, self.came, self.reel = {}, [], None, {}, False, [], [], None

    def copy(self):
        twin = Lesson.__new__(Lesson)
        for name in Lesson.__slots__:
            value = getattr(self, name)
            setattr(twin, name, value.copy() if name != "reel" and isinstance(value, (list, dict)) else value)
        return twin

    # Who is who

    def holds(self, key):
        return key is not None and self.key is not None and hmac.compare_digest(self.key, key)

    def holder(self, key):
        """The number of the teacher or learner whose token has this fingerprint, or None."""
        if self.holds(key):
            return TEACHER
        return next((number for number, (_, known) in self.learners.items() if key is not None and hmac.compare_digest(known, key)), None)

    def table_of(self, number):
        """The code of the room in which this learner has been given a seat, or None."""
        return next((code for code, numbers in self.tables if number in numbers), None)

    # What is shown

    @property
    def held(self):
        """Must the seats wait?"""
        return self.frozen or self.back is not None or self.quiz is not None

    def check_going(self):
        """Raises Refused while everybody waits."""
        if self.held or (self.script and not self.stage.free):
            raise Refused("held", "Please look up: the teacher has stopped the game for a moment.")

    @property
    def stage(self):
        """Where the script, or the question from the bank, stands; None if neither is."""
        if self.quiz is not None:
            return stage_of(*self.quiz)
        return stage_of(self.script, self.stop) if self.script else None

    @property
    def stages(self):
        """{language: the same stage in it}, for whoever reads another language than the teacher; {} if there are none."""
        text, stop = self.quiz if self.quiz is not None else (self.script, self.stop)
        return {language: stage_of(other, stop) for language, other in in_other_words(text).items()}

    def moment(self, record):
        """(game, item of news, answers until then) of the step of the past that is shown."""
        return self.film(record)[min(self.back, len(self.film(record)) - 1)]

    def film(self, record):
        if self.reel is None:
            self.reel = film(record)
        return self.reel

    def asked_seat(self, number, index):
        """The seat that this occupant, who sits at `index`, is to move for in the script or in a question; None if for none."""
        stage = self.stage
        if stage is None or stage.move is None or self.solved or number in self.votes:
            return None
        seat = stage.move[0]
        if self.quiz is not None:
            return seat if number in self.learners or index is not None else None
        if self.frozen:
            return None
        return seat if (number in self.learners if stage.same else index == seat) else None

    # As it is stored

    def to_data(self):
        data = {name: getattr(self, name) for name in Lesson.STORED}
        return {**data, "learners": list(self.learners.items()), "votes": list(self.votes.items())}

    @staticmethod
    def from_data(data):
        lesson = Lesson(None)
        for name in Lesson.STORED:
            setattr(lesson, name, data.get(name, getattr(lesson, name)))
        lesson.learners, lesson.votes = dict(map(tuple, data["learners"])), dict(map(tuple, data["votes"]))
        return lesson
