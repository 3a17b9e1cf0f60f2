"""Every rule has a ruling, and so has every case that was decided or reported: ids are the index."""

import re
from pathlib import Path

import pytest

from tests.rulings import rule_ids_xi_persian
from tests.rulings.ruling import paragraphs

ROOT = Path(__file__).parents[2]
DOCUMENTS = ROOT.parent / "shared"

# All rules of each document, by the families of their ids.
RULES = {
    "rules-base.md": """
    B-CMP-1 B-CMP-2 B-CMP-3 B-CMP-4 B-SET-1 B-SET-2 B-SET-3 B-SET-4 B-SET-5 B-SET-6 B-SET-7 B-SET-8 B-SET-9
    B-RND-1 B-RND-2 B-RND-3 B-RND-4 B-RND-5 B-TIM-1 B-TIM-2 B-TIM-3 B-TIM-4 B-TIM-5 B-TIM-6
    B-EXP-1 B-EXP-2 B-EXP-3 B-EXP-4 B-EXP-5 B-EXP-6 B-DEV-1 B-DEV-2 B-DEV-3 B-DEV-4 B-DEV-5 B-DEV-6 B-SET3-1 B-SET3-2 B-SET3-3
    B-PAY-1 B-PAY-2 B-PAY-3 B-MIL-1 B-MIL-2 B-MIL-3 B-MIL-4 B-MIL-5 B-MIL-6 B-PFM-1 B-PFM-2 B-PFM-3 B-PFM-4 B-PFM-5 B-PFM-6 B-PFM-7
    B-TRD-1 B-TRD-2 B-TRD-3 B-TRD-4 B-CON-1 B-CON-2 B-CON-3 B-CON-4 B-CON-5 B-CON-6 B-CON-7 B-CON-8 B-CON-9 B-2X-1 B-2X-2 B-2X-3 B-2X-4
    B-GAM-1 B-GAM-2 B-PRO-1 B-PRO-2 B-PRO-3 B-PRO-4 B-PRO-5 B-PRO-6 B-PRO-7 B-END-1 B-DCK-1 B-DCK-2 B-VP-1
    B-FIN-1 B-FIN-2 B-FIN-3 B-FIN-4 B-FIN-5 B-6D-1 B-6D-2 B-6D-3 B-6D-4 B-6D-5 B-6D-6 B-6D-7 B-6D-8
    B-2P-1 B-2P-2 B-2P-3 B-2P-4 B-2P-5 B-2P-6 B-2P-7 B-2P-8 B-ED-1 B-ED-2 B-ED-3 B-ED-4
""".split(),
    "rules-expansions.md": """
    E-SET-1 E-SET-2 E-SET-3 E-DRF-1 E-DRF-2 E-DRF-3 E-DRF-4 E-DRF-5 E-GAM-1 G-1 G-2 G-3 G-4 G-5 G-6 G-7
    T-1 T-2 T-3 T-4 T-5 T-6 T-7 T-8 T-9 T-10 P-SET P-1 P-2 P-3 P-4 P-5 P-6 AA-1 AA-2 AA-3 AA-4 AA-5 AA-6 AA-7 NW-1
""".split(),
}
FAMILIES = {"rules-base.md": ("B",), "rules-expansions.md": ("E", "G", "T", "P", "AA", "NW")}
ALL_RULES = [rule for rules in RULES.values() for rule in rules]

# Rules that no ruling can show.
WITHOUT_RULING = {f"E-DRF-{number}": "a variant that no room offers: the draft" for number in range(1, 6)}

# Rows of rulings.md; the others are those of test_rule_ids_xi_persian.py.
DECIDED = [f"R{number:02}" for number in range(1, 150)] + ["R113b"]

# Cases of reports.md that a position can show.
REPORTED = """
    B001 B002 B007 B008 B010 B011 B013 B020 B022 B025 B026 B034 B037 B038 B040 B041 B044 B050 B052 B053 B059 B070 B071 B073 B076 B091 B098
    B004 B005 B014 B016 B017 B019 B023 B028 B029 B031 B032 B035 B043 B046 B047 B049 B055 B056 B058 B061 B062 B064 B065 B067 B068 B074 B077 B079 B080
    B082 B083 B086 B088 B092 B094 B124
""".split()

# The other cases of reports.md: where each is tested.
TESTED_ELSEWHERE = {
    "B089": "tests/ui: picking one card too many replaces the first", "B095": "tests/engine/test_wording.py: every power has a sentence",
    "B097": "tests/flows: every name and cost can be read on a phone and a projector", "B100": "tests/flows: no None or NaN on any page",
    "B101": "tests/flows: a scroll is no long press", "B103": "tests/flows: only what changed is replaced", "B104": "tests/flows: settings survive",
    "B106": "tests/server: the log belongs to the room", "B107": "tests/engine/test_english.py: the sentences are read as a whole",
    "B109": "tests/server: coming back gives view, question and log", "B110": "tests/server: one seat, two tabs", "B112": "tests/server: limits on names",
    "B113": "tests/server: an answer of another seat, step or count is refused", "B115": "tests/server: options are shown as they are",
    "B116": "tests/engine/test_record.py: taking back", "B118": "tests/server: finished rooms stay", "B119": "tests/server: a reload keeps everything",
    "B085": "tests/engine/test_invariants.py: looking changes nothing", "B121": "tests/flows: leaving asks first",
    "B122": "tests/server: a room can be left at any question", "B125": "tests/engine/test_bots.py: which good a bot consumes",
    "B127": "tests/engine/test_bots.py: only legal answers", "B128": "tests/engine/test_bots.py: only legal answers",
}


def rulings():
    return [ruling for path in sorted((ROOT / "tests" / "rulings").glob("*.txt")) for ruling in paragraphs(path.name, path.read_text("utf-8"))]


NAMED = {number for ruling in rulings() for number in ruling.ids()}


def family(number):
    return number.partition("-")[0]


@pytest.mark.parametrize("document", RULES)
def test_every_rule_has_a_ruling(document):
    assert sorted(set(RULES[document]) - NAMED) == sorted(set(RULES[document]) & set(WITHOUT_RULING))


def test_every_decided_case_has_a_ruling():
    assert sorted(set(DECIDED) - NAMED) == []


def test_every_reported_case_has_a_ruling():
    assert sorted(set(REPORTED) - NAMED) == []
    assert set(REPORTED) & set(TESTED_ELSEWHERE) == set()


def test_no_ruling_names_an_id_that_does_not_exist():
    known = [families for document in RULES for families in FAMILIES[document]]
    rules = {number for number in NAMED if "-" in number and family(number) in known}
    assert sorted(rules - set(ALL_RULES)) == []
    assert sorted({number for number in NAMED if "-" not in number} - {*DECIDED, *REPORTED, *rule_ids_xi_persian.DECIDED}) == []


def test_the_engine_names_no_rule_that_does_not_exist():
    shape = re.compile(r"\b(?:%s)-(?:[0-9A-Z]+-)?\d+" % "|".join(name for names in FAMILIES.values() for name in names))
    named = {number for path in (ROOT / "engine").rglob("*.py") for number in shape.findall(path.read_text("utf-8"))}
    assert sorted(named - set(ALL_RULES)) == []


@pytest.mark.skipif(not DOCUMENTS.is_dir(), reason="the documents are not part of the repository")
@pytest.mark.parametrize("document", RULES)
def test_the_rules_are_those_of_the_documents(document):
    shape = r"^(?:\s*\*|\d+\.) \*\*([A-Z]+-[A-Z0-9]+(?:-\d+)?)\b"
    rules = re.findall(shape, (DOCUMENTS / "rules" / document).read_text("utf-8"), re.MULTILINE)
    assert sorted(set(rules)) == sorted(RULES[document])


@pytest.mark.skipif(not DOCUMENTS.is_dir(), reason="the documents are not part of the repository")
def test_the_cases_are_those_of_the_documents():
    decided = set(re.findall(r"^\| (R\d+b?) ", (DOCUMENTS / "rules" / "rulings.md").read_text("utf-8"), re.MULTILINE))
    assert set(DECIDED) <= decided
    reported = re.findall(r"^### (B\d+)", (DOCUMENTS / "cases" / "reports.md").read_text("utf-8"), re.MULTILINE)
    assert sorted(reported) == sorted([*REPORTED, *TESTED_ELSEWHERE])
