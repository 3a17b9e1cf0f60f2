"""What a phone has to fetch before the first page can be used."""
import pytest

from server.bundle.build import DIST, ensure

MOST = 300_000  # bytes


@pytest.mark.slow
def test_the_first_page_weighs_little():
    manifest = ensure()
    files = [manifest["parts"]["start"]["file"], manifest["assets"]["css/page.css"], manifest["assets"]["img/icons.svg"]]
    assert sum((DIST / f"{name}.br").stat().st_size for name in files) <= MOST
