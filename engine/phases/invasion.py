"""The Xeno invasion at the end of a round. (Xeno Invasion, 5.1)

1. Admiral discs move; if all players together are strong enough the Xenos are repulsed, and the game is over. (5.1, 1 and 2)
2. Each player is dealt an invader, the strongest to the first admiral; all see them. (5.1, 3)
3. All defend, each as long as it takes and one likes. (X-DEF-1 … X-DEF-7)
4. Who held out gets award VP by rank; who failed damages a world. (5.1, 5 and 6)
5. If all failed the empire is defeated; the second time ends the game. (5.1, 7)
"""

from engine.account import amount_of, invader, xeno_force
from engine.decision import Decision, option_card, option_power, power_option
from engine.powers import ANY, GOODS, HAND_CARD, SETTLE, THIS_CARD
from engine.step import Step
from engine.table import discard, discard_from_tableau, face_up, goods_of, spend_good
from engine.xenos import AWARDS, change, deal_invaders, holds_out, move_discs, ranking, repulsed, turn_stacks

BUNKER = "bunker"       # everybody has one: a card of the hand for 2 (X-DEF-3)
BUNKER_FORCE = 2
DEFEATS = 2             # so many end the game
RAISING = ("temporary military", "xeno defence")


def arrive(game):
    move_discs(game)
    if repulsed(game):
        change(game, over="repulsed")
        game.news.append(["repulsed", None, game.invasion["admirals"], game.invasion["repulse"]])
        return
    deal_invaders(game)
    for seat in game.seats:
        game.news.append(["invader", seat.index, game.invasion["dealt"][seat.index], amount_of(invader(game, seat))])


# 3. Defending

def next_defence(game, seat):
    if not game.invasion["dealt"]:
        return None
    if seat.using is not None:
        return what_for(game, seat)
    if holds_out(game, seat):
        return None                                                                                    # X-DEF-3
    options = [option for option in defences(game, seat) if refuses(game, seat, option) is None]
    return Decision("invasion.defend", options, 0, 1, of="power") if options else None


def defences(game, seat):
    """The bunker, and every optional power that raises Military or defence. (X-DEF-3)"""
    return [BUNKER] + [power_option(card, index) for card in seat.in_force for index, power in game.cards[card].rows[SETTLE]
                       if power.kind in RAISING and power.spend is not None and card in seat.tableau]


def refuses(game, seat, option):
    """Why this one of the defences cannot be used, or None. Each once in an invasion, whatever was used in Settle. (X-DEF-4)"""
    if option in seat.used:
        return ("used",)
    price = price_of(game, option)
    if price == HAND_CARD:
        return None if seat.hand else ("empty hand",)
    if price == ANY or price in GOODS:
        return None if goods_of(game, seat, price) else ("too few goods", 1, price, 0)
    return None


def why_not(game, seat, option):
    """The same for a card alone, which means its first defence; and for what pays for the defence in use."""
    card = option_card(option)
    if seat.using is not None:
        if price_of(game, seat.using) == HAND_CARD:
            return ("not in hand",)
        return ("wrong kind",) if card in seat.good_worlds else ("no good there",)
    of_card = [defence for defence in defences(game, seat) if defence == option or (option == card and option_card(defence) == card)]
    return refuses(game, seat, of_card[0]) if of_card else ("no defence",)


def price_of(game, option):
    return HAND_CARD if option == BUNKER else option_power(game, option).spend


def what_for(game, seat):
    """The card or good that pays for the defence in use."""
    price = price_of(game, seat.using)
    if price == HAND_CARD:
        return Decision("invasion.pay", seat.hand[:], 1, 1, about=seat.using)
    return Decision("invasion.spend", goods_of(game, seat, price), 1, 1, about=seat.using)


def defend(game, seat, choice):
    if seat.using is not None:
        if price_of(game, seat.using) == HAND_CARD:
            discard(game, seat, choice)
        else:
            spend_good(game, seat, choice[0])
        raise_force(game, seat)
    elif not choice:
        seat.done = True                                                                               # X-DEF-6
    else:
        seat.using, seat.used = choice[0], seat.used + choice
        if price_of(game, seat.using) == THIS_CARD:
            discard_from_tableau(game, seat, option_card(seat.using))
            raise_force(game, seat)


def raise_force(game, seat):
    amount = BUNKER_FORCE if seat.using == BUNKER else option_power(game, seat.using).amount
    seat.boosts = seat.boosts + [[amount, BUNKER if seat.using == BUNKER else option_card(seat.using), "xeno"]]
    seat.using = None


def award(game):
    """Award VP by rank for who held out. (5.1, 5)"""
    if not game.invasion["dealt"]:
        return
    for rank, index in enumerate(ranking(game)):
        seat = game.seats[index]
        held = holds_out(game, seat)
        points = AWARDS[len(game.seats)][rank] if held else 0
        seat.awards += points
        game.news.append(["defended", index, xeno_force(game, seat), amount_of(invader(game, seat)), points, held])


# 4. Damage

def failed(game):
    return [seat for seat in game.seats if game.invasion["dealt"] and not holds_out(game, seat)]


def which_world(game, seat):
    if seat not in failed(game):
        return None
    worlds = [card for card in face_up(seat) if game.cards[card].kind == "world"]
    return Decision("invasion.damage", worlds, 1, 1) if worlds else None


def cannot_be_damaged(game, seat, card):
    """X-DMG-2: only own worlds, and none twice."""
    if card not in seat.tableau:
        return ("not yours",)
    return ("damaged",) if card in seat.damaged else ("no world",)


def damage(game, seat, worlds):
    """The world is turned face down, its good is lost. (X-DMG-1)"""
    world = worlds[0]
    while world in seat.good_worlds:
        spend_good(game, seat, world)
    seat.damaged = seat.damaged + [world]
    game.news.append(["damaged", seat.index, world])


def leave(game):
    """The stacks turn; where all have failed a defeat is marked, and the second one ends the game. (5.1, 7)"""
    if game.invasion["dealt"]:
        defeats = game.invasion["defeats"] + (len(failed(game)) == len(game.seats))
        if defeats > game.invasion["defeats"]:
            game.news.append(["defeat", None, defeats])
        turn_stacks(game)
        change(game, defeats=defeats, dealt=[], over="defeated" if defeats == DEFEATS else "")


STEPS = [
    Step("invasion.defend", next_defence, defend, opens=arrive, closes=award, refuses=why_not, repeats=True),
    Step("invasion.damage", which_world, damage, closes=leave, refuses=cannot_be_damaged),
]
