"""The two voices of the page in the viewer's language: `words` (the page's own texts) and `say` (the engine's wording)."""

from engine.wording import say as engine_say
from ui.words import words as page_words


def words(model):
    return page_words(model.language)


def say(model):
    return engine_say(model.language)


def title(model, card):
    """The name of a card, by its id."""
    return say(model).card(model.game.cards[card])
