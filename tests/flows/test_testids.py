"""docs/TESTIDS.md is complete (`Device.check` sees to that on every page of every flow), and lists nothing that there is not."""
import re

import pytest

from engine import apply, pending, scene, waiting
from server.bootstrap import ROOT
from server.story import Story
from tests.flows.testids import LISTED, unlisted
from tests.ui.lessons import lessons
from tests.ui.tables import lobby, message, positions, room, shown
from ui.screens import OVERLAYS, SCREENS, screen
from ui.update import update

TEMPLATE = ROOT / "templates" / "page.html"
SHEETS = ["menu", "my-seat", "symbol:military", "report", "help", "log", "cards", "piles", "score", "seat:0", "phase:settle"]
# between them they have everything that a table can have
GAMES = [{"players": 2}, {"players": 3, "ruleset": "base+tgs+rvi+bow"}, {"players": 3, "ruleset": "base+xi", "invasion": True}]
SCENARIO = {"code": "ABCDEFGHJK", "seats": [{"name": "Ada", "token": "secret"}]}
AWAY = {"name": "Ada", "bot": None, "here": False, "taken": True, "new": True}
TAKEOVER = (  # the second player can attack the first
    "settle.more r2 | ruleset base+tgs+rvi | takeovers | first B | A: Imperium Warlord, Imperium Seat, Rebel Fuel Cache "
    "| B: New Sparta, Rebel Alliance, Rebel Outpost | C: Old Earth, Rebel Miners, Rebel Warrior Race"
)


def ids(model):
    """All test ids of the page that shows this model."""
    html = "".join(region[3](model) for region in SCREENS[screen(model)] + OVERLAYS)
    return set(re.findall(r'data-testid="([^"]*)"', html))


def rooms():
    """Everything before a game."""
    yield room(lost_room="no")
    yield from (shown(lobby()).with_(place="home"), room(testing=True, scenario=SCENARIO).with_(place="home"), shown(lobby()).with_(notice=["bad", "no"], link="lost"))
    yield shown(lobby(you=None, host=False, seats=[AWAY] * 2))
    yield shown(lobby(options={**lobby()["options"], "preset_hands": []}))
    yield from (shown(lobby(you=None, host=False)), shown(lobby(), projector=True))


def games():
    """Every moment of whole games, and one at which a takeover is declared."""
    for options in GAMES:
        yield from positions(5, **options)
    attacked = scene(TAKEOVER)
    for _ in ("with which power", "which world"):
        apply(attacked, 1, pending(attacked)[1].options[:1])
    yield attacked, []


def in_lessons():
    """All pages of a scripted lesson and of a live one; a card's sheet on the remote, the copy that was made, and the end."""
    for model in lessons():
        yield model
        if model.game is not None and not model.projector:
            yield model.with_(sheet=["card", model.game.seats[0].tableau[0]])
            yield model.with_(sheet=["branch", "ABCDEFGHJK"])
            yield model.with_(sheet=["end", ""])


def tables():
    """Games as everybody sees them: the projector, and each player, on any screen, with something picked, and now and then with every sheet open."""
    for moment, (game, news) in enumerate(games()):
        yield shown(message(game, None, news[-5:]), projector=True)
        if game.over:
            yield shown(message(game, 0, news, story=Story().after(news, game).to_data())).with_(sheet=["score", ""])
        for seat in range(len(game.seats)):
            model = shown(message(game, seat, news[-5:], undo=True, seats=[AWAY] * len(game.seats)), token="secret")
            yield from (model, model.with_(wide=True), model.with_(guide=True))
            yield from (update(model, ["sheet", sheet])[0] for sheet in sheets(model) if moment % 10 == 0)
            if model.decision is not None and model.decision.ask == "consume.power":
                planned = update(model, ["plan", ""])[0]
                yield from (planned, *(update(planned, ["sheet", f"plan:{plan.aim}"])[0] for plan in planned.plans))
            if model.decision is not None and model.decision.options:
                yield update(model, ["pick", str(model.decision.options[0])])[0]


def sheets(model):
    """All that can be opened now."""
    cards = [f"card:{card}" for card in model.me.hand]
    return [*SHEETS, *cards, *(["goals"] if model.game.options["goals"] else []), *(["invasion"] if model.game.invasion else [])]


@pytest.mark.slow
def test_every_listed_id_is_on_a_page_and_every_id_is_listed():
    found = set(re.findall(r'data-testid="([^"]*)"', TEMPLATE.read_text("utf-8")))
    found |= {one for models in (rooms(), tables(), in_lessons()) for model in models for one in ids(model)}
    assert [name for name, pattern in LISTED.items() if not any(pattern.fullmatch(one) for one in found)] == []
    assert unlisted(found) == []
