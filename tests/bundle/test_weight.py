"""What a phone has to fetch before the first page, or a link to a room that one can join, can be used."""
import pytest

from server.bundle.build import DIST, ensure

MOST = 300_000  # bytes


@pytest.mark.slow
@pytest.mark.parametrize("parts", [["start"], ["start", "es"], ["start", "fa"]])
def test_the_first_page_weighs_little(parts):
    manifest = ensure()
    files = [*(manifest["parts"][part]["file"] for part in parts), manifest["assets"]["css/page.css"]]
    assert sum((DIST / f"{name}.br").stat().st_size for name in files) <= MOST
