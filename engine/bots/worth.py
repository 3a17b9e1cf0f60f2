"""What things are worth to the steady player, in victory points. Rules of thumb of its own, no rules of the game."""

from engine.account import PRICES, amount_of, bonus, general_military, strength
from engine.goals import GOALS
from engine.powers import CONSUME
from engine.scoring import TABLEAU_LIMIT
from engine.sorts import count
from engine.ways import defence_of, develop_ways, way_lines, ways

OUT_OF_REACH = 99
INVASION_ROUNDS = 3     # an invasion game can be over soon, so what pays late pays little
AGAINST_XENOS = 0.6     # a point of force, for each round


class Prospects:
    """How the game looks to one seat: `rounds` it may still last, and the worth of a card in the hand."""

    __slots__ = ("game", "seat", "rounds", "card_worth")

    def __init__(self, game, seat):
        self.game, self.seat = game, seat
        longest = max([len(other.tableau) for other in game.seats])
        by_tableau = (TABLEAU_LIMIT - longest) * 0.75
        by_chips = max(0, game.pool) / (1.6 * len(game.seats))
        self.rounds = max(0.3, min(by_tableau, by_chips + 1))
        if game.invasion:
            self.rounds = min(INVASION_ROUNDS, self.rounds)
        self.card_worth = (0.9 if game.invasion else 0.75) * min(1, self.rounds / 3)


def cost_in_cards(prospects, card):
    """The fewest cards that placing this card would take now; OUT_OF_REACH for a world that can neither be paid for nor conquered."""
    game, seat = prospects.game, prospects.seat
    every_way = develop_ways if game.cards[card].kind == "development" else ways
    return min([OUT_OF_REACH] + [way_cost(game, seat, card, way) for way in every_way(game, seat, card)])


def way_cost(game, seat, card, way):
    """The cards a way takes, two for each other price it asks; OUT_OF_REACH if the strength is wanting."""
    hand = len(seat.hand) - (card in seat.hand)
    amount = amount_of(way_lines(game, seat, card, way, hand))
    extra = 2 * (len(way.raised) + (way.free is not None) + (way.peaceful is not None))
    if way.pays:
        return amount + extra
    return extra if amount >= defence_of(game, card, way) else OUT_OF_REACH


def worth(prospects, card):
    """What this card would be worth in the tableau."""
    design = prospects.game.cards[card]
    value = design.vp + scores_worth(prospects, card)
    for power in design.powers:
        value += POWERS_WORTH[power.kind](prospects, design, power)
    if design.production == "windfall":
        value += 0.4 * price(design.good)
    value += 1.5 * (design.prestige and prospects.game.rules.prestige)
    return value + fitting_scores(prospects, card) + goal_worth(prospects, card)


def price(good):
    """What a good sells for; one of any kind as much as the dearest."""
    return PRICES.get(good, 5)


def goal_worth(prospects, card):
    """The points of goals that this card would reach, and some for coming nearer."""
    game, seat, value = prospects.game, prospects.seat, 0
    for key in game.goals:
        goal = GOALS[key]
        before = goal.measure(game, seat)
        seat.tableau.append(card)
        after = goal.measure(game, seat)
        seat.tableau.pop()
        if after > before:
            value += 2.5 if before < goal.least <= after else 0.4
    return value


def scores_worth(prospects, card):
    """A "?" development: what it would score now, and some of what is still to come."""
    scores = prospects.game.cards[card].scores
    if not scores:
        return 0
    seat = prospects.seat
    seat.tableau.append(card)
    now = amount_of(bonus(prospects.game, seat, card))
    seat.tableau.pop()
    return now + 0.45 * prospects.rounds


def fitting_scores(prospects, card):
    """What the card adds to the "?" developments that lie there already."""
    seat, value = prospects.seat, 0
    for other in seat.tableau:
        if prospects.game.cards[other].scores:
            before = amount_of(bonus(prospects.game, seat, other))
            seat.tableau.append(card)
            value += amount_of(bonus(prospects.game, seat, other)) - before
            seat.tableau.pop()
    return value


def keeping_worth(prospects, card):
    """What this card is worth in the hand: its worth less its cost, and less still if it is far out of reach."""
    cost = cost_in_cards(prospects, card)
    design = prospects.game.cards[card]
    if design.kind == "development" and design.name in [prospects.game.cards[other].name for other in prospects.seat.tableau]:
        return 0
    if cost == OUT_OF_REACH:
        gap = design.cost - amount_of(strength(prospects.game, prospects.seat, card))
        return max(0, worth(prospects, card) - 1.5 * gap) * 0.5
    if cost > 2 * prospects.rounds + len(prospects.seat.hand):
        return 0
    return max(0, worth(prospects, card) - cost * prospects.card_worth)


# The worth of each kind of power

def a_little(prospects, design, power):
    """A power that helps now and then."""
    return 0.12 * prospects.rounds * power.amount


def a_lot(prospects, design, power):
    """A power that helps nearly every round."""
    return 0.2 * prospects.rounds * power.amount


def military_worth(prospects, design, power):
    """For conquests, and against the Xenos where these come."""
    return conquest_worth(prospects, design, power) + xeno_worth(prospects, power)


def xeno_worth(prospects, power):
    """Awards, worlds that stay whole, the tile of the greatest admiral."""
    if not prospects.game.invasion or power.good is not None or power.against not in (None, "xeno"):
        return 0
    number = 1 if power.per is None else 1 + count(prospects.game, prospects.seat.tableau, power.per)
    return AGAINST_XENOS * power.amount * number * prospects.rounds


def defence_worth(prospects, design, power):
    """Half as much for what must be paid for."""
    return xeno_worth(prospects, power) * (0.5 if power.spend else 1)


def conquest_worth(prospects, design, power):
    """Military is worth more to a seat that has military worlds to conquer."""
    if power.per is not None:
        return per_worth(prospects, design, power)
    waiting = len([card for card in prospects.seat.hand if prospects.game.cards[card].military])
    narrow = 0.4 if power.good or power.against else 1
    return power.amount * narrow * min(1, prospects.rounds / 5) * (0.5 + 0.35 * min(3, waiting) + 0.1 * max(0, general_military(prospects.game, prospects.seat.tableau)))


def once(prospects, design, power):
    return 1.2 * min(1, prospects.rounds / 3)


def pay_worth(prospects, design, power):
    waiting = len([card for card in prospects.seat.hand if prospects.game.cards[card].military])
    return 0.5 * min(3, waiting) * min(1, prospects.rounds / 4)


def produce_worth(prospects, design, power):
    return 0.13 * prospects.rounds * price(design.good) ** 0.7


def windfall_worth(prospects, design, power):
    fitting = [card for card in prospects.seat.tableau if prospects.game.cards[card].production == "windfall"
               and power.good in ("any", prospects.game.cards[card].good)]
    return 0.28 * prospects.rounds if fitting else 0.06 * prospects.rounds


def consume_worth(prospects, design, power):
    """Consume powers are worth little where goods are wanting."""
    goods = len([card for card in prospects.seat.tableau if prospects.game.cards[card].good])
    eaten = sum([max(1, other.each * other.times) for card in prospects.seat.tableau for index, other in prospects.game.cards[card].rows[CONSUME]])
    wanted = max(0.25, min(1.5, (goods - eaten) / 2 + 0.5))
    gain = (power.vp + power.prestige or 1) * power.times + power.cards * power.times * prospects.card_worth
    return 0.22 * prospects.rounds * gain * wanted / max(1, power.times ** 0.6)


def per_worth(prospects, design, power):
    """So much for each card of a sort: by those that lie there, and itself."""
    return 0.15 * prospects.rounds * power.amount * (1 + count(prospects.game, prospects.seat.tableau, power.per))


def nothing(prospects, design, power):
    return 0


POWERS_WORTH = {
    "see": a_little, "keep": a_lot, "mix": once, "hand for prestige": once,
    "cheaper": a_lot, "cheaper for a price": once, "draw first": a_lot, "draw first and discard": a_little, "draw after": a_little,
    "draw after and discard": a_little, "prestige after": once, "save paid": once, "military": military_worth,
    "temporary military": once, "hand for military": once, "pay for military": pay_worth, "pay less for military": once,
    "prestige for paying": once, "settle for free": once, "conquer peaceful": once, "good when settled": once, "second world": once,
    "military world too": once, "leftover conquest": once, "free world": once, "flip world": once, "replace world": once, "takeover": once,
    "takeover defence": nothing, "cancel takeover": nothing, "xeno defence": defence_worth, "sale": a_little, "unsellable": nothing,
    "consume": consume_worth, "consume each": consume_worth, "consume different": consume_worth, "consume kinds": consume_worth,
    "consume all": consume_worth, "sell": once, "discard": consume_worth, "spend prestige": once, "gain vp": consume_worth, "gamble": a_little,
    "ante": a_little, "chip per good": consume_worth, "draw": a_lot, "produce": produce_worth, "good on windfall": windfall_worth,
    "draw if produced": a_little, "prestige if produced": once, "draw per good": a_little, "draw per kind": a_lot, "draw per two goods": a_little,
    "draw if most": a_little, "draw per world": a_lot, "draw per card": per_worth, "prestige if most": once, "take saved": once, "gather": once,
    "repair": once, "hand limit": nothing, "tableau limit": nothing, "start hand": nothing, "start saved": nothing, "collect discards": once,
    "choose last": once, "hand for good here": once,
}
