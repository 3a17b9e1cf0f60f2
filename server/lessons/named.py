"""Cards named in a lesson's texts: "{Gem World}" becomes the name that this card has in the language of the lesson."""
import re

from server.lessons.voice import voice

NAMED = re.compile(r"\{([^{}]+)\}")


def with_names(game, language, text):
    """The text with the cards' names; raises ValueError for what is no card of the game."""
    return NAMED.sub(lambda found: voice(language).card(game.cards[card_named(game, found[1])]), text)


def card_named(game, name, among=()):
    """A card of that name: one of `among` if there is one, or else any."""
    for card in [*among, *range(len(game.cards))]:
        if game.cards[card].name == name:
            return card
    raise ValueError(f"no card is named {name}")
