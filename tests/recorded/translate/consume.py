"""Sales, powers and what they take."""

from engine.decision import option_power, power_option
from engine.powers import CONSUME
from tests.recorded.translate.question import OfPower, Question, World


class Trade(World):
    """The world whose good is sold: by the action, or by a Consume power."""

    asks = ("consume.trade", "consume.goods")

    def asks_for(self, decision, given):
        return World.asks_for(self, decision, given) and (decision.ask == "consume.trade" or self.is_by(option_power(self.game, decision.about)))

    def is_by(self, power):
        return power.kind == "sell" and power.bonuses != bool(self.fields["no_bonus"])


class ConsumePower(Question):
    """The next power, or none. They do not ask if a single one can be used and must be; neither do we.

    With them Gambling World must be used, with us it may be (B-GAM-1): where we would pass it by, they get that power.
    """

    asks = ("consume.power",)

    def ours(self, ask, answer):
        return [] if answer is None else [power_option(answer["card"], answer["power"])]

    def theirs(self, given):
        for option in given["consume.power"]:
            return self.named(option)
        return None if self.fields["optional"] else next(self.named(option) for option in self.offered() if option_power(self.game, option).kind == "gamble")

    def named(self, option):
        card, index = option.split(".")
        return {"card": int(card), "power": int(index)}

    def offered(self):
        return [power_option(card, index) for card, index in self.fields["powers"]]

    @property
    def limits(self):
        return (0 if self.fields["optional"] else 1), 1

    def same(self, answer, other):
        """The recording adds `codes`, which follow from the rest."""
        return self.ours(None, answer) == self.ours(None, other)


class Goods(OfPower):
    """The goods that a power takes: a world for each. We do not ask if it takes all there are."""

    asks = ("consume.goods",)

    def sole(self):
        worlds = self.fields["worlds"]
        return worlds if self.limits == (len(worlds), len(worlds)) else Question.sole(self)

    def offered(self):
        return self.fields["worlds"]

    @property
    def limits(self):
        return self.fields["min"], self.fields["max"]


class ConsumeHand(OfPower):
    """Cards of the hand for a power that takes them."""

    asks = ("consume.discard",)

    def offered(self):
        return self.fields["hand"]

    @property
    def limits(self):
        times = int(self.fields["power"]["codes"].split(":")[-1])
        return 0, min(times, len(self.fields["hand"]))


class Lucky(Question):
    """The number for Gambling World. With us the gamble is a power that may be passed by, with them it must be used (B-GAM-1).

    When it is the last power they therefore ask for the number at once, where we first ask whether to use it.
    """

    asks = ("consume.power", "consume.gamble")
    limits = (1, 1)

    def asks_for(self, decision, given):
        return decision.ask in self.asks and decision.ask not in given and "consume.gamble" not in given

    def ours(self, ask, answer):
        return self.gambles() if ask == "consume.power" else [answer]

    def theirs(self, given):
        """A number even where we would not gamble."""
        return given.get("consume.gamble", [1])[0]

    def gambles(self):
        return [power_option(card, index) for card in self.seat.in_force for index, power in self.game.cards[card].rows[CONSUME] if power.kind == "gamble"]

    def offers(self, decision):
        return self.gambles() if decision.ask == "consume.power" else [1, 2, 3, 4, 5, 6, 7], decision.options
