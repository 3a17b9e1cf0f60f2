"""What to search for, and whether to keep it."""

from tests.recorded.translate.question import Question


class Category(Question):
    """What to search for."""

    asks = ("search.category",)

    def ours(self, decision, given):
        return [CATEGORIES[self.answer]]

    def theirs(self, given):
        return {ours: theirs for theirs, ours in CATEGORIES.items()}[given[0][1][0]]

    def offers(self, decision, given):
        """Theirs are not listed: all of them, but takeover powers only where there are takeovers."""
        return [ours for theirs, ours in CATEGORIES.items() if theirs != "takeover_power" or self.game.options["takeovers"]], decision.options


CATEGORIES = {
    "dev_military_1_2": "development with Military 1 or 2", "military_windfall_1_2": "military windfall of 1 or 2",
    "peaceful_windfall_1_2": "peaceful windfall of 1 or 2", "chromosome_world": "chromosome world", "alien_good_world": "alien world",
    "consumes_two_plus": "consumes two goods", "military_world_5_plus": "military world of 5 or more", "six_dev_variable": "development of cost 6",
    "takeover_power": "takeover card",
}


class Found(Question):
    """Whether to keep the card that was found."""

    asks = ("search.keep",)
    limits = (1, 1)

    def asks_for(self, decision, given):
        return Question.asks_for(self, decision, given) and decision.about == self.fields["card"]

    def ours(self, decision, given):
        return ["take" if self.answer else "go on"]

    def theirs(self, given):
        return int(given[0][1] == ["take"])

    def offered(self):
        return ["take", "go on"]
