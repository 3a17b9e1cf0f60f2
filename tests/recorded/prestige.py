"""Prestige on the leader tile: with us it is lost the moment its owner no longer leads alone, with them at the end of the phase, and not
while nobody has prestige (P-6, R140). It shows after prestige is spent. The difference is counted, and set right."""

from tests.recorded import differences


def set_right(game, block, counts):
    """Give back what was on the tile of a seat that has spent prestige, before the state is compared."""
    if not game.rules.prestige:
        return
    spenders = {event["seat"] for event in block.of("prestige") if event["n"] < 0}
    nobody = max(seat.prestige for seat in game.seats) <= 0
    for seat, theirs in zip(game.seats, block.snap["players"], strict=True):
        if theirs["earned"] and not seat.earned and (nobody or seat.index in spenders):
            seat.earned = True
            counts[differences.TILE] += 1
