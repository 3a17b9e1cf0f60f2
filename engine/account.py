"""Why: every cost, strength, sale and score as lines that add up.

A line is `[amount, source]`: the source is the id of the card that causes the amount, or a word:
"printed", "chosen" (the bonus of the action chosen), "price" (of a kind of good), "floor" (it cannot go below 0),
"chips". The number a rule uses *is* the sum of its lines, so that the two cannot disagree.
"""

from engine.powers import ALIEN, DEVELOP, GENES, NOVELTY, RARE, SETTLE, TRADE
from engine.table import powers

PRICES = {NOVELTY: 2, RARE: 3, GENES: 4, ALIEN: 5}      # B-TRD-2


def amount_of(lines):
    """What the lines come to."""
    amount = 0
    for line in lines:
        amount += line[0]
    return amount


def not_below_zero(lines):
    """The lines, with one more that lifts a negative sum to 0: nothing is refunded. (B-DEV-3, B-PAY-1)"""
    below = amount_of(lines)
    if below < 0:
        lines.append([-below, "floor"])
    return lines


# II. Develop

def development_cost(game, seat, card):
    """What this development costs the seat now, as lines. (B-DEV-3)"""
    lines = [[game.cards[card].cost, "printed"]]
    if game.now in seat.actions:
        lines.append([-1, "chosen"])
    for source, index, power in powers(game, seat, DEVELOP, "cheaper"):
        lines.append([-power.amount, source])
    return not_below_zero(lines)


# III. Settle

def world_cost(game, seat, card, pay=None, free=None):
    """What this world costs when it is paid for, as lines. (B-PAY-1, B-PFM-1)

    pay   the card whose power lets a military world be paid for, or None
    free  the card that is discarded to settle for nothing, or None (B-PAY-2)
    """
    world = game.cards[card]
    lines = [[world.cost, "printed"]]
    if free is not None:
        lines.append([-world.cost, free])
        return lines
    if pay is not None:
        lines.append([-discount_of(game, pay), pay])
    for source, index, power in powers(game, seat, SETTLE, "cheaper"):
        if power.good is None or power.good == world.good:
            lines.append([-power.amount, source])
    return not_below_zero(lines)


def discount_of(game, pay):
    for index, power in game.cards[pay].rows[SETTLE]:
        if power.kind == "pay for military":
            return power.amount
    return 0


def strength(game, seat, card=None, extra=()):
    """The seat's Military as lines: against this world, or in general if there is none. (B-MIL-1)

    extra  lines of temporary Military that would be raised on top of what the seat has raised in this phase
    """
    world = game.cards[card] if card is not None else None
    lines = [[power.amount, source] for source, index, power in powers(game, seat, SETTLE, "military") if fights(power, world)]
    lines.extend(seat.boosts)
    lines.extend(extra)
    return lines


def fights(power, world):
    """Does this Military count against the world (None: in general)?"""
    if power.good is None and power.against is None:
        return True
    if world is None:
        return False
    return world.good == power.good if power.good is not None else power.against in world.keywords


# $. Trade

def sale(game, seat, world, bonuses=True):
    """The cards drawn for selling the good on this world, as lines. (B-TRD-2) Without `bonuses` only its bare price. (B-CON-8)"""
    good = game.cards[world].good
    lines = [[PRICES[good], "price"]]
    if bonuses:
        for source, index, power in powers(game, seat, TRADE, "sale"):
            if (power.good == "any" or power.good == good) and (not power.here or source == world):
                lines.append([power.amount, source])
    return lines


# The end

def points(game, seat):
    """The seat's points as lines: chips, then each card of the tableau with its printed VP and what a "?" development adds. (B-FIN-3)"""
    lines = [[seat.chips, "chips"]]
    for card in seat.tableau:
        lines.append([game.cards[card].vp + amount_of(bonus(game, seat, card)), card])
    return lines


def bonus(game, seat, card):
    """What the "?" of this card is worth, as lines: a card of the tableau scores for the first of its lines that fits. (B-6D-1)"""
    scores = game.cards[card].scores
    lines = []
    for score in scores:
        if score.thing != "card":
            lines.append([counted(game, seat, score), score.thing])
    for other in seat.tableau if scores else ():
        for score in scores:
            if score.thing == "card" and fits(game.cards[other], score):
                lines.append([score.vp, other])
                break
    return lines


def counted(game, seat, score):
    """The points of a line that counts things other than cards."""
    if score.thing == "chips":
        return score.vp * (seat.chips // score.size)                    # B-6D-5
    if score.thing == "goods":
        return score.vp * len(seat.good_worlds)                         # B-6D-6
    return score.vp * general_military(game, seat)                      # B-6D-4


def general_military(game, seat):
    """The sum of the general Military of the tableau as it lies now: no specialised, no temporary Military. (B-6D-4)"""
    amount = 0
    for card in seat.tableau:
        for index, power in game.cards[card].rows[SETTLE]:
            if power.kind == "military" and fights(power, None):
                amount += power.amount
    return amount


def fits(card, score):
    """Does the card fit every condition of the scoring line?"""
    return ((score.name is None or score.name == card.name)
            and (score.kind is None or score.kind == card.kind)
            and (score.good is None or score.good == card.good)
            and (score.production is None or score.production == card.production)
            and (score.military is None or score.military == card.military)
            and (score.keyword is None or score.keyword in card.keywords)
            and (score.cost is None or score.cost == card.cost)
            and (score.row is None or len(card.rows[score.row]) > 0))
