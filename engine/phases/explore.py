"""I. Explore.

1. Cards of the hand may be given for prestige, before anybody draws.
2. Everybody draws two cards, more with the bonus of the action and with powers; all draw before anybody discards. (B-EXP-1 … B-EXP-4)
3. Everybody keeps one of them, more with bonus and powers, and discards the others face down (B-EXP-5, B-EXP-6); who mixes discards as many from the whole hand.
"""

from engine.account import enhanced
from engine.decision import Decision, option_card, power_option
from engine.powers import EXPLORE
from engine.prestige import gain_prestige
from engine.step import Step
from engine.table import discard, in_order, not_in_hand, owns, powers, take, total


# 1. Prestige for a card

def may_give(game, seat):
    """One power after the other: a card of the hand, or none."""
    for card, index, power in powers(game, seat, EXPLORE, "hand for prestige"):
        option = power_option(card, index)
        if option not in seat.used and seat.hand:
            return Decision("explore.give", seat.hand[:], 0, 1, about=option)
    return None


def give(game, seat, cards):
    option = may_give(game, seat).about
    seat.used = seat.used + [option]
    if cards:
        discard(game, seat, cards)
        game.news.append(["gave", seat.index, option, cards, 0])
        gain_prestige(game, seat, 1, option_card(option))


# 2. Draw

BONUS = {"explore+5": 5, "explore+1+1": 1, "explore": 2}        # B-EXP-2; "explore": the small game's (PV-8)


def strengthened(game, seat):
    return "prestige explore+5" in seat.actions or "prestige explore+1+1" in seat.actions


def cards_to_draw(game, seat):
    """B-EXP-2, B-EXP-3; PV-8"""
    bonus = 6 if game.rules.prestige and strengthened(game, seat) else 0
    for action in seat.actions:
        bonus += BONUS.get(action, 0)
    return 2 + bonus + total(game, seat, EXPLORE, "see")


def cards_to_keep(game, seat):
    """B-EXP-2, B-EXP-3"""
    bonus = ("explore+1+1" in seat.actions) + (game.rules.prestige and strengthened(game, seat))
    return min(len(seat.drawn), 1 + bonus + total(game, seat, EXPLORE, "keep"))


def look(game):
    for seat in in_order(game):
        seat.drawn = take(game, seat, cards_to_draw(game, seat), "explore")
        game.news.append(["explored", seat.index, seat.drawn[:]])


# 3. Keep

def mixes(game, seat):
    """B-EXP-5, X-EXP"""
    return game.rules.mix or ("mix" in game.kinds and (strengthened(game, seat) or owns(game, seat, EXPLORE, "mix")))


def must_keep(game, seat):
    keep = cards_to_keep(game, seat)
    if mixes(game, seat):
        number = len(seat.drawn) - keep
        return Decision("explore.discard", seat.hand + seat.drawn if number else [], number, number)
    return Decision("explore.keep", seat.drawn[:], keep, keep) if seat.drawn else None


def keep(game, seat, cards):
    """What goes is laid aside until everybody has chosen, so that a discard never comes back in the same phase."""
    if mixes(game, seat):
        gone, hand = cards, [card for card in seat.hand if card not in cards]
    else:
        gone, hand = [card for card in seat.drawn if card not in cards], seat.hand
    kept = [card for card in seat.drawn if card not in gone]
    game.news.append(["kept", seat.index, kept, len(gone)])
    seat.hand, seat.drawn = hand + kept, gone


def discard_the_rest(game):
    for seat in game.seats:
        game.discards.extend(seat.drawn)
        seat.drawn = []


def refuses(game, seat, card):
    return None if card in seat.drawn else ("only what you drew",)


STEPS = [
    Step("explore.give", may_give, give, refuses=not_in_hand, repeats=True, needs=("hand for prestige",)),
    Step("explore.keep", must_keep, keep, opens=look, closes=discard_the_rest, refuses=refuses),
]
