"""Names of cards in the smallest place where they stand, the tableau of a phone: no word is broken in two."""
import pytest

from engine.cards.rulesets import RULESETS, designs_of
from engine.wording import say
from tests import languages  # noqa: F401: makes them known
from tests.flows.devices import Devices
from tests.flows.gallery import SIZES, TABLES
from ui.languages import NAMES as LANGUAGES
from ui.views.card import shrunk

pytestmark = pytest.mark.flow
# the names as (text, class) put on the first card of the tableau, one after the other; those of their words that take more than one line
BROKEN = """titles => {
  const title = document.querySelector("#r-tableau .row.tiles .title"), broken = [];
  for (const [text, style] of titles) {
    title.className = "title" + style;
    title.textContent = text;
    for (const word of text.matchAll(/[^\\s\\-\\/]+/g)) {
      const range = document.createRange();
      range.setStart(title.firstChild, word.index);
      range.setEnd(title.firstChild, word.index + word[0].length);
      if (new Set([...range.getClientRects()].map(box => Math.round(box.top))).size > 1) broken.push(word[0]);
    }
  }
  return broken;
}"""


def titles(language):
    """Of every card of every ruleset, with its class."""
    wording = say(language)
    names = {wording.card(card) for ruleset in RULESETS for card in designs_of(ruleset)}
    return sorted([name, shrunk(name)] for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_a_name_is_broken_in_two(site, chromium, language):
    device = Devices(chromium).sized(SIZES["360x640"], {"language": language})
    device.visit(TABLES["middle"](site))
    device.expect_shown()
    assert device.page.evaluate(BROKEN, titles(language)) == []
    device.close()
