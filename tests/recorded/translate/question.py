"""What the questions of all kinds share."""

from engine.decision import power_option


class Question:
    """A recorded question to a seat of our game; `fields` are those of its event."""

    asks = ()
    limits = None

    def __init__(self, game, fields):
        self.game, self.fields = game, fields
        self.seat = game.seats[fields["seat"]]

    def asks_for(self, decision, given):
        """Is this decision of ours what is asked, or a part of it? `given`: our choices so far, as {ask: choice}."""
        return decision.ask in self.asks and not given

    def ours(self, ask, answer):
        return answer

    def theirs(self, given):
        return next(iter(given.values())) if given else self.sole()

    def sole(self):
        """The answer that our engine gave without asking; raises ValueError where there are several."""
        raise ValueError(f"we should have been asked: {self.fields}")

    def lawful(self, answer):
        return answer

    def offers(self, decision):
        return self.offered(), decision.options

    def offered(self):
        """What can be answered, as options of ours."""
        return self.fields["cards"]

    def same(self, answer, other):
        """Are these two recorded answers the same? The order of cards says nothing."""
        return sorted(answer) == sorted(other) if isinstance(answer, list) else answer == other


class World(Question):
    """One world of several. We do not ask if there is one only."""

    limits = (1, 1)

    def ours(self, ask, answer):
        return [answer]

    def theirs(self, given):
        return Question.theirs(self, given)[0]

    def sole(self):
        return self.offered() if len(self.offered()) == 1 else Question.sole(self)

    def offered(self):
        return self.fields["worlds"]


class OfPower(Question):
    """A question about a power in use, which both sides name."""

    def asks_for(self, decision, given):
        power = self.fields["power"]
        return Question.asks_for(self, decision, given) and decision.about == power_option(power["card"], power["power"])
