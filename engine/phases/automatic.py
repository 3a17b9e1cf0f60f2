"""Consume in the small Persian game: all goods of everybody are used by themselves, and the bank pays only what it has. (PV-8, PV-9, PV-A6, PV-A12)"""

from engine.powers import CONSUME
from engine.step import Step
from engine.table import gain_chips, spend_good, total


def consume_all(game):
    """In seat order, another seat beginning each round, each is paid in full before the next. (PV-A6)"""
    first = (game.round - 1) % len(game.seats)
    for seat in game.seats[first:] + game.seats[:first]:
        worlds = seat.good_worlds[:]
        for world in worlds:
            spend_good(game, seat, world)
        due = len(worlds) * (1 + ("consume" in seat.actions) + total(game, seat, CONSUME, "chip per good"))
        if worlds:
            game.news.append(["consumed", seat.index, worlds, gain_chips(game, seat, due), due])


def nothing_to_ask(game, seat):
    return None


STEPS = [Step("consume.automatic", nothing_to_ask, nothing_to_ask, opens=consume_all)]
