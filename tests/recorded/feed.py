"""The cards that a recording drew in one phase, for our engine to draw: by seat and reason, since the order among seats may differ."""

PRODUCE = ("produce", "produce_if", "produce_bonus", "produce_most")

# Our reason of a draw into the hand → the recorded ones.
REASONS = {
    "deal": ("deal",), "prestige leader": ("prestige_leader",), "search": ("search",), "explore": ("explore",),
    "develop first": ("develop_draw", "develop_explore"), "develop after": ("develop_after",),
    "settle bonus": ("settle_bonus",), "settle after": ("settle_after", "settle_explore"), "flip": ("flip",), "trade": ("trade",),
    "consume": ("consume", "consume_draw", "consume_hand", "consume_prestige", "trade"), "gamble": ("lucky",), "ante": ("ante",),
    "produce": PRODUCE, "produce bonus": PRODUCE, "produced most": PRODUCE,
}


class Feed:
    """Hands out each recorded card once."""

    def __init__(self, block):
        self.hands, self.goods = {}, {}
        for draw in block.of("draw"):
            if draw["why"] == "good":
                self.goods.setdefault((draw["seat"], draw["world"]), []).extend(draw["cards"])
            else:
                self.hands.setdefault(draw["seat"], []).extend((card, draw["why"]) for card in draw["cards"])

    def next(self, seat, why, world):
        """The next card for this seat and our reason; `world`: where a good goes."""
        if why == "good":
            return self.goods[seat, world].pop(0)
        card, reason = self.hands[seat].pop(0)
        if reason not in REASONS[why]:
            raise AssertionError(f"seat {seat} draws for {why}, recorded: {reason}")
        return card

    def left(self):
        """What our engine has not drawn."""
        return [cards for cards in [*self.hands.values(), *self.goods.values()] if cards]
