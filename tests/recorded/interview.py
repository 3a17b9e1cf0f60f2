"""Answers our engine's questions as the recording answered its own, and compares what is offered."""

from engine import apply
from engine.decision import option_power
from engine.phases.choose import TWO_ACTIONS
from engine.table import discard_from_tableau
from engine.ways import ways
from tests.recorded import differences
from tests.recorded.translate import ConsumePower, Lucky, Payment, Windfall, question_of


class Asked:
    """A recorded question: `recorded` its answer, `answer` that answer as far as our rules allow it, `given` our choices for it so far."""

    def __init__(self, game, event):
        self.question, self.kind, self.recorded, self.given = question_of(game, event), event["kind"], event["ans"], {}
        self.answer = self.question.lawful(self.recorded)
        self.lawful = self.question.same(self.answer, self.recorded)


class Interview:
    """The questions of one block."""

    def __init__(self, counts):
        self.counts, self.asked = counts, []

    def begin(self, game, block):
        self.asked = [Asked(game, event) for event in block.of("choice")]
        for asked in self.asked:
            if not asked.lawful:
                self.counts[differences.UNLAWFUL[asked.kind]] += 1

    def answer(self, game, seat, decision):
        asked = next((asked for asked in self.asked if asked.question.seat.index == seat and asked.question.asks_for(decision, asked.given)), None)
        assert asked, f"no such question recorded: {decision} of seat {seat}"
        self.compare_offers(game, asked.question, decision)
        choice = asked.question.ours(decision.ask, asked.answer)
        asked.given[decision.ask] = choice
        apply(game, seat, choice)

    def end(self, game):
        """Every recorded question is answered the same, translated back from what we were asked."""
        for asked in self.asked:
            back = asked.question.theirs(asked.given)
            assert asked.question.same(back, asked.answer), f"{asked.kind}: {asked.recorded}, translated back {back}"
            if len(asked.given) != 1:
                self.counts[(differences.TWO_OF_OURS if asked.given else differences.SILENT) % asked.kind] += 1
            if asked.kind == "payment" and not asked.lawful:
                self.waste(game, asked)

    # What our rules forbid is done all the same, so that the rest of the game can be compared

    def insist_on_actions(self, game):
        """The second Develop or Settle chosen alone stays the second."""
        for asked in self.asked:
            asked.question.seat.actions = sorted(asked.question.ours("choose.actions", asked.recorded), key=TWO_ACTIONS.index)

    def waste(self, game, asked):
        """Cards discarded for Military that serves nothing."""
        for card in set(asked.recorded["use"]) - set(asked.answer["use"]):
            discard_from_tableau(game, asked.question.seat, card)

    # Offers

    def compare_offers(self, game, question, decision):
        theirs, ours = (sorted(options, key=str) for options in question.offers(decision))
        if theirs != ours or question.limits not in (None, (decision.least, decision.most)):
            name = self.named(game, question, decision, set(theirs) - set(ours))
            assert name and set(ours) <= set(theirs), f"{decision}, recorded {question.fields}"
            self.counts[name] += 1
        if isinstance(question, Windfall) and question.source() != decision.about:
            self.counts[differences.WINDFALLS] += 1

    def named(self, game, question, decision, more):
        """The name of the difference, `more` being what only they offer; None if it has none."""
        if isinstance(question, Payment) and decision.ask == "settle.way":
            seat = game.seats[decision.seat]
            useless = more.isdisjoint(card for way in ways(game, seat, decision.about) for card in way.used())
            return differences.SPECIALS if useless else None
        if isinstance(question, (ConsumePower, Lucky)) and not more:
            kinds = {option_power(game, option).kind for option in decision.options}
            return differences.GAMBLE if "gamble" in kinds else None
        return None
