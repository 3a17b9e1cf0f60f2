"""IV. Consume.

1. Trade: who chose it must sell one good for cards, if there is one. (B-TRD-1 … B-TRD-4)
2. Everybody uses Consume powers, each once, in an order of one's own: as long as one that is mandatory can be used, it goes on. (B-CON-1 … B-CON-9)

For each power the seat first says which one, then what it takes: goods, cards of the hand, a number; a good of a world of any kind
is sold as the kind that its owner names.
"""

from engine.account import amount_of, sale, sale_kinds
from engine.decision import Decision, option_card, option_power, power_option
from engine.powers import CONSUME, TRADE, discard_for
from engine.prestige import gain_prestige, spend_prestige
from engine.step import Step
from engine.table import EVERY, discard, draw, gain_chips, goods_of, in_order, powers, spend_good, take

PRESTIGE_TRADE = "prestige trade"       # the action strengthened with the prestige card, also the option of the power that it gives
TRADE_EXTRA = discard_for(times=2, vp=1)


# 1. Trade

def must_sell(game, seat):
    """What to sell, and as what."""
    if seat.pick is not None:
        return which_kind(game, seat)
    worlds = [world for world in each_once(seat.good_worlds) if has_no_good(game, seat, world) is None]
    if "trade" not in seat.actions or not worlds:
        return None
    return Decision("consume.trade", worlds, 1, 1)


def each_once(worlds):
    """One of several goods on a world is as good as another."""
    return [world for place, world in enumerate(worlds) if world not in worlds[:place]]


def has_no_good(game, seat, world):
    """Why the good of this world cannot be sold in Trade, or None."""
    if world not in seat.good_worlds:
        return ("no good there",)
    return ("unsellable",) if [power for index, power in game.cards[world].rows[TRADE] if power.kind == "unsellable"] else None


def which_kind(game, seat):
    """A question only for a good of any kind. (effects, section 9)"""
    if seat.kinds:
        return None
    return Decision("consume.kind", sale_kinds(game, seat.pick), 1, 1, of="good", about=seat.pick)


def trade(game, seat, choice):
    """The cards are dealt when everybody has sold. (B-TRD-4)"""
    if seat.pick is None:
        seat.pick = choice[0]
        spend_good(game, seat, seat.pick)
    else:
        seat.kinds = choice


def deal_trade(game):
    for seat in in_order(game):
        if seat.pick is not None:
            collect(game, seat, "trade", None, True)


def collect(game, seat, why, source, bonuses):
    """The cards for the good that was sold."""
    lines = sale(game, seat, seat.pick, seat.kinds[0], bonuses)
    game.news.append(["sold", seat.index, seat.pick, lines])
    draw(game, seat, amount_of(lines), why, source)
    seat.pick, seat.kinds = None, []


# 2. Powers

def next_power(game, seat):
    if seat.pick is not None:
        return which_kind(game, seat)
    if seat.using is not None:
        power = power_of(game, seat.using)
        return QUESTIONS[power.kind](game, seat, power)
    usable, mandatory = [], 0
    for option, card, power in consume_powers(game, seat):
        if power_fails(game, seat, option, power) is None:
            usable.append(option)
            mandatory += not power.may
    return Decision("consume.power", usable, 1 if mandatory else 0, 1, of="power") if usable else None


def consume_powers(game, seat):
    """Every Consume power that was there when the phase began, as (option, card, power); the prestige action gives one more. (BoW)"""
    found = [(power_option(card, index), card, power) for card, index, power in powers(game, seat, CONSUME, EVERY)]
    if PRESTIGE_TRADE in seat.actions:
        found.append((PRESTIGE_TRADE, None, TRADE_EXTRA))
    return found


def power_of(game, option):
    return TRADE_EXTRA if option == PRESTIGE_TRADE else option_power(game, option)


def kind_of(game, option):
    return power_of(game, option).kind


def power_fails(game, seat, option, power):
    """Why this power cannot be used now, or None."""
    if option in seat.used:
        return ("used",)
    return LACKS[power.kind](game, seat, power, option)


def refuses(game, seat, option):
    """Why an option cannot be chosen: a power, or a card for the power in use; a card alone means its first Consume power."""
    if seat.using is not None:
        return good_fails(game, seat, option_card(option))
    meant = [entry for entry in consume_powers(game, seat) if option in entry[:2]]
    if meant:
        option, card, power = meant[0]
        return power_fails(game, seat, option, power)
    return ("no consume power",) if option_card(option) in seat.tableau + [None] else ("not yours",)


def good_fails(game, seat, card):
    """Why this card is none of those that the power in use takes."""
    if kind_of(game, seat.using) in ("discard", "ante"):
        return ("not in hand",)
    return ("wrong kind",) if card in seat.good_worlds else ("no good there",)


# What a power lacks

def goods_for(game, seat, power, option):
    """The worlds with goods that a consume power can take, once for each good."""
    worlds = goods_of(game, seat, power.good)
    return [world for world in worlds if world == option_card(option)] if power.here else worlds


def lacks_goods(game, seat, power, option):
    there = len(goods_for(game, seat, power, option)) if seat.good_worlds else 0
    return ("too few goods", power.each, power.good, there) if there < power.each else None                   # B-CON-3


def lacks_each(game, seat, power, option):
    return None if sets_of_each(game, seat, power) else ("too few goods", len(power.goods), "any", len(seat.good_worlds))


def sets_of_each(game, seat, power):
    """The pairs of goods that give one for each kind named."""
    first, second = power.goods
    pairs = []
    for place, world in enumerate(seat.good_worlds):
        for other_place, other in enumerate(seat.good_worlds):
            if place != other_place and is_kind(game, world, first) and is_kind(game, other, second):
                pairs.append([world, other])
    return pairs


def is_kind(game, world, good):
    return good == "any" or game.cards[world].good in (good, "any")


def lacks_kinds(game, seat, power, option):
    there = number_of_kinds(game, seat)
    return ("too few kinds", power.amount, there) if there < power.amount else None                           # B-CON-3


def number_of_kinds(game, seat):
    """A good of any kind counts as one kind more, four at most."""
    kinds = {game.cards[world].good for world in seat.good_worlds}
    return min(4, len(kinds))


def lacks_any_good(game, seat, power, option):
    return None if seat.good_worlds else ("too few goods", 1, "any", 0)


def lacks_hand(game, seat, power, option):
    return None if len(seat.hand) >= power.each else ("empty hand",)


def lacks_prestige(game, seat, power, option):
    return None if seat.prestige > 0 else ("no prestige",)


def lacks_stake(game, seat, power, option):
    return None if stakes(game, seat, power) else ("no stake",)


def stakes(game, seat, power):
    return [card for card in seat.hand if 1 <= game.cards[card].cost <= power.amount]


def lacks_nothing(game, seat, power, option):
    return None


# What a power asks

def which_goods(game, seat, power):
    """As many as it can take, up to its number of times (B-CON-1); a good of any kind may be kept out of it (effects, section 9)."""
    goods = goods_for(game, seat, power, seat.using)
    most = power.each * min(power.times, len(goods) // power.each)
    wild = wild_goods(game, seat, power)
    least = most if power.good == "any" else min(most, power.each * ((len(goods) - wild) // power.each))
    return Decision("consume.goods", goods, least, most, about=seat.using)


def wild_goods(game, seat, power):
    return len([world for world in seat.good_worlds if game.cards[world].good == "any"]) if power.good != "any" else 0


def which_each(game, seat, power):
    pairs = sets_of_each(game, seat, power)
    worlds = [world for world in seat.good_worlds if [pair for pair in pairs if world in pair]]
    groups = [] if "any" in power.goods else [[game.cards[world].good if game.cards[world].good != "any" else None for world in worlds]]
    return Decision("consume.goods", worlds, 2, 2, about=seat.using, groups=groups)


def which_kinds(game, seat, power):
    """Goods of different kinds: exactly so many, or as many as there are."""
    kinds = [game.cards[world].good for world in seat.good_worlds]
    most = min(power.amount, number_of_kinds(game, seat))
    least = power.amount if power.kind == "consume different" else most
    if "any" in kinds and least == number_of_kinds(game, seat):
        least = 0 if power.kind == "consume different" else least - 1
    return Decision("consume.goods", seat.good_worlds[:], least, most, about=seat.using, groups=[kinds])


def which_all(game, seat, power):
    number = len(seat.good_worlds)
    return Decision("consume.goods", seat.good_worlds[:], number, number, about=seat.using)


def which_sale(game, seat, power):
    return Decision("consume.goods", each_once(seat.good_worlds), 1, 1, about=seat.using)


def which_cards(game, seat, power):
    """Any number of times, each time all the cards it takes."""
    most = power.each * min(power.times, len(seat.hand) // power.each)
    return Decision("consume.discard", seat.hand[:], 0, most, about=seat.using)


def which_number(game, seat, power):
    return Decision("consume.gamble", list(range(1, power.amount + 1)), 1, 1, of="number", about=seat.using)


def which_stake(game, seat, power):
    if seat.shown:
        return Decision("consume.prize", seat.shown[:], 1, 1, about=seat.using)
    return Decision("consume.stake", stakes(game, seat, power), 0, 1, about=seat.using)


def no_question(game, seat, power):
    return Decision("consume.use", [], 0, 0, about=seat.using)


# What an answer does

def use(game, seat, choice):
    """A power to use (none: the seat is done), or what the power in use takes, or the kind that a good is sold as."""
    if seat.pick is not None:
        seat.kinds = choice
        collect(game, seat, "consume", option_card(seat.using), power_of(game, seat.using).bonuses)
        seat.using = None
    elif seat.using is not None:
        power = power_of(game, seat.using)
        USES[power.kind](game, seat, power, choice)
        if seat.pick is None and not seat.shown:
            seat.using = None
    elif not choice:
        seat.done = True
    else:
        seat.using = choice[0]
        seat.used = seat.used + choice


def consume(game, seat, power, worlds):
    times = len(worlds) // power.each
    gain(game, seat, worlds, power.vp * times, power.cards * times, power.prestige * times)


def consume_once(game, seat, power, worlds):
    if worlds:
        gain(game, seat, worlds, power.vp, power.cards, power.prestige)


def consume_kinds(game, seat, power, worlds):
    gain(game, seat, worlds, power.vp * len(worlds), power.cards * len(worlds), 0)


def consume_all(game, seat, power, worlds):
    gain(game, seat, worlds, power.vp * len(worlds) + power.amount, 0, 0)                                     # B-CON-7


def draw_cards(game, seat, power, nothing):
    gain(game, seat, [], 0, power.amount, 0)                                                                  # B-CON-5


def gain_vp(game, seat, power, nothing):
    gain(game, seat, [], power.vp, 0, 0)                                                                      # B-2X-2


def use_prestige(game, seat, power, nothing):
    spend_prestige(game, seat, 1, option_card(seat.using))
    gain(game, seat, [], power.vp, power.cards, 0)


def gain(game, seat, worlds, vp, cards, prestige):
    """Goods go; chips, cards and prestige come at once (B-CON-9). The chips alone are multiplied. (B-2X-1)"""
    for world in worlds:
        spend_good(game, seat, world)
    vp = vp * multiplier(seat)
    gain_chips(game, seat, vp)
    game.news.append(["used", seat.index, seat.using, worlds, vp, cards])
    draw(game, seat, cards, "consume", option_card(seat.using))
    gain_prestige(game, seat, prestige, option_card(seat.using))


def multiplier(seat):
    """Consume: 2× doubles, with the prestige card it triples; Consume: Trade doubles with it. (B-2X-1, BoW)"""
    if "prestige double" in seat.actions:
        return 3
    return 2 if "double" in seat.actions or PRESTIGE_TRADE in seat.actions else 1


def sell(game, seat, power, worlds):
    """B-CON-8"""
    seat.pick = worlds[0]
    spend_good(game, seat, seat.pick)


def discard_cards(game, seat, power, cards):
    """Its VP are never multiplied (B-2X-1). Less than one time is no use at all."""
    times = len(cards) // power.each
    cards = cards[:times * power.each]
    discard(game, seat, cards)
    gain_chips(game, seat, power.vp * times)
    game.news.append(["gave", seat.index, seat.using, cards, power.vp * times])
    draw(game, seat, power.cards * times, "consume", option_card(seat.using))
    gain_prestige(game, seat, power.prestige * times, option_card(seat.using))


def gamble(game, seat, power, numbers):
    """B-GAM-1"""
    for card in take(game, seat, 1, "gamble"):
        won = game.cards[card].cost == numbers[0]
        (seat.hand if won else game.discards).append(card)
        game.news.append(["gambled", seat.index, seat.using, numbers[0], card, won])


def ante(game, seat, power, cards):
    """E-GAM-1: the first answer stakes a card, the second takes the prize."""
    if seat.shown:
        seat.hand.append(cards[0])
        game.discards.extend([card for card in seat.shown if card != cards[0]])
        game.news.append(["prize", seat.index, seat.using, cards[0]])
        seat.shown = []
    elif cards:
        stake = game.cards[cards[0]].cost
        shown = take(game, seat, stake, "ante")
        won = [card for card in shown if game.cards[card].cost > stake] != []
        game.news.append(["staked", seat.index, seat.using, cards[0], shown, won])
        if won:
            seat.shown = shown
        else:
            seat.hand.remove(cards[0])
            game.discards.extend(cards + shown)


LACKS = {"consume": lacks_goods, "consume each": lacks_each, "consume different": lacks_kinds, "consume kinds": lacks_any_good,
         "consume all": lacks_any_good, "sell": lacks_any_good, "discard": lacks_hand, "spend prestige": lacks_prestige, "gain vp": lacks_nothing,
         "gamble": lacks_nothing, "ante": lacks_stake, "draw": lacks_nothing}
QUESTIONS = {"consume": which_goods, "consume each": which_each, "consume different": which_kinds, "consume kinds": which_kinds,
             "consume all": which_all, "sell": which_sale, "discard": which_cards, "spend prestige": no_question, "gain vp": no_question,
             "gamble": which_number, "ante": which_stake, "draw": no_question}
USES = {"consume": consume, "consume each": consume_once, "consume different": consume_once, "consume kinds": consume_kinds,
        "consume all": consume_all, "sell": sell, "discard": discard_cards, "spend prestige": use_prestige, "gain vp": gain_vp,
        "gamble": gamble, "ante": ante, "draw": draw_cards}

STEPS = [
    Step("consume.trade", must_sell, trade, closes=deal_trade, refuses=has_no_good, repeats=True),
    Step("consume.use", next_power, use, refuses=refuses, repeats=True),
]
