"""Action cards, cards to place, and cards to put away."""

from engine.phases.choose import TWO_ACTIONS
from tests.recorded.translate.question import Question

ACTIONS = {"explore_5_0": "explore+5", "explore_1_1": "explore+1+1", "consume_trade": "trade", "consume_x2": "double"}
ACTIONS_BACK = {ours: theirs for theirs, ours in ACTIONS.items()}


class Actions(Question):
    """Action cards, in their words and in ours.

    They tell the two Develop cards of the two-action game apart and let the second be chosen alone; with us they are alike, so that
    one alone is the first (B-2P-2). Likewise Settle.
    """

    asks = ("choose.actions",)

    def ours(self, ask, answer):
        return [ACTIONS.get(word, word) for word in answer]

    def theirs(self, given):
        words = sorted(given["choose.actions"], key=TWO_ACTIONS.index)
        return self.lawful([ACTIONS_BACK.get(word, word) for word in words])

    def lawful(self, answer):
        firsts = {"develop2": "develop", "settle2": "settle"}
        return [word if firsts.get(word, word) in answer else firsts[word] for word in answer]

    def offers(self, decision):
        """Every action can be chosen at all times, so the recording does not list them."""
        return decision.options, decision.options


class Place(Question):
    """The card to place, or none."""

    asks = ("develop.choose", "settle.choose")

    def ours(self, ask, answer):
        return [] if answer is None else [answer]

    def theirs(self, given):
        cards = next(iter(given.values()))
        return cards[0] if cards else None


class Discard(Question):
    """At the start and at the end of a round: the cards to put away."""

    asks = ("setup.discard", "round_end.discard")

    @property
    def limits(self):
        return self.fields["n"], self.fields["n"]


class ExploreDiscard(Question):
    """They ask which cards of those drawn to put away, we ask which to keep."""

    asks = ("explore.keep",)

    def ours(self, ask, answer):
        return self.others(answer)

    def theirs(self, given):
        return self.others(given["explore.keep"])

    def others(self, cards):
        return [card for card in self.fields["cards"] if card not in cards]

    @property
    def limits(self):
        keep = len(self.fields["cards"]) - self.fields["n"]
        return keep, keep


def discard(game, fields):
    return (ExploreDiscard if fields["phase"] == "explore" else Discard)(game, fields)
