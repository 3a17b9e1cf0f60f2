"""What things are worth to the steady player, in victory points. Rules of thumb of its own, no rules of the game."""

from engine.account import PRICES, amount_of, bonus, development_cost, general_military, strength
from engine.powers import CONSUME, PRODUCE, ROWS, SETTLE
from engine.scoring import TABLEAU_LIMIT
from engine.ways import way_lines, ways

OUT_OF_REACH = 99


class Prospects:
    """How the game looks to one seat: `rounds` it may still last, and the worth of a card in the hand."""

    __slots__ = ("game", "seat", "rounds", "card_worth")

    def __init__(self, game, seat):
        self.game, self.seat = game, seat
        longest = max([len(other.tableau) for other in game.seats])
        by_tableau = (TABLEAU_LIMIT - longest) * 0.75
        by_chips = max(0, game.pool) / (1.6 * len(game.seats))
        self.rounds = max(0.3, min(by_tableau, by_chips + 1))
        self.card_worth = 0.75 * min(1, self.rounds / 3)


def cost_in_cards(prospects, card):
    """The fewest cards that placing this card would take now; OUT_OF_REACH for a world that can neither be paid for nor conquered."""
    game, seat = prospects.game, prospects.seat
    if game.cards[card].kind == "development":
        return amount_of(development_cost(game, seat, card))
    costs = [way_cost(game, seat, card, way) for way in ways(game, seat, card)]
    return min(costs)


def way_cost(game, seat, card, way):
    """The cards a way takes, one for each card it discards from the tableau; OUT_OF_REACH if the strength is wanting."""
    amount = amount_of(way_lines(game, seat, card, way))
    if way.pays:
        return amount + 2 * len(way.discards())
    return 2 * len(way.discards()) if amount >= game.cards[card].cost else OUT_OF_REACH


def worth(prospects, card):
    """What this card would be worth in the tableau."""
    design = prospects.game.cards[card]
    value = design.vp + scores_worth(prospects, card)
    for power in design.powers:
        value += POWERS_WORTH[power.kind](prospects, design, power)
    if design.production == "windfall":
        value += 0.4 * PRICES[design.good]
    return value + fitting_scores(prospects, card)


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
    """Military is worth more to a seat that has military worlds to conquer."""
    waiting = len([card for card in prospects.seat.hand if prospects.game.cards[card].military])
    narrow = 0.4 if power.good or power.against else 1
    return power.amount * narrow * min(1, prospects.rounds / 5) * (0.5 + 0.35 * min(3, waiting) + 0.1 * max(0, general_military(prospects.game, prospects.seat)))


def once(prospects, design, power):
    return 1.2 * min(1, prospects.rounds / 3)


def pay_worth(prospects, design, power):
    waiting = len([card for card in prospects.seat.hand if prospects.game.cards[card].military])
    return 0.5 * min(3, waiting) * min(1, prospects.rounds / 4)


def produce_worth(prospects, design, power):
    return 0.13 * prospects.rounds * PRICES[design.good] ** 0.7


def windfall_worth(prospects, design, power):
    fitting = [card for card in prospects.seat.tableau if prospects.game.cards[card].production == "windfall"
               and power.good in ("any", prospects.game.cards[card].good)]
    return 0.28 * prospects.rounds if fitting else 0.06 * prospects.rounds


def consume_worth(prospects, design, power):
    """Consume powers are worth little where goods are wanting."""
    goods = len([card for card in prospects.seat.tableau if prospects.game.cards[card].good])
    eaten = sum([other.each * other.times for card in prospects.seat.tableau for index, other in prospects.game.cards[card].rows[CONSUME]])
    wanted = max(0.25, min(1.5, (goods - eaten) / 2 + 0.5))
    gain = (power.vp or 1) * power.times + power.cards * power.times * prospects.card_worth
    return 0.22 * prospects.rounds * gain * wanted / max(1, power.times ** 0.6)


POWERS_WORTH = {
    "see": a_little, "keep": a_lot, "cheaper": a_lot, "draw first": a_lot, "draw after": a_little, "military": military_worth,
    "temporary military": once, "settle for free": once, "pay for military": pay_worth, "sale": a_little,
    "consume": consume_worth, "consume different": consume_worth, "consume all": consume_worth, "sell": once,
    "discard for vp": consume_worth, "gamble": a_little, "draw": a_lot, "produce": produce_worth, "good on windfall": windfall_worth,
    "draw if produced": a_little, "draw per good": a_little, "draw per kind": a_lot, "draw if most": a_little, "draw per world": a_lot,
}
