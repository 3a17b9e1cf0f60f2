"""The first page: a game against bots at one tap, a room for friends, or a code to type."""

from ui.html import button, esc
from ui.icons import icon
from ui.views.frame import languages
from ui.words import words


def home(model):
    return languages(model) + hero(words(model.language))


def coming(model):
    """In the place of the form of a new room, which needs the rules, until they are here."""
    text = words(model.language)
    return f'<div class="panel stack"><h2>{esc(text.CREATE)}</h2><p class="soft">{esc(text.LOADING)}</p></div>'


def hero(text):
    play = button(icon("play") + esc(text.PLAY_NOW), "quick", "play-now", style="primary wide big")
    return (
        f'<section class="hero"><div class="sky" aria-hidden="true"><i class="sun"></i><i class="orb one"></i><i class="orb two"></i></div>'
        f'<h1>{esc(text.TITLE)}</h1><p class="soft">{esc(text.TAGLINE)}</p>{play}<p class="soft">{esc(text.PLAY_NOW_HELP)}</p></section>'
    )


def name_field(model, text):
    return (
        f'<label class="field"><span>{esc(text.YOUR_NAME)}</span><input class="input" name="name" data-keep maxlength="24" autocomplete="nickname" '
        f'value="{esc(model.name)}" data-testid="name"></label>'
    )


def join(model):
    text = words(model.language)
    return (
        f'<form class="panel stack" data-do="join" data-testid="join-form"><h2>{esc(text.JOIN)}</h2><label class="field"><span>{esc(text.ROOM_CODE)}</span>'
        f'<input class="input code" name="code" maxlength="14" autocomplete="off" autocapitalize="characters" spellcheck="false" placeholder="ABC-DEFG-HJK" data-testid="code"></label>'
        f'<button class="button wide" data-testid="join">{esc(text.ENTER_ROOM)}</button></form>'
    )


def unofficial(model):
    return f'<p class="soft small">{esc(words(model.language).UNOFFICIAL)}</p>'
