"""Reads and writes a position: its step, its piles, its seats; and opens it. The notation is told in __init__.py."""

from engine.flow import PHASES, STEPS, open_phase, pending, put_question, run
from engine.new_game import CHIPS_PER_PLAYER, BadOption, checked
from engine.phases.choose import ORDER
from engine.rng import seeded
from engine.scene.reader import BrokenScene, Copies, Reader
from engine.scene.seat import LETTERS, prepare_seat, read_seat, seat_text
from engine.state import HIDDEN, Game
from engine.view import cards_unseen, hidden_piles

SWITCHES = ("two_actions", "preset_hands", "promo", "takeovers", "invasion")
FIELDS = ("ruleset", "edition", "deck", "discards", "pool") + SWITCHES


# Reading

def scene(text):
    """The game that a text describes; raises BrokenScene naming the place."""
    head, bar, parts = text.partition("|")
    fields, seats = sorted_parts(parts.split("|") if bar else [])
    game = Game(read_options(fields, len(seats)))
    game.rng = seeded(0)
    read_head(Reader("step", head), game)
    copies = Copies(game.cards)
    size = read_deck(fields, game, copies)
    read_discards(fields, game, copies)
    for reader, seat in zip(seats, game.seats):
        read_seat(reader, game, copies, seat)
    read_pool(fields, game)
    for name in fields:
        fields[name].end()
    deal_blanks(game, size)
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


def read_options(fields, players):
    options = {"ruleset": "base", "edition": 2, "players": max(players, 2), "goals": None}
    if "ruleset" in fields:
        options["ruleset"] = fields["ruleset"].word()
    if "edition" in fields:
        options["edition"] = fields["edition"].number()
    for name in SWITCHES:
        options[name] = name in fields
    options["goals"] = False
    try:
        return checked(**options)
    except BadOption as error:
        raise BrokenScene("options", " ".join([str(word) for word in error.reason]), "options of a game")


def read_head(reader, game):
    """The step, the round and the phases to come."""
    game.now, game.at = read_step(reader)
    game.round = 0 if game.now == "setup" else 1
    if reader.take("r"):
        game.round = reader.number()
    if game.now in ORDER:
        game.agenda = read_agenda(reader, ORDER[ORDER.index(game.now) + 1:]) + ["round_end"]
    reader.end()


def read_step(reader):
    """(phase, step); the step is empty where the phase is about to open."""
    place = reader.rest
    word = reader.word()
    if word == "over":
        return "round_end", "over"
    if word in PHASES:
        return word, ""
    phase, dot, last = word.partition(".")
    for step in PHASES[phase] if phase in PHASES else ():
        if step.name.partition(".")[2] == last:
            return phase, step.name
    reader.fail("a step, as settle.choose, or a phase, as settle", place)


def read_agenda(reader, later):
    agenda = []
    more = reader.take("then ")
    while more:
        place = reader.rest
        phase = reader.word()
        if phase not in later:
            reader.fail("a phase that can follow: " + ", ".join(later), place)
        agenda.append(phase)
        later = later[later.index(phase) + 1:]
        more = reader.take(",")
    return agenda


def read_deck(fields, game, copies):
    """The top of the deck; returns how many cards it holds, or None if it is not told."""
    if "deck" not in fields:
        return None
    size = fields["deck"].number() if fields["deck"].at_digit() else None
    if fields["deck"].take(":"):
        game.deck = copies.read(fields["deck"])
        game.deck.reverse()
    return size


def read_discards(fields, game, copies):
    if "discards" in fields:
        if fields["discards"].at_digit():
            game.discards = [HIDDEN] * fields["discards"].number()
        if fields["discards"].take(":"):
            game.discards += copies.read(fields["discards"])


def read_pool(fields, game):
    game.pool = usual_pool(game)
    if "pool" in fields:
        sign = -1 if fields["pool"].take("-") else 1
        game.pool = sign * fields["pool"].number()


def usual_pool(game):
    return CHIPS_PER_PLAYER * len(game.seats) - sum([seat.chips for seat in game.seats])


def deal_blanks(game, size):
    """Blank cards are dealt from the end of the list, to hands and goods first; the rest lies in the deck, under what was named."""
    unseen = cards_unseen(game)
    piles = hidden_piles(game)
    for pile in piles[2:] + piles[:2]:
        for place in range(len(pile)):
            if pile[place] == HIDDEN and not unseen:
                raise BrokenScene("cards", "+", "no more cards than the game has")
            if pile[place] == HIDDEN:
                pile[place] = unseen.pop()
    unseen.reverse()
    surplus = 0 if size is None else len(game.deck) + len(unseen) - size
    if not 0 <= surplus <= len(unseen):
        raise BrokenScene("deck", str(size), "as many cards as are named, and no more than are left")
    game.discards += unseen[:surplus]
    game.deck = unseen[surplus:] + game.deck


# Opening

def open_scene(game):
    """From the words to a position in which somebody is asked, or the game is over."""
    for seat in game.seats:
        prepare_seat(game, seat)
    if game.at == "":
        open_phase(game, game.now)
    else:
        for seat in [seat for seat in game.seats if not seat.done]:
            put_question(game, STEPS[game.at], seat)
    run(game)
    for seat, decision in pending(game).items():
        if decision.least > len(decision.options):
            raise BrokenScene(LETTERS[seat], decision.ask, "a position in which the seat can answer")


# Writing

def write(game):
    """The position as a text; cards that a view hides are blank."""
    parts = [head_text(game)]
    if game.options["ruleset"] != "base":
        parts.append("ruleset " + game.options["ruleset"])
    if game.options["edition"] != 2:
        parts.append("edition %d" % game.options["edition"])
    parts.extend([name for name in SWITCHES if game.options[name]])
    if game.discards:
        parts.append("discards %d" % len(game.discards))
    if game.pool != usual_pool(game):
        parts.append("pool %d" % game.pool)
    return " | ".join(parts + [seat_text(game, seat) for seat in game.seats])


def head_text(game):
    step = "over" if game.at == "over" else game.now + "." + game.at.split(".")[1]
    later = [phase for phase in game.agenda if phase != "round_end"]
    return "%s r%d" % (step, game.round) + (" then " + ", ".join(later) if later else "")
