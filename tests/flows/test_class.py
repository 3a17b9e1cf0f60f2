"""The first lesson from start to end as a class of thirty would have it: one big screen, one remote, thirty phones; then everybody plays.

Some of the phones are browsers (`FLOW_PHONES`), the others only what a phone has to do with the server: thirty browsers want more than two cores.
"""
import os
from collections import Counter

import pytest
from playwright.sync_api import expect

from tests.server.play import answer_lesson

pytestmark = [pytest.mark.flow, pytest.mark.slow]
LEARNERS = 30
PHONES = int(os.environ.get("FLOW_PHONES", 6))
MOVERS = 3      # how many of the browsers answer where a move is asked for: each needs several taps


@pytest.fixture
def lesson(site, devices):
    """(remote, big screen, phones, connections) of the first lesson."""
    remote = devices.phone(site.url, "teacher")
    remote.remote.open("first")
    remote.expect_screen("remote")
    big = devices.big_screen(f"{site.url}/room/{remote.code}/table")
    phones = [devices.phone(f"{site.url}/room/{remote.code}", f"learner {number}") for number in range(PHONES)]
    for phone in phones:
        phone.lobby.sit(phone.name)
    connections = [site.page(remote.code, site.sit(remote.code, f"learner {number}")) for number in range(PHONES, LEARNERS)]
    expect(remote.one("learners")).to_contain_text(str(LEARNERS))
    yield remote, big, phones, connections
    for connection in connections:
        connection.close()


def answer_question(phones):
    for number, phone in enumerate(phones):
        phone.press(f"vote-{number % 2}")
    return len(phones)


def answer_move(phones):
    for phone in phones[:MOVERS]:
        while not phone.prompt.complete():
            phone.prompt.pick(phone.prompt.options()[0])
        phone.prompt.answer()
        expect(phone.one("voted")).to_be_visible()
    return len(phones[:MOVERS])


def answer(remote, big, phones, connections):
    """Whatever is asked at this stop, all at their own pace; the big screen counts."""
    version = remote.version()
    for phone in phones:
        phone.expect_version(version)
    answers = (answer_question if phones[0].one("vote-0").count() else answer_move)(phones)
    for number, connection in enumerate(connections):
        connection.table(lambda table: table["v"] >= version)
        assert answer_lesson(connection, number)["ok"]
    expect(big.one("answered")).to_contain_text(str(answers + len(connections)))


def go_through(remote, big, phones, connections):
    """From the first stop to the last; returns how many of them asked something."""
    asked, of = 0, int(remote.one("stop").inner_text().split()[-1])
    for stop in range(1, of + 1):
        expect(remote.one("stop")).to_have_text(f"Stop {stop} of {of}")
        big.expect_version(remote.version())
        if big.one("bars").count():
            answer(remote, big, phones, connections)
            remote.remote.do("forward")     # the solution
            asked += 1
        if stop < of:
            remote.remote.do("forward")
    return asked


@pytest.mark.long
def test_the_first_lesson(lesson):
    remote, big, phones, connections = lesson
    assert go_through(*lesson) == 12
    remote.one("table-size").select_option("2")
    remote.press("deal-tables")
    expect(big.one(f"tile-{LEARNERS // 2 - 1}")).to_be_visible()
    for phone in phones:
        phone.prompt.expect_asked()
    tables = Counter(connection.table(lambda table: table["lesson"]["table"])["lesson"]["table"] for connection in connections)
    assert sum(tables.values()) == LEARNERS - PHONES and max(tables.values(), default=2) == 2
