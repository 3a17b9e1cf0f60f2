"""Taking an answer back, until the step closes."""
import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.flow


def test_the_second_thought_counts(seated):
    ann, ben = seated("Ann", "Ben", preset_hands=True)
    ann.prompt.answer("option-settle")
    ann.prompt.undo()
    ann.prompt.expect_asked()
    ann.prompt.answer("option-develop")
    ben.prompt.answer("option-produce")
    for phone in (ann, ben):
        phone.table.expect_chosen("develop", "Ann")
        phone.table.expect_chosen("settle")
        expect(phone.one("undo")).to_have_count(0)
