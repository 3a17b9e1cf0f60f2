"""Cards, goods and powers of a game as parts of a sentence."""

from engine.decision import option_card
from engine.wording.es.accounts import source
from engine.wording.es.grammar import count, listed
from engine.wording.facts import are_hidden

# Sources of goods, repairs and defence that are no powers of cards.
CALLED = {
    "bonus": "tu bonificación de Producir", "more bonus": "tu bonificación de Producir con prestigio", "prestige trade": "Comercio con prestigio",
    "bunker": "tu búnker", "first repair": "tu primera bonificación de Reparar", "second repair": "tu segunda bonificación de Reparar",
    "repair by cards": "2 cartas", "repair by good": "un bien",
}


def called(game, option):
    """A card, or what a power belongs to, as a part of a sentence."""
    return CALLED[option] if option in CALLED else source(game, option_card(option))


def names_of(game, cards):
    """The cards by name if the reader may see them, else how many they are."""
    return count(len(cards), "card") if are_hidden(cards) else listed([source(game, card) for card in cards])


def goods_of(game, worlds):
    """Goods by the worlds on which they lie."""
    return f"{count(len(worlds), 'good')} ({listed([source(game, world) for world in worlds])})"
