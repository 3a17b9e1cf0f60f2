"""What the questions of all kinds share."""

from engine.decision import option_card, power_option


class Given(list):
    """Our choices for a question so far, as (ask, choice)."""

    def get(self, ask):
        """The choice for this question of ours, or None if we were not asked."""
        return next((choice for asked, choice in self if asked == ask), None)


class Question:
    """A recorded question to a seat of our game; `fields` are those of its event, `answer` is its answer."""

    asks = ()
    limits = None

    def __init__(self, game, fields):
        self.game, self.fields, self.answer = game, fields, fields["ans"]
        self.seat = game.seats[fields["seat"]]

    def asks_for(self, decision, given):
        """Is this decision of ours what is asked, or a part of it?"""
        return decision.ask in self.asks and not given

    def ours(self, decision, given):
        return self.answer

    def theirs(self, given):
        return given[0][1] if given else self.sole()

    def lawful(self, given):
        return self.answer

    def unlawful_name(self):
        """The name of the difference, where the recorded answer is not lawful."""
        raise ValueError(f"not lawful: {self.fields}")

    def sole(self):
        """The answer that our engine gave without asking; raises ValueError where there are several."""
        raise ValueError(f"we should have been asked: {self.fields}")

    def offers(self, decision, given):
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

    def ours(self, decision, given):
        return [self.answer]

    def theirs(self, given):
        return Question.theirs(self, given)[0]

    def sole(self):
        return self.offered() if len(self.offered()) == 1 else Question.sole(self)

    def offered(self):
        return self.fields["worlds"]


class MayBe(Question):
    """A card, or none."""

    limits = None

    def ours(self, decision, given):
        return [] if self.answer is None else [self.answer]

    def theirs(self, given):
        return (Question.theirs(self, given) or [None])[0]

    def sole(self):
        return [] if not self.offered() else Question.sole(self)


class OfPower(Question):
    """A question about a power in use, which both sides name."""

    def asks_for(self, decision, given):
        return Question.asks_for(self, decision, given) and decision.about == named(self.fields["power"])


def named(power):
    """A recorded power as an option of ours; None for none."""
    return power and power_option(power["card"], power["power"])


def unnamed(option):
    """An option of ours as a recorded power, but for its codes."""
    return {"card": option_card(option), "power": int(option.split(".")[1])}
