"""The first lesson from start to end as a class would have it: one big screen, one remote, many phones; then everybody plays."""
import os

import pytest
from playwright.sync_api import expect

pytestmark = [pytest.mark.flow, pytest.mark.slow]
PHONES = int(os.environ.get("FLOW_PHONES", 6))      # 30 at one time want more than two cores
MOVERS = 3      # how many of them answer where a move is asked for: each needs several taps


@pytest.fixture
def lesson(site, devices):
    """(remote, big screen, phones) of the first lesson."""
    remote = devices.phone(site.url, "teacher")
    remote.remote.open("first")
    remote.expect_screen("remote")
    big = devices.big_screen(f"{site.url}/room/{remote.code}/table")
    phones = [devices.phone(f"{site.url}/room/{remote.code}", f"learner {number}") for number in range(PHONES)]
    for phone in phones:
        phone.lobby.sit(phone.name)
    expect(remote.one("learners")).to_contain_text(str(PHONES))
    return remote, big, phones


def answer_question(big, phones):
    for number, phone in enumerate(phones):
        phone.press(f"vote-{number % 2}")
    answers = big.one("bars").locator("li").count()
    big.board.expect_bars((PHONES + 1) // 2, PHONES // 2, *[0] * (answers - 2))


def answer_move(big, phones):
    for phone in phones[:MOVERS]:
        while not phone.prompt.complete():
            phone.prompt.pick(phone.prompt.options()[0])
        phone.prompt.answer()
        expect(phone.one("voted")).to_be_visible()
    expect(big.one("answered")).to_contain_text(str(MOVERS))


def test_the_first_lesson(lesson):
    remote, big, phones = lesson
    number, of = (int(word) for word in remote.one("stop").inner_text().split()[1::2])
    for stop in range(1, of + 1):
        expect(remote.one("stop")).to_have_text(f"Stop {stop} of {of}")
        big.expect_version(remote.version())
        asked = big.one("bars").count() > 0
        if asked:
            phones[0].expect_version(remote.version())
            (answer_question if phones[-1].one("vote-0").count() else answer_move)(big, phones)
            remote.remote.do("forward")     # the solution
        if stop < of:
            remote.remote.do("forward")
    remote.one("table-size").select_option("2")
    remote.press("deal-tables")
    expect(big.one(f"tile-{PHONES // 2 - 1}")).to_be_visible()
    for phone in phones:
        phone.prompt.expect_asked()
