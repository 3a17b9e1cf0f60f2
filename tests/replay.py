"""`python3 -m tests --replay FILE`: runs a report of a problem again (server/report.py), or a record, or a line with a position."""
import sys
from pathlib import Path

import engine
from engine.scene.reader import LETTERS

POSITION, RECORD, SEAT = "position: ", "record:", "seat: "


def main(path):
    """Say what the file holds; returns 0 if it could be run and everything in it fits together, else 1."""
    try:
        text = Path(path).read_text("utf-8")
        print("\n".join(replayed(text)))
    except (OSError, ValueError) as error:
        print(f"{path}: {error}", file=sys.stderr)
        return 1
    return 0


def replayed(text):
    """Sentences about the game in the text. Raises ValueError (BrokenRecord, BrokenScene) where it cannot be run, or ends elsewhere."""
    lines = text.splitlines()
    told = next((line.removeprefix(POSITION) for line in lines if line.startswith(POSITION)), None)
    seat = seat_of(lines)
    if text.startswith("race "):
        return whole(engine.Record.load(text), None, None)
    if RECORD in lines:
        return whole(engine.Record.load("\n".join(block(lines, RECORD))), told, seat)
    return standing(text.strip() if told is None else told, seat)


def seat_of(lines):
    letter = next((line.removeprefix(SEAT) for line in lines if line.startswith(SEAT)), "none")
    return LETTERS.index(letter) if letter in LETTERS else None


def block(lines, heading):
    """The indented lines under a heading."""
    found = []
    for line in lines[lines.index(heading) + 1:]:
        if not line.startswith("  "):
            break
        found.append(line[2:])
    return found


def whole(record, told, seat):
    """A game with its past."""
    reached = engine.write(engine.view(record.game, seat))
    if told is not None and reached != told:
        raise ValueError(f"the record does not lead to the position of the report\n  reached:  {reached}\n  reported: {told}")
    return [f"Replayed {len(record.answers)} answers.", *questions(record.game, None)]


def standing(position, seat):
    """A position without a past."""
    game = engine.scene(position)
    return [f"The position can be reached: {engine.write(game)}", *questions(game, seat)]


def questions(game, seat):
    """What is asked, of this seat or of everybody, and what can be answered."""
    if game.over:
        return [f"The game is over: {' to '.join(str(points) for points in engine.score(game))}."]
    words = engine.say("en")
    return [f"{LETTERS[asked]}: {words.prompt(game, decision)} {options(game, decision)}"
            for asked, decision in engine.pending(game).items() if seat in (None, asked)]


def options(game, decision):
    words = engine.say("en")
    return "[" + ", ".join(words.option(game, decision, option) for option in decision.options) + "]"
