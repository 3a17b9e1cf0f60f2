"""Placing a card that has been revealed: the way, its prices, its payment, what is saved of it. Develop and Settle share it.

A seat goes through stages, each a question that is skipped where there is nothing to ask: "way", "spend", "pay", "save", "good".
"""

from engine.account import amount_of
from engine.decision import Decision, option_power
from engine.powers import ALWAYS, ANY, DEVELOP, GOODS, HAND_CARD, PRESTIGE, SETTLE, THIS_CARD
from engine.prestige import gain_prestige, spend_prestige
from engine.sorts import SORTS
from engine.table import discard, discard_from_tableau, draw, goods_of, powers, put_good, put_in_tableau, spend_good
from engine.ways import FREE, Way, defence_of, develop_ways, hand_left, price_of, way_fails, way_lines, way_named, ways

STAGES = ("way", "spend", "pay", "save", "good")
NEXT = {"way": "spend", "spend": "spend", "pay": "save", "save": "good", "good": None}     # "spend" as often as there is something to spend
ONLY = {"military world too": "conquer", "leftover conquest": "conquer", "free world": FREE}     # what the power that places one more world allows


def enter(game, seat, card):
    """The card goes from the hand into the tableau, with its good if it is a windfall world and its prestige if it bears the symbol. (B-SET3-1, P-1)"""
    if card in seat.hand:
        seat.hand.remove(card)
    put_in_tableau(game, seat, card)
    gain_prestige(game, seat, int(game.cards[card].prestige), card)


def begin(seat, card):
    """The seat has revealed this card, or none."""
    seat.pick, seat.stage, seat.way = card, None if card is None else "way", None


def next_question(game, seat):
    """What the placing of the seat's pick still asks, or None when it is complete."""
    stage = stage_now(game, seat) if seat.stage is not None else None
    return None if stage is None else ASKS[stage](game, seat)


def stage_now(game, seat):
    """The stage that the placing has come to: those that have nothing to ask are passed by."""
    if seat.stage == "spend" and not goods_to_spend(game, seat):
        return "pay"
    if seat.stage == "save" and not seat.paid:
        return "good" if may_give_for_good(game, seat) else None
    if seat.stage == "good" and not may_give_for_good(game, seat):
        return None
    return seat.stage


def answer_question(game, seat, choice):
    """Carry out the answer to the question that `next_question` puts."""
    stage = stage_now(game, seat)
    ANSWERS[stage](game, seat, choice)
    seat.stage = NEXT[stage]


def question(game, seat, stage, options, least, most, of="card", about=None):
    return Decision(row_of(game, seat.pick) + "." + stage, options, least, most, of, seat.pick if about is None else about)


def row_of(game, card):
    """The row of powers that placing this card is about, which also names its questions."""
    return DEVELOP if game.cards[card].kind == "development" else SETTLE


def cannot_pay(game, seat, option):
    """Why an option is none of those that the present question of the placing offers."""
    if seat.stage == "way" and type(option) is not str:
        return None
    if seat.stage == "way":
        for way in all_ways(game, seat):
            if way.word == option:
                return fails(game, seat, way)
        return ("no such way",)
    stage = stage_now(game, seat)
    if stage == "save":
        return ("not paid",)
    if stage == "spend":
        return ("wrong kind",) if option in seat.good_worlds else ("no good there",)
    return None if option in seat.hand else ("not in hand",)


# The way

def all_ways(game, seat):
    if row_of(game, seat.pick) == DEVELOP:
        return develop_ways(game, seat, seat.pick)
    return ways(game, seat, seat.pick, only_way(game, seat))


def only_way(game, seat):
    """What the power in use allows: "free", "conquer", or None for every way."""
    return ONLY.get(option_power(game, seat.using).kind) if seat.using is not None else None


def ask_way(game, seat):
    words = [way.word for way in all_ways(game, seat) if fails(game, seat, way) is None]
    return question(game, seat, "way", words, 1, 1, of="way")


def fails(game, seat, way):
    """Why this way is closed, or None."""
    return card_fails(game, seat, seat.pick, way, len(seat.hand))


def card_fails(game, seat, card, way, hand):
    """Why this card cannot be taken in this way with so many cards to pay, or None."""
    return way_fails(game, seat, card, way, hand) or too_little_left(game, seat, card, way, hand)


def too_little_left(game, seat, card, way, hand):
    """Why a conquest with leftover Military fails, or None. (AA-5)"""
    left = leftover(game, seat, card, way, hand)
    if left is None or left >= defence_of(game, card, way):
        return None
    return ("too little left", way_lines(game, seat, card, way, hand), left, defence_of(game, card, way))


def leftover(game, seat, card, way, hand):
    """The strength against this world that the first conquest has left; None unless the power in use goes by that. Military that fits only the
    first world pays for that one first. (AA-5)"""
    if way.pays or seat.using is None or option_power(game, seat.using).kind != "leftover conquest":
        return None
    first, first_way = seat.placed[0]
    first_way = still_to_raise(seat, way_named(game, first_way))
    lines = way_lines(game, seat, card, way, hand)
    own = amount_of([line for line in way_lines(game, seat, first, first_way, 0) if line not in lines])
    return amount_of(lines) - max(0, defence_of(game, first, first_way) - own)


def go(game, seat, choice):
    """What the way discards leaves the tableau now; what it raises without asking which good is raised. (B-PAY-2, B-MIL-4)"""
    seat.way = choice[0]
    way = way_named(game, seat.way)
    for card in way.raised:
        if price_of(game, card, row_of(game, seat.pick)) in (THIS_CARD, PRESTIGE):
            raise_boost(game, seat, card)
    for card in (way.free, way.peaceful):
        if card is not None:
            discard_from_tableau(game, seat, card)
    if way.peaceful is not None:
        for index, power in game.cards[way.peaceful].rows[SETTLE]:
            gain_prestige(game, seat, power.prestige, way.peaceful)


def raise_boost(game, seat, card):
    """Pay the price of an optional power with its card or with prestige (a good has been spent by now), and have what it gives."""
    row = row_of(game, seat.pick)
    for index, power in game.cards[card].rows[row]:
        if power.kind == "temporary military":
            seat.boosts = seat.boosts + [[power.amount, card, power.against or "military"]]
        elif power.kind == "cheaper for a price":
            seat.boosts = seat.boosts + [[power.amount, card, "cost"]]
    seat.used = seat.used + [card]
    if price_of(game, card, row) == THIS_CARD:
        discard_from_tableau(game, seat, card)
    elif price_of(game, card, row) == PRESTIGE:
        spend_prestige(game, seat, 1, card)


def still_to_raise(seat, way):
    """The way with only those powers that have not been raised yet."""
    if not way.raised:
        return way
    return Way(way.verb, way.pay, way.free, way.peaceful, [card for card in way.raised if card not in seat.used])


# Goods spent for it

def goods_to_spend(game, seat):
    """The next of the powers raised that a good must pay for, as [card, price]; None if there is none."""
    way = way_named(game, seat.way)
    for card in still_to_raise(seat, way).raised if way.raised else ():
        price = price_of(game, card, row_of(game, seat.pick))
        if price == ANY or price in GOODS:
            return [card, price]
    return None


def ask_spend(game, seat):
    """Which good pays for it. The good of the world being placed does not."""
    card, price = goods_to_spend(game, seat)
    worlds = [world for world in goods_of(game, seat, price) if world != seat.pick]
    return question(game, seat, "spend", worlds, 1, 1, about=card)


def spend(game, seat, worlds):
    card = goods_to_spend(game, seat)[0]
    spend_good(game, seat, worlds[0])
    raise_boost(game, seat, card)


# The payment

def ask_pay(game, seat):
    least, most = payment(game, seat, still_to_raise(seat, way_named(game, seat.way)))
    return question(game, seat, "pay", seat.hand[:] if most else [], least, most)


def payment(game, seat, way):
    """The fewest and most cards of the hand that the way takes: its cost, or as many as its powers can turn into Military."""
    if way.pays:
        cost = amount_of(way_lines(game, seat, seat.pick, way, len(seat.hand)))
        return cost, cost
    most = min(len(seat.hand), sum([hand_power_left(game, seat, card) for card in way.raised]))
    left = leftover(game, seat, seat.pick, way, 0)
    have = amount_of(way_lines(game, seat, seat.pick, way, 0)) if left is None else left
    return min(most, max(0, defence_of(game, seat.pick, way) - have)), most


def hand_power_left(game, seat, card):
    return sum([hand_left(seat, card, power) for index, power in game.cards[card].rows[SETTLE] if power.kind == "hand for military"])


def pay(game, seat, cards):
    way = way_named(game, seat.way)
    if not way.pays:
        raise_by_hand(game, seat, way, len(cards))
    lines = way_lines(game, seat, seat.pick, still_to_raise(seat, way), 0)
    game.news.append(["placed", seat.index, seat.pick, seat.way, lines, None if way.pays else defence_of(game, seat.pick, way)])
    if way.pays and cards and saver(game, seat) is not None:
        seat.hand = [card for card in seat.hand if card not in cards]
        seat.paid = cards
    else:
        discard(game, seat, cards)
    if way.pay is not None:
        for card, index, power in powers(game, seat, SETTLE, "prestige for paying"):
            gain_prestige(game, seat, power.prestige, card)


def raise_by_hand(game, seat, way, number):
    """So many cards of the hand become Military, by the powers of the way in turn. Used even for none, a power has been used."""
    for card in [card for card in way.raised if hand_power_left(game, seat, card)]:
        share = min(number, hand_power_left(game, seat, card))
        number -= share
        seat.boosts = seat.boosts + [[share, card, "hand"]] * (share > 0)
        seat.used = seat.used + [card]


# What is saved, and a good for a price

def saver(game, seat):
    """The card under which one of the cards paid must go, or None."""
    for card, index, power in powers(game, seat, row_of(game, seat.pick), "save paid"):
        if card in seat.tableau:
            return card
    return None


def ask_save(game, seat):
    return question(game, seat, "save", seat.paid[:], 1, 1)


def save(game, seat, cards):
    seat.saved = seat.saved + cards
    game.discards.extend([card for card in seat.paid if card not in cards])
    seat.paid = []


def may_give_for_good(game, seat):
    """AA-3"""
    if "hand for good here" not in game.kinds or not seat.hand:
        return False
    return [power for index, power in game.cards[seat.pick].rows[ALWAYS] if power.kind == "hand for good here"] != []


def ask_good(game, seat):
    """AA-3: the good comes before the bonus of the action."""
    return question(game, seat, "good", seat.hand[:], 0, 1)


def give_for_good(game, seat, cards):
    discard(game, seat, cards)
    if cards:
        seat.produced = [seat.pick]


ASKS = {"way": ask_way, "spend": ask_spend, "pay": ask_pay, "save": ask_save, "good": ask_good}
ANSWERS = {"way": go, "spend": spend, "pay": pay, "save": save, "good": give_for_good}


# What placing brings

def finish_development(game, seat):
    """Draws and prestige after placing. (B-DEV-5)"""
    for card, index, power in powers(game, seat, DEVELOP, "draw after"):
        draw(game, seat, power.amount, "develop after", card)
    prestige_after(game, seat, DEVELOP, seat.pick)
    begin(seat, None)


def finish_world(game, seat):
    """The good paid for, then what settling a world brings, then it is one of the worlds placed. (B-SET3-3)"""
    for world in seat.produced:
        put_good(game, seat, world, "settled")
    seat.produced = []
    seat.placed = seat.placed + [[seat.pick, seat.way]]
    reward(game, seat, seat.pick)
    for card, index, power in powers(game, seat, SETTLE, "good when settled"):
        if game.cards[seat.pick].production == "production" and seat.pick not in seat.good_worlds:
            put_good(game, seat, seat.pick, "settled")
    begin(seat, None)


def reward(game, seat, world):
    """The bonus of the action, once a phase; then draws and prestige after placing, or taking, a world. (B-SET3-3)"""
    if game.now in seat.actions and "bonus" not in seat.used:
        seat.used = seat.used + ["bonus"]
        draw(game, seat, 1, "settle bonus")
    for card, index, power in powers(game, seat, SETTLE, "draw after"):
        draw(game, seat, power.amount, "settle after", card)
    prestige_after(game, seat, SETTLE, world)
    for card, index, power in powers(game, seat, SETTLE, "draw after and discard"):
        draw(game, seat, power.amount, "settle after", card)
        seat.owed += 1


def prestige_after(game, seat, row, placed):
    for card, index, power in powers(game, seat, row, "prestige after"):
        if SORTS[power.target](game.cards[placed]):
            gain_prestige(game, seat, power.prestige, card)


def ask_owed(game, seat, ask):
    """The cards of the hand that draws have left to discard."""
    number = min(seat.owed, len(seat.hand))
    return Decision(ask, seat.hand[:], number, number) if number else None


def discard_owed(game, seat, cards):
    discard(game, seat, cards)
    seat.owed = 0
