"""The players that are programs: they know only what their seat sees, and the steady one is worth playing against."""

import pytest

import engine
from engine.bots import BOTS
from engine.rng import seeded
from tests.engine.games import KINDS


def play(seed, bots, **options):
    game, rng = engine.new_game(players=len(bots), seed=seed, **options), seeded(seed)
    while engine.pending(game):
        for seat in engine.waiting(game):
            seen = engine.view(game, seat)
            before = seen.to_data()
            decision = engine.pending(seen)[seat]
            choice = BOTS[bots[seat]](seen, decision, rng)
            assert seen.to_data() == before, "a bot leaves its view as it was"
            engine.apply(game, seat, choice)
    return game


@pytest.mark.parametrize("bot", sorted(BOTS))
@pytest.mark.parametrize("options", KINDS)
def test_a_bot_plays_a_whole_game_of_every_kind(bot, options):
    rest = {name: value for name, value in options.items() if name != "players"}
    game = play("bots", [bot] * options["players"], **rest)
    assert game.over


def test_steady_beats_random_in_95_of_100_games():
    won = 0
    for seed in range(100):
        me = seed % 2
        game = play(seed, ["steady", "random"] if me == 0 else ["random", "steady"])
        won += engine.winners(game) == [me]
    assert won >= 95


def test_steady_consumes_the_good_that_comes_back():
    """B125: Mining World produces again by itself, the Genes good sells for more."""
    game = engine.scene("consume | A: Epsilon Eridani, Mining World*, The Last of the Uplift Gnarssh*, Genetics Lab [+3] | B double: New Sparta")
    choice = BOTS["steady"](engine.view(game, 0), engine.pending(game)[0], seeded("steady"))
    assert [game.cards[card].name for card in choice] == ["Mining World"]
