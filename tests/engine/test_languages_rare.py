"""What is said seldom, and so is not met in a random game: every language says of it what English does in test_english*.py, word for word there."""

import pytest

import engine
from engine.wording import en
from tests.engine import test_english as base
from tests.engine import test_english_asked as asked
from tests.engine import test_english_sets as sets
from tests.engine.test_languages import NAMES, OTHERS, alike, every_other_language, questions
from tests.engine.test_scene_sets import ASKED

NEWS = [(base.GAME, item) for item, _sentence in base.NEWS] + [(game, item) for game, item, _sentence in sets.NEWS]
REASONS = [(base.GAME, reason) for reason, *_sentences in base.REASONS] + [(asked.ARC, reason) for reason, _sentence in asked.REASONS]
WITHOUT_GAME = [reason for reason, *_sentences in base.REASONS]


def problems(code, said, cases):
    """What is wrong in this language, where `said(wording, game, …)` says each of the cases."""
    return [problem for case in cases for problem in alike(code, said(en, *case), said(OTHERS[code], *case), case[0])]


@every_other_language
def test_news_say_the_same(code):
    assert problems(code, lambda wording, game, item: wording.news(game, item, NAMES), NEWS) == []


@every_other_language
def test_reasons_say_the_same(code):
    assert problems(code, lambda wording, game, reason: wording.reason(game, reason), REASONS) == []


@every_other_language
def test_reasons_without_a_game_name_no_card(code):
    assert problems(code, lambda wording, game, reason: wording.reason(game, reason), [(None, reason) for reason in WITHOUT_GAME]) == []


@every_other_language
def test_options_of_a_game_that_does_not_exist_are_refused_alike(code):
    """With what would work instead."""
    assert problems(code, lambda wording, game, reason: wording.reason(game, reason), [(None, reason) for reason in refused_options()]) == []


def refused_options():
    """Why no game has these options."""
    reasons = []
    for options in ({"players": 7}, {"players": 5}, {"players": 4, "preset_hands": True, "ruleset": "persian"}, {"players": 6, "preset_hands": True, "ruleset": "base+tgs+rvi"}, {"preset_hands": True, "promo": True}, {"preset_hands": [9]},
                    {"goals": True}, {"takeovers": True}, {"invasion": True}, {"ruleset": "chess"}, {"edition": 3}):
        with pytest.raises(engine.BadOption) as caught:
            engine.new_game(**options)
        reasons.append(caught.value.reason)
    return reasons


@every_other_language
def test_questions_say_the_same(code):
    cases = [(game, question) for game, question, _sentence in asked.QUESTIONS]
    assert problems(code, lambda wording, game, question: wording.prompt(game, question), cases) == []


POSITIONS = [text for text, _seat, _question, _options in ASKED] + [
    "choose.actions r2 | A: Old Earth | B: New Sparta", "choose.actions r2 | two_actions | A: Old Earth | B: New Sparta",
    "explore r2 | A explore+5: Old Earth [+2] | B: New Sparta", "develop r2 | ruleset base+tgs+rvi+bow | A develop: Old Earth, Information Hub [+2] | B: New Sparta",
    "develop.choose r2 | A: Old Earth [Public Works, Gem World, Galactic Federation, +2] | B: New Sparta", "develop.choose r2 | A: Old Earth | B: New Sparta",
    "settle.choose r2 | A: Epsilon Eridani, Contact Specialist [Rebel Base, Gem World, Public Works, Rebel Fuel Cache, +1] | B: New Sparta",
    "settle.choose r2 | A: Old Earth | B: New Sparta",
    "settle.take r2 | A: Old Earth, Gem World [+3] pick Gem World way pay | B: New Sparta",
    "settle.take r2 | ruleset base+tgs | A: New Sparta, Space Mercenaries, Rebel Outpost [+3] pick Rebel Outpost way conquer+Space Mercenaries | B: Old Earth",
    "consume r2 | A trade: Old Earth, Gem World*, Comet Zone* | B: New Sparta", "consume r2 | A: Old Earth, Gem World*, Comet Zone*, New Vinland [+1] | B double: New Sparta",
    "consume r2 | A: Old Earth, Deficit Spending [+3] | B double: New Sparta", "consume.use r2 | A: Gem World*, Comet Zone*, Trade League using Trade League.1 | B: New Sparta",
    "consume.use r2 | A: Gem World*, Comet Zone*, Old Earth, Spice World* using Old Earth.1 | B: New Sparta",
    "produce r2 | A produce: New Sparta, Asteroid Belt, Destroyed World | B: Old Earth",
    "invasion r3 | ruleset base+xi | invasion: waves 25 8 4 | A: New Sparta, Anti-Xeno Refugees*, Gem World [+3] | B: Epsilon Eridani",
]


@every_other_language
@pytest.mark.parametrize("line", POSITIONS)
def test_what_is_asked_in_a_position_says_the_same(code, line):
    game, found = engine.scene(line), []
    for seat in engine.waiting(game):
        found += questions(code, OTHERS[code], engine.view(game, seat), seat)
    assert found == []


@every_other_language
def test_options_say_the_same(code):
    cases = [(game, asked.decision(ask, [option], kind=kind, about=about), option) for game, ask, kind, about, option, _text in asked.OPTIONS]
    cases += [(*asked.placing(word, about), word) for word, about, _text in asked.WAYS]
    assert problems(code, lambda wording, game, question, option: wording.option(game, question, option), cases) == []


@every_other_language
def test_the_odds_of_a_fight_say_the_same(code):
    game, world = asked.attacked()
    defence = asked.decision("takeover.defence", ["fight"], kind="way", about=world)
    defence.seat = 1
    cases = [(game, asked.decision("takeover.attack", ["fight"], kind="way", about=world), "fight"), (game, defence, "fight"),
             (game, asked.decision("takeover.cancel", [world]), world)]
    assert problems(code, lambda wording, game, question, option: wording.option(game, question, option), cases) == []
