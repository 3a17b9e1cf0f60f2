"""Every rule of the invasion game and of the small Persian game has a ruling: ids are the index."""

import re
from pathlib import Path

import pytest

from tests.rulings.rule_ids_xi_persian import DECIDED, PERSIAN_RULES, TESTED_ELSEWHERE, XENO_QUESTIONS, XENO_RULES
from tests.rulings.ruling import paragraphs

ROOT = Path(__file__).parents[2]
RULES = ROOT.parent / "shared" / "rules"
FILES = ["invasion.txt", "invasion_defence.txt", "invasion_produce.txt", "invasion_end.txt", "persian.txt"]
NAMED = {number for file in FILES for ruling in paragraphs(file, (ROOT / "tests" / "rulings" / file).read_text("utf-8")) for number in ruling.ids()}


def test_every_rule_has_a_ruling():
    assert sorted({*XENO_RULES, *XENO_QUESTIONS, *PERSIAN_RULES} - NAMED) == sorted(TESTED_ELSEWHERE)


def test_every_decided_case_has_a_ruling():
    assert sorted(set(DECIDED) - NAMED) == []


def test_the_engine_names_no_rule_that_does_not_exist():
    named = {number for path in (ROOT / "engine").rglob("*.py") for number in re.findall(r"\b(?:X-[A-Z]+(?:-\d+)?|PV-A?\d+)", path.read_text("utf-8"))}
    assert sorted(named - {*XENO_RULES, *PERSIAN_RULES}) == []


@pytest.mark.skipif(not RULES.is_dir(), reason="the documents are not part of the repository")
def test_the_lists_are_those_of_the_documents():
    xeno = (RULES / "rules-xeno-invasion.md").read_text("utf-8")
    assert set(re.findall(r"\*\*(X-[A-Z]+(?:-\d+)?)\b", xeno)) == set(XENO_RULES)
    assert set(re.findall(r"\bX-Q\d+", xeno)) == set(XENO_QUESTIONS)
    persian = (RULES / "rules-persian-variant.md").read_text("utf-8")
    assert set(re.findall(r"\*\*(PV-\d+) \[text\]|^\| (PV-A\d+) \|", persian, re.MULTILINE)) == {
        (rule, "") if "A" not in rule else ("", rule) for rule in PERSIAN_RULES}
    decided = (RULES / "rulings.md").read_text("utf-8").partition("## K. ")[2]
    assert set(re.findall(r"^\| (R\d+b?) ", decided, re.MULTILINE)) == set(DECIDED) - {"R22"}
