"""Random games for tests: every legal answer may come, from every seat that owes one."""

import random

import pytest

import engine
from engine.cards.rulesets import designs_of
from engine.flow import open_phase, run
from engine.table import put_good

# Everything a game can be made of; tests that need variety take these in turn.
BASE_KINDS = [
    {"players": 2}, {"players": 3}, {"players": 4}, {"players": 2, "two_actions": True},
    {"players": 4, "preset_hands": True}, {"players": 2, "edition": 1},
]
OTHER_KINDS = [
    {"players": 5, "ruleset": "base+tgs"}, {"players": 2, "ruleset": "base+tgs", "two_actions": True, "promo": True},
    {"players": 3, "ruleset": "base+tgs+rvi"}, {"players": 6, "ruleset": "base+tgs+rvi", "goals": False},
    {"players": 4, "ruleset": "base+rvi"}, {"players": 2, "ruleset": "base+tgs+rvi+bow", "takeovers": False},
    {"players": 3, "ruleset": "base+tgs+rvi+bow"}, {"players": 2, "ruleset": "base+tgs+rvi+bow", "two_actions": True},
    {"players": 4, "ruleset": "base+aa"}, {"players": 2, "ruleset": "base+aa", "edition": 1},
    {"players": 5, "ruleset": "base+xi", "promo": True}, {"players": 3, "ruleset": "base+xi", "invasion": True},
    {"players": 2, "ruleset": "base+xi", "invasion": True, "two_actions": True}, {"players": 3, "ruleset": "base+xi", "preset_hands": [1]},
    {"players": 2, "ruleset": "persian"}, {"players": 4, "ruleset": "persian"},
]
KINDS = BASE_KINDS + OTHER_KINDS


def sampled(values, every=4):
    """All these values as parameters of a test, of which the quick run takes one in so many."""
    return [pytest.param(value, marks=[pytest.mark.slow] if place % every else []) for place, value in enumerate(values)]


def kind(number):
    return KINDS[number % len(KINDS)]


def random_choice(chance, decision, eager=False):
    """A random legal answer; an eager player picks something wherever that is possible."""
    least = max(decision.least, min(1, decision.most)) if eager else decision.least
    while True:
        choice = chance.sample(decision.options, chance.randint(least, decision.most))
        if decision.mixed(choice):
            return choice


def answers(seed, game=None, eager=False, **options):
    """Play a random game to its end; yields (game, seat, choice) before each answer is applied."""
    chance = random.Random(seed)
    game = game or engine.new_game(seed=seed, **options)
    while engine.pending(game):
        decisions = engine.pending(game)
        seat = chance.choice(sorted(decisions))
        choice = random_choice(chance, decisions[seat], eager)
        yield game, seat, choice
        engine.apply(game, seat, choice)


def finished(seed, **options):
    """A random game, played out."""
    game = engine.new_game(seed=seed, **options)
    for _ in answers(seed, game):
        pass
    return game


# Games with many powers, which meet in a few rounds what other random games meet seldom

BASE_NAMES = {card.name for card in designs_of("base")}


def crowded(seed, size=8, **options):
    """A game at the choice of actions in which every tableau holds this many cards, those of the expansions first."""
    chance = random.Random(seed)
    game = engine.new_game(seed=seed, **options)
    while game.at.startswith("setup."):
        seat, decision = chance.choice(sorted(engine.pending(game).items()))
        engine.apply(game, seat, random_choice(chance, decision))
    for seat in game.seats:
        give_cards(game, seat, size)
        give_goods(game, seat)
        seat.prestige = 3 if game.rules.prestige else 0
    open_phase(game, "choose")
    run(game)
    return game


def give_cards(game, seat, size):
    """Cards from the deck into the tableau, no name twice."""
    names = {game.cards[card].name for card in seat.tableau}
    for card in sorted(game.deck, key=lambda card: game.cards[card].name in BASE_NAMES):
        if game.cards[card].name not in names and len(names) < size:
            names.add(game.cards[card].name)
            game.deck.remove(card)
            seat.tableau.append(card)


def give_goods(game, seat):
    """A good on every world that can hold one."""
    for card in seat.tableau:
        if game.cards[card].production != "none" and card not in seat.good_worlds:
            put_good(game, seat, card, "windfall")


def put(game, name, pile):
    """The first copy of a card that no tableau holds goes onto this pile, from wherever it lies."""
    for other in [game.deck, game.discards] + [seat.hand for seat in game.seats]:
        for card in other:
            if game.cards[card].name == name:
                other.remove(card)
                pile.append(card)
                return
    raise AssertionError(f"{name} lies in a tableau")
