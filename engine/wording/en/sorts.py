"""The sorts of cards that powers, goals and searches count or ask for."""

from engine.wording.en.grammar import article, capital

# One, and several
SORTS = {
    "military world": ("military world", "military worlds"),
    "peaceful world": ("peaceful world", "peaceful worlds"),
    "production world": ("production world", "production worlds"),
    "rebel military world": ("Rebel military world", "Rebel military worlds"),
    "rebel world": ("Rebel world", "Rebel worlds"),
    "rebel development": ("Rebel development", "Rebel developments"),
    "xeno world": ("Xeno world", "Xeno worlds"),
    "chromosome world": ("world with the chromosome symbol", "worlds with the chromosome symbol"),
    "imperium card": ("Imperium card", "Imperium cards"),
    "development": ("development", "developments"),
    "development of cost 5 or more": ("development of cost 5 or more", "developments of cost 5 or more"),
    "development of cost 6": ("development of cost 6", "developments of cost 6"),
}

CATEGORIES = {
    "development with Military 1 or 2": "a development with 1 or 2 more general Military",
    "military windfall of 1 or 2": "a military windfall world of defence 1 or 2",
    "peaceful windfall of 1 or 2": "a peaceful windfall world of cost 1 or 2",
    "chromosome world": "a world with the chromosome symbol",
    "alien world": "a world of Alien kind",
    "consumes two goods": "a card that can use 2 or more goods in Consume",
    "military world of 5 or more": "a military world of defence 5 or more",
    "development of cost 6": "a development of cost 6 that is worth “?”",
    "takeover card": "a card with a power for takeovers or against them",
}


def sort(word):
    return SORTS[word][0]


def a_sort(word):
    return article(SORTS[word][0])


def sorts(word):
    """Several of them."""
    return SORTS[word][1]


def for_each(word):
    """What an amount is multiplied by, as " for each of your Rebel worlds"; "" where it is not."""
    if word is None:
        return ""
    return " for every two of your military worlds" if word == "two military worlds" else f" for each of your {sorts(word)}"


def category(word):
    """What a search can be for."""
    return capital(CATEGORIES[word])


def a_category(word):
    """The same within a sentence."""
    return CATEGORIES[word]
