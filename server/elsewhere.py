"""Who is connected to other server processes, as far as they have said so lately."""
import time

TRUSTED = 60  # seconds; a process that has died says nothing any more


class Elsewhere:
    """said  {code: {process: (numbers of the occupants connected there, until when that is believed)}}"""

    def __init__(self, clock=time.monotonic):
        self.clock, self.said = clock, {}

    def note(self, code, process, numbers):
        self.said.setdefault(code, {})[process] = set(numbers), self.clock() + TRUSTED

    def present(self, code, number):
        return any(number in numbers and self.clock() < until for numbers, until in self.said.get(code, {}).values())

    def forget(self):
        """Drop what is not believed any more."""
        now = self.clock()
        fresh = {code: {process: what for process, what in said.items() if now < what[1] and what[0]} for code, said in self.said.items()}
        self.said = {code: said for code, said in fresh.items() if said}
