"""A lesson as the class sees it: on the phones what is asked, on the big screen captions, answers as bars, and the solution."""

from ui.html import button, esc, in_digits, name_tag, noted
from ui.icons import icon
from ui.views import log
from ui.views.say import words

LETTERS = "ABCDEFGH"
DOT = " \u00b7 "


def lesson_of(model):
    return model.taught


# Phones

def panel(model):
    """In the place of the prompt: the question to the class, or that the teacher has stopped the game. "" while the game goes on."""
    taught, text = lesson_of(model), words(model)
    if taught is None or taught["teacher"] or model.decision is not None:
        return ""
    asked = taught.get("question")
    if asked and taught["joined"]:
        return question(model, taught, asked)
    if taught["joined"] and taught["solved"] and "spread" in taught:
        return solved_move(model, taught)
    if taught["voted"]:
        return f'<p class="question" data-testid="voted">{icon("check")} {esc(text.ANSWERED)}</p>{look_up(taught, text)}'
    return look_up(taught, text) if taught["held"] or (taught["scripted"] and taught["joined"]) else ""


def look_up(taught, text):
    """Where to look; from a table of the class one can go back to it."""
    back = f'<a class="button wide" href="/room/{esc(taught["hub"])}" data-testid="to-class">{icon("undo")}{esc(text.TO_CLASS)}</a>' if taught["hub"] else ""
    return back + f'<p class="question" data-testid="look-up">{icon("screen")} {esc(text.LOOK_UP)}</p>'


def question(model, taught, asked):
    """The answers as buttons; the last one given counts. Then the right one."""
    note = words(model).ANSWERED if taught["voted"] and asked["right"] is None else ""
    answers = "".join([answer(asked, number, taught["vote"]) for number in range(len(asked["answers"]))])
    return f'<h2 class="question">{esc(asked["text"])}</h2><div class="choices votes" data-scroll="votes">{answers}{solution(taught)}</div><p class="soft" data-testid="voted">{esc(note)}</p>'


def solved_move(model, taught):
    """The move that the lesson goes on with, and why."""
    right = "".join([f'<p class="answer right">{icon("check")}<span>{esc(label or words(model).NOTHING_CHOSEN)}</span></p>' for label, number, is_right in taught["spread"] if is_right])
    return f'<h2 class="question">{esc(task(model) or words(model).YOUR_MOVE)}</h2><div class="choices votes" data-scroll="votes">{right}{solution(taught)}</div>'


def task(model):
    """What the move is for, where a question of the bank asks for it; "" elsewhere."""
    taught = lesson_of(model)
    return taught["captions"][-1] if taught and taught["quiz"] and taught["captions"] else ""


def answer(asked, number, given):
    label = f'<b>{LETTERS[number]}</b> <span>{esc(asked["answers"][number])}</span>'
    if asked["right"] is None:
        return button(label, "vote", f"vote-{number}", number, attributes=f'aria-pressed="{"true" if number == given else "false"}"')
    right = " right" if asked["right"] == number else ""
    return f'<p class="answer{right}">{icon("check") if right else ""}{label}</p>'


# The big screen

def board(model):
    """Above the tableaus: where the lesson is, what it says and asks, and how the class answered."""
    taught, text = lesson_of(model), words(model)
    if taught is None:
        return ""
    told = "" if task(model) else captions(taught)
    body = banner(model, taught, text) + told + asked(model, taught, text) + answers_and_why(taught, text)
    return f'<div class="board" data-testid="board">{body}</div>' if body else ""


def example(model):
    """Does the table show an example of the lesson rather than a game that is played?"""
    taught = lesson_of(model)
    return taught is not None and "stop" in taught


def banner(model, taught, text):
    """Signs for everybody: the game waits, the past is shown, hands are open."""
    signs = []
    if taught["back"] is not None:
        signs.append(text.past(taught["back"] + 1, taught["steps"]))
    if taught["frozen"]:
        signs.append(text.FROZEN)
    if taught["open"] and not taught["scripted"]:
        signs.append(text.hands_open([model.names[seat] for seat in taught["open"]] if len(taught["open"]) < len(model.names) else []))
    return f'<p class="signs" data-testid="signs">{icon("info")} {esc(DOT.join(signs))}</p>' if signs else ""


def captions(taught):
    return "".join([f'<p class="caption">{esc(line)}</p>' for line in taught.get("captions", [])])


def asked(model, taught, text):
    """What everybody is asked, and how many have answered."""
    if "question" in taught:
        heading = taught["question"]["text"]
    elif "spread" in taught:
        heading = task(model) or text.YOUR_MOVE
    else:
        return ""
    return f'<p class="asked"><span data-testid="asked">{esc(heading)}</span><span class="answered" data-testid="answered">{esc(text.answered(taught["answered"]))}</span></p>'


def answers_and_why(taught, text):
    why = solution(taught)
    both = bars(taught, text) + (f'<div class="solution">{why}</div>' if why else "")
    return f'<div class="both">{both}</div>' if both else ""


def bars(taught, text):
    """What was answered, as bars: SVG, because the page's policy allows no style of an element's own."""
    if "question" in taught:
        lines = of_question(taught["question"])
    elif "spread" in taught:
        lines = [[label or text.NOTHING_CHOSEN, number, right] for label, number, right in taught["spread"]]
    else:
        return ""
    most = max([number for label, number, right in lines] + [1])
    shown = "".join([bar(label, number, right, most, text.DIGITS) for label, number, right in lines])
    return f'<ul class="bars" data-testid="bars">{shown}</ul>'


def of_question(question):
    """[[answer, how often it was given, is it right?]]"""
    return [[f"{LETTERS[number]}. {answer}", question["counts"][number], question["right"] == number] for number, answer in enumerate(question["answers"])]


def bar(label, number, right, most, digits):
    mark = icon("check") if right else ""
    return (
        f'<li class="bar{" right" if right else ""}"><span class="label">{mark}{esc(label)}</span>'
        f'<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect width="{100 * number // most}" height="10"/></svg><b>{in_digits(str(number), digits)}</b></li>'
    )


def solution(taught):
    return "".join([f'<p class="sum">{esc(line)}</p>' for line in taught.get("solution", [])])


def sentence(model):
    """The event of the past that is shown; "" in the present."""
    taught = lesson_of(model)
    return log.sentence(model, taught["item"]) if taught and taught["item"] else ""


def open_sign(model):
    """For a player whose hand the teacher shows: whose hands are open."""
    taught = lesson_of(model)
    if taught is None or model.you not in taught["open"] or taught["scripted"]:
        return ""
    return f'<p class="soft" data-testid="hand-open">{icon("info")} {esc(words(model).hands_open([model.names[seat] for seat in taught["open"]]))}</p>'


def open_hand(model, seat):
    """A hand that the teacher has opened."""
    taught = lesson_of(model)
    return seat.hand if taught and seat.index in taught["open"] and seat.hand[:1] != [-1] else []


def names_of(taught, text):
    """The learners without a seat, and whose first game is to come."""
    return "".join([f"<li>{name_tag(name)}{noted([text.NEWCOMER] * new)}</li>" for number, name, new in taught.get("names", [])])
