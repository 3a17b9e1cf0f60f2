"""IV. Consume.

1. Trade: who chose it must sell one good for cards, if there is one. (B-TRD-1 … B-TRD-4)
2. Everybody uses Consume powers, each once, in an order of one's own: as long as one that is mandatory can be used, it goes on. (B-CON-1 … B-CON-9)

For each power the seat first says which one, then what it takes: goods, cards of the hand, or a number.
"""

from engine.account import amount_of, sale
from engine.decision import Decision, option_card, option_power, power_option
from engine.powers import CONSUME
from engine.step import Step
from engine.table import EVERY, discard, draw, gain_chips, goods_of, powers, spend_good, take


# 1. Trade

def must_sell(game, seat):
    if "trade" not in seat.actions or not seat.good_worlds:
        return None
    return Decision("consume.trade", seat.good_worlds[:], 1, 1)


def trade(game, seat, worlds):
    """The cards are dealt when everybody has sold. (B-TRD-4)"""
    seat.pick = worlds[0]
    spend_good(game, seat, seat.pick)


def deal_trade(game):
    for seat in game.seats:
        if seat.pick is not None:
            collect(game, seat, seat.pick, "trade", None, True)
            seat.pick = None


def collect(game, seat, world, why, source, bonuses):
    lines = sale(game, seat, world, bonuses)
    game.news.append(["sold", seat.index, world, lines])
    draw(game, seat, amount_of(lines), why, source)


def has_no_good(game, seat, world):
    return None if world in seat.good_worlds else ("no good there",)


# 2. Powers

def next_power(game, seat):
    if seat.using is not None:
        return QUESTIONS[option_power(game, seat.using).kind](game, seat, option_power(game, seat.using))
    usable, mandatory = [], 0
    for card, index, power in powers(game, seat, CONSUME, EVERY):
        option = power_option(card, index)
        if power_fails(game, seat, option, card, power) is None:
            usable.append(option)
            mandatory += not power.may
    return Decision("consume.power", usable, 1 if mandatory else 0, 1, of="power") if usable else None


def power_fails(game, seat, option, card, power):
    """Why this power of this card cannot be used now, or None."""
    if card not in seat.tableau:
        return ("not yours",)
    if option in seat.used:
        return ("used",)
    return LACKS[power.kind](game, seat, power)


def refuses(game, seat, option):
    """Why an option cannot be chosen: a power, or a card for the power in use; a card alone means its first Consume power."""
    if seat.using is not None:
        return good_fails(game, seat, option_card(option))
    card = option_card(option)
    if card is None or not game.cards[card].rows[CONSUME]:
        return ("no consume power",)
    if option == card:
        option = power_option(card, game.cards[card].rows[CONSUME][0][0])
    return power_fails(game, seat, option, card, option_power(game, option))


def good_fails(game, seat, card):
    """Why this card is none of those that the power in use takes."""
    if option_power(game, seat.using).kind == "discard for vp":
        return ("not in hand",)
    return ("wrong kind",) if card in seat.good_worlds else ("no good there",)


def lacks_goods(game, seat, power):
    there = len(goods_of(game, seat, power.good))
    return ("too few goods", power.each, power.good, there) if there < power.each else None                   # B-CON-3


def lacks_kinds(game, seat, power):
    there = len(kinds_of_goods(game, seat))
    return ("too few kinds", power.amount, there) if there < power.amount else None                           # B-CON-3


def lacks_any_good(game, seat, power):
    return None if seat.good_worlds else ("too few goods", 1, "any", 0)


def lacks_hand(game, seat, power):
    return None if seat.hand else ("empty hand",)


def lacks_nothing(game, seat, power):
    return None


def kinds_of_goods(game, seat):
    return {game.cards[world].good for world in seat.good_worlds}


def use(game, seat, choice):
    """An answer: a power to use (none: the seat is done), or what the power in use takes."""
    if seat.using is not None:
        USES[option_power(game, seat.using).kind](game, seat, option_power(game, seat.using), choice)
        seat.using = None
    elif not choice:
        seat.done = True
    else:
        seat.using = choice[0]
        seat.used = seat.used + choice


def which_goods(game, seat, power):
    """As many as it can take, up to its number of times. (B-CON-1)"""
    goods = goods_of(game, seat, power.good)
    count = power.each * min(power.times, len(goods) // power.each)
    return Decision("consume.goods", goods, count, count, about=seat.using)


def which_kinds(game, seat, power):
    kinds = [game.cards[world].good for world in seat.good_worlds]
    return Decision("consume.goods", seat.good_worlds[:], power.amount, power.amount, about=seat.using, groups=kinds)


def which_all(game, seat, power):
    count = len(seat.good_worlds)
    return Decision("consume.goods", seat.good_worlds[:], count, count, about=seat.using)


def which_sale(game, seat, power):
    return Decision("consume.goods", seat.good_worlds[:], 1, 1, about=seat.using)


def which_cards(game, seat, power):
    return Decision("consume.discard", seat.hand[:], 0, min(power.times, len(seat.hand)), about=seat.using)


def which_number(game, seat, power):
    return Decision("consume.gamble", list(range(1, power.amount + 1)), 1, 1, of="number", about=seat.using)


def no_question(game, seat, power):
    return Decision("consume.draw", [], 0, 0, about=seat.using)


def consume(game, seat, power, worlds):
    times = len(worlds) // power.each
    gain(game, seat, worlds, power.vp * times, power.cards * times)


def consume_different(game, seat, power, worlds):
    gain(game, seat, worlds, power.vp, power.cards)


def consume_all(game, seat, power, worlds):
    gain(game, seat, worlds, power.vp * len(worlds) + power.amount, 0)                                        # B-CON-7


def draw_cards(game, seat, power, nothing):
    gain(game, seat, [], 0, power.amount)                                                                     # B-CON-5


def gain(game, seat, worlds, vp, cards):
    """Goods go, chips and cards come at once. (B-CON-9) The chips are doubled by 2×. (B-2X-1)"""
    for world in worlds:
        spend_good(game, seat, world)
    vp = 2 * vp if "double" in seat.actions else vp
    gain_chips(game, seat, vp)
    game.news.append(["used", seat.index, seat.using, worlds, vp, cards])
    draw(game, seat, cards, "consume", option_card(seat.using))


def sell(game, seat, power, worlds):
    """B-CON-8"""
    spend_good(game, seat, worlds[0])
    collect(game, seat, worlds[0], "consume", option_card(seat.using), power.bonuses)


def discard_for_vp(game, seat, power, cards):
    """Never doubled. (B-2X-1)"""
    discard(game, seat, cards)
    gain_chips(game, seat, power.vp * len(cards))
    game.news.append(["gave", seat.index, seat.using, cards, power.vp * len(cards)])


def gamble(game, seat, power, numbers):
    """B-GAM-1"""
    for card in take(game, seat, 1, "gamble"):
        won = game.cards[card].cost == numbers[0]
        (seat.hand if won else game.discards).append(card)
        game.news.append(["gambled", seat.index, seat.using, numbers[0], card, won])


LACKS = {"consume": lacks_goods, "consume different": lacks_kinds, "consume all": lacks_any_good, "sell": lacks_any_good,
         "discard for vp": lacks_hand, "gamble": lacks_nothing, "draw": lacks_nothing}
QUESTIONS = {"consume": which_goods, "consume different": which_kinds, "consume all": which_all, "sell": which_sale,
             "discard for vp": which_cards, "gamble": which_number, "draw": no_question}
USES = {"consume": consume, "consume different": consume_different, "consume all": consume_all, "sell": sell,
        "discard for vp": discard_for_vp, "gamble": gamble, "draw": draw_cards}

STEPS = [
    Step("consume.trade", must_sell, trade, closes=deal_trade, refuses=has_no_good),
    Step("consume.use", next_power, use, refuses=refuses, repeats=True),
]
