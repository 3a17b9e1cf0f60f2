"""The driver: which step comes next, who owes an answer, what an answer does. It names no rule of a phase."""

from engine.decision import IllegalChoice
from engine.phases import choose, consume, develop, explore, produce, round_end, settle, setup
from engine.scoring import ends, winners

# The steps of each phase; the second Develop or Settle of a round (B-2P-4) runs through the same steps.
PHASES = {
    "setup": setup.STEPS, "choose": choose.STEPS, "explore": explore.STEPS, "develop": develop.STEPS, "develop2": develop.STEPS,
    "settle": settle.STEPS, "settle2": settle.STEPS, "consume": consume.STEPS, "produce": produce.STEPS, "round_end": round_end.STEPS,
}
STEPS = {step.name: step for steps in PHASES.values() for step in steps}
NEXT = {before.name: after for steps in PHASES.values() for before, after in zip(steps, steps[1:])}      # within the phase


# What players do

def pending(game):
    """The decisions that seats still owe, as {seat: Decision}: empty when the game is over. In a view: only the viewer's own."""
    decisions = {}
    if game.at != "over":
        for seat in game.seats:
            if not seat.done and game.eyes in (None, seat.index):
                decisions[seat.index] = ask(game, seat)
    return decisions


def waiting(game):
    """The seats that still owe an answer; this everybody may know."""
    return [seat.index for seat in game.seats if not seat.done] if game.at != "over" else []


def apply(game, seat, choice):
    """Carry out a seat's answer (a list of options) and all that follows from it; returns the news.

    In a secret step an answer may be given again until all have answered. Raises IllegalChoice before anything is changed.
    """
    seat = seat_numbered(game, seat)
    step = STEPS[game.at]
    if seat.done and not step.secret:
        raise IllegalChoice("not asked")
    ask(game, seat).check(choice)
    game.news = []
    answer(game, step, seat, choice)
    run(game)
    return game.news


def seat_numbered(game, index):
    if game.at == "over":
        raise IllegalChoice("game over")
    if type(index) is not int or not 0 <= index < len(game.seats):
        raise IllegalChoice("no such seat", index)
    return game.seats[index]


def why_not(game, seat, option):
    """Why the seat cannot choose this option (a card id, or a word) in the present step: a reason for the wording, or None if it can."""
    seat = game.seats[seat]
    if game.at == "over":
        return ("game over",)
    step = STEPS[game.at]
    decision = ask(game, seat) if not seat.done or step.secret else None
    if decision is None:
        return ("not asked",)
    if option in decision.options:
        return None
    return (step.refuses(game, seat, option) if step.refuses else None) or ("not asked for",)


# What follows

def ask(game, seat):
    decision = STEPS[game.at].asks(game, seat)
    if decision is not None:
        decision.at, decision.seat = game.at, seat.index
    return decision


def answer(game, step, seat, choice):
    seat.count += 1
    step.answers(game, seat, choice)
    if not step.repeats:
        seat.done = True
    elif not seat.done:
        settle_question(game, step, seat)


def settle_question(game, step, seat):
    """Is the seat asked (again)? In a secret step it is; in an open one a question with a single answer is not put, but answered."""
    if step.secret:
        return
    decision = step.asks(game, seat)
    if decision is None:
        seat.done = True
        return
    sole = decision.sole()
    if sole is not None:
        answer(game, step, seat, sole)


def run(game):
    """Go on until somebody owes an answer, or the game is over."""
    while game.at != "over" and all_done(game):
        step = STEPS[game.at]
        if step.closes:
            step.closes(game)
        advance(game)


def all_done(game):
    for seat in game.seats:
        if not seat.done:
            return False
    return True


def advance(game):
    """To the next step of the phase, or the next phase of the round, or the next round."""
    if game.at in NEXT:
        open_step(game, NEXT[game.at])
    elif game.agenda:
        open_phase(game, game.agenda.pop(0))
    elif game.now == "round_end" and ends(game):
        finish(game)
    else:
        open_round(game)


def open_round(game):
    game.round += 1
    for seat in game.seats:
        seat.actions = []
    game.news.append(["round", None, game.round])
    open_phase(game, "choose")


def open_phase(game, phase):
    """Only powers that lie in the tableau now count in this phase. (B-TIM-1)"""
    game.now = phase
    for seat in game.seats:
        seat.clear()
        if seat.in_force != seat.tableau:
            seat.in_force = seat.tableau[:]
    if phase != "choose":
        game.news.append(["phase", None, phase])
    open_step(game, PHASES[phase][0])


def open_step(game, step):
    game.at = step.name
    if step.opens:
        step.opens(game)
    for seat in game.seats:
        seat.done = False
        settle_question(game, step, seat)


def finish(game):
    game.at = "over"
    for seat in game.seats:
        seat.clear()
        seat.done, seat.in_force = True, seat.tableau[:]
    game.news.append(["over", None, winners(game)])
