"""How a card is placed."""

from engine.account import amount_of, development_cost
from engine.powers import SETTLE
from engine.ways import Way, way_lines, way_named
from tests.recorded.translate.question import Question


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
