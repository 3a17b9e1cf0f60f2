"""Every sign explains itself: its name, its sentence, and the cards that have it.

A card has a sign if its face shows it, so a new power needs nothing here.
"""

from engine.cards.rulesets import designs_of
from ui.html import button, esc
from ui.icons import address, icon
from ui.views.card import marks, price
from ui.views.glyphs import strip
from ui.views.say import figures, say, words


def sheet(model, name):
    text = words(model)
    cards = cards_with(model, name)
    listed = "".join([entry(model, number, design) for number, design in cards])
    told = f'<h3>{esc(text.cards_with_sign(sum([design.copies for number, design in cards])))}</h3><ul class="with-sign">{listed}</ul>' if cards else ""
    return f"{icon(name)} {esc(title(text, name))}", f'<div class="sign-of-{name}"><p class="large-sign">{icon(name)}<span>{esc(sentence(text, name))}</span></p></div>{told}'


def title(text, name):
    return text.SIGN_NAMES[name]


def sentence(text, name):
    for sign, told in text.SIGNS:
        if sign == name:
            return told
    return ""


def cards_with(model, name):
    """The designs of this game whose face shows the sign, as [id of the first copy, Card], by name."""
    found, seen = [], []
    for number, design in enumerate(model.game.cards):
        if design.key not in seen and name in signs_on(model, design):
            found.append([number, design])
        seen.append(design.key)
    found.sort(key=lambda pair: say(model).card(pair[1]))
    return found


def signs_on(model, design):
    """The signs that the card's face shows as icons, each once, in the order of `SIGNS`."""
    shown = marks(design) + strip(design, "icons", None)
    return [name for name, told in words(model).SIGNS if f'"{address(name)}"' in shown]


def entry(model, number, design):
    label = f'{figures(model, price(design))}<span>{esc(say(model).card(design))}</span><span class="soft">\u00d7{say(model).number(design.copies)}</span>'
    return f'<li>{button(label, "sheet", f"card-with-{number}", f"card:{number}", "wide plain")}</li>'


def of_card(model, design):
    """The signs of a card in a row: each opens its own sheet."""
    return f'<p class="signs-of">{"".join([sign(model, name) for name in signs_on(model, design)])}</p>'


def sign(model, name):
    called = title(words(model), name)
    return button(icon(name), "sheet", f"symbol-{name}", f"symbol:{name}", "square plain", f'aria-label="{esc(called)}" title="{esc(called)}"')


def index(model):
    """All signs with their sentences, each a button."""
    rows = [f'<li>{button(f"{icon(name)}<span>{esc(told)}</span>", "sheet", f"symbol-{name}", f"symbol:{name}", "wide plain")}</li>' for name, told in words(model).SIGNS]
    return f'<ul class="sentences signs">{"".join(rows)}</ul>'
