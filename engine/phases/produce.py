"""V. Produce.

1. Each production world without a good gets one. (B-PRO-1)
2. Windfall worlds without a good get one, each by one power or by the bonus of the action; the player chooses which. (B-PRO-2, B-PRO-3)
3. Draws that ask what was produced, then those that need nothing. (B-PRO-4, B-PRO-5, B-PRO-7)
4. Draws of who produced most, when all have produced. (B-PRO-6)
"""

from engine.decision import Decision, power_option
from engine.powers import PRODUCE
from engine.step import Step
from engine.table import draw, powers, put_good

BONUS = "bonus"     # the Produce action as a source of a windfall good


def produce(game):
    for seat in game.seats:
        for card, index, power in powers(game, seat, PRODUCE, "produce"):
            if card not in seat.good_worlds:
                put_good(game, seat, card, "produced")
                seat.produced.append(card)


def which_windfall(game, seat):
    """The next source that still finds an empty windfall world: powers of one kind first, since the others can fill what these leave. (B-PRO-3)"""
    for source, good in sources(game, seat):
        if source not in seat.used:
            worlds = [world for world in seat.in_force if refuses(game, seat, world) is None and good in ("any", game.cards[world].good)]
            if worlds:
                return Decision("produce.windfall", worlds, 1, 1, about=source)
    return None


def sources(game, seat):
    windfalls = [(power_option(card, index), power.good) for card, index, power in powers(game, seat, PRODUCE, "good on windfall")]
    return ([source for source in windfalls if source[1] != "any"]
            + [(BONUS, "any")] * ("produce" in seat.actions)
            + [source for source in windfalls if source[1] == "any"])


def refuses(game, seat, world):
    """Why this world cannot be given a windfall good, or None."""
    if game.cards[world].production != "windfall":
        return ("no windfall",)
    if world in seat.good_worlds or world in seat.produced:
        return ("has a good",)
    return None


def fill(game, seat, worlds):
    """The good itself comes when everybody has chosen, so that nobody's speed matters."""
    decision = which_windfall(game, seat)
    seat.used = seat.used + [decision.about]
    seat.produced = seat.produced + worlds


def reap(game):
    for seat in game.seats:
        for world in seat.produced:
            if world not in seat.good_worlds:
                put_good(game, seat, world, "bonus")
    for seat in game.seats:
        for card in seat.in_force:
            for index, power in game.cards[card].rows[PRODUCE]:
                draw(game, seat, cards_for(game, seat, card, power), "produce", card)


def cards_for(game, seat, card, power):
    """The cards that a power of this phase draws for what this seat has produced."""
    kinds = [game.cards[world].good for world in seat.produced]
    if power.kind == "draw":
        return power.amount
    if power.kind == "draw if produced":
        return power.amount * (card in seat.produced)
    if power.kind == "draw per good":
        return power.amount * kinds.count(power.good)
    if power.kind == "draw per kind":
        return power.amount * len(set(kinds))
    if power.kind == "draw per world":
        return power.amount * [game.cards[world].good for world in seat.in_force].count(power.good)
    if power.kind == "draw if most":
        return power.amount * produced_most(game, seat, power.good)
    return 0


def produced_most(game, seat, good):
    """More of this kind than every other player; hence at least one. (B-PRO-6)"""
    mine = produced_of(game, seat, good)
    for other in game.seats:
        if other is not seat and produced_of(game, other, good) >= mine:
            return False
    return True


def produced_of(game, seat, good):
    return [game.cards[world].good for world in seat.produced].count(good)


STEPS = [Step("produce.windfall", which_windfall, fill, opens=produce, closes=reap, refuses=refuses, repeats=True)]
