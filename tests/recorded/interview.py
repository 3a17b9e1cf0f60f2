"""Answers our engine's questions as the recording answered its own, and compares what is offered."""

from engine import apply
from engine.account import amount_of
from tests.recorded import differences
from tests.recorded.offers import Offers, has_bought
from tests.recorded.piles import got_in
from tests.recorded.translate import questions_of
from tests.recorded.translate.consume import without_gambles
from tests.recorded.translate.produce import Windfalls
from tests.recorded.translate.question import Given
from tests.recorded.translate.series import Series


class Asked:
    """A recorded question, and our choices for it so far."""

    def __init__(self, question):
        self.question, self.kind, self.given = question, question.fields["kind"], Given()

    def asks_for(self, seat, decision):
        return self.question.seat.index == seat and self.question.asks_for(decision, self.given)


class News:
    """What our engine tells of a phase, by (seat, card): `placed`, the news of each placing; `fought`, of each takeover that was resolved."""

    def __init__(self):
        self.placed, self.fought = {}, {}

    def follow(self, items):
        for item in items:
            if item[0] == "placed":
                self.placed[item[1], item[2]] = item
            elif item[0] in ("taken", "destroyed", "repelled"):
                self.fought[item[1], item[2]] = item

    def compare(self, block):
        """Costs, strengths, attacks and defences are the recorded ones."""
        for event in block.of("paid"):
            if (event["seat"], event["card"]) in self.placed and event["how"] != "takeover":
                number = amount_of(self.placed[event["seat"], event["card"]][4])
                assert number == event["strength" if event["how"] == "conquer" else "n"], f"{number}, recorded {event}"
        for event in block.of("takeover_result"):
            if "attack" in event:
                numbers = [amount_of(lines) for lines in self.fought[event["seat"], event["world"]][4:]]
                assert numbers == [event["attack"], event["defense"]], f"{numbers}, recorded {event}"


class Interview:
    """The questions of one block."""

    def __init__(self, counts):
        self.counts, self.asked, self.news, self.block = counts, [], News(), None

    def begin(self, game, block):
        self.news, self.block = News(), block
        self.asked = [Asked(question) for question in questions_of(game, block, self.news)]

    def answer(self, game, seat, decision):
        asked = next((asked for asked in self.asked if asked.asks_for(seat, decision)), None)
        choice = self.recorded(game, asked, decision) if asked else self.unrecorded(game, decision)
        self.news.follow(apply(game, seat, choice))

    def recorded(self, game, asked, decision):
        offers = Offers(game, self.block, asked.question, decision, asked.given)
        if offers.differ():
            name = offers.name()
            assert name, offers
            self.counts[name] += 1
        choice = asked.question.ours(decision, asked.given)
        asked.given.append((decision.ask, choice))
        return choice

    def end(self, game):
        """Every recorded question is answered the same, translated back from what we were asked."""
        self.news.follow(game.news)
        self.news.compare(self.block)
        for asked in self.asked:
            back, lawful = asked.question.theirs(asked.given), asked.question.lawful(asked.given)
            assert asked.question.same(back, lawful), f"{asked.kind} of seat {asked.question.seat.index}: {lawful}, translated back {back}"
            self.count(asked, lawful)

    def count(self, asked, lawful):
        """One question may stand for several, or for none; and its answer may not be lawful with us."""
        if not isinstance(asked.question, (Series, Windfalls)) and len(asked.given) != 1:
            self.counts[(differences.TWO_OF_OURS if asked.given else differences.SILENT) % asked.kind] += 1
        if not isinstance(asked.question, Series) and not asked.question.same(lawful, asked.question.answer):
            self.counts[asked.question.unlawful_name()] += 1

    # What we ask and they do not

    def unrecorded(self, game, decision):
        """The answer to a question of ours that is not recorded, for a reason that has a name."""
        assert decision.ask in self.UNRECORDED, f"no such question recorded: {decision} of seat {decision.seat}, about {decision.about}"
        return self.UNRECORDED[decision.ask](self, game, decision)

    def pass_by(self, game, decision):
        """A gamble may be passed by (B-GAM-1), so that we ask for a power where there is no choice with them."""
        options = without_gambles(game, decision.options)
        assert len(options) == decision.least < len(decision.options), f"no such question recorded: {decision} of seat {decision.seat}"
        self.counts[differences.GAMBLE] += 1
        return options

    def do_without(self, game, decision):
        """A power that takes a card of the hand is gone there if the hand is empty when its turn comes; with us it can wait for a draw."""
        assert set(game.seats[decision.seat].hand) <= got_in(self.block.events), f"no such question recorded: {decision} of seat {decision.seat}"
        self.counts[differences.EMPTY_HAND] += 1
        return []

    def stop_settling(self, game, decision):
        """A good spent to lower the cost of a world lowers that of a second one too, which is not reckoned with there."""
        assert has_bought(game.seats[decision.seat]), f"no such question recorded: {decision} of seat {decision.seat}"
        self.counts[differences.BOUGHT] += 1
        return []

    UNRECORDED = {"consume.power": pass_by, "produce.power": do_without, "settle.more": stop_settling}
