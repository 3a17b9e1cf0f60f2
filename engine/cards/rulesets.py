"""Which deck is which game: every ruleset as data, and the deck of a set of options."""

from engine.powers import ANY

PROMO = "new_worlds"


def set_named(name):
    """The module of a set of cards, such as "base". It runs when it is first asked for: a phone declares only the cards that it plays with."""
    return __import__("engine.cards." + name, None, None, ["CARDS"])


class Ruleset:
    """What one ruleset is made of.

    sets            the names of its sets of cards (modules of this package), in order: a later design takes the place of an earlier one of the same name
    players         fewest and most
    start_choice    each player chooses between a red and a blue start world (E-SET-1)
    goals           the sets whose goals are in use, if goals are (G-1)
    takeovers       may be switched on (T-1)
    prestige        prestige, search and the leader tile (BoW)
    mix             every Explore combines with the hand (X-EXP)
    invasion        the invasion game may be switched on (X-MODE-2)
    small           the small Persian game: its own actions, hands and bank, goods that are no cards (PV-…)
    """

    __slots__ = ("name", "sets", "players", "start_choice", "goals", "takeovers", "prestige", "mix", "invasion", "small")

    def __init__(self, name, sets, most, start_choice=False, goals=(), takeovers=False, prestige=False, mix=False, invasion=False, small=False):
        self.name, self.sets, self.players = name, sets, (2, most)
        self.start_choice, self.goals, self.takeovers, self.prestige = start_choice, goals, takeovers, prestige
        self.mix, self.invasion, self.small = mix, invasion, small


TGS, RVI, BOW = "the-gathering-storm", "rebel-vs-imperium", "the-brink-of-war"

RULESETS = {ruleset.name: ruleset for ruleset in [
    Ruleset("base", ["base"], 4),
    Ruleset("base+tgs", ["base", "gathering_storm"], 5, goals=(TGS,)),
    Ruleset("base+tgs+rvi", ["base", "gathering_storm", "rebel_vs_imperium"], 6, start_choice=True, goals=(TGS, RVI), takeovers=True),
    Ruleset("base+tgs+rvi+bow", ["base", "gathering_storm", "rebel_vs_imperium", "brink_of_war"], 6, start_choice=True, goals=(TGS, RVI, BOW),
            takeovers=True, prestige=True),
    Ruleset("base+rvi", ["base", "rebel_vs_imperium"], 5, takeovers=True),
    Ruleset("base+aa", ["base", "alien_artifacts"], 5, start_choice=True),
    Ruleset("base+xi", ["base", "xeno_invasion"], 5, start_choice=True, mix=True, invasion=True),
    Ruleset("persian", ["persian"], 4, small=True),
]}

_decks = {}


def deck_of(ruleset, edition=2, promo=False):
    """All physical cards of a game, as a list of Card: a card's id is its place in it. Copies of a design lie side by side.

    The list is shared by all games with these options and never changes.
    """
    name = "%s %d %s" % (ruleset, edition, promo)
    if name not in _decks:
        _decks[name] = [card for card in designs_of(ruleset, edition, promo) for copy in range(copies_of(ruleset, card))]
    return _decks[name]


_kinds = {}


def kinds_of(ruleset, edition=2, promo=False):
    """The kinds of powers that occur in this deck, and "world of any kind" if there is one; shared like it."""
    name = "%s %d %s" % (ruleset, edition, promo)
    if name not in _kinds:
        designs = designs_of(ruleset, edition, promo)
        _kinds[name] = {power.kind for card in designs for power in card.powers}
        if [card for card in designs if card.good == ANY]:
            _kinds[name].add("world of any kind")
    return _kinds[name]


def designs_of(ruleset, edition=2, promo=False):
    """The designs in use, each once, in the order of the catalogue: a later set's design takes the place of an earlier one of the same name."""
    names = RULESETS[ruleset].sets + ([PROMO] if promo else [])
    sets = [set_named(name).CARDS for name in names]
    if edition == 2 and names[0] == "base":
        sets.insert(1, set_named("base").SECOND_EDITION)                                                     # section 12 of the base rules
    latest = {}
    for cards in sets:
        for card in cards:
            latest[card.name] = card
    return list(latest.values())


def sets_of(ruleset):
    return [set_named(name) for name in RULESETS[ruleset].sets]


def copies_of(ruleset, card):
    """How many copies of the design lie in the deck: some sets add one to an earlier design."""
    return card.copies + sum([each.MORE_COPIES.get(card.name, 0) for each in sets_of(ruleset) if hasattr(each, "MORE_COPIES")])


def preset_hands(ruleset):
    """The preset hand of each start world that has one: start world → card names. (B-SET-8)"""
    hands = {}
    for cards in sets_of(ruleset):
        hands.update(getattr(cards, "PRESET_HANDS", {}))
    return hands
