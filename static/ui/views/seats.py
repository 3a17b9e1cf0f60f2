"""Players in one line each, the phases they chose, and who is being waited for."""

from engine import account, score
from engine.phases.choose import PHASE_OF, PRESTIGE
from engine.prestige import sole_leader
from engine.table import face_up
from ui.html import button, esc, initial, isolated, name_tag, spoken
from ui.icons import good, icon
from ui.views.glyphs import ROMAN
from ui.views.say import figures, names, say, words
from ui.views.slots import row

PHASES = ("explore", "develop", "settle", "consume", "produce")
MARKS = {"explore+5": "+5", "explore+1+1": "+1", "trade": "$", "double": "2\u00d7", "develop2": "2", "settle2": "2", "repair": "R"}
STAR = "\u2605"      # beside an action that the prestige card strengthens


def mark(model, seat):
    """A player as a letter in a ring, for places where the name does not fit."""
    return f'<span class="mark seat-{seat}" aria-hidden="true">{esc(initial(model.names[seat]))}</span>'


def seat_range(model):
    """The seats by number."""
    return range(len(model.game.seats))


# Phases

def phase_of(action):
    return PHASE_OF.get(action, action).rstrip("2")


def left(game):
    """The VP chips left; those paid out beyond the last one come from the spare ones."""
    return max(game.pool, 0)


def shown_phases(game):
    """The five phases of every round; Search if somebody searches in this one; the invasion where there is one."""
    search = ("search",) if phase_state(game, "search") != "off" else ()
    return search + PHASES + (("invasion",) if game.invasion else ())


def choosers(game, phase):
    """Who chose this phase, as [seat, action]; nobody before the choice is revealed."""
    if game.now == "setup" or game.at == "choose.actions":
        return []
    return [[seat.index, action] for seat in game.seats for action in seat.actions if phase_of(action) == phase]


def strengthened(game, seat, action):
    """Did the seat choose the action with its prestige card?"""
    return PRESTIGE + action in game.seats[seat].actions


def phase_state(game, phase):
    """ "now", "next" (still to come), "past" or "off" """
    if game.now.rstrip("2") == phase:
        return "now"
    if phase in [other.rstrip("2") for other in game.agenda]:
        return "next"
    return "past" if choosers(game, phase) else "off"


def phases(model):
    """The strip: what was chosen by whom, and where the round is."""
    cells = "".join([phase_cell(model, phase) for phase in shown_phases(model.game)])
    return f'<ol class="strip-phases" aria-label="{esc(words(model).PHASES)}">{cells}</ol>'


def phase_cell(model, phase):
    state = phase_state(model.game, phase)
    who = [chooser(model, seat, action) for seat, action in choosers(model.game, phase)]
    name = say(model).phase(phase)
    label = f"{name}. {words(model).chosen_by(names(model, [seat for seat, action in choosers(model.game, phase)]))}"
    crowd = " crowd" if len(who) > 1 else ""
    current = ' aria-current="step"' if state == "now" else ""
    cell, end = ('<span class="cell"', "</span>") if model.projector else (f'<button type="button" data-do="sheet" data-option="phase:{phase}"', "</button>")
    return (
        f'<li class="phase {phase} {state}"{current}>{cell} data-testid="phase-{phase}">'
        f'{spoken(label)}<span class="print" aria-hidden="true"><span class="roman">{ROMAN[phase]}{icon(phase)}</span><span class="called">{esc(name)}</span>'
        f'<span class="whos{crowd}">{"".join(who)}</span></span>{end}</li>'
    )


def chooser(model, seat, action):
    star = STAR if strengthened(model.game, seat, action) else ""
    return f'<span class="who">{mark(model, seat)}<small>{figures(model, MARKS.get(action, ""))}{star}</small></span>'


# Players

def numbers(model, seat):
    """Chips, hand, tableau, Military and goods of a player, and what their ruleset adds, as icons with figures, and in words for a screen reader."""
    strength = account.general_military(model.game, face_up(seat))
    goods = "".join([good(model.game.cards[world].good) for world in seat.good_worlds])
    added = extras(model, seat)
    more = "".join([f'<span class="{name}">{icon(sign)}{figure}</span>' for name, sign, figure, told in added])
    return (
        f'{spoken(words(model).seat_numbers(seat, [told for name, sign, figure, told in added]))}<span class="numbers-of" aria-hidden="true">'
        f'<span>{icon("vp", style="chip")}{say(model).number(seat.chips)}</span><span>{icon("hand")}{say(model).number(len(seat.hand))}</span>'
        f'<span class="placed">{icon("deck")}{say(model).number(len(seat.tableau))}</span><span class="strength">{icon("military")}{say(model).signed(strength)}</span>{figures(model, more)}<span class="goods">{goods}</span></span>'
    )


def extras(model, seat):
    """What the ruleset adds to a player's figures, as [style, icon, figure, words]."""
    game, text, found = model.game, words(model), []
    if game.rules.prestige:
        sign = "most" if sole_leader(game) is seat else "prestige"
        found.append(["of-prestige", sign, seat.prestige, text.prestige(seat.prestige, sign == "most")])
        if not seat.spent_card:
            found.append(["of-card", "search", "", text.PRESTIGE_CARD_LEFT])
    if seat.goals:
        found.append(["of-goals", "goal", len(seat.goals), text.goals(len(seat.goals))])
    if seat.saved:
        found.append(["of-saved", "saved", len(seat.saved), text.saved(len(seat.saved))])
    if game.invasion and seat.awards:
        found.append(["of-awards", "shield", seat.awards, text.awards(seat.awards)])
    if seat.damaged:
        found.append(["of-damaged", "damaged", len(seat.damaged), text.damaged_worlds(len(seat.damaged))])
    return found


def status(model, seat):
    """Still thinking, ready, or away."""
    text, there = words(model), model.table["seats"][seat]
    if not there["bot"] and not there["here"]:
        return f'<span class="status away">{icon("lost", text.AWAY)}</span>'
    if seat in model.table["waiting"]:
        return f'<span class="status thinking">{icon("wait", text.THINKING)}</span>'
    return f'<span class="status ready">{icon("check", text.READY)}</span>'


def opponents(model):
    """One line for each other player; it opens their tableau. A spectator sees all tableaus anyway."""
    if model.you is None:
        return ""
    others = [seat for seat in model.game.seats if seat.index != model.you]
    lines = "".join([line(model, seat) + beside(model, seat) for seat in others])
    return f'<ul class="seats" aria-label="{esc(words(model).OPPONENTS)}">{lines}</ul>'


def line(model, seat):
    name = model.names[seat.index]
    return (
        f'<li><button type="button" class="seat" data-do="sheet" data-option="seat:{seat.index}" data-testid="seat-{seat.index}">'
        f'{mark(model, seat.index)}{name_tag(name)}{numbers(model, seat)}{status(model, seat.index)}</button></li>'
    )


def beside(model, seat):
    """On wide screens the tableau stands under the line."""
    if not model.wide:
        return ""
    return f'<li class="in-full">{row(model, seat.tableau, "tiles", words(model).tableau_of(model.names[seat.index]), seat, still=True)}</li>'


def own_line(model):
    """The viewer's own figures, above their tableau, with the points as they stand."""
    seat = model.me
    total = score(model.game)[seat.index]
    return (
        f'<p class="own">{mark(model, seat.index)}<b class="number" data-testid="points">{esc(words(model).points(total))}</b>'
        f"{numbers(model, seat)}</p>"
    )


def waiting_line(model):
    """Who has still to answer."""
    others = [seat for seat in model.table["waiting"] if seat != model.you]
    if not others:
        return ""
    told = f'<p class="waiting soft" data-testid="waiting">{icon("wait")} {esc(words(model).waiting_for(names(model, others)))}</p>'
    return told + nudges(model, others)


def nudges(model, others):
    """A player can remind each person who is being waited for, once for each question."""
    seats = [seat for seat in others if model.you is not None and not model.table["seats"][seat]["bot"] and seat not in model.nudged]
    buttons = [button(esc(words(model).remind(isolated(model.names[seat]))), "nudge", f"nudge-{seat}", seat) for seat in seats]
    return f'<div class="answers nudges" data-scroll="nudges">{"".join(buttons)}</div>' if buttons else ""
