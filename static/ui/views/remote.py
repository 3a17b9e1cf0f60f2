"""The teacher's remote, and the form that opens a lesson."""

from ui.html import button, esc, name_tag
from ui.icons import icon
from ui.views import lesson, log
from ui.views.projector import TOLD
from ui.views.say import say, words
from ui.views.seats import status
from ui.views.table import of_player
from ui.views.wall import wall
from ui.wish import HANDS

def form(model):
    """On the first page: a lesson from a script, or a real game with a remote."""
    text = words(model)
    lessons = "".join([f'<option value="{name}">{esc(title)}</option>' for name, title in text.SCRIPTS])
    sizes = "".join([f'<option value="{number}">{say(model).number(number)}</option>' for number in range(2, 7)])
    return (
        f'<form class="panel stack" data-do="lesson" data-testid="lesson-form"><h2>{esc(text.TEACH)}</h2><p class="soft">{esc(text.TEACH_HELP)}</p>'
        f'<label class="field"><span>{esc(text.LESSON)}</span><select class="input" name="lesson" data-keep data-testid="lesson">{lessons}</select></label>'
        f'<label class="field"><span>{esc(text.PLAYERS)}</span><select class="input" name="lesson-players" data-keep data-testid="lesson-players">{sizes}</select></label>'
        f'<button class="button wide" data-testid="open-lesson">{esc(text.OPEN_LESSON)}</button></form>'
    )


def remote(model):
    """Everything the teacher can do, big enough for a thumb."""
    taught, text = lesson.lesson_of(model), words(model)
    return (
        f'<p class="sentence" data-testid="sentence">{esc(lesson.sentence(model) or log.latest(model, TOLD))}</p>{place(taught, text)}'
        f'<div class="pad">{do("undo", text.BACK, "back")}{do("arrow", text.FORWARD, "forward", style="primary")}</div>'
        f'<div class="pad">{hold(taught, text)}{rest(model, taught, text)}</div>{lesson.board(model)}{quiz(model, taught, text)}{tables(model, taught, text)}{people(model, taught, text)}{end(taught, text)}'
    )


def place(taught, text):
    """Which stop of the script, or which step of the past."""
    if taught.get("stop"):
        return f'<p class="soft" data-testid="stop">{esc(text.stop(taught["stop"][0], taught["stop"][1]))}</p>'
    return f'<p class="soft" data-testid="stop">{esc(text.past(taught["back"] + 1, taught["steps"]) if taught["back"] is not None else text.NOW)}</p>'


def do(sign, label, command, style="", pressed=""):
    name = command.replace(":-1", "-all").replace("_", "-")
    return button(icon(sign) + f"<span>{esc(label)}</span>", "teach", f"teach-{name}", command, style, pressed)


def hold(taught, text):
    return do("play", text.RELEASE, "release", "primary") if taught["held"] else do("wait", text.FREEZE, "freeze")


def rest(model, taught, text):
    """What is for a live game only."""
    if taught["scripted"]:
        return ""
    slow = button(icon("round") + f"<span>{esc(text.SLOW)}</span>", "slow", "teach-slow", attributes=f'aria-pressed="{"true" if model.slow else "false"}"')
    copy = button(icon("link") + f"<span>{esc(text.WHAT_IF)}</span>", "what-if", "what-if")
    return f'{do("play", text.LIVE, "live")}{slow}{do("undo", text.TAKE_BACK, "take_back")}{copy}{do("hand", text.ALL_HANDS, "open:-1")}'


def quiz(model, taught, text):
    """A question of the bank."""
    choices = "".join([f'<option value="{number}">{say(model).number(number)}. {esc(topic)}</option>' for number, topic in text.BANK])
    return (
        f'<form class="pad" data-do="teach-form" data-testid="quiz-form"><label class="field"><span>{esc(text.QUESTION_OF_BANK)}</span>'
        f'<select class="input" name="quiz" data-keep data-testid="quiz">{choices}</select></label><input type="hidden" name="to" value="{model.language}">'
        f'<button class="button" data-testid="ask">{esc(text.ASK)}</button></form>'
    )


def tables(model, taught, text):
    """Deal the class to tables; or the wall, and its results."""
    if taught["tables"]:
        csv = f'<a class="button" href="/api/rooms/{esc(model.code)}/results.csv" data-testid="results">{icon("deck")}<span>{esc(text.RESULTS)}</span></a>'
        return f'<div class="pad">{do("undo", text.CALL_BACK, "tables")}{csv}</div>{wall(model)}'
    sizes = "".join([f'<option value="{number}">{esc(text.tables_of(number))}</option>' for number in range(2, 5)])
    return (
        f'<form class="pad" data-do="tables" data-testid="tables-form"><label class="field"><span>{esc(text.TABLES)}</span>'
        f'<select class="input" name="size" data-keep data-testid="table-size">{sizes}</select></label>'
        f'{hands(text)}{switch("same-deal", text.SAME_DEAL)}<button class="button" data-testid="deal-tables">{esc(text.DEAL_TABLES)}</button></form>'
    )


def hands(text):
    """Who begins with a preset hand."""
    choices = "".join([f'<option value="{word}">{esc(text.HANDS[word])}</option>' for word in HANDS])
    return f'<label class="field"><span>{esc(text.PRESET)}</span><select class="input" name="preset" data-keep data-testid="preset">{choices}</select></label>'


def switch(name, label):
    return f'<label class="switch"><input type="checkbox" name="{name}" data-testid="{name}"><i aria-hidden="true"></i><span><b>{esc(label)}</b></span></label>'


def people(model, taught, text):
    """The seats, each with its hand to open and its name to change; and who learns without a seat."""
    seats = "".join([person(model, seat, taught, text) for seat in model.game.seats]) if not taught["scripted"] else ""
    return f'<ul class="people">{seats}</ul><p class="soft" data-testid="learners">{esc(text.learners(taught["learners"]))}</p><ul class="learners">{lesson.names_of(taught, text)}</ul>'


def person(model, seat, taught, text):
    index = seat.index
    state = f'aria-pressed="{"true" if index in taught["open"] else "false"}"'
    show = button(icon("hand") + f"<span>{esc(text.OPEN_HAND)}</span>", "teach", f"teach-open-{index}", f"open:{index}", attributes=state)
    rename = (
        f'<form class="rename" data-do="teach-form"><input type="hidden" name="to" value="{index}"><input class="input" name="rename" data-keep maxlength="24" '
        f'aria-label="{esc(text.NEW_NAME)}" placeholder="{esc(text.NEW_NAME)}" data-testid="new-name-{index}"><button class="button" data-testid="rename-{index}">{esc(text.RENAME)}</button></form>'
    )
    return f"<li>{name_tag(model.names[index])}{status(model, index)}{show}{rename}</li>"


def tableaus(model):
    """All cards in play: a tap opens a card's sheet, from which the teacher points at it."""
    return "".join([of_player(model, seat) for seat in model.game.seats])


def end(taught, text):
    """For the whole lesson, not for a table of it."""
    return "" if taught["hub"] else f'<div class="pad">{button(icon("close") + f"<span>{esc(text.END_LESSON)}</span>", "sheet", "end-lesson", "end")}</div>'


def ending(model, nothing):
    """The sheet that asks once more."""
    text = words(model)
    buttons = f'{button(esc(text.NOT_YET), "close", "not-yet", style="grow")}{button(esc(text.END_FOR_ALL), "end", "end-for-all", style="primary grow")}'
    return esc(text.END_LESSON), f'<div class="stack"><p>{esc(text.END_HELP)}</p><div class="answers">{buttons}</div></div>'


def branch(model, code):
    """The sheet with the address of a copy that anybody may play on."""
    text, url = words(model), f"{model.base}/room/{code}"
    body = (
        f'<p>{esc(text.BRANCH_HELP)}</p><img class="qr" src="/qr/{esc(code)}.svg" alt="{esc(text.QR_LABEL)}" width="180" height="180">'
        f'<p class="link">{esc(url)}</p><a class="button wide" href="/room/{esc(code)}" data-testid="branch-link">{esc(text.ENTER_ROOM)}</a>'
    )
    return esc(text.WHAT_IF), f'<div class="stack">{body}</div>'
