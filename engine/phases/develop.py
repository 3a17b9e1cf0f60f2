"""II. Develop: each player may place one development.

1. Powers that draw cards first. (B-DEV-1)
2. Everybody secretly chooses a development or none; all reveal. (B-DEV-2, B-DEV-4)
3. Each pays its cost by discarding cards of the hand. (B-DEV-3)
4. Powers that draw cards after placing. (B-DEV-5)
"""

from engine.account import amount_of, development_cost
from engine.decision import Decision
from engine.powers import DEVELOP
from engine.step import Step
from engine.table import developments_in_hand, discard, draw, has_named, powers, put_in_tableau


def draw_first(game):
    for seat in game.seats:
        for card, index, power in powers(game, seat, DEVELOP, "draw first"):
            draw(game, seat, power.amount, "develop first", card)


def refuses(game, seat, card):
    """Why this card cannot be developed, or None. The card cannot pay for itself. (B-TIM-5)"""
    if card not in seat.hand:
        return ("not in hand",)
    if game.cards[card].kind != "development":
        return ("no development",)
    return out_of_reach(game, seat, card)


def out_of_reach(game, seat, card):
    """Why this development of the hand cannot be placed, or None."""
    if has_named(game, seat, card):
        return ("already there",)
    lines, others = development_cost(game, seat, card), len(seat.hand) - 1
    return ("too dear", lines, others) if amount_of(lines) > others else None


def may_place(game, seat):
    cards = [card for card in developments_in_hand(game, seat) if out_of_reach(game, seat, card) is None]
    return Decision("develop.choose", cards, 0, min(1, len(cards)))


def choose(game, seat, choice):
    seat.pick = choice[0] if choice else None


def reveal(game):
    for seat in game.seats:
        game.news.append(["revealed", seat.index, seat.pick])
    for seat in game.seats:
        if seat.pick is not None:
            put_in_tableau(game, seat, seat.pick)


def must_pay(game, seat):
    if seat.pick is None:
        return None
    cost = amount_of(development_cost(game, seat, seat.pick))
    return Decision("develop.pay", seat.hand[:] if cost else [], cost, cost, about=seat.pick)


def pay(game, seat, cards):
    discard(game, seat, cards)


def reward(game):
    for seat in game.seats:
        if seat.pick is not None:
            game.news.append(["placed", seat.index, seat.pick, "pay", development_cost(game, seat, seat.pick), None])
            for card, index, power in powers(game, seat, DEVELOP, "draw after"):
                draw(game, seat, power.amount, "develop after", card)


def cannot_pay(game, seat, card):
    return None if card in seat.hand else ("not in hand",)


STEPS = [
    Step("develop.choose", may_place, choose, opens=draw_first, closes=reveal, refuses=refuses, secret=True),
    Step("develop.pay", must_pay, pay, closes=reward, refuses=cannot_pay),
]
