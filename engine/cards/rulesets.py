"""Which deck is which game: the rulesets, and the deck of a set of options."""

from engine.cards import base

PLAYERS = {"base": (2, 4)}          # fewest and most players (B-CMP-4)
START_HANDS = {"base": base.PRESET_HANDS}

_decks = {}


def deck_of(ruleset, edition):
    """All physical cards of a game, as a list of Card: a card's id is its place in it. Copies of a design lie side by side.

    The list is shared by all games of the ruleset and never changes.
    """
    name = "%s %d" % (ruleset, edition)
    if name not in _decks:
        _decks[name] = [card for card in designs_of(ruleset, edition) for copy in range(card.copies)]
    return _decks[name]


def designs_of(ruleset, edition):
    """The designs in use, each once, in the order of the catalogue. The second edition replaces five of them (section 12 of the base rules)."""
    if edition == 1:
        return base.CARDS
    reprints = {card.name: card for card in base.SECOND_EDITION}
    return [reprints.get(card.name, card) for card in base.CARDS]
