"""The deck is shuffled: what no single position can show."""

import pytest

import engine
from engine.cards.rulesets import RULESETS, preset_hands
from engine.rng import seeded
from engine.table import discard_from_tableau


def drawn_after_reshuffle(seed):
    """What A draws from a deck that is made of the discards."""
    game = engine.scene("choose.actions | deck 1 | A: Old Earth, Galactic Survey: SETI | B:")
    game.rng = seeded(seed)
    engine.apply(game, 0, ["explore+5"])
    engine.apply(game, 1, ["explore+5"])
    assert len(game.seats[0].drawn) == 9
    return game.seats[0].drawn[1:]


def test_the_discards_become_a_shuffled_deck():
    """B-DCK-1: neither in the order of the list nor always in the same."""
    hands = [drawn_after_reshuffle(seed) for seed in ("one", "two", "three")]
    assert all(hand != sorted(hand) and hand != sorted(hand, reverse=True) for hand in hands)
    assert hands[0] != hands[1] != hands[2] != hands[0]


def test_a_new_deck_is_shuffled():
    """B-SET-3, B-SET-9: start worlds that nobody got lie anywhere in it."""
    for options in ({}, {"preset_hands": True}):
        decks = [engine.new_game(4, seed, **options).deck for seed in ("one", "two", "three")]
        assert all(deck != sorted(deck) and deck != sorted(deck, reverse=True) for deck in decks)
        assert decks[0] != decks[1] != decks[2] != decks[0]


@pytest.mark.parametrize("ruleset", [name for name in RULESETS if preset_hands(name)])
def test_newcomers_have_their_hands_and_the_others_what_is_left(ruleset):
    """B-SET-7, B-SET-8: no start world twice, six cards for the others, none of them a preset card; and every card lies somewhere."""
    most = RULESETS[ruleset].players[1]
    for newcomers in ([], [most - 1], [0, 2], list(range(1, most))):
        game = engine.new_game(most, f"{ruleset} {newcomers}", ruleset, preset_hands=newcomers)
        preset = preset_hands(ruleset)
        for place, seat in enumerate([game.seats[index] for index in newcomers]):
            world = game.cards[seat.tableau[0]]
            assert sorted(game.cards[card].name for card in seat.hand) == sorted(preset[world.name])
            assert world.name == sorted(preset, key=lambda name: next(card.start for card in game.cards if card.name == name))[place]
        assert [len(seat.hand) for seat in game.seats] == [4 if seat.index in newcomers else 6 for seat in game.seats]
        assert sorted(engine.pending(game)) == [seat.index for seat in game.seats if seat.index not in newcomers]
        everywhere = game.deck + [card for seat in game.seats for card in seat.hand + seat.tableau + seat.offered + seat.good_cards]
        assert sorted(everywhere) == list(range(len(game.cards)))


def test_a_card_that_leaves_the_tableau_takes_its_good_along():
    """Cards of the base game that leave it hold no goods, so that no ruling can show this."""
    game = engine.scene("settle.choose | A: Old Earth, Spice World* | B:")
    world = game.seats[0].good_worlds[0]
    good = game.seats[0].good_cards[0]
    discard_from_tableau(game, game.seats[0], world)
    assert (game.seats[0].good_worlds, game.seats[0].good_cards) == ([], [])
    assert sorted(game.discards) == sorted([world, good])
