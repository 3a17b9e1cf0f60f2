"""Who sits where: B-SET-6, "the owner of the lowest start world, then clockwise"."""
from engine import new_game


def starts(seed):
    game = new_game(players=4, seed=seed)
    return [game.cards[seat.tableau[0]].start for seat in game.seats]


def test_the_first_seat_owns_the_lowest_start_world():
    for seed in range(30):
        assert starts(seed)[0] == min(starts(seed))


def test_the_other_seats_are_not_sorted_by_start_world():
    orders = {tuple(sorted(starts(seed)[1:])) != tuple(starts(seed)[1:]) for seed in range(30)}
    assert orders == {True, False}
