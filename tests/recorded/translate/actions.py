"""Action cards."""

from engine.phases.choose import PRESTIGE, SEARCH, TWO_ACTIONS, uses_card
from tests.recorded import differences
from tests.recorded.translate.question import Question

ACTIONS = {"explore_5_0": "explore+5", "explore_1_1": "explore+1+1", "consume_trade": "trade", "consume_x2": "double"}
ACTIONS_BACK = {ours: theirs for theirs, ours in ACTIONS.items()}
ORDER = [SEARCH, *TWO_ACTIONS]
THEIR_PRESTIGE = "prestige_"


class Actions(Question):
    """Action cards, in their words and in ours.

    They tell the two Develop cards of the two-action game apart and let the second be chosen alone; with us they are alike, so that
    one alone is the first (B-2P-2). Likewise Settle. Who may choose last (mode 2) is asked for all actions there, and here only for
    those still missing.

    Their random players use the prestige/search card for both actions, which the rules of both sides forbid (P-4.2, FORMAT 7.2).
    """

    asks = ("choose.actions",)

    def ours(self, decision, given):
        return self.allowed()

    def allowed(self):
        """The words with the card used once."""
        words = [action(word) for word in self.answer]
        users = [word for word in words if uses_card(word)]
        return [plain(word) if word in users[1:] else word for word in words]

    def theirs(self, given):
        return self.sorted([word for ask, choice in given for word in choice])

    def lawful(self, given):
        return self.sorted(self.allowed())

    def unlawful_name(self):
        return differences.CARD_TWICE if sum(map(uses_card, map(action, self.answer))) > 1 else differences.SECOND_ALONE

    def sorted(self, words):
        """Words of ours as words of theirs, in their order, a second Develop or Settle alone as the first."""
        words = firsts_first(words)
        return [THEIR_PRESTIGE * (PRESTIGE in word) + ACTIONS_BACK.get(plain(word), plain(word)) for word in sorted(words, key=lambda word: ORDER.index(plain(word)))]

    def insisted(self):
        """What a seat's `actions` are with the recorded answer, whether lawful or not."""
        words = [action(word) for word in self.answer]
        return sorted(map(plain, words), key=ORDER.index) + [word for word in words if PRESTIGE in word]

    def offers(self, decision, given):
        """Every action can be chosen at all times, so the recording does not list them."""
        return decision.options, decision.options


class LastActions(Actions):
    """The actions of who chooses last; `first`: those that this seat had to name together with the others."""

    asks = ("choose.last",)

    def __init__(self, game, fields, first):
        Actions.__init__(self, game, fields)
        self.first = first

    def ours(self, decision, given):
        rest = self.allowed()
        for word in self.first:
            rest.remove(action(word))
        return firsts_first(rest, map(action, self.first))

    def theirs(self, given):
        return self.sorted([action(word) for word in self.first] + given[0][1])


def action(word):
    """A word of ours for one of theirs."""
    strong = word.startswith(THEIR_PRESTIGE)
    word = word.removeprefix(THEIR_PRESTIGE)
    return PRESTIGE * strong + ACTIONS.get(word, word)


def plain(word):
    return word.removeprefix(PRESTIGE)


def firsts_first(words, others=()):
    """The second Develop or Settle becomes the first where that is not chosen as well."""
    there = {plain(word) for word in [*words, *others]}
    return [word[:-1] if word.endswith("2") and plain(word)[:-1] not in there else word for word in words]
