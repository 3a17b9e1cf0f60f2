"""The end of a round: everybody discards down to ten cards. (B-END-1)"""

from engine.decision import Decision
from engine.step import Step
from engine.table import discard

HAND_LIMIT = 10


def must_discard(game, seat):
    surplus = len(seat.hand) - HAND_LIMIT
    return Decision("round_end.discard", seat.hand[:], surplus, surplus) if surplus > 0 else None


def put_away(game, seat, cards):
    discard(game, seat, cards)
    game.news.append(["discarded", seat.index, cards, "limit"])


STEPS = [Step("round_end.discard", must_discard, put_away)]
