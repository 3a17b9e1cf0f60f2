"""Rounds without mouse and finger: every answer by keys, with the focus where the next thing is, and every step told to a screen reader."""
import random

import pytest
from playwright.sync_api import expect

from tests.flows.gallery import QUESTIONS, asked
from tests.flows.players import turn

pytestmark = [pytest.mark.flow, pytest.mark.slow]
LAPTOP = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce"}
MOST_KEYS = 60      # until something that should be reached is missed
MOST_PICKS = 12     # no question here needs as many

# What has the focus, as a test id ("" for a part of the page, null for nothing); how many controls there are in its row if this one is there, too;
# and the key that leads to this one
STATE = """testid => {
  const active = document.activeElement, row = active.closest("[data-roving]");
  const here = row?.querySelector(`[data-testid="${testid}"]`) ? row.querySelectorAll("button").length : 0;
  const before = document.querySelector(`[data-testid="${testid}"]`)?.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING;
  return [active === document.body ? null : active.dataset.testid ?? "", here, before ? "Shift+Tab" : "Tab"];
}"""


class Keyboard:
    """The keys of one device, and what has the focus."""

    def __init__(self, device):
        self.device, self.page = device, device.page

    def press(self, key):
        self.page.keyboard.press(key)

    def focused(self):
        """The test id of what has the focus; "" for a part of the page, None if nothing has it."""
        return self.page.evaluate(STATE, "")[0]

    def go_to(self, testid):
        """By Tab to its row, and on with the arrow keys."""
        for _ in range(MOST_KEYS):
            focused, row, key = self.page.evaluate(STATE, testid)
            if focused == testid or row and self.along(testid, row):
                return
            self.press(key)
        raise AssertionError(f"{testid} cannot be reached by keyboard; the focus is on {self.focused()}")

    def along(self, testid, row):
        """Along this row of so many controls; was it found?"""
        for key in ["ArrowRight"] * row + ["ArrowLeft"] * row:
            if self.focused() == testid:
                return True
            self.press(key)
        return self.focused() == testid

    def choose(self, testid):
        self.go_to(testid)
        self.press("Enter")

    def answer(self, dice):
        """At random, but rather do something than nothing."""
        prompt = self.device.prompt
        for _ in range(MOST_PICKS):
            options = prompt.options()
            if not options:
                break
            self.choose(dice.choice(options))
            if prompt.complete():
                break
        self.choose("answer")
        prompt.expect_sent()

    def accept(self):
        """What the page suggests, if it suggests anything."""
        if not self.device.one("suggest").count():
            return self.answer(random.Random(1))
        self.choose("suggest")
        self.choose("answer")
        self.device.prompt.expect_sent()


def expect_told(device):
    """Wait until a screen reader has heard what happened last, and what is asked."""
    live = device.page.locator("#live")
    expect(live).to_contain_text(device.one("log-beside").locator("li").first.text_content())
    if device.prompt.asked():
        expect(live).to_contain_text(device.prompt.question())


@pytest.mark.long
def test_a_whole_game_by_keyboard_alone(site, devices):
    (link,) = site.room_for("Ann", bots=["steady"], preset_hands=True)
    ann = devices.open(link, "Ann", LAPTOP)
    keys = Keyboard(ann)
    keys.choose("start")
    ann.expect_screen("table")
    while turn([ann]):
        expect_told(ann)
        keys.accept()
        assert keys.focused() is not None
    ann.score.expect()


@pytest.mark.parametrize("name", QUESTIONS)
def test_every_question_is_answered_by_keyboard(site, devices, name):
    ann = devices.open(asked(name)(site), "Ann", LAPTOP)
    keys, question = Keyboard(ann), ann.one("question")
    ann.prompt.expect_asked()
    expect(question).to_be_focused()
    keys.answer(random.Random(1))
    assert keys.focused() is not None


def test_the_focus_goes_to_the_next_question(seated):
    ann, ben = seated("Ann", "Ben", preset_hands=True)
    keys = Keyboard(ann)
    keys.choose("option-settle")
    keys.choose("answer")
    ann.prompt.expect_sent()
    ben.prompt.answer("option-develop")
    expect(ann.one("question")).to_be_focused()


def test_the_focus_stays_while_others_play(seated):
    ann, ben = seated("Ann", "Ben", preset_hands=True)
    keys = Keyboard(ann)
    card = ann.hand.cards()[2]
    keys.go_to(card)
    ben.prompt.answer("option-develop")
    ann.expect_version(ben.version())
    expect(ann.one(card)).to_be_focused()


def test_a_row_is_come_back_to_where_a_card_was_picked(seated):
    (ann,) = seated("Ann", bots=["steady"])
    keys, card = Keyboard(ann), ann.hand.cards()[3]
    keys.choose(card)
    expect(ann.one(card)).to_have_attribute("aria-pressed", "true")
    keys.press("Tab")
    assert keys.focused() != card
    keys.press("Shift+Tab")
    expect(ann.one(card)).to_be_focused()


def test_a_sheet_takes_the_focus_and_gives_it_back(seated):
    (ann,) = seated("Ann", bots=["steady"], preset_hands=True)
    keys = Keyboard(ann)
    keys.choose("open-log")
    expect(ann.one("close-sheet")).to_be_focused()
    keys.press("Escape")
    expect(ann.one("open-log")).to_be_focused()


def test_f6_goes_through_the_parts_of_the_page(seated):
    (ann,) = seated("Ann", bots=["steady"], preset_hands=True)
    keys, found = Keyboard(ann), []
    keys.go_to("open-menu")
    for _ in range(5):
        keys.press("F6")
        found.append(ann.page.evaluate("document.activeElement.closest('.region').id"))
    assert found == ["r-phases", "r-opponents", "r-tableau", "r-prompt", "r-hand"]
    keys.press("Shift+F6")
    expect(ann.one("question")).to_be_focused()
