"""What a seat does in Settle after, or instead of, its first world."""

from engine.combat import targets
from engine.decision import option_power, power_option
from engine.phases.more import replaceable
from engine.powers import SETTLE
from tests.recorded.translate.question import Question, named
from tests.recorded.translate.series import Act, Series

TAKEOVER = "takeover"


class Extras(Series):
    """Powers that place one more world, a world replaced, takeovers.

    They ask for a takeover by itself; with us it is one of the powers. They offer powers, and then perhaps no world to place; we do not.
    """

    asks = ("settle.more", "settle.another", "settle.replacement", "settle.replaced", "settle.attack")
    first = "settle.more"

    def read(self):
        events, offered = self.fields["events"], []
        for place, event in enumerate(events):
            follows = events[place + 1] if place + 1 < len(events) else None
            if event["kind"] == "takeover":
                yield self.takeover(event, offered)
            elif event["kind"] == "settle" and event["ans"]:
                offered = self.offered_in(event)
                yield None if self.is_for_takeover(event, events[place + 1:]) else self.power(event, follows)
            elif event["kind"] == "settle":
                self.left = self.offered_in(event)

    def is_for_takeover(self, event, following):
        """Is the second world used for a takeover? With us that is chosen at once."""
        following = [other for other in following if other["kind"] != "place" or other["ans"] is not None]
        return option_power(self.game, named(event["ans"])).kind == "second world" and bool(following) and following[0]["kind"] == "takeover"

    def offers(self, decision, given):
        theirs, ours = Series.offers(self, decision, given)
        if decision.ask == "settle.more":
            return self.by_question(theirs, ours)
        if decision.ask in ("settle.replacement", "settle.replaced"):
            self.compare_pairs()
        if decision.ask == "settle.replaced":
            return [world for world in theirs if world in ours], ours
        if decision.ask == "settle.attack":
            return self.of_this_power(theirs, ours), ours
        return theirs, ours

    def by_question(self, theirs, ours):
        """They ask for takeovers and for other powers apart; for a takeover in place of the second world when no world has been chosen for that."""
        if self.current is None and self.left is None:
            return theirs, ours
        takeovers = all(map(self.is_takeover, theirs)) and theirs != []
        return theirs, [option for option in ours if self.is_takeover(option) == takeovers]

    def is_takeover(self, option):
        return option_power(self.game, option).kind == TAKEOVER

    def compare_pairs(self):
        """They list the replaced worlds of all pairs, we those for the card chosen."""
        power = option_power(self.game, self.seat.using)
        pairs = {world for card in self.current.offers["settle.replacement"] for world in replaceable(self.game, self.seat, power, card)}
        assert pairs == set(self.current.offers["settle.replaced"]), f"worlds to replace {pairs}, recorded {self.current.offers}"

    def of_this_power(self, theirs, ours):
        """They list the targets of all takeover powers, we those of the one chosen."""
        others = {world for option in self.current.offered if option != self.current.option and self.is_takeover(option)
                  for world in targets(self.game, self.seat, option)}
        return [world for world in theirs if world in ours or world not in others]

    def offered_in(self, event):
        return [named({"card": card, "power": index}) for card, index in event["powers"]]

    def takeover(self, event, offered):
        """A takeover declared; or none of those that could be, with us by the first of the powers."""
        using = [self.takeover_of(card) for card in dict.fromkeys(event["using"])]
        answer = event["ans"]
        option, worlds = (self.takeover_of(answer["using"]), [answer["world"]]) if answer else (using[0], [])
        return Act(option, offered or using, {"settle.attack": worlds}, {"settle.attack": event["worlds"]}, answer is not None)

    def takeover_of(self, card):
        return next(power_option(card, index) for index, power in self.game.cards[card].rows[SETTLE] if power.kind == TAKEOVER)

    def power(self, event, follows):
        option, offered = named(event["ans"]), self.offered_in(event)
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


class Cancel(Question):
    """A takeover to be cancelled, or none: they name also the card that it uses."""

    asks = ("takeover.cancel",)

    def ours(self, decision, given):
        return [self.answer["world"]] if self.answer else []

    def theirs(self, given):
        worlds = given[0][1] if given else []
        return {"world": worlds[0], "using": self.using(worlds[0])} if worlds else None

    def using(self, world):
        return self.fields["using"][self.fields["worlds"].index(world)]

    def offered(self):
        return self.fields["worlds"]
