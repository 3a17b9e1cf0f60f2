"""The first page: a game against bots at one tap, a room for friends, or a code to type."""

from engine.cards.rulesets import RULESETS
from ui.html import button, esc
from ui.icons import icon
from ui.views.frame import languages
from ui.views.say import say, words
from ui.wish import SIZES, SWITCHES, refusal


def home(model):
    text = words(model)
    return f'<div class="welcome">{languages(model)}{hero(text)}<div class="ways">{create(model, text)}{join(text)}</div><p class="soft small">{esc(text.UNOFFICIAL)}</p></div>'


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
    """The form of a new room. It shows the model's wish; what does not go with it cannot be chosen, and says why."""
    return (
        f'<form class="panel stack" data-do="create" data-testid="create-form"><h2>{esc(text.CREATE)}</h2>{name_field(model, text)}{rulesets(model)}'
        f'{players(model, text)}{bots(model, text)}{"".join([switch(model, name) for name in SWITCHES])}{edition(model, text)}'
        f'<button class="button primary wide" data-testid="create">{esc(text.MAKE_ROOM)}</button></form>'
    )


def rulesets(model):
    """Which game, and a sentence about it."""
    choices = "".join([ruleset(model, name) for name in RULESETS])
    return (
        f'<label class="field"><span>{esc(words(model).GAME)}</span><select class="input" name="ruleset" data-testid="ruleset">{choices}</select></label>'
        f'<p class="soft">{esc(say(model).ruleset_help(model.wish["ruleset"]))}</p>'
    )


def ruleset(model, name):
    chosen = " selected" if name == model.wish["ruleset"] else ""
    return f'<option value="{name}"{chosen}>{esc(say(model).ruleset(name))}</option>'


def players(model, text):
    """As many as any game takes; under those that this one does not take stands why."""
    reasons = [refusal(alone(model.wish), "players", size) for size in SIZES]
    choices = [radio("players", size, size, size == model.wish["players"], reason is not None) for size, reason in zip(SIZES, reasons)]
    told = [say(model).reason(None, reason) for reason in reasons if reason is not None]
    return radios(text.PLAYERS, choices, told[0] if told else "")


def alone(wish):
    """The wish with nothing but its ruleset, as switches follow the number of players."""
    plain = {name: False for name in SWITCHES}
    plain["ruleset"], plain["edition"] = wish["ruleset"], wish["edition"]
    return plain


def bots(model, text):
    number = model.wish["bots"]
    return radios(text.BOTS, [radio("bots", some, some, some == number, some >= model.wish["players"]) for some in range(SIZES[-1])])


def edition(model, text):
    """The small game has but one."""
    if RULESETS[model.wish["ruleset"]].small:
        return ""
    chosen = model.wish["edition"]
    return radios(say(model).room_option("edition"), [radio("edition", number, text.EDITIONS[number], number == chosen) for number in (2, 1)],
                  say(model).room_option_help("edition"))


def join(text):
    return (
        f'<form class="panel stack" data-do="join" data-testid="join-form"><h2>{esc(text.JOIN)}</h2><label class="field"><span>{esc(text.ROOM_CODE)}</span>'
        f'<input class="input code" name="code" maxlength="14" autocomplete="off" autocapitalize="characters" spellcheck="false" placeholder="ABC-DEFG-HJK" data-testid="code"></label>'
        f'<button class="button wide" data-testid="join">{esc(text.ENTER_ROOM)}</button></form>'
    )


def radios(label, choices, note=""):
    """One of a few values, as buttons beside each other."""
    told = f'<p class="soft">{esc(note)}</p>' if note else ""
    return f'<fieldset class="field"><legend>{esc(label)}</legend><div class="choice">{"".join(choices)}</div>{told}</fieldset>'


def radio(name, value, shown, chosen, closed=False):
    state = (" checked" if chosen else "") + (" disabled" if closed else "")
    return f'<label><input type="radio" name="{name}" value="{value}"{state} data-testid="{name}-{value}"><span>{esc(shown)}</span></label>'


def switch(model, name):
    """An option of the game; where the game cannot have it, why not."""
    reason = refusal(model.wish, name, True)
    told = say(model).room_option_help(name) if reason is None else say(model).reason(None, reason)
    state = (" checked" if model.wish[name] else "") + (" disabled" if reason is not None else "")
    return (
        f'<label class="switch"><input type="checkbox" name="{name}"{state} data-testid="{name}"><i aria-hidden="true"></i>'
        f"<span><b>{esc(say(model).room_option(name))}</b><small>{esc(told)}</small></span></label>"
    )
