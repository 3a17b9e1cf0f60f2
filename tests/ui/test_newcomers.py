"""Preset hands for newcomers: who is asked whether it is their first game, what they say, and what the others see."""
import re

import pytest

from server.lessons.opening import scripted_lesson
from server.lessons.texts import shipped
from server.table import table
from tests.ui.tables import CODE, lobby, message, positions, room, shown
from ui.screens import SCREENS, screen
from ui.update import update
from ui.words import en as words

FOR_NEWCOMERS = {**lobby()["options"], "preset_hands": []}


def html(model):
    return "".join(region[3](model) for region in SCREENS[screen(model)])


def toggle(model):
    """What a press of it would say, and whether it is pressed; None where there is none."""
    found = re.search('data-option="([a-z]*)" data-testid="first-game" aria-pressed="([a-z]*)"', html(model))
    return found and found.groups()


def seats(**changes):
    """Of the lobby, the first one's changed."""
    first, *others = lobby()["seats"]
    return [{**first, **changes}, *others]


def test_who_has_a_seat_says_it_there_and_may_think_again():
    assert toggle(shown(lobby(options=FOR_NEWCOMERS))) == ("yes", "false")
    said = shown(lobby(options=FOR_NEWCOMERS, seats=seats(new=True)))
    assert toggle(said) == ("no", "true")
    for word, new in (("yes", True), ("no", False)):
        event, data = update(said, ["newcomer", word])[1][0][1:3]
        assert (event, data["new"]) == ("newcomer", new)


def test_who_takes_a_seat_says_it_with_the_name():
    eve = shown(lobby(options=FOR_NEWCOMERS, you=None, host=False))
    assert toggle(eve) == ("yes", "false")
    eve, effects = update(eve, ["newcomer", "yes"])
    assert effects == [] and toggle(eve) == ("no", "true")
    assert update(eve, ["sit", {"name": "Eve"}])[1][1] == ["post", f"/api/rooms/{CODE}/seats", {"name": "Eve", "new": True}, "seated"]
    assert update(eve, ["newcomer", "no"])[0].newcomer is False


@pytest.mark.parametrize("hands", [False, True])
def test_elsewhere_nobody_is_asked(hands):
    options = {**FOR_NEWCOMERS, "preset_hands": hands}
    assert toggle(shown(lobby(options=options))) is None and toggle(shown(lobby(options=options, you=None))) is None


def test_the_seat_of_somebody_who_left_a_game_that_has_begun_is_taken_as_it_is():
    game, news = next(positions(1, players=3, preset_hands=[1]))
    told = message(game, None, news)
    free = shown({**told, "seats": [*told["seats"][:2], {**told["seats"][2], "taken": False}]})
    assert 'data-testid="sit-form"' in html(free) and toggle(free) is None


@pytest.mark.parametrize("projector", [False, True])
def test_everybody_sees_at_the_name_whose_first_game_it_is(projector):
    told = lobby(options=FOR_NEWCOMERS, you=None, seats=seats(new=True))
    assert html(shown(told, projector=projector)).count(words.NEWCOMER + ")") == 1
    assert words.NEWCOMER + ")" not in html(shown(lobby(options=FOR_NEWCOMERS, you=None), projector=projector))


@pytest.mark.parametrize(("hands", "told"), [([], "First hands for newcomers"), (True, "First hands"), (False, None)])
def test_the_room_says_what_was_agreed(hands, told):
    shown_there = html(shown(lobby(options={**FOR_NEWCOMERS, "preset_hands": hands}), complete=True))
    assert ("First hands" in shown_there) == (told is not None)
    assert ("First hands for newcomers" in shown_there) == (hands == [])


def test_pupils_say_it_with_their_name_and_the_teacher_sees_it():
    lesson, _ = scripted_lesson(shipped()["first.en"])
    pupil = shown(table(lesson, None, 0, [True] * 4))
    assert toggle(pupil) == ("yes", "false") and toggle(update(pupil, ["newcomer", "yes"])[0]) == ("no", "true")
    assert [fields for region, tag, label, view, fields in SCREENS["table"] if "first-game" in view(pupil) and "newcomer" not in fields] == []
    for name in ("Ann", "Bob"):
        lesson.sit(None, name, name, new=name == "Bob")
    remote = html(shown(table(lesson, 0, 0, [True] * 4)))
    assert re.findall("<li><bdi class=\"name\">(Ann|Bob)</bdi>(.*?)</li>", remote) == [("Ann", ""), ("Bob", f' <span class="soft">({words.NEWCOMER})</span>')]


@pytest.mark.parametrize(("word", "hands"), [("off", False), ("all", True), ("newcomers", [])])
def test_tables_of_a_class_can_be_dealt_for_newcomers(word, hands):
    effects = update(room(token="remote"), ["tables", {"size": "2", "preset": word, "same-deal": False}])[1]
    assert effects[0][2]["options"]["preset_hands"] == hands
