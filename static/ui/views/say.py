"""The two voices of the page in the viewer's language: `words` (the page's own texts) and `say` (the engine's wording)."""

from engine.wording import say as engine_say
from ui.html import in_digits, isolated
from ui.words import words as page_words


def words(model):
    return page_words(model.language)


def say(model):
    return engine_say(model.language)


def figures(model, markup):
    """Markup with its numbers in the viewer's digits. For what holds no code and nothing that a person typed."""
    return in_digits(markup, words(model).DIGITS)


def names(model, seats):
    """The names of players, for sentences."""
    return [isolated(model.names[seat]) for seat in seats]


def reason(model, why):
    """Why not, by a reason of the engine."""
    return say(model).reason(model.game, why)


def title(model, card):
    """The name of a card, by its id."""
    return say(model).card(model.game.cards[card])
