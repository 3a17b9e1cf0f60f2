"""A teacher who is lost does not keep a class waiting."""
import contextlib
import time

from server.lessons.lesson import TEACHER
from server.refused import Refused

PATIENCE = 60   # seconds without a teacher, after which everybody plays on


class Watch:
    """`since`: {code: since when the teacher of this frozen room has been missed}."""

    def __init__(self, rooms, audience, clock=time.monotonic):
        self.rooms, self.audience, self.clock, self.since = rooms, audience, clock, {}

    def look(self):
        missed = [code for code in list(self.audience.by_room) if self.stuck(code)]
        self.since = {code: self.since.get(code, self.clock()) for code in missed}
        for code, since in self.since.items():
            if self.clock() - since >= PATIENCE:
                with contextlib.suppress(Refused):
                    self.rooms.change(code, TEACHER, "teach", "release", None)

    def stuck(self, code):
        with contextlib.suppress(Refused):
            lesson = self.rooms.get(code).lesson
            return lesson is not None and lesson.held and not self.audience.present(code, TEACHER)
        return False
