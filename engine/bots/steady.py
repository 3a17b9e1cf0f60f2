"""The steady player: builds an economy or a military, whichever its cards offer, by simple weighing (see worth.py)."""

from engine.account import PRICES, amount_of, sale
from engine.bots.worth import OUT_OF_REACH, Prospects, cost_in_cards, keeping_worth, way_cost, worth
from engine.decision import option_power
from engine.powers import CONSUME, PRODUCE
from engine.ways import way_named


def play_steadily(view, decision, rng):
    """The answer that weighs most."""
    prospects = Prospects(view, view.seats[decision.seat])
    weigh = ANSWERS.get(decision.ask, first_options)
    return weigh(prospects, decision)


def first_options(prospects, decision):
    """For questions it has no opinion on."""
    return decision.options[:decision.least]


def best(options, count, weight):
    """The `count` options that weigh most, in the order of their weight."""
    weighed = sorted([(weight(option), place) for place, option in enumerate(options)], reverse=True)
    return [options[place] for value, place in weighed[:count]]


# Cards of the hand

def give_up(prospects, decision):
    """Discard or pay with what is worth least."""
    return best(decision.options, decision.least, lambda card: -keeping_worth(prospects, card))


def keep_best(prospects, decision):
    return best(decision.options, decision.least, lambda card: keeping_worth(prospects, card))


def gain_of(prospects, card):
    """What placing this card gains, its price and itself as a card counted."""
    cost = cost_in_cards(prospects, card)
    return worth(prospects, card) - (cost + 1) * prospects.card_worth if cost != OUT_OF_REACH else -OUT_OF_REACH


def place_best(prospects, decision):
    card = best(decision.options, 1, lambda card: gain_of(prospects, card))
    return card if card and gain_of(prospects, card[0]) > 0 else []


def cheapest_way(prospects, decision):
    return best(decision.options, 1, lambda word: -way_cost(prospects.game, prospects.seat, decision.about, way_named(prospects.game, word)))


# Actions

def choose_actions(prospects, decision):
    gains = {"develop": placing(prospects, "development", 1), "settle": placing(prospects, "world", 0),
             "develop2": second_placing(prospects, "development"), "settle2": second_placing(prospects, "world"),
             "explore+5": exploring(prospects, 1.45), "explore+1+1": exploring(prospects, 1.6),
             "produce": producing(prospects), "trade": trading(prospects), "double": consuming(prospects)}
    chosen = best(decision.options, decision.most, lambda action: gains[action])
    return chosen[:decision.most]


def placeable(prospects, kind, discount):
    """The gains of the cards of this kind that can be paid for, best first."""
    seat, cards = prospects.seat, prospects.game.cards
    names = [cards[card].name for card in seat.tableau]
    gains = []
    for card in seat.hand:
        cost = cost_in_cards(prospects, card)
        if cards[card].kind == kind and cost - discount <= len(seat.hand) - 1 and not (kind == "development" and cards[card].name in names):
            gains.append(gain_of(prospects, card) + min(discount, cost) * prospects.card_worth)
    return sorted(gains, reverse=True)


def placing(prospects, kind, discount):
    gains = placeable(prospects, kind, discount)
    bonus = 0 if discount else prospects.card_worth
    return gains[0] + bonus if gains and gains[0] > 0 else 0


def second_placing(prospects, kind):
    """The second Develop or Settle of the two-action game: the hand must pay for both."""
    gains = placeable(prospects, kind, 1)
    return 0.7 * gains[1] if len(gains) > 1 and len(prospects.seat.hand) > 4 else -1


def exploring(prospects, cards):
    """New cards are worth more to a small hand and to one that has nothing good to place."""
    hand = len(prospects.seat.hand)
    hunger = 1.25 if hand < 3 else 1 if hand < 6 else 0.5
    return cards * prospects.card_worth * hunger


def good_worth(prospects):
    """A good waits to be sold or consumed; it is worth nothing once the game is over."""
    return 0.85 * min(1, prospects.rounds / 1.5)


def producing(prospects):
    seat, cards = prospects.seat, prospects.game.cards
    empty = [card for card in seat.tableau if cards[card].good and card not in seat.good_worlds]
    working = [card for card in empty if cards[card].production == "production"]
    windfalls = len(empty) - len(working)
    filled = len(working) + min(windfalls, 1 + len([card for card in seat.tableau for index, power in cards[card].rows[PRODUCE] if power.kind == "good on windfall"]))
    drawn = sum([power.amount for card in seat.tableau for index, power in cards[card].rows[PRODUCE] if power.kind.startswith("draw")])
    return filled * good_worth(prospects) + 0.6 * drawn * prospects.card_worth


def consumed(prospects, goods):
    """Roughly the VP and cards that the Consume powers make of so many goods."""
    vp, cards = 0, 0
    for card in prospects.seat.tableau:
        for index, power in prospects.game.cards[card].rows[CONSUME]:
            uses = min(power.times, goods // power.each) if power.kind == "consume" else 0
            vp, cards, goods = vp + uses * power.vp, cards + uses * power.cards, goods - uses * power.each
    return vp, cards


def consuming(prospects):
    goods = len(prospects.seat.good_worlds)
    vp, cards = consumed(prospects, goods)
    spent = min(goods, vp + cards) * good_worth(prospects)
    return 2 * vp + cards * prospects.card_worth - 0.6 * spent


def trading(prospects):
    seat, game = prospects.seat, prospects.game
    if not seat.good_worlds:
        return 0
    cards = max([amount_of(sale(game, seat, world)) for world in seat.good_worlds])
    vp, more = consumed(prospects, len(seat.good_worlds) - 1)
    hunger = 1 if len(seat.hand) < 6 else 0.6
    return (cards * hunger + more) * prospects.card_worth + vp - 0.5 * good_worth(prospects) * (1 + vp)


# Goods

def sell_dearest(prospects, decision):
    return best(decision.options, 1, lambda world: amount_of(sale(prospects.game, prospects.seat, world)))


def spend_cheapest(prospects, decision):
    """Cheap goods first; of each kind only one where the kinds must differ. A sale by a power takes the dearest."""
    price = lambda world: PRICES[prospects.game.cards[world].good]
    if option_power(prospects.game, decision.about).kind == "sell":
        return sell_dearest(prospects, decision)
    options = best(decision.options, len(decision.options), lambda world: -price(world))
    choice = []
    for world in options:
        if len(choice) < decision.least and decision.mixed(choice + [world]):
            choice.append(world)
    return choice


def next_power(prospects, decision):
    """Draws first, then what makes most of each good; what takes everything comes last. It gambles: that costs nothing."""
    return best(decision.options, 1, lambda option: power_weight(prospects, option_power(prospects.game, option)))


def power_weight(prospects, power):
    if power.kind in ("draw", "gamble"):
        return 20
    if power.kind == "consume all":
        return -1
    if power.kind == "discard for vp":
        return 0
    if power.kind == "sell":
        return 1
    goods = power.amount if power.kind == "consume different" else power.each
    narrow = 0.5 if power.good not in (None, "any") else 0
    return 5 + (power.vp + power.cards * prospects.card_worth) / goods + narrow


def discard_for_points(prospects, decision):
    """Only cards worth less than the point they bring."""
    cheap = [card for card in decision.options if keeping_worth(prospects, card) < 1]
    return best(cheap, min(decision.most, len(cheap)), lambda card: -keeping_worth(prospects, card))


def name_a_number(prospects, decision):
    """The cost or defence that most cards have."""
    costs = [card.cost for card in prospects.game.cards]
    return best(decision.options, 1, lambda number: costs.count(number))


def fill_best(prospects, decision):
    return best(decision.options, 1, lambda world: PRICES[prospects.game.cards[world].good])


ANSWERS = {
    "setup.discard": give_up, "choose.actions": choose_actions, "explore.keep": keep_best,
    "develop.choose": place_best, "develop.pay": give_up,
    "settle.choose": place_best, "settle.way": cheapest_way, "settle.pay": give_up,
    "consume.trade": sell_dearest, "consume.power": next_power, "consume.goods": spend_cheapest,
    "consume.discard": discard_for_points, "consume.gamble": name_a_number,
    "produce.windfall": fill_best, "round_end.discard": give_up,
}
