"""The page decides as the server does: every ruling holds in Brython too."""

from pathlib import Path

import pytest

from server.bundle.sources import Module, modules_of, shared_modules
from tests.brython import run
from tests.engine.test_rulings import RULINGS

FOLDER = Path(__file__).parents[1] / "rulings"

SCRIPT = """
from tests.rulings.ruling import paragraphs
from tests.rulings.table import Failed

checked = 0
for file, text in TEXTS:
    for ruling in paragraphs(file, text):
        try:
            ruling.check()
        except Failed as error:
            print(error)
        checked += 1
print("checked", checked)
"""


@pytest.mark.slow
@pytest.mark.long
def test_every_ruling_holds_in_brython():
    texts = [[path.name, path.read_text("utf-8")] for path in sorted(FOLDER.glob("*.txt"))]
    modules = [*shared_modules(), Module("tests", "tests/__init__.py", "", True), *modules_of("tests.rulings", FOLDER)]
    assert run(f"TEXTS = {texts!r}\n{SCRIPT}", modules=modules) == f"checked {len(RULINGS)}\n"
