"""The room before the game: who sits where, the link to send, and the start.

It needs no rules: whoever opens a link can take a seat while these are still on their way.
"""

from ui.html import button, esc, idle_button, name_tag, noted
from ui.icons import icon
from ui.views.frame import languages
from ui.views.home import name_field
from ui.wish import for_newcomers
from ui.words import words

BROUGHT = {}        # more.py adds "agreed": what was agreed for the game, in a few words


def shown_code(code):
    """A code in groups that can be read out: "ABC-DEFG-HJK"."""
    return f"{code[:3]}-{code[3:7]}-{code[7:]}" if len(code) == 10 else code


def header(model):
    text = words(model.language)
    back = button(icon("undo"), "home", "home", style="plain square", attributes=f'aria-label="{esc(text.HOME)}"')
    theme = button(icon("theme"), "theme", "theme", style="plain square", attributes=f'aria-label="{esc(text.THEME[model.theme])}"')
    return f'{back}<h1 class="room">{esc(text.ROOM)} <b class="code" data-testid="room-code">{esc(shown_code(model.code))}</b></h1>{theme}'


def lobby(model):
    """Before the server's first word only what needs none of it."""
    if model.table is None:
        return f'<div class="gathering">{sit_form(model)}<p class="panel soft">{esc(words(model.language).LOADING)}</p>{languages(model)}</div>'
    return f'<div class="gathering">{sit(model)}{seats(model)}{invite(model)}{languages(model)}</div>'


def seats(model):
    """The seats, with what the host can do about each, and the start."""
    text, table = words(model.language), model.table
    lines = "".join([seat(model, number) for number in range(len(table["seats"]))])
    taken = len([one for one in table["seats"] if one["taken"]])
    return (
        f'<section class="panel stack"><h2>{esc(text.SEATS)}</h2><p class="soft">{esc(text.seats_taken(taken, len(table["seats"])))}{agreed(model)}</p>'
        f'<ul class="places">{lines}</ul>{start(model, len(table["seats"]) - taken)}</section>'
    )


def agreed(model):
    return f' \u00b7 {esc(BROUGHT["agreed"](model))}' if model.complete else ""


def seat(model, number):
    text, there = words(model.language), model.table["seats"][number]
    if not there["taken"]:
        add = button(icon("bot") + esc(text.ADD_BOT), "add-bot", f"add-bot-{number}", number) if model.table["host"] else ""
        return f'<li class="free"><span class="face">{icon("person")}</span><span>{esc(text.FREE_SEAT)}</span>{add}</li>'
    sign = "bot" if there["bot"] else "person"
    note = text.BOT if there["bot"] else text.THAT_IS_YOU if number == model.you else "" if there["here"] else text.AWAY
    shown = noted([one for one in (note, text.NEWCOMER if there["new"] else "") if one])
    remove = button(esc(text.REMOVE_BOT), "remove-bot", f"remove-bot-{number}", number) if there["bot"] and model.table["host"] else ""
    return f'<li data-testid="seat-{number}"><span class="face">{icon(sign)}</span><span>{name_tag(there["name"])}{shown}</span>{remove}</li>{own(model, there) if number == model.you else ""}'


def own(model, there):
    return f'<li>{first_game(model, there["new"])}</li>' if for_newcomers(model.table["options"]) else ""


def first_game(model, said):
    """The viewer says that it is their first game, or that it is not."""
    state = f'aria-pressed="{"true" if said else "false"}"'
    return button(icon("check" if said else "person") + esc(words(model.language).FIRST_GAME), "newcomer", "first-game", "no" if said else "yes", "wide", state)


def start(model, free):
    text = words(model.language)
    if not model.table["host"]:
        return f'<p class="soft">{esc(text.HOST_STARTS)}</p>'
    if free:
        return idle_button(esc(text.seats_missing(free)), "start", "wide")
    return button(icon("play") + esc(text.START), "start", "start", style="primary wide")


def sit(model):
    """The form that takes a free seat, for those who have none; if none is free, what they can do."""
    text = words(model.language)
    if model.you is not None or (model.table.get("lesson") and not can_learn(model.table["lesson"])):
        return ""
    if not model.table.get("lesson") and not [one for one in model.table["seats"] if not one["taken"]]:
        return f'<p class="panel" data-testid="full">{esc(text.FULL)}</p>' if model.game is None else ""
    return sit_form(model)


def sit_form(model):
    text = words(model.language)
    new = first_game(model, model.newcomer) if model.table is not None and asks_newcomers(model.table) else ""
    return (
        f'<form class="panel stack" data-do="sit" data-testid="sit-form"><h2>{esc(text.TAKE_SEAT)}</h2>{name_field(model, text)}{new}'
        f'<button class="button primary wide" data-testid="sit">{esc(text.TAKE_SEAT)}</button></form>'
    )


def asks_newcomers(table):
    """Whoever sits down is asked whether it is their first game. In a lesson always, as the class may be dealt to tables of that kind."""
    return bool(table.get("lesson")) or (table["status"] == "lobby" and for_newcomers(table["options"]))


def can_learn(taught):
    """In a lesson one can take part without a seat."""
    return not taught["teacher"] and not taught["joined"]


def link(model):
    return f"{model.base}/room/{model.code}"


def seat_link(model):
    """The address that brings the viewer's seat to another device; "" where this page does not know its secret."""
    return f"{link(model)}#seat={model.token}" if model.token and model.you is not None else ""


def invite(model):
    """The link in three forms: to scan, to read, to copy; and the projector page."""
    text = words(model.language)
    return (
        f'<section class="panel stack invite"><h2>{esc(text.INVITE)}</h2><p class="soft">{esc(text.INVITE_HELP)}</p>'
        f'<img class="qr" src="/qr/{esc(model.code)}.svg" alt="{esc(text.QR_LABEL)}" width="180" height="180">'
        f'<p class="link" data-testid="room-link">{esc(link(model))}</p>{button(icon("link") + esc(text.COPY_LINK), "share", "copy-link", link(model), "wide")}'
        f'<a class="button wide" href="/room/{esc(model.code)}/table" data-testid="projector-link">{icon("screen")}{esc(text.PROJECTOR)}</a></section>'
    )
