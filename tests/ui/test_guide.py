"""The guided first game: everything is explained once, when it matters, one idea at a time."""
import pytest

from tests.ui.tables import message, positions, shown
from ui.guide import LESSONS, RECAP, lesson
from ui.html import isolated
from ui.update import update
from ui.views.guide import guide
from ui.words import en

MOST_WORDS = 40     # of a lesson, its title apart


def guided(game, news, heard=()):
    return shown(message(game, 0, news), guide=True, heard=list(heard))


def told(seed, players=2):
    """The lessons of a game that is played at random, in the order in which they come."""
    heard = []
    for game, news in positions(seed, players=players, preset_hands=True):
        model = guided(game, news, heard)
        while lesson(model):
            if lesson(model) == RECAP:
                assert game.round > 1 and guide(model).count("<li>") > 0
            else:
                heard.append(lesson(model))
            model = update(model, ["heed", lesson(model)])[0]
            assert model.heard == heard
    return heard


def test_every_lesson_is_told_in_some_game_and_none_twice():
    found = set()
    for seed in range(8):
        heard = told(seed)
        assert heard[:3] == ["goal", "card", "actions"] and len(set(heard)) == len(heard)
        found.update(heard)
    assert found == {key for key, matters in LESSONS}


def test_every_lesson_has_a_text_and_every_text_a_lesson():
    assert list(en.LESSONS) == [key for key, matters in LESSONS]


@pytest.mark.parametrize("key", en.LESSONS)
def test_a_lesson_is_short(key):
    title, text, signs = en.LESSONS[key]
    assert len(text.split()) <= MOST_WORDS and len(title.split()) <= 6


def test_nobody_is_guided_who_did_not_ask_for_it():
    game, news = next(positions(1, preset_hands=True))
    assert guide(shown(message(game, 0, news))) == ""
    assert guide(shown(message(game, None, news), guide=True)) == ""


def test_it_can_be_switched_off_and_on_again_from_the_beginning():
    game, news = next(positions(1, preset_hands=True))
    model, effects = update(guided(game, news, ["goal"]), ["silence", ""])
    assert lesson(model) is None and ["remember", "guide ABCDEFGHJK", "off"] in effects
    model, effects = update(model, ["guide", ""])
    assert lesson(model) == "goal" and ["remember", "guide ABCDEFGHJK", "on"] in effects
    assert lesson(update(model, ["guide", ""])[0]) is None


def test_what_is_heard_is_remembered():
    game, news = next(positions(1, preset_hands=True))
    model, effects = update(guided(game, news), ["heed", "goal"])
    assert effects == [["remember", "heard", "goal"]] and lesson(model) == "card"


def test_who_typed_no_name_is_told_who_they_are():
    """The recaps speak of Captain, and a newcomer had never heard that this is they."""
    game, news = next(iter(positions(3, preset_hands=True)))
    model = guided(game, news)
    assert lesson(model) == "goal" and en.you_are(isolated(model.names[0])) in guide(model)
