"""Options that no game has are refused, whatever they are; nothing but `BadOption` comes out."""

import pytest

import engine


@pytest.mark.parametrize("options, word", [
    ({"ruleset": "chess"}, "no such ruleset"),
    ({"ruleset": None}, "no such ruleset"),
    ({"ruleset": ["base"]}, "no such ruleset"),
    ({"players": 1}, "players"),
    ({"players": 5}, "players"),
    ({"players": "2"}, "players"),
    ({"players": True}, "players"),
    ({"edition": 3}, "edition"),
    ({"edition": True}, "edition"),
    ({"edition": 1.0}, "edition"),
    ({"edition": [1]}, "edition"),
    ({"players": 3, "two_actions": True}, "two actions"),
])
def test_an_option_that_no_game_has_is_refused(options, word):
    with pytest.raises(engine.BadOption) as refusal:
        engine.new_game(seed=1, **options)
    assert refusal.value.reason[0] == word
