"""II. Develop: each player may place one development.

1. Powers that draw cards first, and then discards that they ask for. (B-DEV-1)
2. Everybody secretly chooses a development or none; all reveal. (B-DEV-2, B-DEV-4)
3. Each pays its cost by discarding cards of the hand, after powers that lower it for a price (see paying.py). (B-DEV-3)
4. Powers that draw cards after placing. (B-DEV-5)
"""

from engine import paying
from engine.decision import Decision
from engine.powers import DEVELOP
from engine.step import Step
from engine.table import developments_in_hand, draw, in_order, names_in_tableau, not_in_hand, powers
from engine.ways import develop_ways, in_reach, why_closed


def draw_first(game):
    for seat in in_order(game):
        for card, index, power in powers(game, seat, DEVELOP, "draw first"):
            draw(game, seat, power.amount, "develop first", card)
        for card, index, power in powers(game, seat, DEVELOP, "draw first and discard"):
            draw(game, seat, power.amount, "develop first", card)
            seat.owed += 1


def draw_first_at_once(game):
    """Where no power asks for a discard after its draw, the first step is left out."""
    if "draw first and discard" not in game.kinds:
        draw_first(game)


def must_discard(game, seat):
    return paying.ask_owed(game, seat, "develop.discard")


def refuses(game, seat, card):
    """Why this card cannot be developed, or None. The card cannot pay for itself. (B-TIM-5)"""
    if card not in seat.hand:
        return ("not in hand",)
    if game.cards[card].kind != "development":
        return ("no development",)
    if game.cards[card].name in names_in_tableau(game, seat):
        return ("already there",)
    return why_closed(game, seat, card, develop_ways(game, seat, card))


def may_place(game, seat):
    there = names_in_tableau(game, seat)
    cards = [card for card in developments_in_hand(game, seat) if game.cards[card].name not in there]
    cards = in_reach(game, seat, cards, DEVELOP, develop_ways)
    return Decision("develop.choose", cards, 0, min(1, len(cards)))


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
            paying.finish_development(game, seat)


STEPS = [
    Step("develop.first", must_discard, paying.discard_owed, opens=draw_first, refuses=not_in_hand, needs=("draw first and discard",)),
    Step("develop.choose", may_place, choose, opens=draw_first_at_once, closes=reveal, refuses=refuses, secret=True),
    Step("develop.take", paying.next_question, paying.answer_question, closes=reward, refuses=paying.cannot_pay, repeats=True),
]
