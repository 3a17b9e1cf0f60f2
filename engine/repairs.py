"""Repairs of damaged worlds in Produce, and what they are paid with. (X-REP, X-REP-2, X-REP-5)"""

from engine.decision import Decision, power_option
from engine.powers import PRODUCE
from engine.table import discard, powers, spend_good

REPAIR_BONUSES = ("first repair", "second repair")      # the bonus of Produce: Repair
REPAIR_BY_CARDS, REPAIR_BY_GOOD = "repair by cards", "repair by good"
CARDS_FOR_A_REPAIR = 2


def repairs(game, seat):
    """What can repair a world in the invasion game, as options: the bonus, twice; powers; two cards of the hand; a good."""
    if not game.invasion:
        return []
    powered = [power_option(card, index) for card, index, power in powers(game, seat, PRODUCE, "repair")]
    return list(REPAIR_BONUSES) * ("repair" in seat.actions) + powered + [REPAIR_BY_CARDS, REPAIR_BY_GOOD]


def repair_fails(seat, option):
    """Why nothing can be repaired by this option, or None."""
    if not seat.damaged:
        return ("nothing damaged",)
    if option in seat.used:
        return ("used",)
    if option == REPAIR_BY_CARDS and len(seat.hand) < CARDS_FOR_A_REPAIR:
        return ("too few cards", CARDS_FOR_A_REPAIR, len(seat.hand))
    if option == REPAIR_BY_GOOD and not seat.good_worlds:
        return ("too few goods", 1, "any", 0)
    return None


def price_question(seat):
    """What pays for the repair in use; None where it asks nothing."""
    if seat.using == REPAIR_BY_CARDS:
        return Decision("produce.pay", seat.hand[:], CARDS_FOR_A_REPAIR, CARDS_FOR_A_REPAIR, about=seat.using)
    if seat.using == REPAIR_BY_GOOD:
        return Decision("produce.spend", seat.good_worlds[:], 1, 1, about=seat.using)
    return None


def pay_repair(game, seat, choice):
    if seat.using == REPAIR_BY_CARDS:
        discard(game, seat, choice)
    else:
        spend_good(game, seat, choice[0])


def turn_up(game, seat, world):
    """The world lies face up again, and its powers are in force. (X-REP-3)"""
    seat.damaged = [other for other in seat.damaged if other != world]
    seat.in_force = seat.in_force + [world]
    game.news.append(["repaired", seat.index, world])
