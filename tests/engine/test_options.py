"""Options that no game has are refused, whatever they are, with a sentence that says what would work; nothing but `BadOption` comes out."""

import itertools
import re

import pytest

import engine
from engine.cards.rulesets import RULESETS
from engine.wording import say

FIVE = "The Gathering Storm, Rebel vs Imperium, The Brink of War, Rebel vs Imperium without The Gathering Storm, Alien Artifacts or Xeno Invasion"
SIX = "Rebel vs Imperium or The Brink of War"


@pytest.mark.parametrize("options, word", [
    ({"ruleset": "chess"}, "no such ruleset"),
    ({"ruleset": None}, "no such ruleset"),
    ({"ruleset": ["base"]}, "no such ruleset"),
    ({"players": 1}, "players"),
    ({"players": 5}, "players"),
    ({"players": "2"}, "players"),
    ({"players": True}, "players"),
    ({"players": 6, "ruleset": "base+tgs"}, "players"),
    ({"players": 7, "ruleset": "base+tgs+rvi"}, "players"),
    ({"players": 6, "ruleset": "base+rvi"}, "players"),
    ({"players": 5, "ruleset": "persian"}, "players"),
    ({"edition": 3}, "edition"),
    ({"edition": True}, "edition"),
    ({"edition": 1.0}, "edition"),
    ({"edition": [1]}, "edition"),
    ({"players": 3, "two_actions": True}, "two actions"),
    ({"ruleset": "persian", "two_actions": True}, "two actions"),
    ({"goals": True}, "goals"),
    ({"goals": True, "ruleset": "base+rvi"}, "goals"),
    ({"takeovers": True, "ruleset": "base+tgs"}, "takeovers"),
    ({"takeovers": True, "ruleset": "base+xi"}, "takeovers"),
    ({"invasion": True}, "invasion"),
    ({"invasion": True, "ruleset": "base+aa"}, "invasion"),
    ({"promo": True, "ruleset": "persian"}, "promo"),
    ({"preset_hands": True, "promo": True}, "preset hands"),
    ({"preset_hands": True, "ruleset": "persian"}, "preset hands"),
    ({"preset_hands": True, "ruleset": "base+tgs+rvi", "players": 6}, "preset hands"),
    ({"preset_hands": True, "ruleset": "base+rvi", "players": 5}, "preset hands"),
    ({"preset_hands": [], "promo": True}, "preset hands"),
    ({"preset_hands": [1], "ruleset": "persian"}, "preset hands"),
    ({"preset_hands": [0, 1, 2, 3, 4, 5], "ruleset": "base+tgs+rvi", "players": 6}, "preset hands"),
    ({"preset_hands": [2]}, "newcomers"),
    ({"preset_hands": [-1]}, "newcomers"),
    ({"preset_hands": [1, 1]}, "newcomers"),
    ({"preset_hands": [True]}, "newcomers"),
    ({"preset_hands": ["0", None]}, "newcomers"),
])
def test_an_option_that_no_game_has_is_refused(options, word):
    with pytest.raises(engine.BadOption) as refusal:
        engine.new_game(seed=1, **options)
    assert refusal.value.reason[0] == word


@pytest.mark.parametrize("options, sentence", [
    ({"ruleset": "chess"}, "There is no such game; there are: Base game, The Gathering Storm, Rebel vs Imperium, The Brink of War, "
                           "Rebel vs Imperium without The Gathering Storm, Alien Artifacts, Xeno Invasion and Small Persian game."),
    ({"players": 6}, f"This game is for 2 to 4 players; 5 can play {FIVE}; 6 can play {SIX}."),
    ({"players": 6, "ruleset": "base+aa"}, f"This game is for 2 to 5 players; 6 can play {SIX}."),
    ({"players": 7, "ruleset": "base+tgs+rvi"}, "This game is for 2 to 6 players."),
    ({"edition": 3}, "The edition must be 1 or 2."),
    ({"players": 3, "two_actions": True}, "Two actions in a round are for two players only, and not for the small Persian game."),
    ({"goals": True, "ruleset": "base+aa"}, "This game has no goals; choose The Gathering Storm, Rebel vs Imperium or The Brink of War."),
    ({"takeovers": True}, "This game has no takeovers; choose Rebel vs Imperium, The Brink of War or Rebel vs Imperium without The Gathering Storm."),
    ({"invasion": True}, "This game has no invasion; choose Xeno Invasion."),
    ({"promo": True, "ruleset": "persian"}, "The New Worlds go with every game but the small Persian game."),
    ({"preset_hands": True, "promo": True}, "This game has no first hands; every game but the small Persian game has them, without New Worlds."),
    ({"preset_hands": True, "ruleset": "base+tgs+rvi", "players": 6},
     "There are first hands for 5 players at most in this game: deal the cards at random for more."),
    ({"preset_hands": [4]}, "First hands go to seats of this game, to each only once."),
])
def test_a_refusal_says_what_would_work(options, sentence):
    with pytest.raises(engine.BadOption) as refusal:
        engine.new_game(seed=1, **options)
    assert str(refusal.value) == sentence


SWITCHES = ("two_actions", "promo", "goals", "takeovers", "invasion")


def every_combination():
    for ruleset, players, edition in itertools.product(RULESETS, (2, 4, 6), (1, 2)):
        for hands, *chosen in itertools.product((False, True, [], [1]), *[(False, True)] * len(SWITCHES)):
            yield dict(zip(SWITCHES, chosen, strict=True), preset_hands=hands, ruleset=ruleset, players=players, edition=edition)


def test_every_combination_makes_a_game_or_is_refused_in_a_sentence():
    """And what makes a game keeps the options that were asked for."""
    made = 0
    for options in every_combination():
        try:
            game = engine.new_game(seed=1, **options)
        except engine.BadOption as refusal:
            assert str(refusal).endswith(".") and str(refusal)[0].isupper()
        else:
            made += 1
            assert game.options == options
            assert len(game.seats) == options["players"] and engine.pending(game)
    assert made > 200


def refusal_of(**options):
    """The reason's word and the sentence; None if the game can be played."""
    try:
        engine.new_game(seed=1, **options)
    except engine.BadOption as refusal:
        return refusal.reason[0], str(refusal)
    return None


@pytest.mark.parametrize("switch", ["goals", "takeovers", "invasion"])
def test_the_games_that_a_refusal_names_are_those_that_would_work(switch):
    _word, sentence = refusal_of(ruleset="base", **{switch: True})
    named = {name for name in RULESETS if name_in(sentence, say("en").ruleset(name))}
    assert named == {name for name in RULESETS if refusal_of(ruleset=name, **{switch: True}) is None}


def name_in(sentence, name):
    """Is this game one of those listed? ("Rebel vs Imperium" is the beginning of another name.)"""
    return name in re.split(r" or |, |choose |\.$", sentence)


REMEDIES = {"two actions": {"two_actions": False}, "goals": {"goals": None}, "takeovers": {"takeovers": None}, "invasion": {"invasion": False},
            "promo": {"promo": False}, "preset hands": {"preset_hands": False}}


@pytest.mark.bulk
def test_whoever_follows_the_refusals_comes_to_a_game():
    """From every combination; one option is mended at a time, and none twice."""
    for options in every_combination():
        mended = []
        while refusal := refusal_of(**options):
            word = refusal[0]
            assert word not in mended, (options, word)
            mended.append(word)
            options.update(REMEDIES.get(word) or {"players": RULESETS[options["ruleset"]].players[1]})


@pytest.mark.parametrize("ruleset", RULESETS)
def test_goals_and_takeovers_are_on_where_a_game_has_them(ruleset):
    options = engine.new_game(seed=1, ruleset=ruleset).options
    assert options["goals"] == (ruleset in ("base+tgs", "base+tgs+rvi", "base+tgs+rvi+bow"))
    assert options["takeovers"] == (ruleset in ("base+rvi", "base+tgs+rvi", "base+tgs+rvi+bow"))
    assert not options["invasion"] and not options["promo"]
