"""The driver: which step comes next, who owes an answer, what an answer does. It knows no rule of a phase."""

from engine.decision import IllegalChoice
from engine.goals import check_goals, check_losses
from engine.prestige import pass_tile
from engine.program import STEPS, program_of, steps_of
from engine.scoring import ends, winners
from engine.table import face_up, in_order
from engine.xenos import give_tiles


# What players do

def pending(game):
    """The decisions that seats still owe, as {seat: Decision}: empty when the game is over. In a view: only the viewer's own."""
    decisions = {}
    if game.at == "over":
        return decisions
    step = STEPS[game.at]
    for seat in owing(game) if step.ordered else game.seats:
        if not seat.done and (game.eyes is None or game.eyes == seat.index):
            decisions[seat.index] = question(game, step, seat)
    return decisions


def waiting(game):
    """The numbers of the seats that still owe an answer; this everybody may know."""
    return [seat.index for seat in owing(game)]


def owing(game):
    """The seats that still owe an answer. In an ordered step: only the next one."""
    if game.at == "over":
        return []
    if STEPS[game.at].ordered:
        return [seat for seat in in_order(game) if not seat.done][:1]
    return [seat for seat in game.seats if not seat.done]


def apply(game, seat, choice):
    """Carry out a seat's answer (a list of options) and all that follows from it; returns the news.

    In a secret step an answer may be given again until all have answered. Raises IllegalChoice before anything is changed.
    """
    seat = seat_numbered(game, seat)
    step = STEPS[game.at]
    decision = question(game, step, seat) if may_answer(game, step, seat) else None
    if decision is None:
        raise IllegalChoice("not asked")
    decision.check(choice)
    game.news = []
    answer(game, step, seat, choice)
    run(game)
    return game.news


def may_answer(game, step, seat):
    """Does the seat owe an answer, or may it change the one it gave in secret?"""
    return seat in owing(game) if step.ordered else step.secret or not seat.done


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
    decision = question(game, step, seat) if may_answer(game, step, seat) else None
    if decision is None:
        return ("not asked",)
    if option in decision.options:
        return None
    return (step.refuses(game, seat, option) if step.refuses else None) or ("not asked for", decision.of)


# What follows

def ask(game, seat):
    """What the present step asks the seat, or None."""
    return decision_of(game, STEPS[game.at], seat)


def decision_of(game, step, seat):
    decision = step.asks(game, seat)
    if decision is not None:
        decision.at, decision.seat = step.name, seat.index
    return decision


def question(game, step, seat):
    """The same, worked out once for whoever wants to know it (`put_question`, `pending`, `apply`) until the seat answers or the step ends.

    Seats that are asked together act at the same time: what one of them does changes no other's question.
    """
    asked, index = game.asked, seat.index
    if index not in asked:
        asked[index] = decision_of(game, step, seat)
    return asked[index]


def answer(game, step, seat, choice):
    game.asked.pop(seat.index, None)
    seat.count += 1
    told = len(game.news)
    step.answers(game, seat, choice)
    if game.goals:
        note_losses(game, told)
    if not step.repeats:
        seat.done = True
    elif not seat.done:
        put_question(game, step, seat)


def put_question(game, step, seat):
    """Is the seat asked (again) in this open step? A question with a single answer is not put, but answered."""
    decision = question(game, step, seat)
    if decision is None:
        seat.done = True
        return
    sole = decision.sole()
    if sole is not None:
        answer(game, step, seat, sole)


def note_losses(game, told):
    """A seat that lost a card or prestige, as the news tell from number `told` on, may lose a goal with it, at once. (G-4)"""
    for item in game.news[told:]:
        if item[0] == "lost":
            check_losses(game, game.seats[item[1]], item[2])
        elif item[0] == "taken":
            check_losses(game, game.seats[item[3]], item[2])
        elif item[0] == "prestige" and item[2] < 0:
            check_losses(game, game.seats[item[1]], None)


def run(game):
    """Go on until somebody owes an answer, or the game is over."""
    while game.at != "over":
        step = STEPS[game.at]
        if step.ordered:
            next_in_order(game, step)
        for seat in game.seats:
            if not seat.done:
                return
        if step.closes:
            close_step(game, step)
        advance(game, step)


def close_step(game, step):
    told = len(game.news)
    step.closes(game)
    if game.goals:
        note_losses(game, told)


def next_in_order(game, step):
    """Ask one seat after the other, until one has something to answer."""
    for seat in in_order(game):
        if not seat.done:
            put_question(game, step, seat)
        if not seat.done:
            return


def advance(game, step):
    """To the next step of the phase, or the next phase of the round, or the next round."""
    after = program_of(game).after[step.name]
    if step.again and step.again(game):
        open_step(game, step)
    elif after is not None:
        open_step(game, after)
    else:
        close_phase(game)


def close_phase(game):
    """What is looked at when a phase ends: goals (G-2, G-3) and the prestige leader (P-3); then what comes next."""
    if game.goals:
        check_goals(game, "settle" if game.now == "setup" else game.now)        # G-6: once before the first round
    if game.rules.prestige and game.now not in ("search", "round_end"):
        pass_tile(game)
    if game.agenda:
        open_phase(game, game.agenda.pop(0))
    elif game.now in ("round_end", "invasion") and ends(game):
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
        there = face_up(seat) if seat.damaged else seat.tableau
        if seat.standing != there:
            seat.in_force = there[:]
    if phase != "choose":
        game.news.append(["phase", None, phase])
    open_step(game, steps_of(game, phase)[0])


def open_step(game, step):
    game.at, game.asked = step.name, {}
    for seat in game.seats:
        seat.done = False
    if step.opens:
        step.opens(game)
    put_questions(game, step)


def put_questions(game, step):
    """Who is asked in a step that has just opened. In a secret step everybody but who is skipped, so that silence tells nothing."""
    if step.secret:
        for seat in game.seats if step.skips else ():
            seat.done = seat.done or step.skips(game, seat)
    elif not step.ordered:
        for seat in in_order(game):
            if not seat.done:
                put_question(game, step, seat)


def finish(game):
    game.at = "over"
    for seat in game.seats:
        seat.clear()
        seat.done, seat.in_force = True, face_up(seat)[:]
    if game.invasion:
        give_tiles(game)
    game.news.append(["over", None, winners(game)])
