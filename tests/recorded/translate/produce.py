"""Goods for windfall worlds, and the powers that produce for a card of the hand."""

from engine.decision import option_power
from engine.phases.produce import BONUS, COUNTS, MORE_BONUS, fillable, sources
from tests.recorded.translate.question import Question, named
from tests.recorded.translate.series import Act, Series


class Windfalls(Question):
    """All windfall worlds of a seat that get a good for nothing.

    Powers of one kind are alike, and which of them acts first says nothing: theirs act newest card first, ours oldest first. So what they ask
    and what we ask is compared by kind, and where a world could be filled by several, all that counts is which are filled in the end.
    `questions`: the recorded ones; `worlds`: those that were filled.
    """

    asks = ("produce.windfall",)
    limits = (1, 1)

    def asks_for(self, decision, given):
        return decision.ask in self.asks

    def ours(self, decision, given):
        """A world to be filled such that the sources that remain can fill all others."""
        left = [world for world in self.fields["worlds"] if world not in self.seat.produced]
        rest = [fillable(self.game, self.seat, good, without) for source, good, without in sources(self.game, self.seat)
                if source not in self.seat.used and source != decision.about]
        return [next(world for world in left if world in decision.options and can_fill([other for other in left if other != world], rest))]

    def theirs(self, given):
        return self.fields["worlds"]

    def lawful(self, given):
        return self.fields["worlds"]

    def question_for(self, decision):
        """The recorded question for a source of the same kind that offers the same, if there is one."""
        return next((question for question in self.fields["questions"]
                     if self.kind_of(named(question["power"])) == self.kind_of(decision.about) and sorted(question["worlds"]) == sorted(decision.options)), None)

    def kind_of(self, source):
        return "action" if source in (None, BONUS, MORE_BONUS) else option_power(self.game, source).good

    def offers(self, decision, given):
        question = self.question_for(decision)
        return (question["worlds"] if question else []), decision.options


def can_fill(worlds, sources):
    """Can each of the worlds be filled by a source of its own? A source is the list of worlds that it can fill."""
    if not worlds:
        return True
    return any(worlds[0] in source and can_fill(worlds[1:], sources[:place] + sources[place + 1:]) for place, source in enumerate(sources))


class ProducePowers(Series):
    """The powers used for a card of the hand, and draws chosen between them."""

    asks = ("produce.power", "produce.world", "produce.pay")
    first = "produce.power"

    def begin(self, decision):
        """With them draws come by themselves where the hand is empty; with us a draw is then chosen, so that there is a card to pay with."""
        draws = [option for option in decision.options if option_power(self.game, option).kind in COUNTS]
        if draws == decision.options and self.todo and self.todo[0].option not in draws:
            self.current = Act(draws[0], draws)
            self.acts.insert(self.acts.index(self.todo[0]), self.current)
        else:
            Series.begin(self, decision)

    def read(self):
        offered = None
        for event in self.fields["events"]:
            if event["kind"] == "produce":
                offered, option = [named({"card": card, "power": index}) for card, index in event["powers"]], named(event["ans"])
                if option_power(self.game, option).kind in COUNTS:
                    yield Act(option, offered, done=False)
                    offered = None
            else:
                option, answer = named(event["power"]), event["ans"]
                answers = {"produce.world": [answer["world"]], "produce.pay": [answer["discard"]]} if answer else {}
                if answer:
                    yield Act(option, offered or [option], answers, {"produce.world": event["worlds"], "produce.pay": event["hand"]})
                offered = None
