"""Goods for windfall worlds."""

from engine.decision import option_power, power_option
from engine.phases.produce import BONUS
from tests.recorded.translate.question import World


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
