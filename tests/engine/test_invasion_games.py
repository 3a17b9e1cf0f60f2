"""The invasion game has no recordings: thousands of random games instead, with what must hold after every answer. (Xeno Invasion)"""

import itertools
import json

import pytest

import engine
from engine import account
from engine.rng import seeded
from engine.table import face_up
from engine.view import PRIVATE
from engine.xenos import AWARDS, RANKS, REPULSE, WAVE_3, ranking
from tests.engine.games import answers
from tests.engine.test_invariants import piles, sealed, viewers

GAMES, CHUNK = 2000, 100
SAMPLE = 23         # the dear checks come at every so many answers: a prime, so that they meet every step
TABLES = [{"players": 2}, {"players": 3}, {"players": 2, "two_actions": True}, {"players": 4}, {"players": 5}]


def play(seed):
    """One random game, every second of an eager player; checked after every answer, looked at closely after some, and at its end."""
    game = engine.new_game(seed=seed, ruleset="base+xi", invasion=True, **TABLES[seed % len(TABLES)])
    given = 0
    for number, (game, seat, choice) in enumerate(answers(seed, game, eager=seed % 2 == 1)):
        assert is_whole(game)
        assert invasion_is_sound(game)
        assert sum(owner.contributed for owner in game.seats) >= given
        given = sum(owner.contributed for owner in game.seats)
        if number % SAMPLE == seed % SAMPLE:
            look_closely(game, number)
    assert is_whole(game)
    assert ended_rightly(game)
    return game


def is_whole(game):
    """Every card is in one place, every chip is somewhere, goods lie on worlds that can hold them, no two on one."""
    cards = sorted(itertools.chain(*piles(game)))
    assert cards == list(range(len(game.cards)))
    assert game.pool + sum(seat.chips for seat in game.seats) == 12 * len(game.seats)
    for seat in game.seats:
        assert len(seat.good_worlds) == len(seat.good_cards) == len(set(seat.good_worlds))
        assert all(game.cards[world].good for world in seat.good_worlds)
        assert set(seat.good_worlds) <= set(face_up(seat))                                              # X-DMG-2
        assert len(set(seat.damaged)) == len(seat.damaged) and set(seat.damaged) <= set(seat.tableau)
        assert all(game.cards[world].kind == "world" for world in seat.damaged)                         # X-DMG-1
    return True


def invasion_is_sound(game):
    """Its counters are in their ranges, its cards those of the waves, its discs those of the seats."""
    state, seats = game.invasion, range(len(game.seats))
    given = sum(seat.contributed for seat in game.seats)
    assert state["repulse"] == REPULSE[len(game.seats)] - given                                         # X-CON
    assert 0 <= state["defeats"] <= 1 and state["over"] == "" or game.over
    assert sorted(state["discs"]) == (list(seats) if state["discs"] else [])
    if state["past"]:
        assert sorted(state["waves"] + state["past"]) == sorted(WAVE_3)                                 # section 4: they come again
    if state["dealt"]:
        assert len(state["dealt"]) == len(seats) and game.now == "invasion" and game.round >= 3         # X-RND-1
        ranks = [RANKS.index(state["dealt"][seat]) for seat in ranking(game)]
        assert ranks == sorted(ranks, reverse=True)                                                     # the strongest meets the highest
    for seat in game.seats:
        assert seat.awards <= max(AWARDS[len(game.seats)]) * max(0, game.round - 2)
    return True


def look_closely(game, number):
    """A copy and JSON give the same game; a view is enough for its seat and tells nothing that is hidden."""
    text = sealed(game)
    assert sealed(game.copy()) == sealed(engine.Game.from_data(json.loads(text))) == text
    for viewer in viewers(game):
        seen = engine.view(game, viewer)
        assert set(seen.deck) | set(seen.discards) <= {engine.HIDDEN} and set(seen.invasion["waves"]) <= {"?"}
        for owner in game.seats:
            if owner.index != viewer:
                assert {card for name in PRIVATE for card in getattr(seen.seats[owner.index], name)} <= {engine.HIDDEN}
        other = engine.imagine(seen, seeded(number))
        assert engine.view(other, viewer).to_data() == seen.to_data()
        if viewer is not None:
            assert engine.pending(seen) == {seat: decision for seat, decision in engine.pending(game).items() if seat == viewer}
    for seat, decision in engine.pending(game).items():
        assert all(engine.why_not(game, seat, option) is None for option in decision.options)


def ended_rightly(game):
    """By one of the four ends, and with the tiles that belong to it. (section 9)"""
    state, tiles = game.invasion, game.invasion["bonuses"]
    full = max(len(seat.tableau) for seat in game.seats) >= 12
    assert state["over"] in ("repulsed", "defeated") or game.pool <= 0 or full
    assert (state["over"] == "defeated") == (state["defeats"] == 2)
    assert (tiles == {}) == (state["over"] == "defeated")
    if tiles:
        force = [account.amount_of(account.admiral(game, seat)) for seat in game.seats]
        assert tiles["greatest admiral"] == [seat for seat in range(len(force)) if force[seat] == max(force)]           # X-FIN-1, X-FIN-4
        given = [seat.contributed for seat in game.seats]
        assert tiles["greatest contributor"] == [seat for seat in range(len(given)) if given[seat] == max(given) > 0]   # X-FIN-2, X-FIN-3
    scores = engine.score(game)
    for seat in game.seats:
        standing = sum(account.amount_of(account.bonus(game, seat, card)) + game.cards[card].vp for card in face_up(seat))
        won = sum(5 for tile in tiles if seat.index in tiles[tile])
        assert scores[seat.index] == standing + seat.chips + seat.awards + won                                         # X-FIN-5
    return all(scores[seat] == max(scores) for seat in engine.winners(game))


@pytest.mark.bulk
def test_a_sample_of_random_invasion_games():
    ends = [play(seed).invasion["over"] for seed in range(GAMES, GAMES + 20)]
    assert "defeated" in ends


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_two_thousand_random_invasion_games(first):
    ends = [play(seed).invasion["over"] for seed in range(first, first + CHUNK)]
    assert len(ends) == CHUNK and "defeated" in ends
