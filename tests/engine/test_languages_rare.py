"""What is said seldom, and so is not met in a random game: every language says of it what English does in test_english*.py, word for word there."""

import pytest

import engine
from engine.wording import en
from tests.engine import test_english as base
from tests.engine import test_english_asked as asked
from tests.engine import test_english_sets as sets
from tests.engine.test_languages import NAMES, OTHERS, alike, every_other_language

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
    for options in ({"players": 7}, {"players": 5}, {"players": 4, "preset_hands": True, "ruleset": "persian"}, {"preset_hands": True, "promo": True},
                    {"goals": True}, {"takeovers": True}, {"invasion": True}, {"ruleset": "chess"}, {"edition": 3}):
        with pytest.raises(engine.BadOption) as caught:
            engine.new_game(**options)
        reasons.append(caught.value.reason)
    return reasons


@every_other_language
def test_questions_say_the_same(code):
    cases = [(game, question) for game, question, _sentence in asked.QUESTIONS]
    assert problems(code, lambda wording, game, question: wording.prompt(game, question), cases) == []


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
