"""The head of a position: the step, the round, and the phases still to come in it; and the options of its game."""

from engine.goals import GOALS
from engine.new_game import BadOption, checked
from engine.phases.choose import ORDER
from engine.program import PHASES, steps_of
from engine.scene.reader import LETTERS, BrokenScene

SWITCHES = ("two_actions", "preset_hands", "promo", "takeovers")
LAST = ("round_end", "invasion")        # the phases that nobody chooses


# Options

def read_options(fields, players):
    options = {"ruleset": "base", "edition": 2, "players": max(players, 2)}
    if "ruleset" in fields:
        options["ruleset"] = fields["ruleset"].word()
    if "edition" in fields:
        options["edition"] = fields["edition"].number()
    for name in SWITCHES + ("goals", "invasion"):
        options[name] = name in fields
    if "preset_hands" in fields:
        options["preset_hands"] = read_hands(fields["preset_hands"], options["players"])
    try:
        return checked(**options)
    except BadOption as error:
        raise BrokenScene("options", " ".join([str(word) for word in error.reason]), "options of a game")


def read_hands(reader, players):
    """Who has a preset hand: everybody, or the seats named, or nobody of those who might."""
    if reader.rest == "":
        return True
    seats = []
    more = not reader.take("-")
    while more:
        seats.append(reader.letter(list(range(players))))
        more = reader.take(",")
    return seats


def options_text(options):
    parts = []
    if options["ruleset"] != "base":
        parts.append("ruleset " + options["ruleset"])
    if options["edition"] != 2:
        parts.append("edition %d" % options["edition"])
    return parts + [switch_text(name, options[name]) for name in SWITCHES if options[name] is not False]


def switch_text(name, value):
    return "%s %s" % (name, ", ".join([LETTERS[seat] for seat in value]) or "-") if type(value) is list else name


def read_goals(reader, game):
    """Names of goals between commas, or none."""
    goals = []
    known = [GOALS[key] for key in GOALS if GOALS[key].series in game.rules.goals]
    more = reader.rest != ""
    while more:
        place = reader.rest
        name = reader.name([goal.name for goal in known], "the name of a goal")
        key = [goal.key for goal in known if goal.name == name][0]
        if key in goals:
            reader.fail("each goal once", place)
        goals.append(key)
        more = reader.take(",")
    return goals


def goals_text(keys):
    return ", ".join([GOALS[key].name for key in keys])


# The step

def read_head(reader, game):
    game.now, game.at = read_step(reader, game)
    game.round = 0 if game.now == "setup" else 1
    if reader.take("r"):
        game.round = reader.number()
    if game.at == "over":
        game.now = last_phases(game)[-1]
    elif game.now in ORDER:
        game.agenda = read_agenda(reader, game, ORDER[ORDER.index(game.now) + 1:]) + last_phases(game)
    elif game.now in LAST:
        game.agenda = last_phases(game)[LAST.index(game.now) + 1:]
    reader.end()


def last_phases(game):
    return list(LAST) if has_phase(game, "invasion") and game.round >= 3 else ["round_end"]


def has_phase(game, phase):
    """Can the game have such a phase at all?"""
    if phase == "invasion":
        return game.options["invasion"]
    return game.rules.prestige or phase != "search"


def read_step(reader, game):
    """(phase, step); the step is empty where the phase is about to open."""
    place = reader.rest
    word = reader.word()
    if word == "over":
        return "round_end", "over"
    known = [phase for phase in PHASES if has_phase(game, phase)]
    if word in known:
        return word, ""
    first, dot, last = word.partition(".")
    for phase in known:
        for step in steps_of(game, phase):
            if step.name == first.rstrip("2") + dot + last and first.endswith("2") == phase.endswith("2"):
                return phase, step.name
    reader.fail("a step, as settle.choose, or a phase, as settle", place)


def read_agenda(reader, game, later):
    later = [phase for phase in later if has_phase(game, phase)]
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


def head_text(game):
    later = [phase for phase in game.agenda if phase not in LAST]
    return "%s r%d" % (step_text(game), game.round) + (" then " + ", ".join(later) if later else "")


def step_text(game):
    """The step, "settle2.choose" in the second Settle of a round."""
    first, dot, last = game.at.partition(".")
    return first + "2" * game.now.endswith("2") + dot + last
