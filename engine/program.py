"""Which steps the phases of a game are made of: data, from the lists that the phases declare."""

from engine.phases import automatic, choose, consume, contribute, develop, explore, invasion, more, produce, round_end, search, settle, setup, takeover

SETTLE_STEPS = settle.STEPS + more.STEPS + takeover.STEPS
PRODUCE_STEPS = contribute.STEPS + produce.STEPS

# The steps of each phase; the second Develop or Settle of a round (B-2P-4) runs through the same steps.
PHASES = {
    "setup": setup.STEPS, "choose": choose.STEPS, "search": search.STEPS, "explore": explore.STEPS, "develop": develop.STEPS,
    "develop2": develop.STEPS, "settle": SETTLE_STEPS, "settle2": SETTLE_STEPS, "consume": consume.STEPS, "produce": PRODUCE_STEPS,
    "round_end": round_end.STEPS, "invasion": invasion.STEPS,
}
# The small Persian game consumes by itself. (PV-A12)
SMALL_PHASES = dict(PHASES, consume=automatic.STEPS)
STEPS = {step.name: step for steps in list(PHASES.values()) + [automatic.STEPS] for step in steps}


class Program:
    """The steps that have a sense in games with the same deck and options: a base game runs through none of what only expansions need.

    steps  phase → its steps; `after` the name of a step → the one that follows it in its phase, or None
    """

    __slots__ = ("steps", "after")

    def __init__(self, phases, present):
        self.steps = {phase: [step for step in phases[phase] if not step.needs or present.intersection(step.needs)] for phase in phases}
        self.after = {}
        for steps in self.steps.values():
            self.after.update({step.name: later for step, later in zip(steps, steps[1:] + [None])})


_programs = {}


def program_of(game):
    """The game's Program, shared by all games like it."""
    if game.program is None:
        options = game.options
        name = "%s %s %s %s" % (options["ruleset"], options["promo"], options["takeovers"], options["invasion"])
        if name not in _programs:
            _programs[name] = Program(SMALL_PHASES if game.rules.small else PHASES, features(game))
        game.program = _programs[name]
    return game.program


def steps_of(game, phase):
    """The steps of a phase in this game."""
    return program_of(game).steps[phase]


def features(game):
    """What a step may need: the kinds of powers in the deck, and what the game was made with."""
    found = set(game.kinds)
    for option in ("takeovers", "invasion"):
        if game.options[option]:
            found.add(option)
    if game.rules.start_choice or game.options["promo"]:
        found.add("start choice")
    return found
