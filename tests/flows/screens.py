"""What is on a page, as a person would name it. Controls are found by the test ids of docs/TESTIDS.md, texts by the page's own words.

Everything waits for what it needs, and nothing waits for time.
"""
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import expect

from ui.html import isolated
from ui.words import en as words

PICKABLE = '[data-do="pick"]:not([aria-pressed="true"])'


class Part:
    """A part of one page; `touch`: pressed with a finger, not with a mouse."""

    def __init__(self, page, touch):
        self.page, self.touch = page, touch

    def one(self, testid):
        return self.page.get_by_test_id(testid)

    def press(self, testid):
        self.press_on(self.one(testid))

    def press_on(self, control):
        if self.touch:
            control.tap()
        else:
            control.click()

    def texts(self, selector):
        return [text.strip() for text in self.page.locator(selector).all_inner_texts()]


def testids(locator):
    """Of all that it finds now."""
    return locator.evaluate_all("elements => elements.map(element => element.dataset.testid)")


class Home(Part):
    """The first page."""

    def play_now(self):
        self.press("play-now")

    def make_room(self, name, players=2, bots=0, ruleset="base", switches=()):
        self.one("create-form").get_by_test_id("name").fill(name)
        self.one("ruleset").select_option(ruleset)
        for switch in switches:
            self.press_on(self.page.locator("label", has=self.one(switch)))
        self.one(f"players-{players}").check()
        self.one(f"bots-{bots}").check()
        self.press("create")

    def go_to(self, code):
        self.one("code").fill(code)
        self.press("join")


class Lobby(Part):
    """A room before its game."""

    def path(self):
        """Of the link that is shown, to be opened at the server's address for this machine."""
        return urlsplit(self.one("room-link").inner_text()).path

    def sit(self, name):
        self.one("sit-form").get_by_test_id("name").fill(name)
        self.press("sit")

    def expect_seats(self, *names):
        """Wait until these sit there, in this order."""
        expect(self.page.locator(".places .name")).to_have_text(names)

    def add_bot(self, seat):
        self.press(f"add-bot-{seat}")

    def remove_bot(self, seat):
        self.press(f"remove-bot-{seat}")

    def start(self):
        self.press("start")


class Table(Part):
    """A running game: what everybody at the table can see, and the way to the sheets."""

    def over(self):
        return self.one("show-score").is_visible()

    def cards(self, region="tableau"):
        """The test ids of the cards in a region: "tableau", "hand" or "drawn"."""
        return testids(self.page.locator(f"#r-{region} .card"))

    def let_bot_play_for(self, name):
        """A bot takes the seat of somebody who is not there."""
        sheet, bot = Sheet(self.page, self.touch), self.page.locator('[data-testid^="add-bot-"]')
        sheet.open(self.seat_of(name))
        self.press_on(bot)
        expect(bot).to_have_count(0)
        sheet.close()

    def seat_of(self, name):
        """The test id of an opponent's line."""
        return self.page.locator('[data-testid^="seat-"]', has_text=name).get_attribute("data-testid")

    def expect_offline(self):
        expect(self.one("offline")).to_be_visible()

    def expect_online(self):
        expect(self.one("offline")).to_have_count(0)

    def expect_chosen(self, phase, *names):
        """Wait until the phase strip says that these, and nobody else, chose the phase."""
        expect(self.one(f"phase-{phase}")).to_contain_text(words.chosen_by([isolated(name) for name in names]))


class Hand(Part):
    """The cards that only this player sees."""

    def cards(self):
        """Their test ids."""
        return testids(self.page.locator("#r-hand .card"))

    def about(self, card):
        """The test id of the sign on a card that opens its sheet, while the card itself can be picked."""
        return card.replace("card-", "about-")


class Prompt(Part):
    """The question to this player, and the answers."""

    def question(self):
        return self.page.locator("h2.question").inner_text()

    def asked(self):
        return self.one("answer").count() > 0

    def expect_asked(self):
        expect(self.one("answer")).to_be_visible()

    def heed(self):
        """Read what the guided game explains."""
        while self.one("heed").count():
            self.press("heed")

    def options(self):
        """The test ids of what can be picked now, and is not picked yet."""
        return testids(self.page.locator(PICKABLE))

    def expect_options(self, region):
        """Wait until something can be picked there: in the "prompt", the "hand", the "tableau", or among the cards "drawn"."""
        expect(self.page.locator(f"#r-{region} {PICKABLE}").first).to_be_visible()

    def complete(self):
        """Is enough picked for an answer?"""
        return self.one("answer").is_enabled()

    def pick(self, testid):
        self.press(testid)

    def answer(self, *testids):
        """Pick these and send the answer; returns when the server has it."""
        for testid in testids:
            self.pick(testid)
        self.press("answer")
        self.expect_sent()

    def undo(self):
        self.press("undo")
        self.expect_sent()

    def expect_sent(self):
        expect(self.page.locator("#r-prompt")).not_to_contain_text(words.SENDING)


class Sheet(Part):
    """What lies over the page until it is closed."""

    def open(self, testid):
        """By the control that opens it."""
        self.press(testid)
        expect(self.one("sheet")).to_be_visible()

    def close(self):
        self.press("close-sheet")
        self.expect_closed()

    def expect_closed(self):
        expect(self.one("sheet")).to_have_count(0)

    def text(self):
        return self.one("sheet").inner_text()

    def save_report(self, told):
        """Report a problem; returns the text of the file that was saved."""
        self.open("open-menu")
        self.press("open-report")
        self.one("report-told").fill(told)
        with self.page.expect_download() as saved:
            self.press("save-report")
        self.close()
        return Path(saved.value.path()).read_text("utf-8")


class Score(Part):
    """The end: who has how many points, and from what."""

    def expect(self):
        expect(self.one("score")).to_be_visible()

    def totals(self):
        """{name: points}"""
        names = self.texts('[data-testid="score"] thead .name')
        return dict(zip(names, self.numbers("tfoot td"), strict=True))

    def sums(self):
        """The points of each player, added up from the rows of the table."""
        rows = self.page.get_by_test_id("score").locator("tbody tr")
        cells = [self.numbers(f"tbody tr:nth-child({row + 1}) td") for row in range(rows.count())]
        return [sum(column) for column in zip(*cells, strict=True)]

    def numbers(self, cells):
        return [int(text) for text in self.texts(f'[data-testid="score"] {cells}')]

    def rematch(self):
        self.press("rematch")


class Projector(Part):
    """The table for everybody in the room."""

    def players(self):
        return self.texts(".player h2 .name")

    def everything(self):
        """The whole document, so that nothing can hide in it."""
        return self.page.content()


class Remote(Part):
    """The teacher's remote."""

    def open(self, lesson="", players=2):
        """From the first page: a lesson by the name of its script, or a real game."""
        self.one("lesson").select_option(lesson)
        self.one("lesson-players").select_option(str(players))
        self.press("open-lesson")

    def do(self, command):
        """Press a button of the remote, and wait until the server has done it."""
        before = self.page.locator("#root").get_attribute("data-version")
        self.press(f"teach-{command}")
        expect(self.page.locator("#root")).not_to_have_attribute("data-version", before)

    def ask(self, number):
        self.one("quiz").select_option(str(number))
        self.press("ask")
        expect(self.one("asked")).to_be_visible()


class Board(Part):
    """What the big screen shows of a lesson."""

    def expect_bars(self, *counts):
        """Wait until the answers to the class's question were given so often."""
        expect(self.one("bars").locator("b")).to_have_text([str(count) for count in counts])

    def expect_said(self, text):
        expect(self.one("board")).to_contain_text(text)
