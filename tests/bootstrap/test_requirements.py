"""The first start: which requirements are missing, and what happens then."""
import subprocess
import sys

import pytest

from server import bootstrap


def test_pins_are_read_without_comments_and_blank_lines():
    text = "# server\nFlask==3.1.3\n\nh11==0.16.0  # for wsproto\n"
    assert bootstrap.pins(text) == ["Flask==3.1.3", "h11==0.16.0"]


def test_every_requirement_is_pinned():
    for pin in bootstrap.pins(bootstrap.REQUIREMENTS.read_text("utf-8")):
        assert pin.count("==") == 1, f"{pin} is not pinned to one version"


def test_nothing_is_missing_in_this_environment():
    assert bootstrap.missing() == []


def test_another_version_counts_as_missing(tmp_path, monkeypatch):
    listed = tmp_path / "requirements.txt"
    listed.write_text("pytest==0.0.1\nno-such-distribution==1\n")
    monkeypatch.setattr(bootstrap, "REQUIREMENTS", listed)
    assert bootstrap.missing() == ["pytest==0.0.1", "no-such-distribution==1"]


def test_an_old_python_is_refused_with_a_sentence(monkeypatch):
    monkeypatch.setattr(sys, "version_info", (3, 10, 0))
    with pytest.raises(SystemExit, match="needs Python 3.11 or newer"):
        bootstrap.enter("server")


def test_it_imports_nothing_that_must_be_installed_first():
    code = "import sys, server.bootstrap, server.__main__, tests.__main__; print(*sorted(sys.modules))"
    isolated = [sys.executable, "-S", "-c", code]  # -S: no site-packages
    done = subprocess.run(isolated, cwd=bootstrap.ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "server.bootstrap" in done.stdout.split()
