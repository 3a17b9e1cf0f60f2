"""Cards, goods and powers of a game as parts of a sentence."""

from engine.decision import option_card
from engine.wording.fa.accounts import source
from engine.wording.fa.grammar import count, listed
from engine.wording.facts import are_hidden

# Sources of goods, repairs and defence that are no powers of cards.
CALLED = {
    "bonus": "پاداش تولید", "more bonus": "پاداش تولید با اعتبار", "prestige trade": "داد و ستد با اعتبار", "bunker": "پناهگاه",
    "first repair": "نخستین پاداش تعمیر", "second repair": "دومین پاداش تعمیر", "repair by cards": "۲ کارت", "repair by good": "یک کالا",
}


def called(game, option):
    """A card, or what a power belongs to, as a part of a sentence."""
    return CALLED[option] if option in CALLED else source(game, option_card(option))


def names_of(game, cards):
    """The cards by name if the reader may see them, else how many they are."""
    return count(len(cards), "card") if are_hidden(cards) else listed([source(game, card) for card in cards])


def objects(game, cards):
    """The same as the object of a verb, which is marked where it is definite: "۲ کارت", "زمین قدیم را"."""
    return names_of(game, cards) + ("" if are_hidden(cards) else " را")


def goods_of(game, worlds):
    """Goods by the worlds on which they lie."""
    return f"{count(len(worlds), 'good')} ({listed([source(game, world) for world in worlds])})"
