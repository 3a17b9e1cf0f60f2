"""The face of a card, the same in every size: measures are in `em`, the place where it lies sets the font size."""

from ui.art import picture
from ui.html import esc
from ui.icons import badge, good, icon
from ui.views.glyphs import strip
from ui.views.say import figures, say, words

FACES = ("icons", "words", "both")      # how a card shows its powers, as each viewer likes
_faces = {}     # designs never change, so their faces are made once for each language and way of showing them


def face(model, card):
    """What is printed on a card, as this viewer wants to see it. Silent: who shows it says what it is."""
    key = f"{say(model).__name__} {words(model).__name__} {model.faces} {id(card)}"   # by what is spoken: English until the language is there
    if key not in _faces:
        _faces[key] = figures(model, printed(card, model.faces, words(model), say(model)))
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


def tags(card):
    """Keywords, the chromosome, the prestige that it brings: what means nothing by itself, but something to other cards."""
    names = list(card.keywords) + ["chromosome"] * card.chromosome + ["prestige"] * card.prestige
    return "".join([icon(name) for name in names])


def ribbons(card, text):
    """What is said in words too: that a world is military, that it is a windfall world."""
    military = f'<span class="ribbon">{esc(text.MILITARY)}</span>' if card.military else ""
    windfall = f'<span class="ribbon of-windfall">{esc(text.WINDFALL)}</span>' if card.production == "windfall" else ""
    return military + windfall


def marks(card):
    """The upper edge: its price, what it is, what it is worth."""
    return f'<span class="marks">{price(card)}{kind(card)}<span class="tags">{tags(card)}</span>{worth(card)}</span>'


def printed(card, faces, text, wording):
    title = f'<span class="title{shrunk(wording.card(card))}">{esc(wording.card(card))}</span>'
    return f'<span class="print" aria-hidden="true">{picture(card)}{marks(card)}{title}{ribbons(card, text)}{strip(card, faces, wording.power_short)}</span>'


TIGHT_WORD, LONG_WORD, LONGEST_WORD, LONG_TITLE = 9, 11, 14, 26      # letters: in the small cards of a tableau such a word would be broken, such a title cut off


def shrunk(title):
    """The class of a title that would not fit in letters of the usual size: "tight" matters in a tableau only."""
    longest = max([len(word) for word in title.split(" ")])
    if longest >= LONGEST_WORD:
        return " long longest"
    if len(title) >= LONG_TITLE or longest >= LONG_WORD:
        return " long"
    return " tight" if longest >= TIGHT_WORD else ""


def back(words):
    """A card that the viewer may not see."""
    return f'<span class="card back" role="img" aria-label="{esc(words.HIDDEN_CARD)}">{icon("settle")}</span>'


def classes(card):
    """What a card looks like: its type, its kind, whether it must be conquered."""
    military = " military" if card.military else ""
    return f"card {card.kind} {card.good or 'plain'}{military}"
