"""What must hold at every state of any game, whatever the cards: checked along random games of every kind."""

import itertools
import json
import random

import pytest

import engine
from engine.flow import STEPS
from engine.rng import seeded
from tests.engine.games import KINDS, answers, finished, kind, random_choice

GAMES = range(18)
HIDDEN = engine.HIDDEN


def piles(game):
    """Every place where a card can lie."""
    yield from (game.deck, game.discards)
    for seat in game.seats:
        yield from (seat.hand, seat.tableau, seat.good_cards, seat.drawn)


def sealed(game):
    """The whole state as text."""
    return json.dumps(game.to_data(), sort_keys=True)


@pytest.mark.parametrize("seed", GAMES)
def test_every_card_is_in_exactly_one_place(seed):
    for game, seat, choice in answers(seed, **kind(seed)):
        cards = sorted(itertools.chain(*piles(game)))
        assert cards == list(range(len(game.cards)))


@pytest.mark.parametrize("seed", GAMES)
def test_chips_come_from_the_pool_and_goods_lie_on_own_worlds(seed):
    players = kind(seed)["players"]
    for game, seat, choice in answers(seed, **kind(seed)):
        assert game.pool + sum(seat.chips for seat in game.seats) == 12 * players
        for owner in game.seats:
            assert len(owner.good_worlds) == len(owner.good_cards) == len(set(owner.good_worlds))
            assert set(owner.good_worlds) <= set(owner.tableau)
            assert all(game.cards[world].good for world in owner.good_worlds)


@pytest.mark.parametrize("seed", GAMES)
def test_a_view_is_sufficient_for_its_seat(seed):
    """What a seat is asked can be computed from what it sees."""
    for game, seat, choice in answers(seed, **kind(seed)):
        for index, decision in engine.pending(game).items():
            assert engine.pending(engine.view(game, index)) == {index: decision}
        assert engine.pending(engine.view(game, None)) == {}
        assert engine.waiting(engine.view(game, None)) == sorted(engine.pending(game))


@pytest.mark.parametrize("seed", GAMES)
def test_a_view_keeps_every_secret(seed):
    """A true game with everything hidden dealt anew gives the same view: so the view tells nothing of it."""
    for number, (game, seat, choice) in enumerate(answers(seed, **kind(seed))):
        if number % 7:
            continue
        for viewer in [None] + list(range(len(game.seats))):
            seen = engine.view(game, viewer)
            other = engine.imagine(seen, seeded(number))
            assert engine.view(other, viewer).to_data() == seen.to_data()
            assert sorted(itertools.chain(*piles(other))) == list(range(len(game.cards)))


@pytest.mark.parametrize("seed", GAMES)
def test_a_view_holds_no_card_that_its_seat_cannot_see(seed):
    for game, seat, choice in answers(seed, **kind(seed)):
        for viewer in [None] + list(range(len(game.seats))):
            seen = engine.view(game, viewer)
            assert seen.rng == [0, 0, 0, 0]
            assert set(seen.deck) | set(seen.discards) <= {HIDDEN}
            for owner in seen.seats:
                assert set(owner.good_cards) <= {HIDDEN}
                if owner.index != viewer:
                    assert set(owner.hand) | set(owner.drawn) <= {HIDDEN}


@pytest.mark.parametrize("seed", GAMES)
def test_in_a_secret_step_others_see_only_who_has_answered(seed):
    """Whatever a seat answers in secret, the others' views are the same to the last letter."""
    chance = random.Random(seed)
    for game, seat, choice in answers(seed, **kind(seed)):
        if not STEPS[game.at].secret or len(engine.waiting(game)) == 1:
            continue
        after = []
        for answer in (choice, random_choice(chance, engine.pending(game)[seat])):
            twin = game.copy()
            news = engine.apply(twin, seat, answer)
            others = [viewer for viewer in [None] + list(range(len(game.seats))) if viewer != seat]
            after.append([[engine.view(twin, viewer).to_data(), engine.redact(news, viewer)] for viewer in others])
        assert after[0] == after[1]


@pytest.mark.parametrize("seed", GAMES)
def test_news_for_others_names_no_hidden_card(seed):
    """The cards in redacted news are HIDDEN, or lie open for all to see, or were turned up for all."""
    for game, seat, choice in answers(seed, **kind(seed)):
        twin = game.copy()
        news = engine.apply(twin, seat, choice)
        for viewer in [None] + list(range(len(game.seats))):
            for item in engine.redact(news, viewer):
                if item[0] in ("dealt", "explored", "kept", "drew", "discarded") and item[1] != viewer:
                    assert set(item[2]) <= {HIDDEN}
                if item[0] == "gave" and item[1] != viewer:
                    assert set(item[3]) <= {HIDDEN}


@pytest.mark.parametrize("seed", GAMES)
def test_answers_of_one_step_commute(seed):
    """Network timing cannot change a game: two seats may answer in either order. Only answers that draw at once (B-CON-9) are left out."""
    for game, seat, choice in answers(seed, **kind(seed)):
        decisions = engine.pending(game)
        for other in decisions:
            if other == seat:
                continue
            chance = random.Random(seed)
            theirs = random_choice(chance, decisions[other])
            one, two = game.copy(), game.copy()
            news = engine.apply(one, seat, choice)
            if one.at != game.at or any(item[0] in ("drew", "gambled") for item in news):
                continue
            if other not in engine.pending(one):
                continue
            second = engine.apply(one, other, theirs)
            if game.at == "consume.use" and any(item[0] in ("drew", "gambled") for item in second):
                continue
            engine.apply(two, other, theirs)
            engine.apply(two, seat, choice)
            assert comparable(one) == comparable(two)


def comparable(game):
    """The state, the discards as a set: they are sorted before they are shuffled back, so their order means nothing."""
    data = game.to_data()
    data["discards"] = sorted(data["discards"])
    return data


@pytest.mark.parametrize("seed", GAMES)
def test_copy_and_json_give_the_same_game(seed):
    for game, seat, choice in answers(seed, **kind(seed)):
        text = sealed(game)
        twin, back = game.copy(), engine.Game.from_data(json.loads(text))
        assert sealed(twin) == sealed(back) == text
        engine.apply(twin, seat, choice)
        engine.apply(back, seat, choice)
        assert sealed(twin) == sealed(back)
        assert sealed(game) == text, "a copy shares nothing that changes"


@pytest.mark.parametrize("seed", GAMES)
def test_an_illegal_choice_changes_nothing(seed):
    chance = random.Random(seed)
    nonsense = ["no list", [[]], [None], [True], [1.0], [-1], [10 ** 6], ["pay+999"], {"0": 0}, None, 3]
    for game, seat, choice in answers(seed, **kind(seed)):
        before, decision = sealed(game), engine.pending(game)[seat]
        bad = [chance.choice(nonsense), choice + choice, choice + [-1]]
        if decision.least:
            bad.append(choice[1:] if len(choice) == decision.least else [])
        for wrong in bad:
            if wrong == choice:
                continue
            try:
                decision.check(wrong)
            except engine.IllegalChoice:
                with pytest.raises(engine.IllegalChoice):
                    engine.apply(game, seat, wrong)
                assert sealed(game) == before
        with pytest.raises(engine.IllegalChoice):
            engine.apply(game, len(game.seats), choice)
        assert sealed(game) == before


@pytest.mark.parametrize("seed", GAMES)
def test_only_seats_that_owe_an_answer_can_give_one(seed):
    for game, seat, choice in answers(seed, **kind(seed)):
        for other in range(len(game.seats)):
            if other not in engine.pending(game) and not STEPS[game.at].secret:
                with pytest.raises(engine.IllegalChoice):
                    engine.apply(game, other, choice)


@pytest.mark.parametrize("seed", GAMES)
def test_the_same_seed_and_answers_make_the_same_game(seed):
    one, two = finished(seed, **kind(seed)), finished(seed, **kind(seed))
    assert sealed(one) == sealed(two)
    assert sealed(engine.new_game(seed=seed, **kind(seed))) != sealed(engine.new_game(seed=seed + 1000, **kind(seed)))


@pytest.mark.parametrize("seed", GAMES)
def test_nothing_of_a_phase_is_left_when_a_round_begins(seed):
    for game, seat, choice in answers(seed, **kind(seed)):
        if game.at == "choose.actions":
            for owner in game.seats:
                assert [owner.drawn, owner.pick, owner.way, owner.boosts, owner.using, owner.used, owner.produced] == [[], None, None, [], None, [], []]
                assert owner.in_force == owner.tableau


@pytest.mark.parametrize("seed", GAMES)
def test_every_option_has_no_reason_against_it_and_every_other_card_has_one(seed):
    """`why_not` and the options are two sides of one thing."""
    for game, seat, choice in answers(seed, **kind(seed)):
        decision, owner = engine.pending(game)[seat], game.seats[seat]
        for option in decision.options:
            assert engine.why_not(game, seat, option) is None
        offered = [engine.option_card(option) for option in decision.options]
        for card in owner.hand + owner.tableau + owner.drawn:
            if card not in offered and decision.of != "number":
                assert engine.why_not(game, seat, card)


@pytest.mark.parametrize("options", KINDS)
def test_games_end_with_winners(options):
    """Random players build slowly, yet every game comes to an end."""
    game = finished("end", **options)
    scores = engine.score(game)
    assert game.over and game.round < 400
    assert all(scores[seat] == max(scores) for seat in engine.winners(game))
    assert game.pool <= 0 or max(len(seat.tableau) for seat in game.seats) >= 12
