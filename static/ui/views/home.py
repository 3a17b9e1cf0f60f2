"""The first page: a game against bots at one tap, a room for friends, or a code to type."""

from ui.html import button, esc
from ui.icons import icon
from ui.views.say import words


def home(model):
    text = words(model)
    return f'<div class="welcome">{hero(text)}<div class="ways">{create(model, text)}{join(text)}</div><p class="soft small">{esc(text.UNOFFICIAL)}</p></div>'


def hero(text):
    play = button(icon("play") + esc(text.PLAY_NOW), "quick", "play-now", style="primary wide big")
    return (
        f'<section class="hero"><div class="sky" aria-hidden="true"><i class="sun"></i><i class="orb one"></i><i class="orb two"></i></div>'
        f'<h1>{esc(text.TITLE)}</h1><p class="soft">{esc(text.TAGLINE)}</p>{play}<p class="soft">{esc(text.PLAY_NOW_HELP)}</p></section>'
    )


def name_field(model, text):
    return (
        f'<label class="field"><span>{esc(text.YOUR_NAME)}</span><input class="input" name="name" maxlength="24" autocomplete="nickname" '
        f'value="{esc(model.name)}" data-testid="name"></label>'
    )


def create(model, text):
    """The form of a new room; plain fields, read when it is sent."""
    return (
        f'<form class="panel stack" data-do="create" data-testid="create-form"><h2>{esc(text.CREATE)}</h2>{name_field(model, text)}'
        f'{radios("players", text.PLAYERS, [[2, "2"], [3, "3"], [4, "4"]], 2)}{radios("bots", text.BOTS, [[0, "0"], [1, "1"], [2, "2"], [3, "3"]], 0)}'
        f'{switch("preset_hands", text.PRESET_HANDS, text.PRESET_HANDS_HELP)}{switch("two_actions", text.TWO_ACTIONS, text.TWO_ACTIONS_HELP)}'
        f'{radios("edition", text.EDITION, [[2, text.EDITIONS[2]], [1, text.EDITIONS[1]]], 2)}'
        f'<button class="button primary wide" data-testid="create">{esc(text.MAKE_ROOM)}</button></form>'
    )


def join(text):
    return (
        f'<form class="panel stack" data-do="join" data-testid="join-form"><h2>{esc(text.JOIN)}</h2><label class="field"><span>{esc(text.ROOM_CODE)}</span>'
        f'<input class="input code" name="code" maxlength="14" autocomplete="off" autocapitalize="characters" spellcheck="false" placeholder="ABC-DEFG-HJK" data-testid="code"></label>'
        f'<button class="button wide" data-testid="join">{esc(text.ENTER_ROOM)}</button></form>'
    )


def radios(name, label, choices, chosen):
    """One of a few values, as buttons beside each other."""
    options = [radio(name, value, shown, value == chosen) for value, shown in choices]
    return f'<fieldset class="field"><legend>{esc(label)}</legend><div class="choice">{"".join(options)}</div></fieldset>'


def radio(name, value, shown, chosen):
    checked = " checked" if chosen else ""
    return f'<label><input type="radio" name="{name}" value="{value}"{checked} data-testid="{name}-{value}"><span>{esc(shown)}</span></label>'


def switch(name, label, help_):
    return (
        f'<label class="switch"><input type="checkbox" name="{name}" data-testid="{name}"><i aria-hidden="true"></i>'
        f"<span><b>{esc(label)}</b><small>{esc(help_)}</small></span></label>"
    )
