"""Recorded decisions and ours, translated both ways: one class for each kind of question that the other implementation asks.

A question is a `choice` event of the recording (FORMAT.md, section 4), in our card ids. It may stand for one decision of our
engine, for several one after the other, or for none: where there is a single legal answer, our engine gives it itself.
`question_of` makes the question; its class says

    asks                    which of our questions it stands for
    ours(ask, answer)       recorded answer → our choice
    theirs(given)           our choices (of those we were asked) → recorded answer
    lawful(answer)          a recorded answer without what our rules forbid
    offers(decision)        what it offers and what our decision offers, in the same terms
    limits                  how many must and may be picked of that, or None where it does not say
"""

from engine.account import amount_of, development_cost
from engine.decision import option_power, power_option
from engine.phases.choose import TWO_ACTIONS
from engine.phases.produce import BONUS
from engine.powers import CONSUME, SETTLE
from engine.ways import Way, way_lines, way_named

ACTIONS = {"explore_5_0": "explore+5", "explore_1_1": "explore+1+1", "consume_trade": "trade", "consume_x2": "double"}
ACTIONS_BACK = {ours: theirs for theirs, ours in ACTIONS.items()}


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


# Cards of the hand

class Discard(Question):
    """At the start and at the end of a round: the cards to put away."""

    asks = ("setup.discard", "round_end.discard")

    @property
    def limits(self):
        return self.fields["n"], self.fields["n"]


class ExploreDiscard(Question):
    """They ask which cards of those drawn to put away, we ask which to keep."""

    asks = ("explore.keep",)

    def ours(self, ask, answer):
        return self.others(answer)

    def theirs(self, given):
        return self.others(given["explore.keep"])

    def others(self, cards):
        return [card for card in self.fields["cards"] if card not in cards]

    @property
    def limits(self):
        keep = len(self.fields["cards"]) - self.fields["n"]
        return keep, keep


def discard(game, fields):
    return (ExploreDiscard if fields["phase"] == "explore" else Discard)(game, fields)


# Actions and placing

class Actions(Question):
    """Action cards, in their words and in ours.

    They tell the two Develop cards of the two-action game apart and let the second be chosen alone; with us they are alike, so that
    one alone is the first (B-2P-2). Likewise Settle.
    """

    asks = ("choose.actions",)

    def ours(self, ask, answer):
        return [ACTIONS.get(word, word) for word in answer]

    def theirs(self, given):
        words = sorted(given["choose.actions"], key=TWO_ACTIONS.index)
        return self.lawful([ACTIONS_BACK.get(word, word) for word in words])

    def lawful(self, answer):
        firsts = {"develop2": "develop", "settle2": "settle"}
        return [word if firsts.get(word, word) in answer else firsts[word] for word in answer]

    def offers(self, decision):
        """Every action can be chosen at all times, so the recording does not list them."""
        return decision.options, decision.options


class Place(Question):
    """The card to place, or none."""

    asks = ("develop.choose", "settle.choose")

    def ours(self, ask, answer):
        return [] if answer is None else [answer]

    def theirs(self, given):
        cards = next(iter(given.values()))
        return cards[0] if cards else None


class Payment(Question):
    """How a card is placed. For a world this is two decisions of ours: the way, which names the cards used, and then the payment.

    We do not ask the way if there is one only, nor for cards where none or all of the hand must go. With them a card may be
    discarded for Military that serves nothing, since the world is paid for; with us it cannot.
    """

    asks = ("develop.pay", "settle.way", "settle.pay")

    def asks_for(self, decision, given):
        follows = not given or (list(given) == ["settle.way"] and decision.ask == "settle.pay")
        return follows and decision.ask in self.asks and decision.about == self.fields["card"]

    def ours(self, ask, answer):
        return [self.way_using(answer["use"]).word] if ask == "settle.way" else answer["pay"]

    def way_using(self, cards):
        """Our way that uses these cards, as far as they serve."""
        pay, free, boosts = (with_power(self.game, cards, kind) for kind in ("pay for military", "settle for free", "temporary military"))
        if self.game.cards[self.fields["card"]].military and not pay:
            return Way("conquer", boosts=boosts)
        return Way("pay", pay[0] if pay else None, free[0] if free else None)

    def theirs(self, given):
        if self.game.cards[self.fields["card"]].kind == "development":
            return {"pay": given["develop.pay"] if given else self.all_or_none(self.development_cost()), "use": []}
        way = way_named(self.game, given["settle.way"][0] if "settle.way" in given else self.seat.way)
        return {"pay": given["settle.pay"] if "settle.pay" in given else self.all_or_none(self.world_cost(way)), "use": way.used()}

    def development_cost(self):
        return amount_of(development_cost(self.game, self.seat, self.fields["card"]))

    def world_cost(self, way):
        return amount_of(way_lines(self.game, self.seat, self.fields["card"], way)) if way.pays else 0

    def all_or_none(self, cost):
        """What goes without a question: the whole hand, or nothing."""
        hand = self.fields["hand"]
        if cost not in (0, len(hand)):
            raise ValueError(f"we should have been asked to pay {cost} of {hand}")
        return hand if cost else []

    def lawful(self, answer):
        return {"pay": answer["pay"], "use": self.way_using(answer["use"]).used()}

    def offers(self, decision):
        """Of the ways both sides can tell which cards they may use."""
        if decision.ask != "settle.way":
            return self.fields["hand"], decision.options
        return self.fields["specials"], {card for word in decision.options for card in way_named(self.game, word).used()}

    def same(self, answer, other):
        return sorted(answer["pay"]) == sorted(other["pay"]) and sorted(answer["use"]) == sorted(other["use"])


def with_power(game, cards, kind):
    """Those of the cards that have a Settle power of this kind."""
    return [card for card in cards if kind in [power.kind for index, power in game.cards[card].rows[SETTLE]]]


# Consume

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


class OfPower(Question):
    """A question about a power in use, which both sides name."""

    def asks_for(self, decision, given):
        power = self.fields["power"]
        return Question.asks_for(self, decision, given) and decision.about == power_option(power["card"], power["power"])


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


# Produce

class Windfall(World):
    """The windfall world that gets a good. Powers of one kind are alike: theirs act newest card first, ours oldest first."""

    asks = ("produce.windfall",)

    def asks_for(self, decision, given):
        return World.asks_for(self, decision, given) and self.kind_of(self.source()) == self.kind_of(decision.about)

    def source(self):
        """The source as our decision names it in `about`."""
        power = self.fields["power"]
        return BONUS if power is None else power_option(power["card"], power["power"])

    def kind_of(self, source):
        return BONUS if source == BONUS else option_power(self.game, source).good


QUESTIONS = {
    "choose_actions": Actions, "discard": discard, "place": Place, "payment": Payment,
    "trade": Trade, "consume": ConsumePower, "good": Goods, "consume_hand": ConsumeHand, "lucky": Lucky,
    "windfall": Windfall,
}


def question_of(game, fields):
    """The question of a `choice` event."""
    return QUESTIONS[fields["kind"]](game, fields)
