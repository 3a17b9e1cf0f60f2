"""The end of the game, and who has won."""

from engine.account import amount_of, points

TABLEAU_LIMIT = 12


def ends(game):
    """Does the game end with this round? (B-FIN-1, B-FIN-2)"""
    if game.pool <= 0:
        return True
    for seat in game.seats:
        if len(seat.tableau) >= TABLEAU_LIMIT:
            return True
    return False


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
    most = max([tie_break(seat) for seat in best])
    return [seat.index for seat in best if tie_break(seat) == most]
