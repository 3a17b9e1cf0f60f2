"""What their players do and our rules forbid: it is done all the same, so that the rest of the game can be compared."""

from engine.powers import PRESTIGE, SETTLE, THIS_CARD
from engine.prestige import spend_prestige
from engine.table import discard, discard_from_tableau, goods_of, spend_good
from engine.ways import boosts_of, way_named
from tests.recorded import differences
from tests.recorded.translate.actions import Actions
from tests.recorded.translate.consume import GoodForPower
from tests.recorded.translate.payment import Fight, Payment


def actions(asked):
    """The second Develop or Settle chosen alone stays the second; the prestige/search card is used twice."""
    for each in asked:
        if isinstance(each.question, Actions) and each.given:
            each.question.seat.actions = each.question.insisted()


def prestige(game, block):
    """It is paid for twice, too: what they pay when we have paid for one."""
    for seat in game.seats:
        paid = [event for event in block.of("prestige") if event["seat"] == seat.index and event["n"] < 0]
        for event in paid[1:]:
            spend_prestige(game, seat, 1, "prestige")


def defence(game, asked, attack, counts):
    """A power for cards of the hand that has been used up serves for a defence once more."""
    for each in asked:
        question = each.question
        if isinstance(question, Fight) and question.defends_against(attack) and not each.given and question.answer["pay"]:
            seat, cards, used_up = question.seat, question.answer["pay"], question.used_up()
            assert used_up, f"not asked for a defence: {question.fields}"
            counts[differences.ONCE_MORE] += 1
            discard(game, seat, cards)
            seat.boosts = seat.boosts + [[len(cards), used_up[0], "hand"]]
            each.given.append(("takeover.pay", cards))


def waste(game, asked, seat):
    """The seat's pick has been paid for: Military is raised that does not serve this world; it may serve another."""
    questions = [each.question for each in asked if type(each.question) is Payment and each.question.is_of(seat)]
    for card in [card for question in questions for card in question.wasted(way_named(game, seat.way))]:
        prices = [power.spend for index, power in game.cards[card].rows[SETTLE] if power.kind in ("temporary military", "settle for free")]
        if prices:
            seat.boosts, seat.used = seat.boosts + boosts_of(game, seat, [card], 0), seat.used + [card]
            pay_price(game, asked, seat, card, prices[0])


def pay_price(game, asked, seat, card, price):
    if price == THIS_CARD:
        discard_from_tableau(game, seat, card)
    elif price == PRESTIGE:
        spend_prestige(game, seat, 1, card)
    else:
        spend_good(game, seat, wasted_good(game, asked, seat, card, price))


def wasted_good(game, asked, seat, card, kind):
    """The good that pays for it: the recording asks which, if there are several."""
    for each in asked:
        if isinstance(each.question, GoodForPower) and each.question.is_of(seat, card) and not each.given:
            each.given.append(("wasted", each.question.answer))
            return each.question.answer[0]
    return goods_of(game, seat, kind)[0]
