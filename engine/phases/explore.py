"""I. Explore.

1. Everybody draws two cards, more with the bonus of the action and with powers; all draw before anybody discards. (B-EXP-1 … B-EXP-4)
2. Everybody keeps one of them, more with bonus and powers, and discards the others face down. (B-EXP-5, B-EXP-6)
"""

from engine.decision import Decision
from engine.powers import EXPLORE
from engine.step import Step
from engine.table import take, total


def cards_to_draw(game, seat):
    """B-EXP-2, B-EXP-3"""
    return 2 + 5 * ("explore+5" in seat.actions) + ("explore+1+1" in seat.actions) + total(game, seat, EXPLORE, "see")


def cards_to_keep(game, seat):
    """B-EXP-2, B-EXP-3"""
    return min(len(seat.drawn), 1 + ("explore+1+1" in seat.actions) + total(game, seat, EXPLORE, "keep"))


def look(game):
    for seat in game.seats:
        seat.drawn = take(game, seat, cards_to_draw(game, seat), "explore")
        game.news.append(["explored", seat.index, seat.drawn[:]])


def must_keep(game, seat):
    keep = cards_to_keep(game, seat)
    return Decision("explore.keep", seat.drawn[:], keep, keep) if seat.drawn else None


def keep(game, seat, cards):
    """The others are laid aside until everybody has chosen, so that a discard never comes back in the same phase."""
    seat.hand.extend(cards)
    seat.drawn = [card for card in seat.drawn if card not in cards]
    game.news.append(["kept", seat.index, cards, len(seat.drawn)])


def discard_the_rest(game):
    for seat in game.seats:
        game.discards.extend(seat.drawn)
        seat.drawn = []


def refuses(game, seat, card):
    return None if card in seat.drawn else ("only what you drew",)


STEPS = [Step("explore.keep", must_keep, keep, opens=look, closes=discard_the_rest, refuses=refuses)]
