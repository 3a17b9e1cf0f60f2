"""Every rule of the base game has a ruling, and so has every case that was decided or reported: ids are the index."""

import re
from pathlib import Path

import pytest

from tests.rulings import rule_ids_xi_persian
from tests.rulings.ruling import paragraphs

ROOT = Path(__file__).parents[2]
DOCUMENTS = ROOT.parent / "shared"

# All rules of rules-base.md.
RULES = """
    B-CMP-1 B-CMP-2 B-CMP-3 B-CMP-4 B-SET-1 B-SET-2 B-SET-3 B-SET-4 B-SET-5 B-SET-6 B-SET-7 B-SET-8 B-SET-9
    B-RND-1 B-RND-2 B-RND-3 B-RND-4 B-RND-5 B-TIM-1 B-TIM-2 B-TIM-3 B-TIM-4 B-TIM-5 B-TIM-6
    B-EXP-1 B-EXP-2 B-EXP-3 B-EXP-4 B-EXP-5 B-EXP-6 B-DEV-1 B-DEV-2 B-DEV-3 B-DEV-4 B-DEV-5 B-DEV-6 B-SET3-1 B-SET3-2 B-SET3-3
    B-PAY-1 B-PAY-2 B-PAY-3 B-MIL-1 B-MIL-2 B-MIL-3 B-MIL-4 B-MIL-5 B-MIL-6 B-PFM-1 B-PFM-2 B-PFM-3 B-PFM-4 B-PFM-5 B-PFM-6 B-PFM-7
    B-TRD-1 B-TRD-2 B-TRD-3 B-TRD-4 B-CON-1 B-CON-2 B-CON-3 B-CON-4 B-CON-5 B-CON-6 B-CON-7 B-CON-8 B-CON-9 B-2X-1 B-2X-2 B-2X-3 B-2X-4
    B-GAM-1 B-GAM-2 B-PRO-1 B-PRO-2 B-PRO-3 B-PRO-4 B-PRO-5 B-PRO-6 B-PRO-7 B-END-1 B-DCK-1 B-DCK-2 B-VP-1
    B-FIN-1 B-FIN-2 B-FIN-3 B-FIN-4 B-FIN-5 B-6D-1 B-6D-2 B-6D-3 B-6D-4 B-6D-5 B-6D-6 B-6D-7 B-6D-8
    B-2P-1 B-2P-2 B-2P-3 B-2P-4 B-2P-5 B-2P-6 B-2P-7 B-2P-8 B-ED-1 B-ED-2 B-ED-3 B-ED-4
""".split()

# Rules of rules-base.md that need cards of another set.
LATER_RULES = {
    "B-2X-2": "Galactic Salon, of a later set", "B-GAM-2": "Gambling World of Rebel vs Imperium",
    "B-ED-1": "the start worlds of New Worlds", "B-ED-4": "a reprint of The Brink of War",
}

# Rows of rulings.md that the base cards alone can show.
DECIDED = """
    R01 R02 R04 R06 R07 R08 R09 R10 R11 R13 R14 R15 R16 R17 R18 R19 R20 R23 R24 R25 R26 R29
    R30 R31 R32 R33 R34 R35 R36 R37 R38 R39 R40 R41 R42 R43 R47 R51 R52 R53 R54 R55
    R60 R61 R62 R63 R64 R65 R66 R67 R68 R69 R70 R71 R72 R73 R74 R75 R77 R78 R79 R80 R86 R87 R90
    R91 R92 R93 R94 R95 R96 R97 R98 R105 R106 R107 R108 R109 R110 R111 R112 R113 R114 R115 R117
""".split()

# Cases of reports.md of the base game, or of any, that a position can show.
REPORTED = """
    B001 B002 B007 B008 B010 B011 B013 B020 B022 B025 B026 B034 B037 B038 B040 B041 B044 B050 B052 B053 B059 B070 B071 B073 B076 B091 B098
""".split()

# The other cases of reports.md of the base game, or of any: where each is tested.
TESTED_ELSEWHERE = {
    "B089": "tests/ui: picking one card too many replaces the first", "B095": "tests/engine/test_wording.py: every power has a sentence",
    "B097": "tests/flows: every name and cost can be read on a phone and a projector", "B100": "tests/flows: no None or NaN on any page",
    "B101": "tests/flows: a scroll is no long press", "B103": "tests/flows: only what changed is replaced", "B104": "tests/flows: settings survive",
    "B106": "tests/server: the log belongs to the room", "B107": "tests/engine/test_english.py: the sentences are read as a whole",
    "B109": "tests/server: coming back gives view, question and log", "B110": "tests/server: one seat, two tabs", "B112": "tests/server: limits on names",
    "B113": "tests/server: an answer of another seat, step or count is refused", "B115": "tests/server: options are shown as they are",
    "B116": "tests/engine/test_record.py: taking back", "B118": "tests/server: finished rooms stay", "B119": "tests/server: a reload keeps everything",
    "B121": "tests/flows: leaving asks first", "B122": "tests/server: a room can be left at any question", "B125": "tests/engine/test_bots.py: which good a bot consumes",
}


def rulings():
    return [ruling for path in sorted((ROOT / "tests" / "rulings").glob("*.txt")) for ruling in paragraphs(path.name, path.read_text("utf-8"))]


NAMED = {number for ruling in rulings() for number in ruling.ids()}


def test_every_rule_has_a_ruling_or_waits_for_its_cards():
    assert sorted(set(RULES) - NAMED) == sorted(LATER_RULES)


def test_every_decided_case_has_a_ruling():
    assert sorted(set(DECIDED) - NAMED) == []


def test_every_reported_case_has_a_ruling():
    assert sorted(set(REPORTED) - NAMED) == []
    assert set(REPORTED) & set(TESTED_ELSEWHERE) == set()


def test_no_ruling_names_an_id_that_does_not_exist():
    xi_persian = {*rule_ids_xi_persian.XENO_RULES, *rule_ids_xi_persian.XENO_QUESTIONS, *rule_ids_xi_persian.PERSIAN_RULES, *rule_ids_xi_persian.DECIDED}
    assert sorted(NAMED - set(RULES) - set(DECIDED) - set(REPORTED) - xi_persian) == []


def test_the_engine_names_no_rule_that_does_not_exist():
    named = {number for path in (ROOT / "engine").rglob("*.py") for number in re.findall(r"\bB-[0-9A-Z]+-\d+", path.read_text("utf-8"))}
    assert sorted(named - set(RULES)) == []


@pytest.mark.skipif(not DOCUMENTS.is_dir(), reason="the documents are not part of the repository")
def test_the_lists_are_those_of_the_documents():
    rules = re.findall(r"^\s*\* \*\*(B-[0-9A-Z]+-\d+)|^\d+\. \*\*(B-[0-9A-Z]+-\d+)", (DOCUMENTS / "rules" / "rules-base.md").read_text("utf-8"), re.MULTILINE)
    assert sorted({first or second for first, second in rules}) == sorted(RULES)
    decided = set(re.findall(r"^\| (R\d+b?) ", (DOCUMENTS / "rules" / "rulings.md").read_text("utf-8"), re.MULTILINE))
    assert set(DECIDED) <= decided
    reported = re.findall(r"^### (B\d+).*?^\*set:\* (.+?) ·", (DOCUMENTS / "cases" / "reports.md").read_text("utf-8"), re.MULTILINE | re.DOTALL)
    of_base = {number for number, kind in reported if kind in ("base", "base 2e", "base/RvI", "any", "online")}
    assert of_base == set(REPORTED) | set(TESTED_ELSEWHERE)
