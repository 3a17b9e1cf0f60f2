"""The end of the game, and who has won."""

from engine.account import amount_of, points
from engine.powers import ALWAYS

TABLEAU_LIMIT, PRESTIGE_LIMIT = 12, 15
LAST_ROUND = 60         # of the small game, which could go on for ever (PV-A15)


def ends(game):
    """Does the game end with this round? (B-FIN-1, B-FIN-2, P-2, PV-13; Xeno Invasion, section 9)"""
    if game.pool <= 0 or (game.invasion and game.invasion["over"]) or (game.rules.small and game.round >= LAST_ROUND):
        return True
    for seat in game.seats:
        if len(seat.tableau) >= tableau_limit(game, seat) or seat.prestige >= PRESTIGE_LIMIT:
            return True
    return False


def tableau_limit(game, seat):
    """How many cards end the game: some owners need more. (R104)"""
    limit = TABLEAU_LIMIT
    for card in seat.tableau if "tableau limit" in game.kinds else ():
        for index, power in game.cards[card].rows[ALWAYS]:
            if power.kind == "tableau limit":
                limit = power.amount
    return limit


def score(game):
    """The points of each seat as they stand. (B-FIN-3)"""
    return [amount_of(points(game, seat)) for seat in game.seats]


def tie_break(seat):
    """Of equal scores the one with more cards in hand and goods wins. (B-FIN-4)"""
    return len(seat.hand) + len(seat.good_cards)


def winners(game):
    """The seats with the best score and, among these, the best tie-break: several share the victory. (B-FIN-4)"""
    scores = score(game)
    best = [seat for seat in game.seats if scores[seat.index] == max(scores)]
    if game.rules.small:
        return [seat.index for seat in best]                                # PV-14
    most = max([tie_break(seat) for seat in best])
    return [seat.index for seat in best if tie_break(seat) == most]
