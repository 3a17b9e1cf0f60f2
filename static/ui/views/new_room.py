"""The form of a new room."""

from engine.cards.rulesets import RULESETS
from ui.fitting import SIZES, refusal
from ui.html import esc
from ui.views.home import name_field
from ui.views.say import say, words
from ui.wish import HANDS, SWITCHES


def create(model):
    """It shows the model's wish; what does not go with it cannot be chosen, and says why."""
    text = words(model)
    return (
        f'<form class="panel stack" data-do="create" data-testid="create-form"><h2>{esc(text.CREATE)}</h2>{name_field(model, text)}{rulesets(model)}'
        f'{players(model, text)}{bots(model, text)}{hands(model, text)}{"".join([switch(model, name) for name in SWITCHES])}{edition(model, text)}'
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
    choices = [radio("players", size, say(model).number(size), size == model.wish["players"], reason is not None) for size, reason in zip(SIZES, reasons)]
    told = [say(model).reason(None, reason) for reason in reasons if reason is not None]
    return radios(text.PLAYERS, choices, told[0] if told else "")


def alone(wish):
    """The wish with nothing but its ruleset, as switches follow the number of players."""
    plain = {name: False for name in SWITCHES}
    plain["ruleset"], plain["edition"], plain["preset_hands"] = wish["ruleset"], wish["edition"], False
    return plain


def bots(model, text):
    number = model.wish["bots"]
    return radios(text.BOTS, [radio("bots", some, say(model).number(some), some == number, some >= model.wish["players"]) for some in range(SIZES[-1])])


def hands(model, text):
    """Who begins with a preset hand; where the game has too few of them, or none, that it is so."""
    wished = model.wish["preset_hands"]
    reasons = [refusal(model.wish, "preset_hands", HANDS[word]) for word in HANDS]
    choices = [radio("preset_hands", word, text.HANDS[word], HANDS[word] == wished, reason is not None) for word, reason in zip(HANDS, reasons)]
    told = [say(model).reason(None, reason) for reason in reasons if reason is not None]
    help_of = "newcomers" if wished == HANDS["newcomers"] else "preset_hands"
    return radios(say(model).room_option("preset_hands"), choices, told[0] if told else say(model).room_option_help(help_of))


def edition(model, text):
    """The small game has but one."""
    if RULESETS[model.wish["ruleset"]].small:
        return ""
    chosen = model.wish["edition"]
    return radios(say(model).room_option("edition"), [radio("edition", number, text.EDITIONS[number], number == chosen) for number in (2, 1)],
                  say(model).room_option_help("edition"))


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
