"""The page words what the server refuses: every reason that the server gives has a sentence, and it is the same as the server's in English."""
import ast

import engine
import pytest
from engine import new_game
from server.bootstrap import ROOT
from server.names import LONGEST, clean_name
from server.refused import Refused
from tests.languages import TEXTS
from tests.ui.tables import message, shown
from ui import game  # noqa: F401: brings the wording of reasons
from ui.refusals import BY_RULES, refusal

# Worded elsewhere: on a screen of its own, never shown by the page, or a report on what a tester typed
ELSEWHERE = {"no_room", "bad_position"}


def refusals():
    """(reason, first word of `why` or "", sentence or None) of every refusal in the server's source."""
    for path in sorted((ROOT / "server").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refused" and isinstance(node.args[0], ast.Constant):
                why = node.args[2].elts[0].value if len(node.args) > 2 and isinstance(node.args[2], ast.List) else ""
                yield node.args[0].value, why, getattr(node.args[1], "value", None), len(node.args) > 2


def test_every_reason_of_the_server_is_worded_in_every_language():
    for reason, why, _sentence, more in refusals():
        if reason not in ELSEWHERE and not (reason in BY_RULES and more and not why):
            for code, texts in TEXTS.items():
                assert f"{reason} {why}".strip() in texts.REFUSALS or reason in texts.REFUSALS, f"{reason} {why} in {code}"


def test_every_wording_has_a_reason_of_the_server():
    given = {f"{reason} {why}".strip() for reason, why, sentence, more in refusals()}
    assert set(TEXTS["en"].REFUSALS) - given == set()


@pytest.mark.parametrize("code", TEXTS)
def test_a_refusal_by_the_rules_is_worded_with_its_cards(code):
    model = shown(message(new_game(2, 1), 0), language=code)
    card = model.game.seats[1].tableau[0]
    with pytest.raises(engine.IllegalChoice) as caught:
        engine.apply(model.game, 0, [card, card])
    told = refusal(model, Refused("illegal", str(caught.value), caught.value.reason).answer())
    assert engine.say(code).card(model.game.cards[card]) in told


def test_a_name_that_is_too_long_is_told_in_spanish():
    with pytest.raises(Refused) as caught:
        clean_name("x" * (LONGEST + 1))
    told = refusal(shown(message(new_game(2, 1), 0), language="es"), caught.value.answer())
    assert told == "Un nombre puede tener como mucho 24 caracteres." and str(LONGEST) in told


def test_a_reason_that_the_page_does_not_know_is_told_as_the_server_says_it():
    assert refusal(shown(message(new_game(2, 1), 0), language="fa"), {"error": "No.", "reason": "new"}) == "No."
