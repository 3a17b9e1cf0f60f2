"""The steady player: builds an economy or a military, whichever its cards offer, by simple weighing (see worth.py)."""

from engine.account import amount_of, sale, sale_kinds
from engine.bots.invaded import contribute, damage_least, defend, mending, repairing
from engine.bots.worth import OUT_OF_REACH, Prospects, cost_in_cards, keeping_worth, price, way_cost, worth
from engine.decision import option_power
from engine.phases.consume import power_of
from engine.phases.produce import BONUS, MORE_BONUS
from engine.powers import CONSUME, PRODUCE
from engine.repairs import repairs
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


def keep_best_world(prospects, decision):
    return best(decision.options, 1, lambda card: worth(prospects, card))


def no_stake(prospects, decision):
    return []


def spend_cheapest_good(prospects, decision):
    return best(decision.options, 1, lambda world: -world_price(prospects, world))


def fill_or_mend(prospects, decision):
    return best(decision.options, 1, lambda world: worth(prospects, world))


# Actions

def choose_actions(prospects, decision):
    """The actions that gain most; one with the prestige card where it gains enough, a search when the hand is poor."""
    gains = {"develop": placing(prospects, "development", 1), "settle": placing(prospects, "world", 0),
             "develop2": second_placing(prospects, "development"), "settle2": second_placing(prospects, "world"),
             "explore+5": exploring(prospects, 1.45), "explore+1+1": exploring(prospects, 1.6), "explore": exploring(prospects, 1.3),
             "produce": producing(prospects), "trade": trading(prospects), "double": consuming(prospects),
             "consume": len(prospects.seat.good_worlds) * 1.5, "repair": repairing(prospects) + producing(prospects) - 1, "search": exploring(prospects, 1.2)}
    ordered = best(decision.options, len(decision.options), lambda action: action_gain(gains, action))
    choice = []
    for action in ordered:
        if len(choice) < decision.most and decision.mixed(choice + [action]):
            choice.append(action)
    return choice


def action_gain(gains, action):
    """With the prestige card an action gains half as much again, and costs a prestige."""
    plain = action.replace("prestige ", "")
    return gains[plain] if plain == action else 1.5 * gains[plain] - 1.6


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
    cards = max([sale_worth(prospects, world) for world in seat.good_worlds])
    vp, more = consumed(prospects, len(seat.good_worlds) - 1)
    hunger = 1 if len(seat.hand) < 6 else 0.6
    return (cards * hunger + more) * prospects.card_worth + vp - 0.5 * good_worth(prospects) * (1 + vp)


# Goods

def sale_worth(prospects, world):
    """The most cards that the good of this world can be sold for."""
    return max([amount_of(sale(prospects.game, prospects.seat, world, kind)) for kind in sale_kinds(prospects.game, world)])


def sell_dearest(prospects, decision):
    return best(decision.options, 1, lambda world: sale_worth(prospects, world))


def name_dearest(prospects, decision):
    return best(decision.options, 1, lambda kind: amount_of(sale(prospects.game, prospects.seat, decision.about, kind)))


def world_price(prospects, world):
    return price(prospects.game.cards[world].good)


def spend_cheapest(prospects, decision):
    """Cheap goods first; of each kind only one where the kinds must differ. A sale by a power takes the dearest."""
    if option_power(prospects.game, decision.about).kind == "sell":
        return sell_dearest(prospects, decision)
    options = best(decision.options, len(decision.options), lambda world: -world_price(prospects, world))
    choice = []
    for world in options:
        if len(choice) < decision.least and decision.mixed(choice + [world]):
            choice.append(world)
    return choice


def next_power(prospects, decision):
    """Draws first, then what makes most of each good; what takes everything comes last. It gambles: that costs nothing."""
    options = best(decision.options, 1, lambda option: power_weight(prospects, power_of(prospects.game, option)))
    weight = power_weight(prospects, power_of(prospects.game, options[0]))
    return options if decision.least or weight >= 0 else []


def power_weight(prospects, power):
    if power.kind in ("draw", "gamble", "gain vp"):
        return 20
    if power.kind == "ante":
        return -2
    if power.kind == "spend prestige":
        return power.vp - 1.5
    if power.kind == "consume all":
        return -1
    if power.kind == "discard":
        return 0
    if power.kind == "sell":
        return 1
    goods = power.amount if power.kind == "consume different" else max(power.each, len(power.goods))
    narrow = 0.5 if power.good not in (None, "any") else 0
    return 5 + (power.vp + power.prestige + power.cards * prospects.card_worth) / goods + narrow


def discard_for_points(prospects, decision):
    """Only cards worth less than what they bring, and as many as it takes."""
    power = power_of(prospects.game, decision.about)
    brings = (power.vp + power.prestige + power.cards * prospects.card_worth) / power.each
    cheap = [card for card in decision.options if keeping_worth(prospects, card) < brings]
    number = min(decision.most, len(cheap)) // power.each * power.each
    return best(cheap, number, lambda card: -keeping_worth(prospects, card))


def name_a_number(prospects, decision):
    """The cost or defence that most cards have."""
    costs = [card.cost for card in prospects.game.cards]
    return best(decision.options, 1, lambda number: costs.count(number))


def fill_best(prospects, decision):
    return best(decision.options, 1, lambda world: world_price(prospects, world))


# More worlds, takeovers, invasions

def use_first(prospects, decision):
    """Extra powers are used wherever they can be, but for takeovers, which make enemies, and gambles with the only card."""
    options = [option for option in decision.options if option_power(prospects.game, option).kind not in ("takeover", "flip world")]
    return options[:1]


def give_cheap(prospects, decision):
    """A card of the hand for a prestige or a good, if it is worth less."""
    card = best(decision.options, 1, lambda card: -keeping_worth(prospects, card))
    return card if card and keeping_worth(prospects, card[0]) < 1.2 else []


def produce_more(prospects, decision):
    """The power that gains most by filling or mending a world, while one gains anything; what was produced is counted by itself in the end."""
    option = best(decision.options, 1, lambda option: producing_more(prospects, option))
    return option if decision.least or producing_more(prospects, option[0]) > 0 else []


def producing_more(prospects, option):
    """What using this power of Produce gains, its price counted."""
    if option in repairs(prospects.game, prospects.seat):
        return mending(prospects, option)
    if option in (BONUS, MORE_BONUS):
        return good_worth(prospects)
    power = option_power(prospects.game, option)
    if power.spend is None:
        return good_worth(prospects) if power.kind == "good on windfall" else 0
    return good_worth(prospects) if len(prospects.seat.hand) > 2 else 0


ANSWERS = {
    "setup.start": keep_best_world, "setup.discard": give_up, "setup.save": keep_best, "choose.last": choose_actions, "search.keep": first_options,
    "explore.give": give_cheap, "explore.discard": give_up, "develop.discard": give_up, "develop.way": cheapest_way, "develop.spend": spend_cheapest_good,
    "develop.save": keep_best, "settle.save": keep_best, "settle.spend": spend_cheapest_good, "settle.good": give_cheap, "settle.discard": give_up,
    "settle.more": use_first, "settle.another": place_best, "settle.replacement": place_best, "settle.replaced": first_options,
    "consume.kind": name_dearest, "consume.stake": no_stake, "consume.prize": keep_best, "produce.power": produce_more, "produce.pay": give_up,
    "produce.spend": spend_cheapest_good, "produce.world": fill_or_mend, "invasion.defend": defend, "invasion.pay": give_up,
    "invasion.spend": spend_cheapest_good, "invasion.damage": damage_least, "produce.contribute": contribute, "choose.actions": choose_actions, "explore.keep": keep_best,
    "develop.choose": place_best, "develop.pay": give_up,
    "settle.choose": place_best, "settle.way": cheapest_way, "settle.pay": give_up,
    "consume.trade": sell_dearest, "consume.power": next_power, "consume.goods": spend_cheapest,
    "consume.discard": discard_for_points, "consume.gamble": name_a_number,
    "produce.windfall": fill_best, "round_end.discard": give_up,
}
