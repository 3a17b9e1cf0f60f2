"""A class of 30 goes through the first lesson from start to end over real connections, and then to its tables."""
from collections import Counter

import pytest

from tests.server.page import post
from tests.server.play import answer_lesson, decision_of

LEARNERS = 30


def settled(pages, teacher):
    """All pages as new as the teacher's."""
    for page in pages:
        page.table(lambda table: table["v"] >= teacher.last()["v"])


def answered(pages, teacher):
    """Everybody answers what is asked at this stop, each in their own way; returns how many did."""
    asked = [page for page in pages if page.last()["lesson"].get("question") or decision_of(page.last())]
    for number, page in enumerate(asked):
        assert answer_lesson(page, number)["ok"]
    return len(asked)


@pytest.mark.slow
def test_the_first_lesson_with_30_learners(server, join):
    _, made = post(f"{server.url}/api/lessons", {"script": "first.en"})
    teacher, screen = join(made["code"], made["token"]), join(made["code"], watch=True)
    tokens = [server.sit(made["code"], f"learner {number}") for number in range(LEARNERS)]
    pages = [join(made["code"], token) for token in tokens]
    kinds = Counter()
    while True:
        settled([*pages, screen, teacher], teacher)
        number, of = teacher.last()["lesson"]["stop"]
        count = answered(pages, teacher)
        if count:
            assert count == LEARNERS
            board = screen.table(lambda table: table["lesson"]["answered"] == LEARNERS and table["lesson"]["stop"][0] == number)["lesson"]
            counts = board["question"]["counts"] if "question" in board else [each for _, each, _ in board["spread"]]
            assert sum(counts) == LEARNERS and not board["solution"]
            assert teacher.say("teach", do="forward")["ok"]
            assert screen.table(lambda table: table["lesson"]["solved"] and table["lesson"]["stop"][0] == number)["lesson"]["solution"]
            kinds["question" if "question" in board else "move"] += 1
        if number == of:
            break
        assert teacher.say("teach", do="forward")["ok"]
    assert kinds == {"question": 5, "move": 7}
    _, dealt = post(f"{server.url}/api/rooms/{made['code']}/tables", {"token": made["token"], "players": 2, "same_deal": True})
    tables = [page.table(lambda table: table["lesson"]["table"])["lesson"]["table"] for page in pages]
    assert Counter(tables) == {code: 2 for code in dealt["tables"]} and len(dealt["tables"]) == 15
