"""Goods for windfall worlds, and the powers that produce for a card of the hand."""

from engine.decision import option_card, option_power
from engine.phases.produce import BONUS, COUNTS, MORE_BONUS, fillable, sources
from tests.recorded.piles import got_in
from tests.recorded.translate.question import Question, named
from tests.recorded.translate.series import Act, Series


class Windfalls(Question):
    """All windfall worlds of a seat that get a good for nothing.

    Powers of one kind are alike, and which of them acts first says nothing: theirs act newest card first, ours oldest first. So what they ask
    and what we ask is compared by kind, and all that counts is which worlds are filled in the end, and by which power a world of any kind.
    `questions`: the recorded ones; `worlds`: those that were filled.
    """

    asks = ("produce.source", "produce.windfall")

    def __init__(self, game, fields):
        Question.__init__(self, game, fields)
        self.plan = None

    def asks_for(self, decision, given):
        return decision.ask in self.asks

    def ours(self, decision, given):
        """The world that this source filled with them; if it filled none, one such that the sources that remain can fill all others."""
        if decision.ask == "produce.source":
            return [source for source in decision.options if self.planned().get(source) == decision.about]
        left = [world for world in self.fields["worlds"] if world not in self.seat.produced]
        rest = [fillable(self.game, self.seat, good, without) for source, good, without in sources(self.game, self.seat)
                if source not in self.seat.used and source != decision.about]
        likely = [self.planned().get(decision.about)] + left
        return [next(world for world in likely if world in decision.options and world in left and can_fill([other for other in left if other != world], rest))]

    def planned(self):
        """Which world each source fills with them, by their order: newest card first, and the action before powers of any kind."""
        if self.plan is None:
            self.plan, questions, filled = {}, iter(self.fields["questions"]), list(self.seat.produced)
            for source, good, without in self.their_sources():
                worlds = [world for world in fillable(self.game, self.seat, good, without) if world not in filled]
                if worlds:
                    self.plan[source] = worlds[0] if len(worlds) == 1 else next(questions)["ans"]
                    filled.append(self.plan[source])
        return self.plan

    def their_sources(self):
        newest_first = sorted(sources(self.game, self.seat), key=lambda source: -self.seat.in_force.index(option_card(source[0])) if "." in source[0] else 0)
        kind = [source for source in newest_first if source[1] != "any"]
        action = [source for source in newest_first if source[0] in (BONUS, MORE_BONUS)]
        return kind + action + [source for source in newest_first if source not in kind + action]

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
        """They never ask which source fills a world of any kind."""
        if decision.ask == "produce.source":
            return decision.options, decision.options
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
        """With them draws come by themselves where the hand was empty; with us each is chosen, before there is a card to pay with."""
        offered = self.todo[0].offered if self.todo else self.left or decision.options
        draws = [option for option in decision.options if is_count(self.game, option) and option not in offered]
        if draws and set(self.seat.hand) <= got_in(self.block.events):
            self.current = Act(draws[0], offered)
            self.acts.insert(len(self.acts) - len(self.todo), self.current)
        else:
            Series.begin(self, decision)

    def read(self):
        """A power declined is still offered with us."""
        offered, declined = [], []
        for event in self.fields["events"]:
            option, answer = named(event["ans"] if event["kind"] == "produce" else event["power"]), event["ans"]
            if event["kind"] == "produce":
                offered = [named({"card": card, "power": index}) for card, index in event["powers"]]
            offered = list(dict.fromkeys([*offered, option, *declined]))
            if event["kind"] == "produce" and not is_count(self.game, option):
                continue            # what follows tells of its use
            if event["kind"] == "produce":
                yield Act(option, offered, done=False)
            elif answer:
                answers = {"produce.world": [answer["world"]], "produce.pay": [answer["discard"]]}
                yield Act(option, offered, answers, {"produce.world": event["worlds"], "produce.pay": event["hand"]})
            else:
                declined.append(option)
            self.left = offered if event["kind"] != "produce" and not answer else None
            offered = []


def is_count(game, option):
    """Is it a draw by what was produced?"""
    return option_power(game, option).kind in COUNTS
