"""How a card is placed, and how a takeover is fought."""

from engine.account import amount_of
from engine.paying import hand_power_left
from engine.powers import SETTLE
from engine.ways import RAISING, way_named
from tests.recorded import differences
from tests.recorded.translate.question import Question

WAYS = ("develop.way", "settle.way", "takeover.attack", "takeover.defence")
PAYS = ("develop.pay", "settle.pay", "takeover.pay")


class Payment(Question):
    """How a card is placed. This is two decisions of ours: the way, which names the cards used, and then the payment.

    We do not ask the way if there is one only, nor for cards where none or all of the hand must go. With them a card may be
    discarded for Military that serves nothing, since the world is paid for; with us it cannot.
    """

    asks = WAYS + PAYS

    def asks_for(self, decision, given):
        return decision.ask in self.asks and decision.about == self.fields["card"] and given.get(decision.ask) is None

    def ours(self, decision, given):
        return [self.way_among(decision.options).word] if decision.ask in WAYS else self.answer["pay"]

    def is_of(self, seat):
        """Is it about what the seat is placing?"""
        return self.seat is seat and self.fields["card"] == seat.pick

    def way_among(self, words):
        """Of these ways of ours the one that uses the same cards; else the one that wastes fewest."""
        used = set(self.answer["use"])
        ways = [way for way in (way_named(self.game, word) for word in words) if set(way.used()) <= used and used - set(way.used()) <= set(self.wasted(way))]
        return max(ways, key=lambda way: len(way.used()))

    def way(self):
        """The way taken: our engine tells it when the card has been placed."""
        return way_named(self.game, self.placing[3])

    @property
    def placing(self):
        """The news of the placing, see engine/news.py."""
        return self.news.placed[self.seat.index, self.fields["card"]]

    def theirs(self, given):
        pay = next((choice for ask, choice in given if ask in PAYS), None)
        return {"pay": self.not_asked() if pay is None else pay, "use": self.way().used()}

    def not_asked(self):
        """What goes without a question: the whole hand, or nothing."""
        hand, way = self.fields["hand"], self.way()
        cost = amount_of(self.placing[4]) if way.pays else len(hand) * bool(with_power(self.game, way.raised, ["hand for military"]))
        if cost not in (0, len(hand)):
            raise ValueError(f"we should have been asked to pay {cost} of {hand}")
        return hand if cost else []

    def lawful(self, given):
        wasted = self.wasted(self.way())
        return {"pay": self.answer["pay"], "use": [card for card in self.answer["use"] if card not in wasted]}

    def wasted(self, way):
        """Cards used there for nothing: for Military while the world is paid for; to settle for nothing a second time; to turn cards of the
        hand into Military, and then none."""
        useless = ["hand for military"] + (list(RAISING) if way.pays else []) + ["settle for free"] * (way.free is not None)
        return with_power(self.game, set(self.answer["use"]) - set(way.used()), useless)

    def unlawful_name(self):
        return differences.USELESS

    def offers(self, decision, given):
        """Of the ways both sides can tell which cards they may use."""
        if decision.ask not in WAYS:
            return self.fields["hand"], decision.options
        return self.fields["specials"], {card for word in decision.options for card in way_named(self.game, word).used()}

    def same(self, answer, other):
        return sorted(answer["pay"]) == sorted(other["pay"]) and sorted(answer["use"]) == sorted(other["use"])


def with_power(game, cards, kinds):
    """Those of the cards that have a Settle power of one of these kinds."""
    return [card for card in cards if {power.kind for index, power in game.cards[card].rows[SETTLE]} & set(kinds)]


class Fight(Payment):
    """What is raised for a takeover, or against it. Which powers turn cards of the hand into Military is told by the cards paid alone: what is left
    of a power used in part serves a defence without being named there, and one that turns none is no use."""

    def __init__(self, game, fields):
        Payment.__init__(self, game, {**fields, "card": fields.get("card", fields.get("world"))})
        self.role = "attack" if "card" in fields else "defence"

    def asks_for(self, decision, given):
        return decision.at in ("settle.more", "takeover.defend") and self.seat.fight == self.role and Payment.asks_for(self, decision, given)

    def way_among(self, words):
        """The way that uses the same cards; else of those that do but for the hand, the first that takes as many cards of it."""
        ways = [way_named(self.game, word) for word in words]
        ways.sort(key=lambda way: set(way.used()) != set(self.answer["use"]) - set(self.helpers()))
        same = [way for way in ways if set(self.but_hand(way.used())) == set(self.but_hand(self.answer["use"])) - set(self.helpers())]
        enough = [way for way in same if sum(hand_power_left(self.game, self.seat, card) for card in way.raised) >= len(self.answer["pay"])]
        assert enough, f"no such way to fight among {words}: {self.answer}"
        return enough[0]

    def defends_against(self, attack):
        return self.role == "defence" and self.seat.index == attack["owner"] and self.fields["card"] == attack["world"]

    def used_up(self):
        """The powers for cards of the hand that have turned as many as they may in this phase."""
        return [card for card in self.answer["use"] if with_power(self.game, [card], ["hand for military"]) and not hand_power_left(self.game, self.seat, card)]

    def but_hand(self, cards):
        hand = with_power(self.game, cards, ["hand for military"])
        return [card for card in cards if card not in hand]

    def theirs(self, given):
        words = next((choice for ask, choice in given if ask in WAYS), ["fight"])
        return {"pay": given.get("takeover.pay") or [], "use": self.but_hand(way_named(self.game, words[0]).used()) + self.helpers()}

    def helpers(self):
        """The card that makes a peaceful world a target, which is discarded by itself with us."""
        peaceful = self.role == "attack" and not self.game.cards[self.fields["card"]].military
        return [card for card in self.seat.in_force if card not in self.seat.tableau and is_helper(self.game, card)][:1] if peaceful else []

    def lawful(self, given):
        return {"pay": self.answer["pay"], "use": self.but_hand(self.answer["use"])}

    def same(self, answer, other):
        return Payment.same(self, {**answer, "use": self.but_hand(answer["use"])}, {**other, "use": self.but_hand(other["use"])})


def is_helper(game, card):
    return any(power.kind == "conquer peaceful" and power.bonuses for index, power in game.cards[card].rows[SETTLE])
