"""The toolkit notices what it is there to notice."""
import subprocess
import sys

import pytest

from server.bootstrap import ROOT
from tests.flows.conftest import PICTURES
from tests.flows.devices import Devices, at_least

# what is wrong → how it comes about
FAULTS = {
    "nameless": "document.querySelector('form').append(document.createElement('button'))",
    "not in docs/TESTIDS.md": "document.querySelector('h1').dataset.testid = 'headline'",
    "unreachable": "Object.assign(document.querySelector('button').style, {position: 'fixed', left: '300px', width: '100px'})",
    "wider": "document.body.style.width = '400px'",
    "higher": "document.body.style.height = '700px'",
    "errors": "setTimeout(() => { throw new Error('of a script') })",
    "console": "console.error('of a library')",
    "a dialog": "setTimeout(() => alert('hello'))",
}


@pytest.mark.flow
@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found(site, chromium, fault):
    phone = Devices(chromium).phone(site.url)
    phone.check()
    phone.page.evaluate(FAULTS[fault])
    with pytest.raises(AssertionError, match=fault):
        phone.check()
    phone.close()


FAILING = """
def test_that_fails(devices):
    devices.phone("about:blank", "Ann")
    assert False
"""


@pytest.mark.flow
def test_a_flow_that_fails_is_run_again_with_a_trace(tmp_path):
    flow = tmp_path / "test_failing.py"
    flow.write_text(FAILING)
    command = [sys.executable, "-m", "pytest", "-c", ROOT / "pyproject.toml", "--rootdir", ROOT, "-p", "tests.conftest", "-p", "tests.flows.conftest", flow]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert run.returncode == pytest.ExitCode.TESTS_FAILED and "1 failed" in run.stdout and "failed again" in run.stdout
    folder = PICTURES / "test_that_fails"
    assert [path.name for path in sorted(folder.glob("*.*"))] == ["Ann.png"]
    assert {"Ann.png", "Ann.zip"} <= {path.name for path in (folder / "recorded").iterdir()}


@pytest.mark.parametrize("number", [1, 9, 10, 19, 99, 137, 200, 999])
def test_a_pattern_for_numbers_from_one_on(number):
    assert [other for other in range(2000) if at_least(number).search(str(other))] == list(range(number, 2000))
