"""III. Settle: each player may place one world.

1. Everybody secretly chooses a world or none; all reveal; windfall worlds get their good. (B-SET3-1)
2. Each takes the world in one of its ways (see ways.py): pays for it (B-PAY-1), conquers it (B-MIL-2), or pays for a military world (B-PFM-1).
3. Who pays discards cards of the hand. (B-TIM-5)
4. The bonus of the action, then powers that draw cards after placing. (B-SET3-3)
"""

from engine.account import amount_of
from engine.decision import Decision
from engine.powers import SETTLE
from engine.step import Step
from engine.table import discard, discard_from_tableau, draw, powers, put_in_tableau, worlds_in_hand
from engine.ways import boost_lines, way_fails, way_lines, way_named, ways


def refuses(game, seat, card):
    """Why this card cannot be settled, or None. The card cannot pay for itself. (B-TIM-4, B-TIM-5)"""
    if card not in seat.hand:
        return ("not in hand",)
    if game.cards[card].kind != "world":
        return ("no world",)
    return out_of_reach(game, seat, card)


def out_of_reach(game, seat, card):
    """Why this world of the hand can be taken in no way: what the first one fails of; or None."""
    failure = None
    for way in ways(game, seat, card):
        fails = way_fails(game, seat, card, way, len(seat.hand) - 1)
        if fails is None:
            return None
        failure = failure or fails
    return failure


def may_place(game, seat):
    cards = [card for card in worlds_in_hand(game, seat) if out_of_reach(game, seat, card) is None]
    return Decision("settle.choose", cards, 0, min(1, len(cards)))


def choose(game, seat, choice):
    seat.pick = choice[0] if choice else None


def reveal(game):
    for seat in game.seats:
        game.news.append(["revealed", seat.index, seat.pick])
    for seat in game.seats:
        if seat.pick is not None:
            put_in_tableau(game, seat, seat.pick)


def must_choose_way(game, seat):
    if seat.pick is None or seat.way is not None:
        return None
    words = [way.word for way in ways(game, seat, seat.pick) if way_fails(game, seat, seat.pick, way, len(seat.hand)) is None]
    return Decision("settle.way", words, 1, 1, of="way", about=seat.pick)


def refuses_way(game, seat, word):
    """Why the world revealed cannot be taken in this way, or None."""
    for way in ways(game, seat, seat.pick) if seat.pick is not None else ():
        if way.word == word:
            return way_fails(game, seat, seat.pick, way, len(seat.hand))
    return ("no such way",)


def go(game, seat, choice):
    """What the way discards leaves the tableau now; temporary Military lasts until the phase ends. (B-PAY-2, B-MIL-4)"""
    seat.way = choice[0]
    way = way_named(game, seat.way)
    lines = way_lines(game, seat, seat.pick, way)
    defence = None if way.pays else game.cards[seat.pick].cost
    game.news.append(["placed", seat.index, seat.pick, seat.way, lines, defence])
    seat.boosts = seat.boosts + boost_lines(game, way.boosts)
    for card in way.discards():
        discard_from_tableau(game, seat, card)


def must_pay(game, seat):
    way = way_named(game, seat.way) if seat.way is not None else None
    if way is None or not way.pays:
        return None
    cost = amount_of(way_lines(game, seat, seat.pick, way))
    return Decision("settle.pay", seat.hand[:] if cost else [], cost, cost, about=seat.pick)


def pay(game, seat, cards):
    discard(game, seat, cards)


def cannot_pay(game, seat, card):
    return None if card in seat.hand else ("not in hand",)


def reward(game):
    for seat in game.seats:
        if seat.pick is not None:
            draw(game, seat, int(game.now in seat.actions), "settle bonus")
            for card, index, power in powers(game, seat, SETTLE, "draw after"):
                draw(game, seat, power.amount, "settle after", card)


STEPS = [
    Step("settle.choose", may_place, choose, closes=reveal, refuses=refuses, secret=True),
    Step("settle.way", must_choose_way, go, refuses=refuses_way),
    Step("settle.pay", must_pay, pay, closes=reward, refuses=cannot_pay),
]
