"""The invasion of a position: "invasion: repulse 22, defeats 1, waves 11 5 base+3, past 3 4, discs B 2 A 0, dealt 3 base+4, repulsed".

    invasion        alone: as in a new game
    repulse 22      the repulse value that is left
    waves 11 5 8    11 invaders are left, next those named; unsaid: all those of a new game
    past 3 4        invaders of wave 3 that have come
    discs B 2 A 0   the admiral discs, those lower in a stack first, and where they stand; unsaid: before the first invasion;
                    during one: where they move to
    dealt 3 base+4  the invader of each seat
    defeats 1       so many times everybody failed; "repulsed" or "defeated": so the game ended
"""

from engine.program import STEPS
from engine.scene.reader import LETTERS
from engine.xenos import RANKS, WAVE_3, bonus_tiles, change, invasion_deck, move_discs, new_invasion

ENDS = ("repulsed", "defeated")


def read_invasion(reader, game):
    game.invasion = new_invasion(game)
    more = reader.take(":")
    while more:
        place = reader.rest
        word = reader.word()
        if word in ENDS:
            change(game, over=word)
        elif word in READ:
            READ[word](reader, game)
        else:
            reader.fail("one of " + ", ".join(list(READ) + list(ENDS)), place)
        more = reader.take(",")
    reader.end()


def read_repulse(reader, game):
    change(game, repulse=reader.signed())


def read_defeats(reader, game):
    change(game, defeats=reader.number())


def read_waves(reader, game):
    place = reader.rest
    size, top = reader.number(), invaders(reader)
    deck = invasion_deck(game, max(0, size - len(top)), game.invasion["past"])
    if len(deck) + len(top) != size:
        reader.fail("as many invaders as are named, and no more than the game has", place)
    change(game, waves=deck + top[::-1])


def read_past(reader, game):
    place = reader.rest
    past = invaders(reader)
    for invader in past:
        if past.count(invader) > WAVE_3.count(invader):
            reader.fail("invaders of wave 3", place)
    change(game, past=past, waves=invasion_deck(game, len(WAVE_3) - len(past), past))


def invaders(reader):
    found = []
    while reader.rest and reader.rest[0] != ",":
        place = reader.rest
        found.append(reader.word())
        if found[-1] not in RANKS:
            reader.fail("an invader: " + ", ".join(RANKS), place)
    return found


def read_discs(reader, game):
    place = reader.rest
    discs, strengths = [], [0] * len(game.seats)
    while reader.rest and reader.rest[0] != ",":
        discs.append(reader.letter(game.seats).index)
        strengths[discs[-1]] = reader.signed()
    if sorted(discs) != list(range(len(game.seats))):
        reader.fail("each seat once", place)
    change(game, discs=discs, admirals=strengths)


def read_dealt(reader, game):
    place = reader.rest
    dealt = invaders(reader)
    if len(dealt) != len(game.seats) or game.at not in STEPS or game.now != "invasion":
        reader.fail("in an invasion: an invader for each seat", place)
    change(game, dealt=dealt)


READ = {"repulse": read_repulse, "defeats": read_defeats, "waves": read_waves, "past": read_past, "discs": read_discs, "dealt": read_dealt}


def prepare_invasion(game):
    """Where discs stand and who has the tiles follows from the tableaus, if it is not told."""
    if game.invasion and game.now == "invasion" and game.at in STEPS and not game.invasion["discs"]:
        move_discs(game)
    if game.invasion and game.at == "over" and game.invasion["over"] != "defeated":
        change(game, bonuses=bonus_tiles(game))


def invasion_text(game):
    if not game.invasion:
        return []
    told = game.invasion
    words = ["repulse %d" % told["repulse"]]
    if told["defeats"]:
        words.append("defeats %d" % told["defeats"])
    if told["past"]:
        words.append("past " + " ".join(told["past"]))
    words.append("waves %d" % len(told["waves"]))
    if told["discs"]:
        words.append("discs " + " ".join(["%s %d" % (LETTERS[seat], told["admirals"][seat]) for seat in told["discs"]]))
    if told["dealt"]:
        words.append("dealt " + " ".join(told["dealt"]))
    return ["invasion: " + ", ".join(words + ([told["over"]] if told["over"] else []))]
