"""The pictures: one for each card, always the same, and well-formed."""
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from engine.cards.rulesets import RULESETS, designs_of
from engine import wording
from engine.wording import es, say
from server.bootstrap import ROOT
from ui.art import definitions, picture
from ui.views.card import face
from ui.html import esc
from ui.model import Model
from ui.views.glyphs import GLYPHS, strip
from ui.views.symbols import signs_on
from ui.words import en

DESIGNS = list({card.key: card for name in RULESETS for card in designs_of(name, promo=name != "persian")}.values())


@pytest.mark.parametrize("card", DESIGNS, ids=lambda card: card.key)
def test_a_picture_is_well_formed_and_small(card):
    drawn = picture(card)
    ElementTree.fromstring(drawn)
    assert len(drawn) < 5000


def test_a_picture_is_always_the_same():
    assert [picture(card) for card in DESIGNS] == [picture(card) for card in DESIGNS]


def test_pictures_differ():
    assert len({picture(card) for card in DESIGNS}) == len(DESIGNS)


def test_pictures_use_only_gradients_that_are_there():
    there = {element.get("id") for element in ElementTree.fromstring(definitions()).iter()}
    for card in DESIGNS:
        root = ElementTree.fromstring(picture(card))
        own = {element.get("id") for element in root.iter()}
        used = {value[5:-1] for element in root.iter() for value in element.attrib.values() if value.startswith("url(#")}
        assert used <= there | own


def test_every_power_has_icons():
    assert {power.kind for card in DESIGNS for power in card.powers} <= set(GLYPHS)


def test_a_sign_and_the_number_behind_it_stay_on_one_line():
    for card in DESIGNS:
        assert not re.search(r'</svg><b>[+\u22120-9n]', re.sub(r'<span class="counted">.*?</span>', "", strip(card, "icons", str)))


def test_a_face_drawn_before_the_language_came_is_drawn_again_when_it_is_there(monkeypatch):
    card, model = DESIGNS[0], Model().with_(language="es")
    with monkeypatch.context() as before:
        before.delitem(wording.LANGUAGES, "es", raising=False)
        assert esc(say("en").card(card)) in face(model, card)
    monkeypatch.setitem(wording.LANGUAGES, "es", es)
    assert esc(es.card(card)) in face(model, card)


def test_every_icon_is_in_the_sprite():
    sprite = Path(ROOT, "templates/icons.svg").read_text("utf-8")
    there = set(re.findall(r'<symbol id="icon-([^"]+)"', sprite))
    used = set()
    for card in DESIGNS:
        used |= set(re.findall(r'#icon-([a-z-]+)"></use>', face(Model(), card)))
    for path in Path(ROOT, "static/ui").rglob("*.py"):
        used |= set(re.findall(r'\bicon\("([a-z-]+)"', path.read_text("utf-8")))
    assert used | {name for name, told in en.SIGNS} <= there


@pytest.mark.parametrize("card", DESIGNS, ids=lambda card: card.key)
def test_every_sign_on_a_card_is_explained(card):
    shown = set(re.findall(r'#icon-([a-z-]+)"></use>', face(Model(), card)))
    assert shown == set(signs_on(Model(), card)) <= set(en.SIGN_NAMES)


def test_every_sign_has_a_name_and_a_sentence():
    assert {name for name, told in en.SIGNS} == set(en.SIGN_NAMES)


@pytest.mark.parametrize("card", DESIGNS, ids=lambda card: card.key)
def test_a_card_shows_its_powers_as_its_viewer_likes(card):
    icons, both, told = [face(Model().with_(faces=faces), card) for faces in ("icons", "both", "words")]
    for power in card.powers:
        short = esc(say("en").power_short(power))
        assert (power.kind == "produce" or short in told) and short not in icons
    assert ("told" in both) == ("told" in told) and ('class="what"' in told) is False
    assert (f">{en.MILITARY}<" in icons) == card.military and (f">{en.WINDFALL}<" in icons) == (card.production == "windfall")
