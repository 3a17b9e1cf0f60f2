"""V. Produce in the invasion game, before anything is produced: everybody may give any number of goods against the Xenos. (X-CON)"""

from engine.decision import Decision
from engine.step import Step
from engine.table import gain_chips, spend_good
from engine.xenos import change


def may_contribute(game, seat):
    if not game.invasion or not seat.good_worlds:
        return None
    return Decision("produce.contribute", seat.good_worlds[:], 0, len(seat.good_worlds))


def contribute(game, seat, worlds):
    """Each good gives 1 VP chip, which is never doubled, and lowers the repulse value by 1."""
    for world in worlds:
        spend_good(game, seat, world)
    if worlds:
        gain_chips(game, seat, len(worlds))
        seat.contributed += len(worlds)
        change(game, repulse=game.invasion["repulse"] - len(worlds))
        game.news.append(["contributed", seat.index, worlds, game.invasion["repulse"]])


def has_no_good(game, seat, world):
    return None if world in seat.good_worlds else ("no good there",)


STEPS = [Step("produce.contribute", may_contribute, contribute, refuses=has_no_good, needs=("invasion",))]
