"""The toolkit notices what it is there to notice."""
import pytest

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


@pytest.mark.parametrize("number", [1, 9, 10, 19, 99, 137, 200, 999])
def test_a_pattern_for_numbers_from_one_on(number):
    assert [other for other in range(2000) if at_least(number).search(str(other))] == list(range(number, 2000))
