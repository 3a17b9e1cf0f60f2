"""Action cards, cards to place, and cards to put away."""

from engine.phases.choose import PRESTIGE, SEARCH, TWO_ACTIONS, uses_card
from tests.recorded import differences
from tests.recorded.translate.question import MayBe, Question

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


class Place(MayBe):
    """The card to place, or none."""

    asks = ("develop.choose", "settle.choose")


class Start(Question):
    """The start world, and which cards of the hand to put away."""

    asks = ("setup.start", "setup.discard")

    def asks_for(self, decision, given):
        return decision.ask in self.asks and given.get(decision.ask) is None

    def ours(self, decision, given):
        return [self.answer["world"]] if decision.ask == "setup.start" else self.answer["discard"]

    def theirs(self, given):
        return {"world": given.get("setup.start")[0], "discard": given.get("setup.discard")}

    def offers(self, decision, given):
        return self.fields["worlds" if decision.ask == "setup.start" else "hand"], decision.options

    def same(self, answer, other):
        return answer["world"] == other["world"] and sorted(answer["discard"]) == sorted(other["discard"])


class Discard(Question):
    """Cards of the hand to put away, by whatever makes it necessary."""

    def __init__(self, game, fields):
        Question.__init__(self, game, fields)
        self.asks = ("setup.discard" if fields["phase"] == "start" else fields["phase"].removesuffix("2") + ".discard", "takeover.discard")
        self.limits = fields["n"], fields["n"]

    def sole(self):
        return self.offered() if len(self.offered()) == self.fields["n"] else Question.sole(self)


class ExploreDiscard(Question):
    """They ask which cards of those drawn to put away, we ask which to keep; of the whole hand we too ask which to put away."""

    asks = ("explore.keep", "explore.discard")

    def ours(self, decision, given):
        return self.answer if decision.ask == "explore.discard" else [card for card in decision.options if card not in self.answer]

    def theirs(self, given):
        return given.get("explore.discard") or self.others(given.get("explore.keep"))

    def others(self, cards):
        return [card for card in self.fields["cards"] if card not in cards]

    def offers(self, decision, given):
        number = self.fields["n"] if decision.ask == "explore.discard" else len(decision.options) - self.fields["n"]
        self.limits = number, number
        return self.fields["cards"], decision.options


class Give(MayBe):
    """A card of the hand for prestige, as Explore begins."""

    asks = ("explore.give",)


class Save(Question):
    """The card that goes under the one that saves it."""

    asks = ("setup.save", "develop.save", "settle.save")
    limits = (1, 1)

    def ours(self, decision, given):
        return [self.answer]

    def theirs(self, given):
        return Question.theirs(self, given)[0]


class Category(Question):
    """What to search for."""

    asks = ("search.category",)

    def ours(self, decision, given):
        return [CATEGORIES[self.answer]]

    def theirs(self, given):
        return {ours: theirs for theirs, ours in CATEGORIES.items()}[given[0][1][0]]

    def offers(self, decision, given):
        """Theirs are not listed: all of them, but takeover powers only where there are takeovers."""
        return [ours for theirs, ours in CATEGORIES.items() if theirs != "takeover_power" or self.game.options["takeovers"]], decision.options


CATEGORIES = {
    "dev_military_1_2": "development with Military 1 or 2", "military_windfall_1_2": "military windfall of 1 or 2",
    "peaceful_windfall_1_2": "peaceful windfall of 1 or 2", "chromosome_world": "chromosome world", "alien_good_world": "alien world",
    "consumes_two_plus": "consumes two goods", "military_world_5_plus": "military world of 5 or more", "six_dev_variable": "development of cost 6",
    "takeover_power": "takeover card",
}


class Found(Question):
    """Whether to keep the card that was found."""

    asks = ("search.keep",)
    limits = (1, 1)

    def asks_for(self, decision, given):
        return Question.asks_for(self, decision, given) and decision.about == self.fields["card"]

    def ours(self, decision, given):
        return ["take" if self.answer else "go on"]

    def theirs(self, given):
        return int(given[0][1] == ["take"])

    def offered(self):
        return ["take", "go on"]


class GoodHere(Question):
    """A card of the hand for a good on the world just placed, or none."""

    asks = ("settle.good",)

    def asks_for(self, decision, given):
        return Question.asks_for(self, decision, given) and decision.about == self.fields["worlds"][0]

    def ours(self, decision, given):
        return [self.answer["discard"]] if self.answer else []

    def theirs(self, given):
        cards = given[0][1] if given else []
        return {"discard": cards[0], "world": self.fields["worlds"][0]} if cards else None

    def offered(self):
        return self.fields["hand"]


class Kind(Question):
    """What a good of any kind stands for."""

    asks = ("consume.kind", "produce.kind")
    limits = (1, 1)

    def ours(self, decision, given):
        return [self.answer]

    def theirs(self, given):
        return Question.theirs(self, given)[0]

    def offered(self):
        return ["novelty", "rare", "genes", "alien"]
