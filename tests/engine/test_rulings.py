"""Every paragraph of tests/rulings is played. What the rulings say of the engine the runner must be able to deny: that is tested too."""

from pathlib import Path

import pytest

from tests.rulings.ruling import paragraphs
from tests.rulings.table import Failed

FILES = sorted((Path(__file__).parents[1] / "rulings").glob("*.txt"))
RULINGS = [ruling for path in FILES for ruling in paragraphs(path.name, path.read_text("utf-8"))]


def label(ruling):
    return f"{ruling.file}:{ruling.number}-{'-'.join(ruling.ids())}"


@pytest.mark.parametrize("ruling", RULINGS, ids=label)
def test_ruling(ruling):
    ruling.check()


@pytest.mark.parametrize("ruling", RULINGS, ids=label)
def test_a_ruling_says_its_rule_and_asserts_something(ruling):
    assert ruling.ids(), "the comment names no id"
    assert any(not text[1:].startswith(":") for _number, text in ruling.lines), "there are only answers"


TRUE = """
# Spice World and Gem World can be paid, Rebel Base cannot be conquered.
settle.choose r3 then produce | A settle: New Sparta, Space Port* [Spice World, Gem World, Rebel Base, +1] vp4
"""
FALSE_LINES = [
    "A may: Spice World, Gem World, Rebel Base", "A may: -, Spice World", "A may: -, Spice World, Gem World, +1", "A may: Spice World, +1",
    "A may not: Spice World", 'A may not: Rebel Base (because "too dear")', "A is refused: Spice World", "A is asked nothing", "A chose: -", "A chose: settle, develop",
    "A is asked settle.choose: 1 of 2", "A is asked settle.choose: 0-1 of 3", "A is asked settle.pay: 0-1 of 2", "A pays 1 for Spice World",
    "A draws 1", "A scores 2 for Space Port", "A scores 3 for chips", "A has Military 3", "A has Military 1 against Rebel Base",
    "= A: New Sparta, Space Port", "= A: New Sparta*, Space Port*", "= A: Space Port*, New Sparta", "= A: New Sparta, Space Port* [+3]",
    "= A: New Sparta, Space Port* [Spice World, Spice World, +2]", "= A: New Sparta, Space Port* [Old Earth, +3]", "= A: New Sparta, Space Port* vp0",
    "news: phase settle", "at settle.pay", "at settle.choose r4", "at settle.choose r3 then consume", "score A 7", "winners B", "winners A, B",
    "pool 24", "deck 114", "discards 1", "A: Rebel Base", "A: Spice World, Gem World", "A: pay", "C: -", "B: Gem World", "A knows", "nonsense", "A pays many for Gem World",
]
TRUE_LINES = [
    "A may: -, Spice World, Gem World", 'A may not: Rebel Base (because "too weak")', "A is refused: Spice World, Gem World",
    "A is asked settle.choose: 0-1 of 2", "A pays 2 for Spice World", "A chose: settle", "A draws 0", "A scores 1 for Space Port", "A scores 4 for chips",
    "A has Military 2", "A has Military 2 against Rebel Base", "= A: New Sparta, Space Port*", "= A: New Sparta, Space Port* [Gem World, Spice World, +2] vp4",
    "no news: phase", "at settle.choose r3 then produce", "score A 6", "winners A", "pool 20", "deck 107", "discards 0",
]


@pytest.mark.parametrize("line", TRUE_LINES)
def test_a_line_that_is_true_passes(line):
    paragraphs("true", TRUE + line)[0].check()


@pytest.mark.parametrize("line", FALSE_LINES)
def test_a_line_that_is_false_fails_and_names_its_place(line):
    with pytest.raises(Failed, match=r"^false:4: "):
        paragraphs("false", TRUE + line)[0].check()


INVADED = """
# New Sparta and Rebel Bunker are damaged by nobody yet.
invasion.defend r3 | ruleset base+xi | invasion: repulse 20, dealt 3 2 | A: New Sparta, Rebel Bunker, Gem World! [+1] awards 1 contributed 2 | B: Old Earth
"""


@pytest.mark.parametrize("line, holds", [
    ("A has admiral 2", True), ("A has admiral 3", False), ("A has force 3", True), ("A has force 2", False), ("A may: -, bunker", True),
    ('B may not: bunker (because "empty hand")', False), ("invasion repulse 20, dealt 3 2, no defeats", True), ("invasion repulse 22", False),
    ("invasion no dealt", False), ("wanting 18", True), ("wanting 20", False), ("A scores 1 for awards", True),
    ("= A: New Sparta, Rebel Bunker, Gem World! awards 1 contributed 2", True), ("= A: New Sparta, Rebel Bunker, Gem World", False),
    ("= A: New Sparta, Rebel Bunker, Gem World! awards 2", False), ("= A: New Sparta, Rebel Bunker, Gem World! contributed 1", False),
])
def test_lines_of_the_invasion(line, holds):
    ruling = paragraphs("invaded", INVADED + line)[0]
    if holds:
        ruling.check()
    else:
        with pytest.raises(Failed, match="^invaded:4: "):
            ruling.check()


@pytest.mark.parametrize("line", ["invasion repulse 20", "wanting 20"])
def test_without_an_invasion_no_line_tells_of_one(line):
    with pytest.raises(Failed, match="^calm:4: .*\n*.*no invasion"):
        paragraphs("calm", TRUE + line)[0].check()


def test_an_answer_is_followed_by_its_news_alone():
    paragraphs("news", TRUE + "\n".join([
        "A: Spice World", "news: revealed A Spice World", "A is asked settle.pay: 2 of 3", "A: Gem World, Rebel Base",
        "news: placed A Spice World; drew A 1 settle", "no news: revealed", "A draws 1", "news: phase produce; good A Spice World produced", "discards 2"]))[0].check()


@pytest.mark.parametrize("text, line", [
    ("# no such card\nsettle.choose | A: Old Earht", "file:1: settle"), ("# no such seats\nchoose.actions | A: | B: | C: | D: | E:\nno such game (because \"sixth\")", "file:3: "),
])
def test_a_position_that_cannot_be_read_fails(text, line):
    with pytest.raises(Failed, match=line):
        paragraphs("file", text)[0].check()
