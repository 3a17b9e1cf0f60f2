"""What every screen has: notices, the languages, and the sign that the connection is lost."""

from ui.html import button, esc
from ui.icons import icon
from ui.languages import NAMES
from ui.words import words


def notice(model):
    """A sentence that concerns the viewer, until it is closed."""
    if model.notice is None:
        return ""
    tone, sentence = model.notice
    close = button(icon("close"), "close", "close-notice", style="plain square", attributes=f'aria-label="{esc(words(model.language).CLOSE)}"')
    return f'<div class="notice {tone}" role="alert" data-testid="notice"><p>{esc(sentence)}</p>{close}</div>'


def languages(model):
    """The languages, each in its own words; choosing one shows everything in it at once."""
    buttons = [
        button(esc(NAMES[code]), "language", f"language-{code}", code, attributes=f'lang="{code}" aria-pressed="{"true" if code == model.language else "false"}"')
        for code in NAMES
    ]
    return f'<div class="languages" role="group" aria-label="{esc(words(model.language).LANGUAGE)}">{"".join(buttons)}</div>'


def connection(model):
    if model.link != "lost":
        return ""
    return f'<p class="offline" role="status" data-testid="offline">{icon("lost")} {esc(words(model.language).CONNECTION_LOST)}</p>'


def waiting(model):
    """Before the server's first word, or when there is no such room."""
    text = words(model.language)
    title = f"<h1>{esc(text.TITLE)}</h1>"
    if model.lost_room:
        return f'<div class="blank">{title}<p data-testid="no-room">{esc(model.lost_room)}</p>{button(esc(text.HOME), "home", "home", style="primary")}</div>'
    return f'<div class="blank">{title}<p class="soft">{esc(text.LOADING)}</p></div>'


def nothing(model):
    """Where something comes later."""
    return ""
