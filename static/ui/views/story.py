"""How the game went, at its end: points over the rounds as a chart and as a table, the actions of every round, the cards drawn."""

from engine.phases.choose import PRESTIGE
from ui.html import esc, initial, name_tag
from ui.views.glyphs import pill
from ui.views.say import figures, say, words
from ui.views.seats import MARKS, STAR, mark, phase_of, seat_range

WIDTH, HEIGHT = 320, 170            # of the chart, in its own units
LEFT, RIGHT, TOP, BOTTOM = 30, 22, 8, 24
STEPS = (1, 2, 5, 10, 20, 50)       # between the lines of the grid
ROWS = {"trade": "trade", "double": "consume"}      # actions whose sign is not that of their phase


def story(model):
    """All of it; "" if the room knows nothing of how the game went."""
    told = model.table.get("story")
    rounds = [one for one in told["rounds"] if one[2]] if told else []
    if not rounds:
        return ""
    text = words(model)
    return (
        f"<h3>{esc(text.POINTS_BY_ROUND)}</h3>{chart(model, rounds)}{folded(text.AS_TABLE, 'points-table', points_table(model, rounds))}"
        f"<h3>{esc(text.ACTIONS_BY_ROUND)}</h3>{actions_table(model, rounds)}<h3>{esc(text.CARDS_DRAWN)}</h3>{drawn_table(model, told['drawn'])}"
    )


def folded(label, testid, body):
    return f'<details><summary data-testid="{testid}">{esc(label)}</summary><div class="wide-table" data-scroll="{testid}">{body}</div></details>'


# The chart

def chart(model, rounds):
    """A line for each player, told apart by colour, by dashes, and by the player's letter at its end; silent, as the table says the same."""
    most = max([max(points) for number, actions, points in rounds] + [1])
    lines = "".join([player_line(model, rounds, seat, most) for seat in seat_range(model)])
    label = esc(words(model).POINTS_BY_ROUND)
    return f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}" data-testid="chart">{grid(model, most)}{feet(model, rounds)}{lines}</svg>'


def across(place, number):
    """Where round `place` (from 0) of `number` stands, from the left."""
    return LEFT + (WIDTH - LEFT - RIGHT) * place // max(number - 1, 1)


def up(points, most):
    """Where so many points stand, from the top; fewer than none stand on the ground."""
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * max(points, 0) // most


def grid(model, most):
    """Level lines with their points, about five of them."""
    step = [step for step in STEPS if most <= step * 6 or step == STEPS[-1]][0]
    lines = []
    for points in range(0, most + 1, step):
        height = up(points, most)
        lines.append(f'<path class="grid" d="M{LEFT} {height}H{WIDTH - RIGHT}"/><text x="{LEFT - 5}" y="{height + 4}" text-anchor="end">{esc(say(model).number(points))}</text>')
    return "".join(lines)


def feet(model, rounds):
    """The numbers of the rounds, as many as there is room for."""
    every = (len(rounds) + 9) // 10
    shown = range(0, len(rounds), every)
    return "".join([f'<text x="{across(place, len(rounds))}" y="{HEIGHT - 6}" text-anchor="middle">{esc(say(model).number(rounds[place][0]))}</text>' for place in shown])


def player_line(model, rounds, seat, most):
    points = [[across(place, len(rounds)), up(rounds[place][2][seat], most)] for place in range(len(rounds))]
    path = "L".join([f"{left} {top}" for left, top in points])
    left, top = points[-1]
    return (
        f'<g class="line-of seat-{seat}"><path d="M{path}"/><circle cx="{left}" cy="{top}" r="3"/>'
        f'<text x="{left + 6}" y="{end_of(rounds, seat, most)}">{esc(initial(model.names[seat]))}</text></g>'
    )


def end_of(rounds, seat, most):
    """Where the letter stands at the end of a line: letters of equal points stand below each other."""
    points = rounds[-1][2]
    before = len([other for other in range(seat) if abs(up(points[other], most) - up(points[seat], most)) < 10])
    return up(points[seat], most) + 4 + 11 * before


# The tables

def heads(model):
    return "".join([f'<th scope="col">{mark(model, seat)}{name_tag(model.names[seat])}</th>' for seat in seat_range(model)])


def table(model, corner, rows, style=""):
    """Rows of [head, cells], a column for each player; `corner` stands over the heads of the rows."""
    first = f'<th scope="col">{esc(corner)}</th>' if corner else "<td></td>"
    body = "".join([f'<tr><th scope="row">{head}</th>{"".join(cells)}</tr>' for head, cells in rows])
    return f'<table class="score {style}"><thead><tr>{first}{heads(model)}</tr></thead><tbody>{body}</tbody></table>'


def points_table(model, rounds):
    rows = [[number(model, round), [f"<td>{number(model, points[seat])}</td>" for seat in seat_range(model)]] for round, actions, points in rounds]
    return table(model, words(model).ROUND, rows)


def number(model, amount):
    return esc(say(model).number(amount))


def actions_table(model, rounds):
    rows = [[number(model, round), [f"<td>{chosen(model, actions[seat])}</td>" for seat in seat_range(model)]] for round, actions, points in rounds]
    return f'<div class="wide-table" data-testid="actions-table" data-scroll="actions" tabindex="0" role="group" aria-label="{esc(words(model).ACTIONS_BY_ROUND)}">{table(model, words(model).ROUND, rows, "of-actions")}</div>'


def chosen(model, actions):
    """The actions of one player in one round, as signs with their names."""
    return "".join([action(model, word, PRESTIGE + word in actions) for word in actions if not word.startswith(PRESTIGE)])


def action(model, word, strong):
    phase = phase_of(word)
    name = say(model).action(PRESTIGE + word if strong else word)
    return f'<span class="chose" role="img" aria-label="{esc(name)}" title="{esc(name)}">{pill(ROWS.get(word, phase))}<small>{figures(model, MARKS.get(word, ""))}{STAR if strong else ""}</small></span>'


def drawn_table(model, drawn):
    text = words(model)
    rows = [[esc(label), [f"<td>{number(model, one[place])}</td>" for one in drawn]] for place, label in enumerate(text.DRAWN_BY)]
    rows.append([esc(text.TOTAL), [f"<td><b>{number(model, sum(one))}</b></td>" for one in drawn]])
    return table(model, "", rows, "of-drawn")
