"""What must hold at every state of any game, whatever the cards: checked along random games of every kind."""

import itertools
import json
import random

import pytest

import engine
from engine.news import PRIVATE as PRIVATE_NEWS
from engine.program import STEPS
from engine.rng import seeded
from engine.state import MARKER, NONE, PASSING, Seat
from engine.table import face_up
from engine.view import PRIVATE
from engine.xenos import WAVE_3
from tests.engine.games import KINDS, answers, crowded, finished, random_choice, sampled

HIDDEN = engine.HIDDEN


def every_kind(test):
    """A test of the games of every kind."""
    return pytest.mark.bulk(pytest.mark.parametrize("options", sampled(KINDS), ids=str)(test))


def moves(options):
    """The beginning of a game, then some rounds of one in which much is possible: (game, seat, choice) before each answer."""
    yield from itertools.islice(answers("fresh", **options), 50)
    yield from itertools.islice(answers("eager", crowded("crowded", **options), eager=True), 120)


def piles(game):
    """Every place where a card can lie; goods of the small game are no cards."""
    yield from (game.deck, game.discards)
    for seat in game.seats:
        yield from (seat.hand, seat.tableau, seat.drawn, seat.shown, seat.paid, seat.offered, seat.saved, seat.shed)
        yield [card for card in seat.good_cards if card != MARKER]


def viewers(game):
    """A spectator, and every seat."""
    return [None, *range(len(game.seats))]


def sealed(game):
    """The whole state as text."""
    return json.dumps(game.to_data(), sort_keys=True)


@every_kind
def test_every_card_is_in_exactly_one_place(options):
    """Start worlds of the small game that nobody has are out of it. (PV-A3)"""
    for game, seat, choice in moves(options):
        cards = sorted(itertools.chain(*piles(game)))
        every = [card for card in range(len(game.cards)) if not game.rules.small or game.cards[card].start is None or card in cards]
        assert cards == every


@every_kind
def test_chips_come_from_the_pool_and_goods_lie_on_own_worlds(options):
    """One good on a world, but for the one that gathers them. (AA-2)"""
    for game, seat, choice in moves(options):
        assert game.pool + sum(seat.chips for seat in game.seats) == 12 * options["players"] + 5 * game.rules.prestige
        for owner in game.seats:
            assert len(owner.good_worlds) == len(owner.good_cards)
            assert set(owner.good_worlds) <= set(face_up(owner))
            assert all(game.cards[world].good for world in owner.good_worlds)
            crowd = {world for world in owner.good_worlds if owner.good_worlds.count(world) > 1}
            assert {game.cards[world].name for world in crowd} <= {"Tranship Point"}


@every_kind
def test_what_belongs_to_a_ruleset_is_in_no_other(options):
    for game, seat, choice in moves(options):
        for owner in game.seats:
            assert game.rules.prestige or owner.prestige == 0
            assert game.options["goals"] or not owner.goals
            assert game.invasion or not (owner.damaged or owner.awards or owner.contributed)
        assert game.options["takeovers"] or not game.attacks
        assert bool(game.invasion) == game.options["invasion"]


@every_kind
def test_a_view_is_sufficient_for_its_seat(options):
    """What a seat is asked can be computed from what it sees; and what the game remembers of its questions is what they are now."""
    for game, seat, choice in moves(options):
        for index, decision in engine.pending(game).items():
            assert engine.pending(engine.view(game, index)) == {index: decision}
        assert engine.pending(engine.view(game, None)) == {}
        assert engine.waiting(engine.view(game, None)) == sorted(engine.pending(game))


@every_kind
def test_a_view_keeps_every_secret(options):
    """A true game with everything hidden dealt anew gives the same view: so the view tells nothing of it."""
    for number, (game, seat, choice) in enumerate(moves(options)):
        if number % 7:
            continue
        for viewer in viewers(game):
            seen = engine.view(game, viewer)
            other = engine.imagine(seen, seeded(number))
            assert engine.view(other, viewer).to_data() == seen.to_data()
            assert sorted(itertools.chain(*piles(other))) == sorted(itertools.chain(*piles(game)))


@pytest.mark.parametrize("options", [options for options in KINDS if options.get("invasion")], ids=str)
def test_an_imagined_invasion_deck_holds_what_may_still_come(options):
    """Wave 3 at its bottom, without what has come of it; of waves 1 and 2 the number of cards is known."""
    game = crowded("waves", 4, **options)
    for number, (game, seat, choice) in enumerate(answers("waves", game)):
        waves = engine.imagine(engine.view(game, seat), seeded(number)).invasion["waves"]
        assert len(waves) == len(game.invasion["waves"])
        assert sorted(waves[:len(WAVE_3)]) == sorted(game.invasion["waves"][:len(WAVE_3)])
    assert game.invasion["past"] or game.over


@every_kind
def test_an_imagined_game_can_be_played(options):
    """By whoever owes an answer in it, for some steps."""
    for number, (game, seat, choice) in enumerate(moves(options)):
        if number % 20 == 0:
            other = engine.imagine(engine.view(game, seat), seeded(number))
            for other, _seat, _choice in itertools.islice(answers(number, other), 10):
                assert engine.pending(other)


def test_imagined_start_worlds_are_a_red_and_a_blue_one():
    """E-SET-1: an odd number and an even one, as they are offered to everybody."""
    seen = engine.view(engine.scene("setup.start | ruleset base+tgs+rvi | A: [+6] offered [+2] | B: [+6] offered [+2]"), 0)
    offers = [engine.imagine(seen, seeded(number)).seats[1].offered for number in range(20)]
    assert {tuple(seen.cards[card].start % 2 for card in offer) for offer in offers} == {(1, 0)}
    assert len({tuple(offer) for offer in offers}) > 5 and not {card for offer in offers for card in offer} & set(seen.seats[0].offered)


def test_imagining_gives_no_action_to_who_chooses_last():
    """It counts as done while the others choose, and has answered nothing."""
    game = engine.scene("choose.actions r2 | ruleset base+tgs+rvi+bow | A: Old Earth | B: Psi-Crystal World")
    assert engine.waiting(game) == [0]
    assert engine.imagine(engine.view(game, 0), seeded(1)).seats[1].actions == []


def test_imagining_strengthens_only_one_action():
    """Two actions, one prestige card: what excludes each other is not guessed together."""
    game = engine.scene("choose.actions r2 | ruleset base+tgs+rvi+bow | two_actions | A: Old Earth | B: New Sparta p3")
    engine.apply(game, 1, ["develop", "settle"])
    seen = engine.view(game, 0)
    for number in range(40):
        assert len([word for word in engine.imagine(seen, seeded(number)).seats[1].actions if word.startswith("prestige ")]) <= 1


@every_kind
def test_a_view_holds_no_card_that_its_seat_cannot_see(options):
    for game, seat, choice in moves(options):
        for viewer in viewers(game):
            seen = engine.view(game, viewer)
            assert seen.rng == [0, 0, 0, 0]
            assert set(seen.deck) | set(seen.discards) <= {HIDDEN}
            assert set(seen.invasion.get("waves", [])) <= {"?"}
            for owner in seen.seats:
                assert set(owner.good_cards) <= {HIDDEN, MARKER}
                if owner.index != viewer:
                    assert {card for name in PRIVATE for card in getattr(owner, name)} <= {HIDDEN}


@every_kind
def test_in_a_secret_step_others_see_only_who_has_answered(options):
    """Whatever a seat answers in secret, the others' views are the same to the last letter."""
    chance = random.Random(1)
    for game, seat, choice in moves(options):
        if not STEPS[game.at].secret or len(engine.waiting(game)) == 1:
            continue
        after = []
        for answer in (choice, random_choice(chance, engine.pending(game)[seat])):
            twin = game.copy()
            news = engine.apply(twin, seat, answer)
            others = [viewer for viewer in viewers(game) if viewer != seat]
            after.append([[engine.view(twin, viewer).to_data(), engine.redact(news, viewer)] for viewer in others])
        assert after[0] == after[1]


@every_kind
def test_news_for_others_names_no_hidden_card(options):
    """The cards in redacted news are HIDDEN, or lie open for all to see, or were turned up for all."""
    assert set(PRIVATE_NEWS) == {"dealt", "explored", "kept", "drew", "gave", "discarded", "took saved", "collected"}
    for game, seat, choice in moves(options):
        twin = game.copy()
        news = engine.apply(twin, seat, choice)
        for viewer in viewers(game):
            for item in engine.redact(news, viewer):
                if item[0] in PRIVATE_NEWS and item[1] != viewer:
                    assert set(item[3 if item[0] == "gave" else 2]) <= {HIDDEN}


@every_kind
def test_answers_of_one_step_commute(options):
    """Network timing cannot change a game: two seats may answer in either order. Only answers that draw at once (B-CON-9) are left out."""
    compared = 0
    for game, seat, choice in moves(options):
        decisions = engine.pending(game)
        for other in [other for other in decisions if other != seat]:
            theirs = random_choice(random.Random(1), decisions[other], eager=True)
            one, two = after(game, seat, choice), after(game, other, theirs)
            if not (still_asked(game, one, other) and still_asked(game, two, seat)):
                continue
            engine.apply(one, other, theirs)
            engine.apply(two, seat, choice)
            compared += 1
            assert comparable(one) == comparable(two)
    assert compared > 20


def after(game, seat, choice):
    twin = game.copy()
    engine.apply(twin, seat, choice)
    return twin


def still_asked(before, game, seat):
    """Is the step still open for this seat, and has no card left the deck?"""
    return game.at == before.at and game.deck == before.deck and seat in engine.waiting(game)


def comparable(game):
    """The state, the discards as a set: they are sorted before they are shuffled back, so their order means nothing."""
    data = game.to_data()
    data["discards"] = sorted(data["discards"])
    return data


@every_kind
def test_copy_and_json_give_the_same_game(options):
    for game, seat, choice in moves(options):
        text = sealed(game)
        twin, back = game.copy(), engine.Game.from_data(json.loads(text))
        assert sealed(twin) == sealed(back) == text
        engine.apply(twin, seat, choice)
        engine.apply(back, seat, choice)
        assert sealed(twin) == sealed(back)
        assert sealed(game) == text, "a copy shares nothing that changes"


@every_kind
def test_an_illegal_choice_changes_nothing(options):
    chance = random.Random(1)
    nonsense = ["no list", [[]], [None], [True], [1.0], [-1], [10 ** 6], ["pay+999"], {"0": 0}, None, 3]
    for game, seat, choice in moves(options):
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


@every_kind
def test_only_seats_that_owe_an_answer_can_give_one(options):
    for game, seat, choice in moves(options):
        for other in range(len(game.seats)):
            if other not in engine.pending(game) and not STEPS[game.at].secret:
                with pytest.raises(engine.IllegalChoice):
                    engine.apply(game, other, choice)


@every_kind
def test_the_same_seed_and_answers_make_the_same_game(options):
    one, two = [[(sealed(game), seat, choice) for game, seat, choice in moves(options)] for turn in range(2)]
    assert one == two
    assert sealed(engine.new_game(seed=1, **options)) != sealed(engine.new_game(seed=1001, **options))


@every_kind
def test_nothing_of_a_phase_is_left_when_a_round_begins(options):
    for game, seat, choice in moves(options):
        if game.at == "choose.actions":
            for owner in game.seats:
                assert {name: getattr(owner, name) for name in PASSING} == {name: getattr(Seat(0), name) for name in PASSING}
                assert owner.in_force == face_up(owner)
    assert NONE == []           # the one that all seats share


@every_kind
def test_every_option_has_no_reason_against_it_and_every_other_card_has_one(options):
    """`why_not` and the options are two sides of one thing."""
    for game, seat, choice in moves(options):
        decision, owner = engine.pending(game)[seat], game.seats[seat]
        for option in decision.options:
            assert engine.why_not(game, seat, option) is None
        offered = [engine.option_card(option) for option in decision.options]
        for card in owner.hand + owner.tableau + owner.drawn:
            if card not in offered and decision.of != "number":
                assert engine.why_not(game, seat, card)


@every_kind
def test_looking_changes_nothing(options):
    """Whatever a page may show beforehand: reasons, strengths, points. (B085)"""
    for game, seat, _choice in itertools.islice(moves(options), 0, None, 5):
        before = sealed(game)
        for card in range(0, len(game.cards), 9):
            engine.why_not(game, seat, card)
            engine.account.strength(game, game.seats[seat], card)
        for owner in game.seats:
            engine.account.points(game, owner)
        assert sealed(game) == before


@every_kind
def test_games_end_with_winners(options):
    """Random players build slowly, yet every game comes to an end."""
    game = finished("end", **options)
    scores = engine.score(game)
    assert game.over and game.round < 400
    assert all(scores[seat] == max(scores) for seat in engine.winners(game))
    full = max(len(seat.tableau) for seat in game.seats) >= 12 or max(seat.prestige for seat in game.seats) >= 15
    assert game.pool <= 0 or full or game.invasion["over"] in ("repulsed", "defeated")
