"""What every screen has: notices, the sign that the connection is lost, and the words for a screen reader."""

from ui.html import button, esc
from ui.icons import icon
from ui.languages import NAMES
from ui.views import log
from ui.views.say import say, words


def notice(model):
    """A sentence that concerns the viewer, until it is closed."""
    if model.notice is None:
        return ""
    tone, sentence = model.notice
    close = button(icon("close"), "close", "close-notice", style="plain square", attributes=f'aria-label="{esc(words(model).CLOSE)}"')
    return f'<div class="notice {tone}" role="alert" data-testid="notice"><p>{esc(sentence)}</p>{close}</div>'


def languages(model):
    """The languages, each in its own words; choosing one shows everything in it at once."""
    buttons = [
        button(esc(NAMES[code]), "language", f"language-{code}", code, attributes=f'lang="{code}" aria-pressed="{"true" if code == model.language else "false"}"')
        for code in NAMES
    ]
    return f'<div class="languages" role="group" aria-label="{esc(words(model).LANGUAGE)}">{"".join(buttons)}</div>'


def connection(model):
    if model.link != "lost":
        return ""
    return f'<p class="offline" role="status" data-testid="offline">{icon("lost")} {esc(words(model).CONNECTION_LOST)}</p>'


def spoken(model):
    """For the live region: what happened last, and what is asked."""
    if model.game is None:
        return ""
    asked = say(model).prompt(model.game, model.decision) if model.decision is not None else ""
    return esc(f"{log.latest(model)} {asked}".strip())


def waiting(model):
    """Before the server's first word, or when there is no such room."""
    text = words(model)
    if model.lost_room:
        return f'<div class="blank"><p data-testid="no-room">{esc(model.lost_room)}</p>{button(esc(text.HOME), "home", "home", style="primary")}</div>'
    return f'<div class="blank"><p class="soft">{esc(text.LOADING)}</p></div>'
