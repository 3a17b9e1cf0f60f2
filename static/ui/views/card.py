"""The face of a card, the same in every size: measures are in `em`, the place where it lies sets the font size."""

from ui.art import picture
from ui.html import esc
from ui.icons import badge, good, icon
from ui.views.glyphs import strip

_faces = {}     # designs never change, so their faces are made once for each language


def face(card, title, words):
    """What is printed on a card; `title` is its name in the viewer's language. Silent: who shows it says what it is."""
    key = f"{words.__name__} {id(card)}"
    if key not in _faces:
        _faces[key] = printed(card, title, words)
    return _faces[key]


def price(card):
    """Cost or defence, on the shape that says which card this is."""
    if card.kind == "development":
        return badge("development", card.cost)
    return badge("defence" if card.military else "world", card.cost)


def worth(card):
    return badge("vp", "?" if card.scores else card.vp)


def kind(card):
    """The kind of a world: filled if it produces, outlined with a halo if it is a windfall."""
    return good(card.good, card.production != "production") if card.good else ""


def printed(card, title, words):
    marks = f'<span class="marks">{price(card)}{kind(card)}{worth(card)}</span>'
    ribbon = f'<span class="ribbon">{esc(words.MILITARY)}</span>' if card.military else ""
    return f'<span class="print" aria-hidden="true">{picture(card)}{marks}<span class="title">{esc(title)}</span>{ribbon}{strip(card)}</span>'


def back(words):
    """A card that the viewer may not see."""
    return f'<span class="card back" role="img" aria-label="{esc(words.HIDDEN_CARD)}">{icon("settle")}</span>'


def classes(card):
    """What a card looks like: its type, its kind, whether it must be conquered."""
    military = " military" if card.military else ""
    return f"card {card.kind} {card.good or 'plain'}{military}"
