"""Sheets that lie over the page until they are closed: a card, a player's tableau, a phase, the log, the menu, the symbols, the score."""

from engine import account, why_not
from ui.html import button, esc, name_tag
from ui.icons import icon
from ui.views import log, score
from ui.views.card import classes, face
from ui.views.glyphs import pill
from ui.views.lobby import link
from ui.views.say import say, words
from ui.views.seats import choosers, mark, numbers
from ui.views.slots import options_on, row, token
from ui.views.sums import price_sum, summed


def sheet(model):
    """The open sheet with its frame; "" if none is open."""
    if model.sheet is None:
        return ""
    kind, argument = model.sheet
    heading, body = SHEETS[kind](model, argument)
    close = button(icon("close"), "close", "close-sheet", style="plain square", attributes=f'aria-label="{esc(words(model).CLOSE)}"')
    return (
        f'<div class="shade" data-do="close"></div><section class="sheet of-{kind}" role="dialog" aria-modal="true" aria-labelledby="sheet-title" data-testid="sheet">'
        f'<header><h2 id="sheet-title">{heading}</h2>{close}</header><div class="body" data-scroll="sheet" tabindex="0">{body}</div></section>'
    )


# A card

def card(model, number):
    design = model.game.cards[number]
    owner = owner_of(model, number)
    printed = f'<div class="{classes(design)}" aria-hidden="true">{face(design, say(model).card(design), words(model))}{token(model, number, owner)}</div>'
    facts = f'<div class="facts"><p>{esc(say(model).type_line(design))}.</p>{kind_help(model, design)}</div>'
    body = f'<div class="about-card">{printed}{facts}</div>{choose(model, number)}{reckoning(model, number, owner)}{powers(model, design)}{scoring(model, design)}'
    return esc(say(model).card(design)), body


def owner_of(model, number):
    for seat in model.game.seats:
        if number in seat.tableau:
            return seat
    return None


def kind_help(model, design):
    told = words(model).explained_kind(design, say(model).good)
    return f'<p class="soft">{esc(told)}</p>' if told else ""


def choose(model, number):
    """Picking the card from its sheet, or why it cannot be picked."""
    decision, text = model.decision, words(model)
    options = options_on(model, number)
    if options:
        return f'<div class="answers">{"".join([pick(model, option) for option in options])}</div>'
    if decision is None or not model.me or number not in model.me.hand + model.me.drawn + model.me.tableau:
        return ""
    reason = why_not(model.game, model.you, number)
    if reason is None:
        return ""
    return f'<h3>{esc(text.WHY_NOT)}</h3><p class="sum" data-testid="why-not">{esc(say(model).reason(model.game, reason))}</p>'


def pick(model, option):
    text = words(model)
    label = text.PUT_BACK if option in model.picked else text.CHOOSE_THIS
    if model.decision.of != "card":
        label = say(model).option(model.game, model.decision, option)
    return button(esc(label), "pick", f"sheet-pick-{option}", option, "primary grow")


def reckoning(model, number, owner):
    """What the card would cost the viewer, or what it is worth to its owner, as a sum."""
    text, game = words(model), model.game
    if owner is not None and game.cards[number].scores:
        lines = account.bonus(game, owner, number)
        return f"<h3>{esc(text.WORTH_NOW)}</h3>{summed(model, lines, 'vp')}" if lines else ""
    if model.me is None or number not in model.me.hand or options_on(model, number) == [] and model.decision and model.decision.ask in ("develop.choose", "settle.choose"):
        return ""
    found = price_sum(model, number)
    return f"<h3>{esc(text.PRICE_NOW)}</h3>{found}" if found else ""


def powers(model, design):
    """Every power as a sentence."""
    text = words(model)
    if not design.powers:
        return f'<p class="soft">{esc(text.NO_POWERS)}</p>'
    lines = [f"<li>{pill(power.row)}<span>{esc(say(model).power(power))}</span></li>" for power in design.powers]
    return f'<h3>{esc(text.POWERS)}</h3><ul class="sentences">{"".join(lines)}</ul>'


def scoring(model, design):
    if not design.scores:
        return ""
    lines = [f"<li>{icon('vp', style='chip')}<span>{esc(say(model).score_line(score))}</span></li>" for score in design.scores]
    return f'<h3>{esc(words(model).SCORING)}</h3><ul class="sentences">{"".join(lines)}</ul><p class="soft">{esc(say(model).score_note())}</p>'


# Others

def seat(model, number):
    there = model.game.seats[number]
    name = model.names[number]
    body = f'<p class="own">{numbers(model, there)}</p>{away(model, number)}{row(model, there.tableau, "tiles", words(model).tableau_of(name), there)}'
    return name_tag(name), body


def away(model, number):
    """A player who is not here can be replaced by the host."""
    text, there = words(model), model.table["seats"][number]
    if there["here"] or there["bot"]:
        return ""
    swap = button(icon("bot") + esc(text.BOT_PLAYS_ON), "add-bot", f"add-bot-{number}", number) if model.table["host"] else ""
    return f'<p class="soft">{esc(text.AWAY_NOW)}</p>{swap}'


def phase(model, name):
    text, game = words(model), model.game
    chose = [f"<li>{mark(model, seat)}<span>{name_tag(model.names[seat])}: {esc(say(model).action(action))}</span></li>" for seat, action in choosers(game, name)]
    nobody = "" if chose or game.now in ("setup", "choose") else f'<p class="soft">{esc(text.chosen_by([]))}</p>'
    body = f'<p>{esc(text.PHASE_HELP[name])}</p><ul class="sentences">{"".join(chose)}</ul>{nobody}'
    return f"{pill(name)} {esc(say(model).phase(name))}", body


def happened(model, nothing):
    return esc(words(model).LOG), log.log(model)


def menu(model, nothing):
    text = words(model)
    table = f"/room/{model.code}/table"
    body = [
        button(icon("info") + esc(text.HELP), "sheet", "open-help", "help", "wide"),
        button(icon("link") + esc(text.COPY_LINK), "share", "copy-link", link(model), "wide"),
        f'<a class="button wide" href="{table}" data-testid="projector-link">{icon("screen")}{esc(text.PROJECTOR)}</a>',
        button(icon("theme") + esc(text.THEME[model.theme]), "theme", "theme", style="wide"),
        button(icon("arrow") + esc(text.HOME), "home", "home", style="wide"),
    ]
    return f"{esc(text.ROOM)} {esc(model.code)}", f'<div class="stack">{"".join(body)}</div>'


def help_(model, nothing):
    """What every sign means, and what every phase does."""
    text = words(model)
    signs = [f"<li>{icon(name)}<span>{esc(told)}</span></li>" for name, told in text.SIGNS]
    phases = [f"<li>{pill(name)}<span>{esc(told)}</span></li>" for name, told in text.PHASE_HELP.items()]
    return esc(text.HELP), f'<ul class="sentences">{"".join(phases)}</ul><ul class="sentences signs">{"".join(signs)}</ul>'


def final(model, nothing):
    return esc(words(model).GAME_OVER), score.score_sheet(model)


SHEETS = {"card": card, "seat": seat, "phase": phase, "log": happened, "menu": menu, "help": help_, "score": final}
