"""Regions are looked at again only when a field that they read has changed: so they must name all fields that they read."""
import pytest

from tests.ui.lessons import lessons
from tests.ui.tables import lobby, message, positions, room, shown
from ui import screens
from ui.model import FIELDS, Model
from ui.update import update

SHEETS = ("menu", "log", "cards", "piles", "help", "symbol:good-any", "score", "seat:0", "phase:settle", "card:1")


class Watched(Model):
    """A model that writes down which of its fields are read, and what a region may name instead of the fields that it is made of."""

    __slots__ = ("reads",)

    def __getattribute__(self, name):
        if name in FIELDS or name == "picked_cards":
            object.__getattribute__(self, "reads").add(name)
        return Model.picked_cards.fget(unwatched(self)) if name == "picked_cards" else object.__getattribute__(self, name)


def unwatched(model):
    return Model().with_(**{name: object.__getattribute__(model, name) for name in FIELDS})


def watched(model):
    twin = Watched.__new__(Watched)
    object.__setattr__(twin, "reads", set())
    for name in FIELDS:
        object.__setattr__(twin, name, getattr(model, name))
    return twin


def models():
    for game, news in positions(2, players=3):
        yield shown(message(game, 0, news, undo=True))
        yield shown(message(game, 1, news), guide=True)
        yield shown(message(game, None, news), projector=True)
        yield shown(message(game, None, news))
    yield shown(lobby())
    yield shown(lobby(you=None), projector=True)
    yield shown(lobby(you=None, options={**lobby()["options"], "preset_hands": []}))
    yield from lessons()
    yield room()
    yield room().with_(place="home")
    yield room().with_(place="home", testing=True, scenario={"code": "ABCDEFGHJK", "seats": [{"name": "Ada", "token": "secret"}]})


def test_every_region_names_what_it_reads():
    for number, model in enumerate(models()):
        if model.game is not None:
            model = update(model, ["sheet", SHEETS[number % len(SHEETS)]])[0]
        for region, tag, label, view, fields in screens.SCREENS[screens.screen(model)] + screens.OVERLAYS:
            seen = watched(model)
            view(seen)
            assert seen.reads <= set(fields) | set(screens.LASTING), region


@pytest.mark.parametrize("name", screens.SCREENS)
def test_regions_of_a_screen_have_different_names(name):
    names = [region[0] for region in screens.SCREENS[name] + screens.OVERLAYS]
    assert len(names) == len(set(names))
