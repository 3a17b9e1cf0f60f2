"""What some rulesets add to the table: goals, takeovers that are declared, the invasion. All numbers are the engine's."""

from engine import account
from engine.account import amount_of
from engine.combat import attack_lines, defence_lines
from engine.goals import FIRST, FIRST_POINTS, GOALS, MOST_POINTS
from engine.scoring import ends, tableau_limit
from engine.xenos import ranking
from ui.html import esc, name_tag, spoken
from ui.icons import icon
from ui.views.say import figures, names, say, title, words
from ui.views.seats import mark
from ui.views.sums import summed


def extras(model):
    """Below the players: what is under attack now; on wide screens the goals and the invasion too."""
    beside = goals_bar(model) + invasion_bar(model) if model.wide or model.projector else ""
    return last_round(model) + attacks(model) + invaders(model) + beside


def last_round(model):
    """That the game ends with this round, and why, as soon as it is certain."""
    game = model.game
    if game.over or not ends(game):
        return ""
    full = [seat.index for seat in game.seats if len(seat.tableau) >= tableau_limit(game, seat)]
    why = words(model).full_tableau(names(model, full)) if full else words(model).CHIPS_OUT if game.pool <= 0 else ""
    return f'<p class="alarm last-why" data-testid="last-round-why">{icon("wait")} {esc(words(model).LAST_ROUND)}. {esc(why)}</p>'


# Goals

def all_goals(game):
    """The goals of this game: those still open, then those that somebody has for good."""
    return game.goals + [key for key in GOALS if key not in game.goals and holders(game, key)]


def holders(game, key):
    return [seat.index for seat in game.seats if key in seat.goals]


def goals_bar(model):
    """Every goal by name, with who holds it; each opens the sheet of goals."""
    keys = all_goals(model.game)
    if not keys:
        return ""
    return f'<ul class="goals-bar">{"".join([goal_name(model, key) for key in keys])}</ul>'


def goal_name(model, key):
    held = holders(model.game, key)
    marks = "".join([mark(model, seat) for seat in held])
    told = spoken(words(model).held_by(names(model, held))) if held else ""
    return f'<li class="{GOALS[key].family}{" held" if held else ""}">{icon("goal")}<span>{esc(say(model).goal(key))}</span>{marks}{told}</li>'


def goals(model, nothing):
    """The sheet: what each goal counts, how far everybody is, and who holds it."""
    body = "".join([goal(model, key) for key in all_goals(model.game)])
    return esc(say(model).room_option("goals")), f'<ul class="goals">{body}</ul>'


def goal(model, key):
    points = FIRST_POINTS if GOALS[key].family == FIRST else MOST_POINTS
    held = holders(model.game, key)
    told = f'<p class="good-news">{icon("check")} {esc(words(model).held_by(names(model, held)))}</p>' if held else ""
    return (
        f'<li data-testid="goal-{key}"><h3>{icon("goal")}{esc(say(model).goal(key))}<b class="number">{esc(words(model).points(points))}</b></h3>'
        f'<p>{esc(say(model).goal_help(key))}</p>{told}<p class="progress">{"".join([progress(model, key, seat) for seat in model.game.seats])}</p></li>'
    )


def progress(model, key, seat):
    """How far a player is: what they have, of what is needed."""
    have, least = GOALS[key].measure(model.game, seat), GOALS[key].least
    style = "held" if key in seat.goals else ""
    return f'<span class="{style}">{mark(model, seat.index)}{spoken(model.names[seat.index])}<bdi><b>{say(model).number(have)}</b><small>/{say(model).number(least)}</small></bdi></span>'


# Takeovers

def attacks(model):
    """Every takeover that is declared, with both sides as they stand."""
    lines = "".join([f"<li>{icon('burst')}<span>{esc(attack(model, one))}</span></li>" for one in model.game.attacks])
    return f'<ul class="alarm" data-testid="attacks">{lines}</ul>' if lines else ""


def attack(model, one):
    attacker, owner = names(model, [one["attacker"], one["owner"]])
    numbers = [amount_of(lines(model.game, one)) for lines in (attack_lines, defence_lines)]
    return words(model).attack(attacker, title(model, one["world"]), owner, numbers[0], numbers[1])


# The invasion

def invaders(model):
    """While the Xenos attack: what everybody meets, and what they have against it."""
    if not model.game.invasion or not model.game.invasion["dealt"]:
        return ""
    return f'<p class="alarm fights" data-testid="invaders">{icon("invasion", words(model).INVADERS)}{"".join([fight(model, seat) for seat in model.game.seats])}</p>'


def fight(model, seat):
    force, value = amount_of(account.xeno_force(model.game, seat)), amount_of(account.invader(model.game, seat))
    return f'<span>{mark(model, seat.index)}{spoken(model.names[seat.index])}<b>{say(model).number(force)}</b> <small>{esc(words(model).AGAINST)}</small> <b>{say(model).number(value)}</b></span>'


def invasion_bar(model):
    game, text = model.game, words(model)
    if not game.invasion:
        return ""
    order = "".join([f"<span>{mark(model, seat.index)}{spoken(model.names[seat.index])}<b>{say(model).number(admiral(game, seat))}</b></span>" for seat in admirals(game)])
    return (
        f'<p class="invasion-bar">{icon("invasion")}<span>{esc(text.REPULSE)} <b>{out_of(model, strength(game), max(game.invasion["repulse"], 0))}</b></span>'
        f'<span>{esc(text.DEFEATS)} <b>{out_of(model, game.invasion["defeats"], 2)}</b></span><span class="order">{esc(text.ADMIRALS)} {order}</span></p>'
    )


def out_of(model, have, least):
    return f"<bdi>{say(model).number(have)}/{say(model).number(least)}</bdi>"


def admiral(game, seat):
    """By what the seat ranks on the admiral track."""
    return amount_of(account.admiral(game, seat))


def strength(game):
    """What all players together set against the repulse value."""
    return sum([admiral(game, seat) for seat in game.seats])


def admirals(game):
    """The seats, the strongest admiral first; before the first invasion by strength alone."""
    if game.invasion["discs"]:
        return [game.seats[seat] for seat in ranking(game)]
    order = game.seats[:]
    order.sort(key=lambda seat: -admiral(game, seat))
    return order


def invasion(model, nothing):
    """The sheet: how far the Xenos are from being repulsed, and everybody's part in it."""
    game, text = model.game, words(model)
    rows = "".join([admiral_row(model, seat) for seat in admirals(game)])
    body = (
        f'<p>{esc(text.REPULSE_HELP)}</p>{summed(model, account.repulse(game), "force")}'
        f'<p>{esc(text.defeats(game.invasion["defeats"]))}</p>'
        f'<table class="score"><thead><tr><th scope="col">{esc(text.ADMIRALS)}</th><th scope="col">{esc(text.STRENGTH)}</th><th scope="col">{esc(text.INVADER)}</th>'
        f'<th scope="col">{esc(text.GIVEN)}</th><th scope="col">{esc(text.AWARDS)}</th></tr></thead><tbody>{rows}</tbody></table>'
    )
    return esc(say(model).room_option("invasion")), body


def admiral_row(model, seat):
    game = model.game
    invader = say(model).number(amount_of(account.invader(game, seat))) if game.invasion["dealt"] else "\u2013"
    return (
        f'<tr><th scope="row">{mark(model, seat.index)} {name_tag(model.names[seat.index])}</th>'
        + figures(model, f"<td>{say(model).number(admiral(game, seat))}</td><td>{invader}</td><td>{seat.contributed}</td><td>{seat.awards}</td></tr>")
    )
