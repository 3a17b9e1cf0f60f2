"""Sales, powers and what they take."""

from engine.decision import option_power, power_option
from engine.phases.consume import PRESTIGE_TRADE
from engine.powers import CONSUME
from tests.recorded.translate.question import MayBe, OfPower, Question, World, unnamed

BONUS = {"card": None, "power": -1}      # the power of a prestige Trade
GAMBLES = ("gamble", "ante")


class Trade(World):
    """The world whose good is sold: by the action, or by a Consume power."""

    asks = ("consume.trade", "consume.goods")

    def asks_for(self, decision, given):
        return World.asks_for(self, decision, given) and (decision.ask == "consume.trade" or self.is_by(option_power(self.game, decision.about)))

    def is_by(self, power):
        return power.kind == "sell" and power.bonuses != bool(self.fields["no_bonus"])


class ConsumePower(Question):
    """The next power, or none. They do not ask if a single one can be used and must be; neither do we.

    With them Gambling World must be used, with us it may be (B-GAM-1): where we would pass it by, they get that power. There it is used even
    without a card to stake, to no effect: such a use, which is `idle`, is none with us.
    """

    asks = ("consume.power",)

    def __init__(self, game, fields, idle=False):
        Question.__init__(self, game, fields)
        self.idle = idle

    def asks_for(self, decision, given):
        """Is it about the same powers, but for the gamble?"""
        return (Question.asks_for(self, decision, given) and not self.idle
                and set(without_gambles(self.game, self.offered())) == set(without_gambles(self.game, decision.options)))

    def ours(self, decision, given):
        return [] if self.answer is None else [option_of(self.answer["card"], self.answer["power"])]

    def theirs(self, given):
        if self.idle:
            return self.answer
        for option in given[0][1] if given else []:
            return BONUS if option == PRESTIGE_TRADE else unnamed(option)
        return None if self.fields["optional"] else unnamed(self.must())

    def must(self):
        """The power that must be used with them where we were not asked, or passed by: the only one but for the gamble, or that."""
        others = without_gambles(self.game, self.offered())
        return others[0] if len(others) == 1 else next(option for option in self.offered() if is_gamble(self.game, option))

    def offered(self):
        return [option_of(card, index) for card, index in self.fields["powers"]]

    @property
    def limits(self):
        return (0 if self.fields["optional"] else 1), 1

    def same(self, answer, other):
        """The recording adds `codes`, which follow from the rest."""
        return answer == other or None not in (answer, other) and option_of(answer["card"], answer["power"]) == option_of(other["card"], other["power"])


def option_of(card, index):
    return PRESTIGE_TRADE if index < 0 else power_option(card, index)


def without_gambles(game, options):
    return [option for option in options if not is_gamble(game, option)]


def is_gamble(game, option):
    return option != PRESTIGE_TRADE and option_power(game, option).kind in GAMBLES


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


class GoodForPower(Goods):
    """The good that pays for a power of Develop or Settle, which our decision names by its card."""

    asks = ("develop.spend", "settle.spend", "takeover.spend")

    def asks_for(self, decision, given):
        return decision.ask in self.asks and not given and self.is_of(self.seat, decision.about)

    def is_of(self, seat, card):
        return seat is self.seat and card == self.fields["power"]["card"]


def good(game, fields):
    return (Goods if fields["power"]["codes"].startswith("4:") else GoodForPower)(game, fields)


class ConsumeHand(Question):
    """Cards of the hand for a power that takes them."""

    asks = ("consume.discard",)

    def asks_for(self, decision, given):
        power = self.fields["power"]
        return Question.asks_for(self, decision, given) and decision.about == option_of(power["card"], power["power"])

    def offered(self):
        return self.fields["hand"]

    @property
    def limits(self):
        """A power that takes cards by twos may take one too many with us, to no use."""
        codes = self.fields["power"]["codes"]
        times = 2 if codes == "bonus" else int(codes.split(":")[-1]) * (2 if "CONSUME_TWO" in codes else 1)
        return 0, min(times, len(self.fields["hand"]))


class Gamble(Question):
    """The number for Gambling World. With us the gamble is a power that may be passed by, with them it must be used (B-GAM-1).

    When it is the last power they therefore ask for the number at once, where we first ask whether to use it.
    """

    asks = ("consume.power", "consume.gamble")
    kind = "gamble"
    limits = (1, 1)

    def asks_for(self, decision, given):
        """Whether to use it we are asked first, if it is all that is left."""
        return (decision.ask in self.asks and given.get(decision.ask) is None and given.get(self.asks[1]) is None
                and (decision.ask == self.asks[1] or decision.options == self.gambles()))

    def ours(self, decision, given):
        return self.gambles() if decision.ask == "consume.power" else [self.answer]

    def theirs(self, given):
        """A number even where we would not gamble."""
        return (given.get("consume.gamble") or [1])[0]

    def gambles(self):
        return [power_option(card, index) for card in self.seat.in_force for index, power in self.game.cards[card].rows[CONSUME] if power.kind == self.kind]

    def offers(self, decision, given):
        return self.gambles() if decision.ask == "consume.power" else [1, 2, 3, 4, 5, 6, 7], decision.options


class Ante(Gamble):
    """The card staked at the other Gambling World, or none."""

    asks = ("consume.power", "consume.stake")
    kind = "ante"
    limits = None

    def ours(self, decision, given):
        if decision.ask == "consume.power":
            return self.gambles()
        return [] if self.answer is None else [self.answer]

    def theirs(self, given):
        return (given.get("consume.stake") or [None])[0]

    def offers(self, decision, given):
        return self.gambles() if decision.ask == "consume.power" else self.fields["cards"], decision.options


class Prize(World):
    """The card taken of those turned up."""

    asks = ("consume.prize",)

    def offered(self):
        return self.fields["cards"]
