"""Who is first: B-SET-6, "the owner of the lowest start world, then clockwise"; nobody changes places for it."""

import pytest

from engine import new_game, pending
from engine.table import in_order
from tests.engine.games import BASE_KINDS, OTHER_KINDS, answers


def begun(seed, **options):
    """A game whose start worlds are on the table."""
    game = new_game(seed=seed, **options)
    return next(game for game, seat, choice in answers(seed, game) if not game.at.startswith("setup."))


def starts(game):
    return [game.cards[seat.tableau[0]].start for seat in game.seats]


@pytest.mark.parametrize("options", BASE_KINDS + OTHER_KINDS, ids=str)
def test_the_seat_with_the_lowest_start_world_is_first(options):
    for seed in range(4):
        game = begun(seed, **options)
        assert starts(game)[game.first] == min(starts(game))
        assert [seat.index for seat in in_order(game)] == [(game.first + place) % len(game.seats) for place in range(len(game.seats))]


def test_start_worlds_stay_where_they_were_dealt():
    """So any seat may be first."""
    firsts = {new_game(players=4, seed=seed).first for seed in range(40)}
    assert firsts == {0, 1, 2, 3}


def test_with_new_worlds_the_lowest_number_is_negative():
    """NW-1"""
    games = [begun(seed, ruleset="base+tgs", promo=True, players=2) for seed in range(30)]
    assert min(min(starts(game)) for game in games) < 0
    assert all(starts(game)[game.first] == min(starts(game)) for game in games)


def test_a_choice_of_start_worlds_is_red_or_blue():
    """E-SET-1: an odd and an even one for each, kept secret until all have chosen."""
    game = new_game(players=6, seed=1, ruleset="base+tgs+rvi")
    assert {decision.ask for decision in pending(game).values()} == {"setup.start"}
    assert all(sorted(game.cards[card].start % 2 for card in seat.offered) == [0, 1] for seat in game.seats)
