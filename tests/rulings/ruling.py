"""The paragraphs of a rulings file. It uses the engine and nothing else, so that a browser can run it too."""

from tests.rulings.lines import quoted, read_line
from tests.rulings.table import Failed, Table


FAMILIES = ("B", "E", "G", "T", "P", "AA", "NW", "X", "PV")      # of rules, by the document that tells them


class Ruling:
    """One paragraph: `comment` holds its sentences and ids, `start` its position or record header, `lines` (number, text) of the others."""

    __slots__ = ("file", "number", "comment", "start", "lines")

    def __init__(self, file, number, paragraph):
        numbered = list(enumerate(paragraph, number))
        self.file, self.number = file, number
        self.comment = " ".join([text.lstrip("# ") for place, text in numbered if text.startswith("#")])
        self.lines = [(place, text) for place, text in numbered if not text.startswith("#")]
        self.start = self.lines.pop(0)[1] if self.lines else ""

    def ids(self):
        """The ids that the comment names, as "B-DEV-3", "R24", "B050"."""
        words = self.comment
        for mark in "(),.;:":
            words = words.replace(mark, " ")
        return [word for word in words.split(" ") if is_id(word)]

    def check(self):
        """Play it; raises Failed naming the first line that does not hold."""
        try:
            table = Table(self.start)
        except ValueError as error:
            return self.check_refused(str(error))
        for number, text in self.lines:
            try:
                read_line(table, text)
            except (Failed, ValueError) as error:
                raise Failed("%s:%d: %s\n  %s\n  %s" % (self.file, number, text, error, table.position()))

    def check_refused(self, message):
        """No game begins so: the only line that can follow is the one that says why."""
        number, text = self.lines[0] if self.lines else (self.number, "")
        if not text.startswith("no such game") or quoted(text) not in message:
            raise Failed("%s:%d: %s\n  %s" % (self.file, number, self.start, message))


def is_id(word):
    """A rule ("B-DEV-3", "G-1", "P-SET", "PV-A4"), a situation ("R113b") or a report ("B050")."""
    family, dash, rest = word.partition("-")
    if dash:
        return family in FAMILIES and rest[:1].isalnum() and rest == rest.upper()
    number = word[1:].rstrip("b")
    return word[:1] in ("B", "R") and len(number) > 1 and number.isdigit()


def paragraphs(file, text):
    """The rulings of a file, in order; a paragraph of comments alone is a heading."""
    found, paragraph = [], []
    for number, line in enumerate(text.split("\n") + [""], 1):
        if line.strip():
            paragraph.append(line.strip())
        elif paragraph:
            found.append(Ruling(file, number - len(paragraph), paragraph))
            paragraph = []
    return [ruling for ruling in found if ruling.start]
