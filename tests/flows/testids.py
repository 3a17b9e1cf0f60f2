"""The ids of docs/TESTIDS.md, as patterns."""
import re

from server.bootstrap import ROOT

LIST = ROOT / "docs" / "TESTIDS.md"
PLACES = {"N": r"\d+", "OPTION": ".+", "PHASE": "[a-z]+", "CODE": "[a-z]{2}", "AIM": "points|cards", "WAY": "icons|words|both", "SIGN": "[a-z-]+"}


def listed():
    """{id as it is written there: compiled pattern}; only the first column of the table counts."""
    rows = [line.split("|")[1] for line in LIST.read_text("utf-8").splitlines() if line.startswith("| `")]
    return {name: pattern(name) for row in rows for name in re.findall(r"`([^`]+)`", row)}


def pattern(name):
    return re.compile("-".join(f"(?:{PLACES[part]})" if part in PLACES else re.escape(part) for part in name.split("-")))


LISTED = listed()


def unlisted(ids):
    return sorted({name for name in ids if not any(pattern.fullmatch(name) for pattern in LISTED.values())})
