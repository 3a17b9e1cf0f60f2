"""Sheets that lie over the page until they are closed: a card, a player's tableau, a phase, the log, the menu, the symbols, the score."""

from engine import account, why_not
from engine.phases.choose import PRESTIGE
from engine.table import saves
from ui.html import button, esc, name_tag
from ui.icons import icon
from ui.views import browser, extras, log, piles, plans, player, remote, score, symbols
from ui.views.card import FACES, classes, face
from ui.views.frame import languages
from ui.views.glyphs import pill
from ui.views.lobby import link, seat_link, shown_code
from ui.views.say import say, words
from ui.views.seats import choosers, mark, strengthened
from ui.views.slots import PLACING, options_on, row, token
from ui.views.sums import every_way, price_sum, summed


def sheet(model):
    """The open sheet with its frame; "" if none is open."""
    if model.sheet is None:
        return ""
    kind, argument = model.sheet
    heading, body = SHEETS[kind](model, argument)
    close = button(icon("close"), "close", "close-sheet", style="plain square", attributes=f'aria-label="{esc(words(model).CLOSE)}"')
    back = button(icon("undo"), "back", "back", style="plain square", attributes=f'aria-label="{esc(words(model).BACK)}"') if model.below else ""
    return (
        f'<div class="shade" data-do="close"></div><section class="sheet of-{kind}" role="dialog" aria-modal="true" aria-labelledby="sheet-title" data-testid="sheet">'
        f'<header>{back}<h2 id="sheet-title">{heading}</h2>{close}</header><div class="body" data-scroll="sheet {kind} {esc(argument)}" data-testid="sheet-body" tabindex="0">{body}</div></section>'
    )


# A card

def card(model, number):
    design = model.game.cards[number]
    owner = owner_of(model, number)
    printed = f'<div class="{classes(design)}" aria-hidden="true">{face(model, design)}{token(model, number, owner)}</div>'
    facts = f'<div class="facts"><p>{esc(say(model).type_line(design))}.</p>{kind_help(model, design)}</div>'
    body = f'<div class="about-card">{printed}{facts}</div>{saved(model, number, owner)}{symbols.of_card(model, design)}{point(model, number)}{choose(model, number)}{reckoning(model, number, owner)}{powers(model, design)}{scoring(model, design)}'
    return esc(say(model).card(design)), body


def owner_of(model, number):
    for seat in model.game.seats:
        if number in seat.tableau:
            return seat
    return None


def saved(model, number, owner):
    """The cards that are saved under this one: the viewer's own face up."""
    if owner is None or not owner.saved or not saves(model.game, number):
        return ""
    told = words(model).saved(len(owner.saved))
    return f'<p>{icon("saved")} {esc(told)}</p>{row(model, owner.saved, "saved", told)}'


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


def point(model, number):
    """The teacher points at the card: it lights up on all screens."""
    taught = model.table.get("lesson")
    if not taught or not taught["teacher"]:
        return ""
    return button(icon("info") + esc(words(model).POINT), "teach", "teach-point", f"point:{number}", "wide", f'aria-pressed="{"true" if taught["point"] == number else "false"}"')


def pick(model, option):
    text = words(model)
    label = text.PUT_BACK if option in model.picked else text.CHOOSE_THIS
    if model.decision.of != "card":
        label = say(model).option(model.game, model.decision, option)
    return button(esc(label), "pick", f"sheet-pick-{option}", option, "primary grow")


def reckoning(model, number, owner):
    """What a "?" development is worth to its owner, or what placing a card of the hand takes, as a sum."""
    if owner is not None:
        return worth_now(model, number, owner)
    return price_now(model, number) if model.me is not None and number in model.me.hand else ""


def worth_now(model, number, owner):
    lines = account.bonus(model.game, owner, number)
    return f"<h3>{esc(words(model).WORTH_NOW)}</h3>{summed(model, lines, 'vp')}" if lines else ""


def price_now(model, number):
    """Nothing where the card has just been refused: the reason has the sum in it."""
    refused = model.decision is not None and model.decision.ask in PLACING and not options_on(model, number)
    ways = "" if refused else every_way(model, number)
    if ways:
        return f'<h3>{esc(words(model).WAYS_NOW)}</h3><ul class="ways-to-take" data-testid="ways">{ways}</ul>'
    found = "" if refused else price_sum(model, number)
    return f"<h3>{esc(words(model).PRICE_NOW)}</h3>{found}" if found else ""


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

def phase(model, name):
    text, game = words(model), model.game
    chose = [chosen(model, seat, action) for seat, action in choosers(game, name)]
    nobody = "" if chose or game.now in ("setup", "choose") or name == "invasion" else f'<p class="soft">{esc(text.chosen_by([]))}</p>'
    told = say(model).action_help(name, game.rules) if game.rules.small else text.PHASE_HELP[name]
    body = f'<p>{esc(told)}</p><ul class="sentences">{"".join(chose)}</ul>{nobody}'
    return f"{pill(name)} {esc(say(model).phase(name))}", body


def chosen(model, seat, action):
    word = PRESTIGE + action if strengthened(model.game, seat, action) else action
    return f"<li>{mark(model, seat)}<span>{name_tag(model.names[seat])}: {esc(say(model).action(word))}</span></li>"


def happened(model, nothing):
    return esc(words(model).LOG), log.log(model)


def menu(model, nothing):
    text = words(model)
    table = f"/room/{model.code}/table"
    body = [
        button(icon("info") + esc(text.HELP), "sheet", "open-help", "help", "wide"),
        piles.to_cards(text),
        button(icon("link") + esc(text.COPY_LINK), "share", "copy-link", link(model), "wide"),
        f'<a class="button wide" href="{table}" data-testid="projector-link">{icon("screen")}{esc(text.PROJECTOR)}</a>',
    ]
    if model.game is not None:
        body.append(faces(model))
    if model.me is not None and not model.game.rules.small:
        body.append(button(icon("info") + esc(text.GUIDE[model.guide]), "guide", "guide", style="wide"))
    if seat_link(model):
        body.append(button(icon("person") + esc(text.SEAT_LINK), "sheet", "open-my-seat", "my-seat", "wide"))
    body += [
        button(icon("theme") + esc(text.THEME[model.theme]), "theme", "theme", style="wide"),
        languages(model),
        button(icon("info") + esc(text.REPORT), "sheet", "open-report", "report", "wide"),
        button(icon("arrow") + esc(text.HOME), "home", "home", style="wide"),
    ]
    return f'{esc(text.ROOM)} <b class="code">{esc(shown_code(model.code))}</b>', f'<div class="stack">{"".join(body)}</div>'


def faces(model):
    """How cards show their powers: this viewer's choice, remembered by this device."""
    text = words(model)
    choices = [button(esc(text.FACES[way]), "faces", f"faces-{way}", way, "grow", f'aria-pressed="{"true" if way == model.faces else "false"}"') for way in FACES]
    return f'<div class="field" role="group" aria-label="{esc(text.CARDS_SHOW)}"><span>{esc(text.CARDS_SHOW)}</span><div class="answers">{"".join(choices)}</div></div>'


def my_seat(model, nothing):
    """The link of the viewer's own seat, to be copied, or by hand where the browser keeps pages from copying."""
    text = words(model)
    address = seat_link(model)
    return esc(text.SEAT_LINK), (
        f'<p>{esc(text.SEAT_LINK_HELP)}</p><p class="link" data-testid="seat-link">{esc(address)}</p>'
        f'{button(icon("link") + esc(text.COPY_LINK), "share", "copy-seat-link", address, "primary wide")}'
    )


def help_(model, nothing):
    """What every phase does, and every sign: each opens what there is to know about it."""
    text = words(model)
    phases = [f"<li>{pill(name)}<span>{esc(told)}</span></li>" for name, told in text.PHASE_HELP.items()]
    return esc(text.HELP), f'<ul class="sentences">{"".join(phases)}</ul>{symbols.index(model)}<h3>{esc(text.KEYBOARD)}</h3><p>{esc(text.KEYBOARD_HELP)}</p>'


def report(model, nothing):
    """A form that the browser itself sends: the answer is a file."""
    text = words(model)
    body = (
        f'<form class="stack" method="post" action="/api/rooms/{esc(model.code)}/report" data-testid="report-form"><p>{esc(text.REPORT_HELP)}</p>'
        f'<input type="hidden" name="token" value="{esc(model.token or "")}"><label class="field"><span>{esc(text.REPORT_WHAT)}</span>'
        f'<textarea class="input" name="told" rows="3" maxlength="2000" data-testid="report-told"></textarea></label>'
        f'<button class="button primary wide" data-testid="save-report">{esc(text.SAVE_REPORT)}</button></form>'
    )
    return esc(text.REPORT), body


def final(model, nothing):
    return esc(words(model).GAME_OVER), score.score_sheet(model)


SHEETS = {"card": card, "seat": player.seat, "phase": phase, "log": happened, "menu": menu, "my-seat": my_seat, "help": help_, "symbol": symbols.sheet, "report": report,
          "branch": remote.branch, "end": remote.ending, "score": final, "plan": plans.sheet,
          "cards": browser.cards, "piles": piles.piles, "goals": extras.goals, "invasion": extras.invasion}
