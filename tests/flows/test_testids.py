"""docs/TESTIDS.md is complete (`Device.check` sees to that on every page of every flow), and lists nothing that there is not."""
import re

from tests.flows.testids import LISTED, unlisted
from tests.ui.tables import lobby, message, positions, room, shown
from ui.screens import OVERLAYS, SCREENS, screen
from ui.update import update

SHEETS = ("menu", "help", "log", "score", "seat:0", "phase:settle")


def ids(model):
    """All test ids of the page that shows this model."""
    html = "".join(region[3](model) for region in SCREENS[screen(model)] + OVERLAYS)
    return set(re.findall(r'data-testid="([^"]*)"', html))


def rooms():
    """Everything before a game."""
    yield room(lost_room="no")
    yield from (shown(lobby()).with_(place="home"), shown(lobby()).with_(notice=["bad", "no"], link="lost"))
    yield from (shown(lobby(you=None, host=False)), shown(lobby(), projector=True))


def tables():
    """A whole game, as a player, a player on a wide screen and the projector see it; with something picked, and with every sheet open."""
    for game, news in positions(5):
        model = shown(message(game, 0, news, undo=True, seats=[{"name": "Ada", "bot": None, "here": False, "taken": True}] * 2))
        yield from (model, model.with_(wide=True), shown(message(game, None, news), projector=True))
        cards = [f"card:{card}" for card in model.me.hand]
        yield from (update(model, ["sheet", sheet])[0] for sheet in [*SHEETS, *cards])
        if model.decision is not None and model.decision.options:
            yield update(model, ["pick", str(model.decision.options[0])])[0]


def test_every_listed_id_is_on_a_page_and_every_id_is_listed():
    found = {one for models in (rooms(), tables()) for model in models for one in ids(model)}
    assert [name for name, pattern in LISTED.items() if not any(pattern.fullmatch(one) for one in found)] == []
    assert unlisted(found) == []
