"""Cards to place, to put away, to give and to save."""

from tests.recorded.translate.question import MayBe, Question


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
