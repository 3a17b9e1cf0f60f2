"""Why: every cost, strength, sale and score as lines that add up.

A line is `[amount, source]`: the source is the id of the card that causes the amount, or a word:
"printed", "chosen" (the bonus of the action chosen), "prestige" (of the prestige action), "price" (of a kind of good),
"floor" (it cannot go below 0), "chips", "held prestige", "awards", the key of a goal, what a "?" card counts, or, against the Xenos,
"invader", "bunker", "repulse value", "goods given", "admirals".
The number a rule uses *is* the sum of its lines, so that the two cannot disagree.
"""

from engine.goals import goal_points
from engine.powers import ALIEN, DEVELOP, GENES, GOODS, NOVELTY, RARE, SETTLE, TRADE
from engine.table import face_up, powers, worked_out

PRICES = {NOVELTY: 2, RARE: 3, GENES: 4, ALIEN: 5}      # B-TRD-2
TILE_VP = 5                                             # X-FIN-1, X-FIN-2


def amount_of(lines):
    """What the lines come to."""
    amount = 0
    for line in lines:
        amount += line[0]
    return amount


def not_below_zero(lines):
    """The lines, with one more that lifts a negative sum to 0: nothing is refunded. (B-DEV-3, B-PAY-1)"""
    if len(lines) == 1:
        return lines                # what is printed alone
    below = amount_of(lines)
    if below < 0:
        lines.append([-below, "floor"])
    return lines


def enhanced(game, seat):
    """Did the seat choose this phase's action with its prestige card?"""
    return "prestige " + game.now in seat.actions


# II. Develop

def development_cost(game, seat, card, prices=()):
    """What this development costs the seat now, as lines. (B-DEV-3)

    prices  the cards with a "cheaper for a price" power whose price would be paid
    """
    return not_below_zero([[game.cards[card].cost, "printed"]] + development_reductions(game, seat, prices))


def development_reductions(game, seat, prices=()):
    """What every development costs the seat less than what is printed, as lines. (B-DEV-3)"""
    lines = []
    if game.now in seat.actions:
        lines.append([-1, "chosen"])
        if game.rules.prestige and enhanced(game, seat):
            lines.append([-2, "prestige"])
    for source, index, power in powers(game, seat, DEVELOP, "cheaper"):
        lines.append([-power.amount, source])
    if prices or seat.boosts:
        lines.extend(price_lines(game, seat, DEVELOP, prices))
    return lines


def price_lines(game, seat, row, prices):
    """What was bought cheaper in this phase, and what these cards would buy."""
    lines = [[-boost[0], boost[1]] for boost in seat.boosts if boost[2] == "cost"]
    for card in prices:
        lines.extend([[-power.amount, card] for index, power in game.cards[card].rows[row] if power.kind == "cheaper for a price"])
    return lines


# III. Settle

def world_cost(game, seat, card, pay=None, free=None, prices=()):
    """What this world costs when it is paid for, as lines. (B-PAY-1, B-PFM-1)

    pay     the card whose power lets a military world be paid for, or None
    free    the card that is discarded to settle for nothing (B-PAY-2), "free" where a power places it for nothing, or None
    prices  the cards with a "cheaper for a price" power whose price would be paid
    """
    world = game.cards[card]
    lines = [[world.cost, "printed"]]
    if free is not None:
        lines.append([-world.cost, free])
        return lines
    if pay is not None:
        lines.append([-discount_of(game, pay), pay])
        for source, index, power in powers(game, seat, SETTLE, "pay less for military"):
            lines.append([-power.amount, source])
    return not_below_zero(lines + world_reductions(game, seat, world.good, prices))


def world_reductions(game, seat, good, prices=()):
    """What every world of this kind costs the seat less when it is paid for, as lines. (B-PAY-1)"""
    lines = []
    if game.rules.prestige and enhanced(game, seat):
        lines.append([-3, "prestige"])
    for source, index, power in powers(game, seat, SETTLE, "cheaper"):
        if power.good is None or good in (power.good, "any"):
            lines.append([-power.amount, source])
    if prices or seat.boosts:
        lines.extend(price_lines(game, seat, SETTLE, prices))
    return lines


def discount_of(game, pay):
    return [power.amount for index, power in game.cards[pay].rows[SETTLE] if power.kind == "pay for military"][0]


def strength(game, seat, card=None, extra=(), wild="any"):
    """The seat's Military as lines: against this world, or in general if there is none. (B-MIL-1)

    wild   the kind that a world of any kind is
    extra  boosts that would be raised on top of what the seat has raised in this phase, as [amount, source, what], see state.py
    """
    world = game.cards[card] if card is not None else None
    lines = []
    for source, index, power in powers(game, seat, SETTLE, "military"):
        if fights(power, world, wild):
            amount = worked_out(game, seat.in_force, power) if power.per or power.when else power.amount
            if amount:
                lines.append([amount, source])
    for boost in seat.boosts + list(extra) if seat.boosts or extra else ():
        if boost[2] in ("military", "hand") or (boost[2] == "xeno" and world is not None and "xeno" in world.keywords):
            lines.append([boost[0], boost[1]])
    if game.rules.prestige and enhanced(game, seat):
        lines.append([2, "prestige"])
    return lines


def fights(power, world, wild="any"):
    """Does this Military count against the world (None: in general), a world of any kind being of the kind `wild`?"""
    if power.good is None and power.against is None:
        return True
    if world is None:
        return False
    if power.good is None:
        return power.against in world.keywords
    return (wild if world.good == "any" else world.good) in (power.good, "any")


def general_military(game, cards):
    """The general Military of a tableau of these cards: no specialised, no temporary Military. (B-6D-4)"""
    amount = 0
    for card in cards:
        for index, power in game.cards[card].rows[SETTLE]:
            if power.kind == "military" and fights(power, None):
                amount += worked_out(game, cards, power)
    return amount


# $. Trade

def sale(game, seat, world, good, bonuses=True):
    """The cards drawn for selling a good of this kind that lies on this world, as lines. (B-TRD-2) Without `bonuses` only its bare price (B-CON-8)."""
    lines = [[PRICES[good], "price"]]
    if bonuses:
        for source, index, power in powers(game, seat, TRADE, "sale"):
            if (power.good == "any" or power.good == good) and (not power.here or source == world):
                lines.append([worked_out(game, seat.in_force, power), source])
    if "prestige trade" in seat.actions:
        lines.append([3, "prestige"])
    return lines


def sale_kinds(game, world):
    """The kinds a good of this world can be sold as: its own, or any for a world of any kind."""
    good = game.cards[world].good
    return list(GOODS) if good == "any" else [good]


# Against the Xenos

def admiral(game, seat):
    """The strength by which the seat ranks as admiral and helps to repulse the Xenos, as it stands. (Xeno Invasion, 5.1, 1)"""
    return against_xenos(game, face_up(seat))


def against_xenos(game, cards):
    """General Military and Military against Xenos among these cards: neither defence nor anything temporary."""
    lines = []
    for card in cards:
        for index, power in game.cards[card].rows[SETTLE]:
            if power.kind == "military" and power.good is None and power.against in (None, "xeno"):
                amount = worked_out(game, cards, power)
                if amount:
                    lines.append([amount, card])
    return lines


def xeno_force(game, seat):
    """What the seat sets against its invader: its strength, permanent defence, and what it has raised in this invasion. (X-DEF-2)

    Outside an invasion: what it would have without raising anything.
    """
    invaded = game.now == "invasion"
    cards = seat.in_force if invaded else face_up(seat)
    lines = against_xenos(game, cards)
    for card in cards:
        for index, power in game.cards[card].rows[SETTLE]:
            if power.kind == "xeno defence" and power.spend is None:
                lines.append([power.amount, card])
    return lines + [[boost[0], boost[1]] for boost in seat.boosts if invaded]


def invader(game, seat):
    """The value of the invader that the seat meets: some add its general Military. (Xeno Invasion, section 4)"""
    word = game.invasion["dealt"][seat.index]
    if word.startswith("base+"):
        return [[int(word[5:]), "invader"], [general_military(game, seat.in_force), "military"]]
    return [[int(word), "invader"]]


def repulse(game):
    """What is still wanting to repulse the Xenos: nothing, if it is 0 or less. (Xeno Invasion, 5.1, 2)"""
    given = sum([seat.contributed for seat in game.seats])
    strength = sum([amount_of(admiral(game, seat)) for seat in game.seats])
    return [[game.invasion["repulse"] + given, "repulse value"], [-given, "goods given"], [-strength, "admirals"]]


# The end

def points(game, seat):
    """The seat's points as lines: chips, cards with their printed VP and what a "?" adds, goals, prestige, awards. (B-FIN-3)"""
    lines = [[seat.chips, "chips"]]
    for card in seat.tableau:
        value = 0 if card in seat.damaged else game.cards[card].vp + amount_of(bonus(game, seat, card))
        lines.append([value, card])
    for goal, value in goal_points(game, seat):
        lines.append([value, goal])
    if game.rules.prestige:
        lines.append([seat.prestige, "held prestige"])
    lines.extend(invasion_points(game, seat))
    return lines


def invasion_points(game, seat):
    """Award VP and bonus tiles of the invasion game. (X-FIN-1, X-FIN-2, X-FIN-5)"""
    if not game.invasion:
        return []
    lines = [[seat.awards, "awards"]]
    for tile in game.invasion["bonuses"]:
        if seat.index in game.invasion["bonuses"][tile]:
            lines.append([TILE_VP, tile])
    return lines


def bonus(game, seat, card):
    """What the "?" of this card is worth, as lines: a card of the tableau scores for the first of its lines that fits. (B-6D-1)

    A world of any kind counts as the kind that is best for its owner.
    """
    if not game.cards[card].scores or card in seat.damaged:
        return []
    if wild_world(game, seat) is None:
        return bonus_as(game, seat, card, None)
    return bonus_as(game, seat, card, best_wild_kind(game, seat))


def wild_world(game, seat):
    """The world of any kind in the seat's tableau, or None."""
    for card in face_up(seat):
        if game.cards[card].good == "any":
            return card
    return None


def best_wild_kind(game, seat):
    """The kind that makes the most of all "?" cards together. (B-FIN-3, Alien Oort Cloud Refinery)"""
    best, most = GOODS[0], -1000
    for kind in GOODS:
        value = sum([amount_of(bonus_as(game, seat, card, kind)) for card in face_up(seat)])
        if value > most:
            best, most = kind, value
    return best


def bonus_as(game, seat, card, wild):
    scores, lines = game.cards[card].scores, []
    for score in scores:
        if score.thing != "card":
            lines.append([counted(game, seat, score, wild), score.thing])
    for other in face_up(seat):
        for score in scores:
            if score.thing == "card" and fits(game.cards[other], score, wild):
                lines.append([score.vp, other])
                break
    return lines


def counted(game, seat, score, wild):
    """The points of a line that counts things other than cards."""
    if score.thing == "chips":
        return score.vp * (seat.chips // score.size)                                # B-6D-5
    if score.thing == "goods":
        return score.vp * len(seat.good_worlds)                                     # B-6D-6
    if score.thing == "prestige":
        return score.vp * seat.prestige
    if score.thing == "kinds":
        return score.vp[len(kinds_of_worlds(game, seat, wild))]
    military = general_military(game, face_up(seat))
    return score.vp * max(0, -military) if score.thing == "negative military" else score.vp * military      # B-6D-4


def kinds_of_worlds(game, seat, wild):
    kinds = [game.cards[card].good for card in face_up(seat) if game.cards[card].production != "none"]
    return {wild if kind == "any" else kind for kind in kinds}


def fits(card, score, wild):
    """Does the card fit every condition of the scoring line?"""
    return ((score.name is None or score.name == card.name)
            and (score.kind is None or score.kind == card.kind)
            and (score.good is None or score.good == (wild if card.good == "any" else card.good))
            and (score.production is None or score.production == card.production)
            and (score.military is None or score.military == card.military)
            and (score.keyword is None or score.keyword in card.keywords)
            and (score.chromosome is None or score.chromosome == card.chromosome)
            and (score.cost is None or score.cost == card.cost)
            and (score.row is None or len(card.rows[score.row]) > 0))
