"""III. Settle: each player may place one world.

1. Everybody secretly chooses a world or none; all reveal; windfall worlds get their good. (B-SET3-1)
2. Each takes the world in one of its ways (see ways.py and paying.py): pays for it (B-PAY-1), conquers it (B-MIL-2), or pays for a military world (B-PFM-1).
3. The bonus of the action, then powers that draw cards after placing. (B-SET3-3)
4. In order of play: powers that place one more world, and takeovers (see more.py).
5. Takeovers are resolved (see takeover.py).
"""

from engine import paying
from engine.decision import Decision
from engine.powers import SETTLE
from engine.step import Step
from engine.table import in_order, not_in_hand, worlds_in_hand
from engine.ways import in_reach, ways, why_closed


def refuses(game, seat, card):
    """Why this card cannot be settled, or None. The card cannot pay for itself. (B-TIM-4, B-TIM-5)"""
    if card not in seat.hand:
        return ("not in hand",)
    if game.cards[card].kind != "world":
        return ("no world",)
    return why_closed(game, seat, card, ways(game, seat, card))


def may_place(game, seat):
    cards = in_reach(game, seat, worlds_in_hand(game, seat), SETTLE, ways)
    return Decision("settle.choose", cards, 0, min(1, len(cards)))


def choose(game, seat, choice):
    seat.pick = choice[0] if choice else None


def reveal(game):
    for seat in game.seats:
        game.news.append(["revealed", seat.index, seat.pick])
    for seat in in_order(game):
        paying.begin(seat, seat.pick)
        if seat.pick is not None:
            paying.enter(game, seat, seat.pick)


def reward(game):
    for seat in in_order(game):
        if seat.pick is not None:
            paying.finish_world(game, seat)


def must_discard(game, seat):
    return paying.ask_owed(game, seat, "settle.discard")


STEPS = [
    Step("settle.choose", may_place, choose, closes=reveal, refuses=refuses, secret=True),
    Step("settle.take", paying.next_question, paying.answer_question, closes=reward, refuses=paying.cannot_pay, repeats=True),
    Step("settle.discard", must_discard, paying.discard_owed, refuses=not_in_hand, needs=("draw after and discard",)),
]
