"""The end of a round: everybody discards down to ten cards. (B-END-1) Some cards raise the limit, or collect what others discard."""

from engine.decision import Decision
from engine.powers import ALWAYS
from engine.step import Step
from engine.table import not_in_hand, owns, powers

HAND_LIMIT = 10


def limit(game, seat):
    if "hand limit" not in game.kinds:
        return HAND_LIMIT
    return max([HAND_LIMIT] + [power.amount for card, index, power in powers(game, seat, ALWAYS, "hand limit")])


def must_discard(game, seat):
    if len(seat.hand) <= HAND_LIMIT:
        return None
    surplus = len(seat.hand) - limit(game, seat)
    return Decision("round_end.discard", seat.hand[:], surplus, surplus) if surplus > 0 else None


def put_away(game, seat, cards):
    seat.hand = [card for card in seat.hand if card not in cards]
    seat.shed = cards
    game.news.append(["discarded", seat.index, cards, "limit"])


def clear_away(game):
    """The cards go to the discards, or into the hand of the one who collects the others'. (effects: takes_other_players_round_end_discards)"""
    for seat in [seat for seat in game.seats if seat.shed]:
        collectors = [other for other in game.seats if other is not seat and owns(game, other, ALWAYS, "collect discards")]
        if collectors:
            collectors[0].hand.extend(seat.shed)
            game.news.append(["collected", collectors[0].index, seat.shed, seat.index])
        else:
            game.discards.extend(seat.shed)


STEPS = [Step("round_end.discard", must_discard, put_away, closes=clear_away, refuses=not_in_hand)]
