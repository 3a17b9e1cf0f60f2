"""The players that are programs: they know only what their seat sees, and the steady one is worth playing against."""

import pytest

import engine
from engine.bots import BOTS
from engine.cards.rulesets import RULESETS
from engine.repairs import REPAIR_BONUSES
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


def victories(options, seeds):
    """How many of these games the steady player wins alone, sitting first and second in turn, against chance."""
    won = 0
    for seed in seeds:
        me = seed % 2
        game = play(seed, ["steady", "random"] if me == 0 else ["random", "steady"], **options)
        won += engine.winners(game) == [me]
    return won


every_ruleset = pytest.mark.parametrize("options", [{"ruleset": name} for name in RULESETS] + [{"ruleset": "base+xi", "invasion": True}], ids=str)


@pytest.mark.slow
@every_ruleset
def test_steady_beats_random_in_95_of_100_games(options):
    assert victories(options, range(100)) >= 95


@pytest.mark.bulk
@every_ruleset
def test_steady_beats_random_in_most_games(options):
    assert victories(options, range(100, 110)) >= 8


@pytest.mark.slow
@pytest.mark.parametrize("options", [options for options in KINDS if options["players"] > 2], ids=str)
def test_steady_beats_a_table_of_random_players(options):
    """In most games of every size, with goals, takeovers and prestige, too: among so many by chance alone it would win one in three at best."""
    rest, size, won = {name: value for name, value in options.items() if name != "players"}, options["players"], 0
    for seed in range(20):
        bots = ["random"] * size
        bots[seed % size] = "steady"
        won += engine.winners(play(seed, bots, **rest)) == [seed % size]
    assert won >= 12


def test_the_random_player_picks_only_what_goes_together():
    """Two actions, one prestige card: whatever comes first, the answer is legal, and it is not always the same."""
    game = engine.scene("choose.actions r2 | ruleset base+tgs+rvi+bow | two_actions | A: Old Earth p1 | B: New Sparta")
    decision = engine.pending(game)[0]
    chosen = [BOTS["random"](engine.view(game, 0), decision, seeded(number)) for number in range(60)]
    assert [choice for choice in chosen if not decision.mixed(choice)] == []
    assert len({tuple(choice) for choice in chosen}) > 20


INVASION = "ruleset base+xi | invasion: waves 25 %s | A: %s | B: Epsilon Eridani [+1]"


@pytest.mark.parametrize("waves, tableau, answer", [
    ("4 1", "New Sparta, Anti-Xeno Refugees* [+1]", ["Anti-Xeno Refugees"]),         # 3 against 4: the good is enough, and cheaper than a card
    ("8 1", "New Sparta, Anti-Xeno Refugees* [+1]", []),          # 3 and 4 more are not
    ("6 1", "New Sparta, Anti-Xeno Refugees* [+1]", ["bunker"]),      # it takes both
    ("3 1", "New Sparta, Galactic Home Front [+1]", ["bunker"]),      # no Novelty good
])
def test_steady_defends_as_cheaply_as_it_can_or_not_at_all(waves, tableau, answer):
    """X-DEF-1, X-DEF-3"""
    assert answers_of("invasion r3 | " + INVASION % (waves, tableau)) == answer


def answers_of(line):
    """What the steady player at seat 0 answers in this position, cards and their powers by name."""
    game = engine.scene(line)
    choice = BOTS["steady"](engine.view(game, 0), engine.pending(game)[0], seeded("steady"))
    cards = [engine.option_card(option) for option in choice]
    return [option if card is None else game.cards[card].name for option, card in zip(choice, cards)]


def test_steady_gives_goods_that_grow_back():
    """Gem World produces in this very phase; of the windfall goods it gives what makes it the greatest contributor. (X-CON, X-FIN-2)"""
    line = "produce r4 | ruleset base+xi | invasion | A: Old Earth, Gem World*, Asteroid Belt* | B produce: Epsilon Eridani contributed %d"
    assert answers_of(line % 0) == ["Gem World"]
    assert answers_of(line % 1) == ["Gem World", "Asteroid Belt"]
    assert answers_of(line % 4) == ["Gem World"]


def test_steady_mends_for_nothing_first():
    """X-REP-2"""
    line = "produce r4 | ruleset base+xi | invasion | A repair: Old Earth!, Alien Archives! [+6] | B: Epsilon Eridani"
    assert answers_of(line)[0] in REPAIR_BONUSES


def test_steady_takes_the_bonus_rather_than_pay_for_a_world_of_no_worth():
    """X-REP: the bonus of Produce comes for nothing, in whatever order with the repairs."""
    line = "produce r10 | ruleset base+xi | invasion | A produce: Refugee World!, Deserted Alien Outpost [+2] | B: Epsilon Eridani"
    assert answers_of(line) == ["bonus"]


def test_steady_pays_with_the_good_that_sells_for_least():
    """X-DEF-3: any good will do; B-TRD-2: Novelty before Rare, Rare before Genes."""
    line = ("invasion.defend r3 | ruleset base+xi | invasion: dealt 5 3 | A: New Sparta, Anti-Xeno Refugees, Plague World*, Comet Zone*%s "
            "using Anti-Xeno Refugees.1 | B: Old Earth")
    assert answers_of(line % ", Gem World*") == ["Gem World"]
    assert answers_of(line % "") == ["Comet Zone"]


def test_steady_consumes_the_good_that_comes_back():
    """B125: Mining World produces again by itself, the Genes good sells for more."""
    game = engine.scene("consume | A: Epsilon Eridani, Mining World*, The Last of the Uplift Gnarssh*, Genetics Lab [+3] | B double: New Sparta")
    choice = BOTS["steady"](engine.view(game, 0), engine.pending(game)[0], seeded("steady"))
    assert [game.cards[card].name for card in choice] == ["Mining World"]
