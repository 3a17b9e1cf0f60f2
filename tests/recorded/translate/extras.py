"""What a seat does in Settle after, or instead of, its first world."""

from engine.decision import option_power, power_option
from engine.phases.more import replaceable
from engine.powers import SETTLE
from tests.recorded.translate.question import named
from tests.recorded.translate.series import Act, Series

TAKEOVER = "takeover"


class Extras(Series):
    """Powers that place one more world, a world replaced, takeovers.

    They ask for a takeover by itself; with us it is one of the powers. They offer powers, and then perhaps no world to place; we do not.
    """

    asks = ("settle.more", "settle.another", "settle.replacement", "settle.replaced", "settle.attack")
    first = "settle.more"

    def read(self):
        events = self.fields["events"]
        for place, event in enumerate(events):
            follows = events[place + 1] if place + 1 < len(events) else None
            if event["kind"] == "takeover":
                yield self.takeover(event)
            elif event["kind"] == "settle" and event["ans"]:
                yield self.power(event, follows)

    def offers(self, decision, given):
        """For a world to be replaced they list the worlds of all pairs, we those for the card chosen."""
        theirs, ours = Series.offers(self, decision, given)
        if decision.ask == "settle.replaced":
            power = option_power(self.game, self.seat.using)
            pairs = {world for card in self.current.offers["settle.replacement"] for world in replaceable(self.game, self.seat, power, card)}
            return ours if pairs == set(theirs) else theirs, ours
        return theirs, ours

    def takeover(self, event):
        offered = [self.takeover_of(card) for card in dict.fromkeys(event["using"])]
        if not event["ans"]:
            return None
        return Act(self.takeover_of(event["ans"]["using"]), offered, {"settle.attack": [event["ans"]["world"]]}, {"settle.attack": event["worlds"]})

    def takeover_of(self, card):
        return next(power_option(card, index) for index, power in self.game.cards[card].rows[SETTLE] if power.kind == TAKEOVER)

    def power(self, event, follows):
        option = named(event["ans"])
        offered = [named({"card": card, "power": index}) for card, index in event["powers"]]
        kind = option_power(self.game, option).kind
        if kind == "flip world":
            return Act(option, offered)
        if kind == "replace world":
            answer = follows["ans"]
            answers = {"settle.replacement": [answer["card"]], "settle.replaced": [answer["replace"]]} if answer else {"settle.replacement": []}
            return Act(option, offered, answers, {"settle.replacement": follows["cards"], "settle.replaced": follows["worlds"]}, answer is not None)
        if follows and follows["kind"] == "place":
            card = follows["ans"]
            return Act(option, offered, {"settle.another": [] if card is None else [card]}, {"settle.another": follows["cards"]}, card is not None)
        return None
