"""How the steady player meets the Xenos: it defends where that succeeds, gives goods that grow back, mends what is worth most. (Xeno Invasion)"""

from engine.account import amount_of, invader, xeno_force
from engine.bots.worth import price, worth
from engine.decision import option_power
from engine.phases.invasion import BUNKER, BUNKER_FORCE, price_of
from engine.powers import HAND_CARD, PRODUCE, THIS_CARD
from engine.repairs import CARDS_FOR_A_REPAIR, REPAIR_BY_CARDS, REPAIR_BY_GOOD

DEARNESS = {HAND_CARD: 1, THIS_CARD: 3}     # of what pays for a defence; a good is the cheapest


# Defending

def defend(prospects, decision):
    """The cheapest defence that is enough by itself, else the strongest; none where all together are too little. (X-DEF-1)"""
    game, seat = prospects.game, prospects.seat
    wanted = amount_of(invader(game, seat)) + 1 - amount_of(xeno_force(game, seat))
    strongest = sorted(decision.options, key=lambda option: -force_of(game, option))
    if affordable(game, seat, strongest) < wanted:
        return []
    enough = [option for option in strongest if force_of(game, option) >= wanted]
    return sorted(enough, key=lambda option: DEARNESS.get(price_of(game, option), 0))[:1] or strongest[:1]


def force_of(game, option):
    return BUNKER_FORCE if option == BUNKER else option_power(game, option).amount


def affordable(game, seat, options):
    """What these defences add together, as far as the hand and the goods go; which kind of good each takes is not looked at."""
    force, hand, goods = 0, len(seat.hand), len(seat.good_worlds)
    for option in options:
        price = price_of(game, option)
        if price == HAND_CARD:
            force, hand = force + force_of(game, option) * (hand > 0), hand - 1
        elif price == THIS_CARD:
            force += force_of(game, option)
        else:
            force, goods = force + force_of(game, option) * (goods > 0), goods - 1
    return force


def damage_least(prospects, decision):
    return sorted(decision.options, key=lambda world: worth(prospects, world))[:1]


# Goods for the empire, and repairs

def contribute(prospects, decision):
    """Goods that grow back in this very phase; all in the last round; and what it takes to lead those who give. (X-CON, X-FIN-2)"""
    seat, cards = prospects.seat, prospects.game.cards
    if prospects.rounds < 1:
        return decision.options[:]
    given = [world for world in decision.options if grows_back(cards[world])]
    others = sorted([world for world in decision.options if world not in given], key=lambda world: price(cards[world].good))
    most = max([other.contributed for other in prospects.game.seats if other is not seat])
    wanting = most + 1 - seat.contributed - len(given)
    return given + others[:wanting] if 0 < wanting <= min(2, len(others)) else given


def grows_back(card):
    return [power for index, power in card.rows[PRODUCE] if power.kind == "produce" and power.spend is None] != []


def repairing(prospects):
    """What the two free repairs of Produce: Repair are worth: less than what they mend, which is damaged first when the Xenos come again."""
    return 0.6 * sum(sorted([worth(prospects, world) for world in prospects.seat.damaged], reverse=True)[:2])


def mending(prospects, option):
    """What one repair gains, if it is paid for like this."""
    price = {REPAIR_BY_CARDS: CARDS_FOR_A_REPAIR * prospects.card_worth, REPAIR_BY_GOOD: 1}
    return max([worth(prospects, world) for world in prospects.seat.damaged]) - price.get(option, 0)
