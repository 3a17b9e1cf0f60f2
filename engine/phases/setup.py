"""Set-up: of six cards dealt, each player discards two. (B-SET-4)"""

from engine.decision import Decision
from engine.step import Step
from engine.table import discard

DEALT, KEPT = 6, 4


def must_discard(game, seat):
    surplus = len(seat.hand) - KEPT
    return Decision("setup.discard", seat.hand[:], surplus, surplus) if surplus > 0 else None


def put_away(game, seat, cards):
    discard(game, seat, cards)
    game.news.append(["discarded", seat.index, cards, "setup"])


STEPS = [Step("setup.discard", must_discard, put_away)]
