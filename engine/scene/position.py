"""Reads and writes a position: its head, its piles, its seats; and opens it. The notation is told in __init__.py."""

from engine.flow import open_phase, pending, put_questions, run
from engine.program import STEPS
from engine.rng import seeded
from engine.scene.checks import prepare_seat
from engine.scene.head import SWITCHES, goals_text, head_text, options_text, read_goals, read_head, read_options
from engine.scene.invasion import invasion_text, prepare_invasion, read_invasion
from engine.scene.piles import deal_blanks, piles_text, read_deck, read_discards, read_pool
from engine.scene.reader import LETTERS, BrokenScene, Copies, Reader
from engine.scene.seat import read_seat, seat_text
from engine.scene.takeovers import attacks_text, read_attacks
from engine.state import Game

FIELDS = ("ruleset", "edition", "goals", "first", "deck", "discards", "pool", "invasion", "attacks") + SWITCHES


# Reading

def scene(text, seed=None):
    """The game that a text describes; raises BrokenScene naming the place. With a seed, what it does not name is dealt by chance."""
    head, bar, parts = text.partition("|")
    fields, seats = sorted_parts(parts.split("|") if bar else [])
    game = Game(read_options(fields, len(seats)))
    game.rng = seeded(0 if seed is None else seed)
    read_head(Reader("step", head), game)
    read_table(fields, game)
    copies = Copies(game.cards)
    size = read_deck(fields, game, copies)
    read_discards(fields, game, copies)
    for reader, seat in zip(seats, game.seats):
        read_seat(reader, game, copies, seat)
    read_pool(fields, game)
    if "attacks" in fields:
        read_attacks(fields["attacks"], game)
    for name in fields:
        fields[name].end()
    deal_blanks(game, size, seed is not None)
    open_scene(game)
    return game


def sorted_parts(parts):
    """The fields by their names, and the seats in order; each is a Reader of what stands behind its first word."""
    fields, seats = {}, []
    for part in [part.strip() for part in parts]:
        word = part.replace(":", " ").partition(" ")[0]
        letter = LETTERS[len(seats):len(seats) + 1]
        if word in FIELDS and word not in fields:
            fields[word] = Reader(word, part[len(word):])
        elif word and word == letter:
            seats.append(Reader(word, part[len(word):]))
        else:
            Reader("part", part).fail("seat %s, or one of %s" % (letter, ", ".join(FIELDS)))
    return fields, seats


def read_table(fields, game):
    """What belongs to no seat and is no pile."""
    if "goals" in fields and fields["goals"].take(":"):
        game.goals = read_goals(fields["goals"], game)
    if "first" in fields:
        game.first = fields["first"].letter(game.seats).index
    if "invasion" in fields:
        read_invasion(fields["invasion"], game)


# Opening

def open_scene(game):
    """From the words to a position in which somebody is asked, or the game is over."""
    for seat in game.seats:
        prepare_seat(game, seat)
    prepare_invasion(game)
    if game.at == "":
        open_phase(game, game.now)
    elif game.at != "over":
        put_questions(game, STEPS[game.at])
    run(game)
    for seat, decision in pending(game).items():
        if decision.least > len(decision.options):
            raise BrokenScene(LETTERS[seat], decision.ask, "a position in which the seat can answer")


# Writing

def write(game):
    """The position as a text; cards that a view hides are blank."""
    parts = [head_text(game)] + options_text(game.options)
    if game.options["goals"]:
        parts.append(("goals: " + goals_text(game.goals)).rstrip())
    if game.first:
        parts.append("first " + LETTERS[game.first])
    parts += piles_text(game) + invasion_text(game) + attacks_text(game)
    return " | ".join(parts + [seat_text(game, seat) for seat in game.seats])
