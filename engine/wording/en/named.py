"""Cards, goods and powers of a game as parts of a sentence."""

from engine.decision import option_card
from engine.wording.en.accounts import source
from engine.wording.en.grammar import count, listed
from engine.wording.facts import are_hidden

# Sources of goods, repairs and defence that are no powers of cards.
CALLED = {
    "bonus": "your Produce bonus", "more bonus": "your Produce bonus with prestige", "prestige trade": "Trade with prestige", "bunker": "your bunker",
    "first repair": "your first Repair bonus", "second repair": "your second Repair bonus", "repair by cards": "2 cards", "repair by good": "a good",
}


def called(game, option):
    """A card, or what a power belongs to, as a part of a sentence."""
    return CALLED[option] if option in CALLED else source(game, option_card(option))


def names_of(game, cards):
    """The cards by name if the reader may see them, else how many they are."""
    if are_hidden(cards):
        return count(len(cards), "card")
    return listed([source(game, card) for card in cards])


def goods_of(game, worlds):
    """Goods by the worlds on which they lie."""
    return f"{count(len(worlds), 'good')} ({listed([source(game, world) for world in worlds])})"
