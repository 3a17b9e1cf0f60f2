r"""A lesson as a text file, in lines:

    lesson: The first lesson          its title; stands first
    language: en                      of the lesson; "en" if unsaid
    phones: same                      all phones decide for one seat, and their answers are counted; "own": each has a seat
    names: Ana, Ben                   of the seats, in order
    # whatever stands behind a number sign is for the author
    scene: settle.choose r2 | …       a position (engine/scene/__init__.py); the deck can be stacked: "deck: Spice World, Old Earth"
    say: Text on the projector.       several in a row are shown together
    stop                              wait until the teacher goes on
    ask: How much does it cost?       a question to all phones, with its answers below; waits
    - Three cards.                    a wrong answer
    + Two cards.                      the right one
    because: Alpha Centauri helps.    shown with the solution
    why: cost A: Comet Zone           the same, worked out by the engine: see why.py
    move A: Comet Zone                the phones move for seat A; what they chose is shown, and the lesson goes on with this choice; waits
    play B: -                         a choice of B that nobody is asked for; "-" for none
    free                              (phones: own) everybody plays on until the teacher goes on

In what is said, asked and explained "{Gem World}" is that card by its name in the language of the lesson.
Choices are written as in a record: names of cards, powers or words, with commas between them.
"""
import re

from engine.scene.reader import LETTERS

HEAD = {"lesson": "a title", "language": "en, es or fa", "phones": "same or own", "names": "names"}
BODY = ("scene", "say", "stop", "ask", "because", "why", "move", "play", "free")
BARE = ("stop", "free")
STOPS = ("stop", "ask", "move", "free")
MOST_LINES, LONGEST = 2000, 200_000


class BrokenLesson(ValueError):
    """A text that is no lesson; str() names the line and what was expected there."""

    def __init__(self, line, expected):
        super().__init__(f"line {line}: {expected}")
        self.line = line


class Line:
    """A line of the body. `answers` belong to "ask", as [text, right]."""

    __slots__ = ("number", "word", "text", "seat", "answers")

    def __init__(self, number, word, text, seat=None):
        self.number, self.word, self.text, self.seat, self.answers = number, word, text, seat, []


def read(text):
    """(head as {word: text}, lines of the body). Raises BrokenLesson."""
    head, body = {"language": "en", "phones": "same", "names": "Ana, Ben, Cem, Dora, Eli, Fay"}, []
    lines = text.splitlines()
    if len(lines) > MOST_LINES or len(text) > LONGEST:
        raise BrokenLesson(1, f"a lesson has at most {MOST_LINES} lines")
    for number, line in enumerate(lines, 1):
        line = re.sub(r"(^|\s)#.*", "", line).strip()
        if line:
            add(head, body, number, line)
    check(head, body)
    return head, body


def add(head, body, number, line):
    if line[0] in "+-" and line[1:2] == " ":
        return add_answer(body, number, line)
    word, colon, text = (part.strip() for part in line.partition(":"))
    word, _, seat = word.partition(" ")
    if word in HEAD and not seat and text:
        head[word] = text
    elif word in BODY and bool(colon and text) != (word in BARE):
        body.append(Line(number, word, text, seat_of(word, seat, number)))
    else:
        raise BrokenLesson(number, f'"{line[:40]}": expected one of {", ".join(f"{each}:" for each in (*HEAD, *BODY) if each not in BARE)}, stop, free')


def add_answer(body, number, line):
    if not body or body[-1].word != "ask":
        raise BrokenLesson(number, "an answer stands below its question (ask:)")
    body[-1].answers.append([line[1:].strip(), line[0] == "+"])


def seat_of(word, seat, number):
    if word in ("move", "play"):
        if seat not in LETTERS or len(seat) != 1:
            raise BrokenLesson(number, f'expected a seat, as in "{word} A: …"')
        return LETTERS.index(seat)
    if seat:
        raise BrokenLesson(number, f'expected "{word}:"')
    return None


def check(head, body):
    if "lesson" not in head:
        raise BrokenLesson(1, 'expected "lesson: " and a title')
    if head["phones"] not in ("same", "own"):
        raise BrokenLesson(1, "phones: expected same or own")
    if not body or body[0].word != "scene":
        raise BrokenLesson(body[0].number if body else 1, "expected a scene before anything else")
    if body[-1].word not in STOPS + ("because", "why"):
        raise BrokenLesson(body[-1].number, "expected a stop, a question or a move at the end: else nobody sees what stands there")
    for line in body:
        if line.word == "ask" and sum(right for _, right in line.answers) != 1:
            raise BrokenLesson(line.number, 'a question wants answers below it: "- wrong", and one "+ right"')
        if line.word == "free" and head["phones"] != "own":
            raise BrokenLesson(line.number, "free play wants phones: own")
