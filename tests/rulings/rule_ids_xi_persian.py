"""The ids of the invasion game and of the small Persian game: every one has a ruling, see tests/engine/test_rule_ids_xi_persian.py."""

# All rules of rules-xeno-invasion.md; X-Q… are its open questions and how they are answered. What has no id there is told by its section.
XENO_RULES = """
    X-MODE-1 X-MODE-2 X-EXP X-WLD X-MIL X-RND-1 X-RND-2 X-DEF-1 X-DEF-2 X-DEF-3 X-DEF-4 X-DEF-5 X-DEF-6 X-DEF-7
    X-DMG-1 X-DMG-2 X-DMG-3 X-DMG-4 X-CON X-REP X-REP-2 X-REP-3 X-REP-4 X-REP-5 X-FIN-1 X-FIN-2 X-FIN-3 X-FIN-4 X-FIN-5 X-FIN-6
""".split()
XENO_QUESTIONS = ["X-Q1", "X-Q2", "X-Q3", "X-Q4", "X-Q5"]

# All rules of rules-persian-variant.md: the seed's own, and how its gaps are filled.
PERSIAN_RULES = [f"PV-{number}" for number in range(1, 16)] + [f"PV-A{number}" for number in range(1, 17)]

# Rows of rulings.md, sections K and L; R22 (B. Explore) is of this set, too.
DECIDED = ["R22"] + [f"R{number}" for number in range(150, 174)]

# What no position can show: where it is tested.
TESTED_ELSEWHERE = {"PV-A13": "tests/engine/test_persian_cards.py: every figure of the list of cards"}
