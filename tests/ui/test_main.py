"""The edge of the page, with stand-ins for the browser and the wire."""
import importlib
import json
import sys
import types

import pytest
import ui
from engine import new_game
from tests.ui.fake_browser import Element, modules
from tests.ui.tables import CODE, lobby, message
from ui.words import en
from ui import words
from ui.languages import NAMES, preferred


@pytest.fixture
def start(monkeypatch):
    """start(path, …): the page, just loaded, and the game unless `whole` is false; it has .browser, .net, .parts, .storage and .app."""

    def load(path="/", whole=True, **fields):
        stand_ins = modules(path, **fields)
        for name, module in stand_ins.items():
            monkeypatch.setitem(sys.modules, name, module)
        forget()
        main = importlib.import_module("ui.main")
        for drawn in stand_ins["browser"].window.timers[:]:
            stand_ins["browser"].window.timers.remove(drawn)
            drawn()
        if whole and "game" in stand_ins["parts"].asked:
            arrive(stand_ins["parts"])
        return types.SimpleNamespace(app=main.app, main=main, **stand_ins)

    yield load
    forget()


@pytest.fixture
def strange(monkeypatch):
    """The texts of a language that nothing knows yet."""
    texts = types.ModuleType("strange")
    vars(texts).update({name: text for name, text in vars(words.en).items() if not name.startswith("_")})
    texts.PLAY_NOW, texts.DIRECTION = "Tlhingan", "rtl"
    yield texts
    words.LANGUAGES.pop("xx", None)


def forget():
    """These modules belong to one page and its document."""
    for name in ("app", "arrival", "back", "dom", "effects", "errors", "game", "last", "main", "more", "screens", "told", "touch", "update", "viewer", "wire"):
        sys.modules.pop(f"ui.{name}", None)
        vars(ui).pop(name, None)


def arrive(parts):
    """The game, and then the rest of the page."""
    for name in ("game", "more"):
        parts.arrive(name)


def region(page, name):
    return page.browser.document["r-" + name].innerHTML


def click(page, do, option=None):
    attributes = {"data-do": do} if option is None else {"data-do": do, "data-option": option}
    button = Element("BUTTON", attributes)
    page.browser.document["root"].handlers["click"](types.SimpleNamespace(target=Element("SVG", parent=button)))


def test_the_first_page_is_there_at_once(start):
    page = start()
    assert 'data-testid="play-now"' in region(page, "home") and page.net.auth is None


def test_the_first_page_needs_no_rules_and_gets_them_meanwhile(start):
    page = start(whole=False)
    assert 'data-testid="join"' in region(page, "join") and "<form" not in region(page, "new-room")
    arrive(page.parts)
    assert 'data-testid="create-form"' in region(page, "new-room") and "<" in page.browser.document["definitions"].innerHTML


def test_a_game_waits_for_the_rules(start):
    page = start(f"/room/{CODE}", whole=False)
    page.net.say("connect")
    page.net.say("table", message(new_game(2, 1), 0, v=7))
    page.net.say("here", {"here": [True, False]})
    assert 'class="blank"' in region(page, "blank") and page.app.model.game is None
    arrive(page.parts)
    assert page.app.model.version == 7 and page.app.model.table["seats"][1]["here"] is False and page.app.model.decision is not None
    assert 'data-testid="answer"' in region(page, "prompt")


def test_who_opens_a_link_can_take_a_seat_before_the_server_or_the_rules_are_there(start):
    page = start(f"/room/{CODE}", whole=False)
    assert 'data-testid="sit"' in region(page, "lobby")
    page.net.say("table", lobby(you=None, host=False))
    assert 'data-testid="sit"' in region(page, "lobby") and en.seats_taken(2, 3) in region(page, "lobby") and "Base game" not in region(page, "lobby")
    arrive(page.parts)
    assert "Base game" in region(page, "lobby")


def test_who_has_a_seat_is_not_offered_one_before_the_server_has_spoken(start):
    page = start(f"/room/{CODE}", whole=False, kept={f"seat {CODE}": "abc"})
    assert 'class="blank"' in region(page, "blank")


def test_what_only_the_game_understands_waits_for_it(start):
    page = start(f"/room/{CODE}", whole=False)
    page.app.tell("faces", "words")
    assert page.app.model.faces == "icons"
    arrive(page.parts)
    assert page.app.model.faces == "words"


def test_rules_that_could_not_be_fetched_are_fetched_again(start):
    page = start(f"/room/{CODE}", whole=False)
    page.net.say("table", message(new_game(2, 1), 0, v=6))
    page.parts.fail("game")
    assert 'data-testid="offline"' in region(page, "connection") and page.parts.asked == {}
    page.browser.window.timers[0]()
    page.net.say("table", message(new_game(2, 1), 0, v=7))
    arrive(page.parts)
    assert page.app.model.version == 7 and page.app.model.link == "on"


def hide(page):
    page.browser.document.visibilityState = "hidden"
    for handler in page.browser.document.all_handlers["visibilitychange"]:
        handler(None)


def test_a_room_shows_at_once_what_it_showed_last(start):
    page = start(f"/room/{CODE}", kept={f"seat {CODE}": "abc"})
    page.net.say("table", message(new_game(2, 1), 0, [["round", None, 1]], v=7))
    hide(page)
    again = start(f"/room/{CODE}", kept=page.storage.texts)
    assert again.app.model.version == 7 and again.app.model.decision is not None and again.app.model.log == [[7, ["round", None, 1]]]
    assert again.net.auth()["have"] == 7
    again.net.say("table", message(new_game(2, 1), 0, v=9))
    assert again.app.model.version == 9


@pytest.mark.parametrize("change", [{"token": "other"}, {"version": "2"}])
def test_what_was_shown_to_another_seat_or_by_another_version_is_forgotten(start, change):
    page = start(f"/room/{CODE}", kept={f"seat {CODE}": "abc"})
    page.net.say("table", message(new_game(2, 1), 0, v=7))
    hide(page)
    kept = json.loads(page.storage.texts["last table"])
    kept["page"], kept["token"] = change.get("version", kept["page"]), change.get("token", kept["token"])
    assert start(f"/room/{CODE}", kept={f"seat {CODE}": "abc", "last table": json.dumps(kept)}).app.model.table is None


def test_the_big_screen_does_not_show_what_its_browser_showed_to_a_seat(start):
    """It did for a moment, hand and all, until the server had told it the table."""
    page = start(f"/room/{CODE}", kept={f"seat {CODE}": "abc"})
    page.net.say("table", message(new_game(2, 1), 0, v=7))
    hide(page)
    assert start(f"/room/{CODE}/table", kept=page.storage.texts).app.model.table is None


def test_the_big_screen_shows_at_once_what_it_showed_last(start):
    page = start(f"/room/{CODE}/table", kept={f"seat {CODE}": "abc"})
    page.net.say("table", message(new_game(2, 1), None, v=7))
    hide(page)
    assert start(f"/room/{CODE}/table", kept=page.storage.texts).app.model.table["v"] == 7


def test_a_newer_page_that_has_been_fetched_is_shown_once(start):
    page = start()
    page.shell.renewed("one")
    assert page.shell.reloads == 0
    page.shell.renewed("two")
    assert (page.shell.reloads, page.storage.texts["reloaded"]) == (1, "two")
    again = start(kept=page.storage.texts)
    again.shell.renewed("two")
    assert again.shell.reloads == 0


def test_what_the_mouse_presses_stays_until_it_is_let_go_of(start):
    """A table that came in between made the buttons anew, and browsers make no click of a press on one and a release on the other."""
    page = start(f"/room/{CODE}")
    root = page.browser.document["root"]
    before = root.getAttribute("data-version")
    root.handlers["mousedown"](None)
    page.net.say("table", lobby(v=9))
    assert page.app.model.version == 9 and root.getAttribute("data-version") == before
    page.browser.document.handlers["mouseup"](None)
    page.browser.window.timers[-1]()
    assert root.getAttribute("data-version") == "9"


def test_a_click_shows_at_once_what_it_does_and_what_was_held_back(start):
    page = start(f"/room/{CODE}")
    root = page.browser.document["root"]
    for version, do in ((9, "theme"), (10, "nothing known")):
        root.handlers["mousedown"](None)
        page.net.say("table", lobby(v=version))
        click(page, do)
        assert root.getAttribute("data-version") == str(version)


@pytest.mark.parametrize("after", ["pointerup", "pointercancel"])
def test_what_is_touched_shows_it_until_its_click_or_until_it_was_a_swipe(start, after):
    page = start()
    root, button = page.browser.document["root"], Element("BUTTON", parent=Element("FORM", {"data-do": "join"}))
    root.handlers["pointerdown"](types.SimpleNamespace(target=Element("SPAN", parent=button)))
    assert button.hasAttribute("data-touched")
    page.browser.document.handlers[after](None)
    assert button.hasAttribute("data-touched") == (after == "pointerup")
    if after == "pointerup":
        page.browser.window.timers[-1]()
    assert not button.hasAttribute("data-touched")


def test_a_second_touch_shows_it_though_the_first_one_ends_meanwhile(start):
    page = start()
    root, one, two = page.browser.document["root"], Element("BUTTON"), Element("BUTTON")
    root.handlers["pointerdown"](types.SimpleNamespace(target=one))
    page.browser.document.handlers["pointerup"](None)
    root.handlers["pointerdown"](types.SimpleNamespace(target=two))
    page.browser.window.timers[-1]()
    assert two.hasAttribute("data-touched") and not one.hasAttribute("data-touched")


def test_only_the_last_thing_that_was_touched_shows_it(start):
    page = start()
    begin = page.browser.document["root"].handlers["pointerdown"]
    one, two = (Element("BUTTON", {"data-do": "quick"}) for _ in range(2))
    for target in (one, two, Element()):
        begin(types.SimpleNamespace(target=target))
    assert not one.hasAttribute("data-touched") and not two.hasAttribute("data-touched")


@pytest.mark.parametrize("link, done, told", [
    ("http://localhost/room/ABC", True, en.LINK_COPIED), ("http://localhost/room/ABC#seat=x", True, en.SEAT_LINK_COPIED), ("http://localhost/room/ABC", False, en.NOT_COPIED)])
def test_a_link_is_said_to_be_copied_when_it_is(start, link, done, told):
    """It was said before the browser had been asked, and also where browsers refuse: on plain http, as in a school."""
    page = start()
    click(page, "share", link)
    ((copied, tell),) = page.shell.copies
    assert copied == link and told not in region(page, "notice")
    tell(done)
    assert told in region(page, "notice")


def test_one_tap_asks_for_a_room_and_opens_it(start):
    page = start()
    click(page, "quick")
    path, data, done = page.net.posted[0]
    assert path == "/api/rooms" and data["bots"] == ["steady"]
    done(201, {"code": CODE, "seat": 0, "token": "secret"})
    assert page.browser.window.addresses == [f"/room/{CODE}"]
    assert page.storage.texts[f"guide {CODE}"] == "on"
    assert page.net.auth() == {"room": CODE, "token": "secret", "have": 0, "watch": False, "page": "one"}


def test_a_server_that_cannot_be_reached_is_told(start):
    page = start()
    click(page, "quick")
    page.net.posted[0][2](0, None)
    assert "could not be reached" in region(page, "notice")


def test_a_seat_is_brought_by_the_link(start):
    page = start(f"/room/{CODE.lower()}", hash_="#seat=abc")
    assert page.net.auth()["token"] == "abc" and page.storage.texts[f"seat {CODE}"] == "abc"
    assert page.browser.window.addresses == [f"/room/{CODE}".replace(CODE, CODE.lower())]


def test_a_seat_is_remembered(start):
    assert start(f"/room/{CODE}", kept={f"seat {CODE}": "abc"}).net.auth()["token"] == "abc"


def test_the_projector_watches(start):
    assert start(f"/room/{CODE}/table").net.auth()["watch"] is True


def test_the_version_shown_is_on_the_page(start):
    page = start(f"/room/{CODE}")
    page.net.say("table", message(new_game(2, 1), 0, v=7))
    assert page.browser.document["root"].getAttribute("data-version") == "7"


def test_an_answer_travels(start):
    page = start(f"/room/{CODE}")
    page.net.say("table", message(new_game(2, 1), 0))
    click(page, "suggest")
    click(page, "answer")
    event, data, done = page.net.sent[0]
    assert event == "answer" and len(data["choice"]) == 2 and 8 <= len(data["cid"]) <= 40
    done({"error": "Too late.", "reason": "late"})
    assert "The game has gone on since." in region(page, "notice")


def test_after_a_silence_it_is_sent_again(start):
    page = start(f"/room/{CODE}")
    page.net.say("table", message(new_game(2, 1), 0))
    click(page, "suggest")
    click(page, "answer")
    page.browser.window.timers[0]()
    assert [sent[:2] for sent in page.net.sent[:2]] == [page.net.sent[0][:2]] * 2


@pytest.mark.parametrize("dead", [True, False])
def test_a_connection_that_does_not_say_what_was_missed_is_replaced(start, dead):
    """As when the phone slept: nobody has told it that the connection is gone."""
    page = start(f"/room/{CODE}")
    page.net.say("table", message(new_game(2, 1), 0))
    page.browser.window.handlers["pageshow"](None)
    event, _, done = page.net.sent[0]
    if not dead:
        done({"ok": True, "v": 1})
    page.browser.window.timers[0]()
    assert (event, page.net.reconnections) == ("sync", int(dead))


def test_a_lost_connection_is_told_and_mended(start):
    page = start(f"/room/{CODE}")
    page.net.say("table", message(new_game(2, 1), 0))
    page.net.say("disconnect", "transport close")
    assert 'data-testid="offline"' in region(page, "connection")
    page.net.say("connect")
    assert region(page, "connection") == ""


def test_an_unknown_room_is_told(start):
    page = start(f"/room/{CODE}")
    page.net.say("connect_error", "There is no such room.", {"reason": "no_room"})
    assert 'data-testid="no-room"' in region(page, "blank")


def test_a_woken_page_asks_what_it_missed(start):
    page = start(f"/room/{CODE}")
    page.net.say("table", message(new_game(2, 1), 0, v=4))
    page.browser.window.handlers["pageshow"](None)
    assert [sent[:2] for sent in page.net.sent] == [("sync", {"have": 4})]


def test_a_long_press_opens_the_sheet(start):
    page = start(f"/room/{CODE}")
    page.net.say("table", message(new_game(2, 1), 0))
    card = Element("BUTTON", {"data-testid": f"card-{page.app.model.me.hand[0]}"})
    page.browser.document["root"].handlers["contextmenu"](types.SimpleNamespace(target=card, preventDefault=lambda: None))
    assert page.app.model.sheet == ["card", page.app.model.me.hand[0]]


def test_escape_closes(start):
    page = start(f"/room/{CODE}")
    page.net.say("table", message(new_game(2, 1), 0))
    click(page, "sheet", "menu")
    page.browser.document.handlers["keydown"](types.SimpleNamespace(key="Escape", target=Element()))
    assert page.app.model.sheet is None


def test_the_back_button_closes_sheets_one_by_one(start):
    page = start(f"/room/{CODE}")
    page.net.say("table", message(new_game(2, 1), 0))
    back, window = page.browser.window.handlers["popstate"], page.browser.window
    for sheet in ("menu", "help"):
        click(page, "sheet", sheet)
    assert len(window.addresses) == 1       # one entry in the history, however many sheets
    back(None)
    assert page.app.model.sheet == ["menu", ""] and len(window.addresses) == 2
    back(None)
    assert page.app.model.sheet is None and window.loads == []
    click(page, "sheet", "menu")
    click(page, "close")
    back(None)
    assert window.loads == ["back"]         # what the viewer wanted: to leave


def test_back_from_a_room_to_the_first_page_loads_it(start):
    page = start(f"/room/{CODE}")
    page.browser.window.location.pathname = "/"
    page.browser.window.handlers["popstate"](None)
    assert page.browser.window.loads == ["again"]


def test_an_error_is_shown_and_reported_once(start):
    page = start(f"/room/{CODE}")
    page.browser.document["broken"].setAttribute("hidden", "")
    for error in ["Traceback: one"] * 3 + [f"Traceback: {number}" for number in range(20)]:
        page.browser.window.__onPyError(error)
    assert not page.browser.document["broken"].hasAttribute("hidden")
    reports = [data for path, data, done in page.net.posted if path == "/api/errors"]
    assert reports[0] == {"traceback": "Traceback: one", "version": "one"}
    assert len(reports) == importlib.import_module("ui.errors").MOST_REPORTS
    page.net.posted[0][2](0, None)          # that it cannot be reported is no error


def test_a_page_older_than_its_server_loads_itself_anew_once(start):
    page = start(f"/room/{CODE}")
    page.net.say("page", {"version": "two"})
    assert page.shell.reloads == 1 and page.storage.texts["reloaded"] == "two"
    still_old = start(f"/room/{CODE}", kept={"reloaded": "two"})
    still_old.net.say("page", {"version": "two"})
    assert still_old.shell.reloads == 0 and en.OLD_PAGE in region(still_old, "notice")
    still_old.net.say("page", {"version": "three"})
    assert still_old.shell.reloads == 1


def test_it_waits_until_nothing_is_picked_or_under_way(start):
    page = start(f"/room/{CODE}")
    page.net.say("table", message(new_game(2, 1), 0))
    click(page, "suggest")
    page.net.say("page", {"version": "two"})
    click(page, "answer")
    assert page.shell.reloads == 0
    answered = new_game(2, 1)
    answered.seats[0].done = True
    page.net.say("table", message(answered, 0, v=2))
    assert page.shell.reloads == 0
    page.net.sent[0][2]({"ok": True, "v": 2})
    assert page.shell.reloads == 1


def test_a_device_without_network_says_so_at_once_and_comes_back_by_itself(start):
    page = start(f"/room/{CODE}")
    page.net.say("table", message(new_game(2, 1), 0))
    click(page, "suggest")
    picked = page.app.model.picked
    page.browser.window.handlers["offline"](None)
    assert 'data-testid="offline"' in region(page, "connection") and page.app.model.picked == picked
    click(page, "answer")
    assert page.net.sent == []
    page.browser.window.handlers["online"](None)
    assert page.net.reconnections == 1
    page.net.say("connect")
    assert page.net.sent[0][0] == "answer" and region(page, "connection") == ""


def test_a_reminder_is_told(start):
    page = start(f"/room/{CODE}")
    page.net.say("table", message(new_game(2, 1), 0))
    page.net.say("nudged", {"by": 1})
    assert "Bo" in region(page, "notice") and "waiting for you" in region(page, "notice")


def test_of_a_lesson_that_has_ended_nothing_is_shown_or_kept(start):
    page = start(f"/room/{CODE}", kept={f"seat {CODE}": "abc", f"remote {CODE}": "1", "name": "Ann"})
    page.net.say("table", message(new_game(2, 1), 0))
    hide(page)
    page.net.say("ended", {})
    hide(page)
    page.net.say("connect_error", "no such room", {"reason": "no_room"})
    assert en.LESSON_ENDED in region(page, "blank") and page.storage.texts == {"name": "Ann"}


ROW = '<ul class="row"><li class="slot can">one</li><li class="slot">two</li></ul>'


@pytest.mark.parametrize(("html", "whole", "slots"), [
    (ROW.replace("two", "three"), False, ["one", '<li class="slot">three</li>']),
    (ROW.replace("slot can", "slot can picked"), False, ['<li class="slot can picked">one</li>', "two"]),
    (ROW.replace("row", "row wide"), True, ["one", "two"]),
    (ROW.replace("</ul>", "</ul><p>more</p>"), True, ["one", "two"]),
    (ROW.replace('<li class="slot">two</li>', ""), True, ["one", "two"]),
    (ROW.replace("two", '<button tabindex="0">two</button>'), True, ["one", "two"]),
])
def test_only_the_cards_that_differ_are_drawn_anew(start, html, whole, slots):
    dom = start().app.surface.fill.__globals__
    region = Element(inside=[types.SimpleNamespace(outerHTML=text, select=lambda selector: []) for text in ("one", "two")])
    region.innerHTML = ROW
    dom["renew"](region, ROW, html)
    assert region.innerHTML == (html if whole else ROW)
    assert [slot.outerHTML for slot in region.inside] == slots


def test_a_form_is_read_when_it_is_sent(start):
    page = start()
    field = Element("INPUT")
    field.name, field.value = "code", "abc"
    form = Element("FORM", {"data-do": "join"}, inside=[field])
    page.browser.document["root"].handlers["submit"](types.SimpleNamespace(target=form, preventDefault=lambda: None))
    assert page.browser.window.location.href == "/room/ABC"


def test_a_change_of_the_form_is_looked_at(start):
    page = start()
    values = {"name": "Ada", "ruleset": "base+xi", "players": "5", "bots": "1"}
    fields = []
    for name, value in values.items():
        field = Element("INPUT")
        field.name, field.value = name, value
        fields.append(field)
    hands = Element("INPUT")
    hands.name, hands.type, hands.value, hands.checked = "preset_hands", "radio", "newcomers", True
    fields.append(hands)
    for name in ("two_actions", "promo", "goals", "takeovers", "invasion"):
        field = Element("INPUT")
        field.name, field.type, field.checked = name, "checkbox", name == "invasion"
        fields.append(field)
    form = Element("FORM", {"data-do": "create"}, inside=fields)
    fields[1].parent = form
    page.browser.document["root"].handlers["change"](types.SimpleNamespace(target=fields[1]))
    assert (page.app.model.wish["players"], page.app.model.wish["invasion"], page.app.model.name) == (5, True, "Ada")
    assert page.app.model.wish["preset_hands"] == []


@pytest.mark.parametrize("whole", [True, False])
def test_a_language_is_fetched_when_it_is_chosen(start, strange, whole):
    page = start(whole=whole)
    click(page, "language", "xx")
    asked = "game-xx" if whole else "xx"
    assert asked in page.parts.asked and "Play now" in region(page, "home")
    words.add("xx", strange)
    page.parts.arrive(asked)
    assert "Tlhingan" in region(page, "home") and page.storage.texts["language"] == "xx"
    assert page.browser.document.documentElement.attributes["lang"] == "xx"
    assert page.browser.document.documentElement.attributes["dir"] == "rtl"
    click(page, "language", "en")
    assert "Play now" in region(page, "home") and page.browser.document.documentElement.attributes["dir"] == "ltr"


def test_the_game_comes_in_the_language_that_was_chosen_meanwhile(start, strange):
    page = start(whole=False)
    click(page, "language", "xx")
    words.add("xx", strange)
    page.parts.arrive("xx")
    page.parts.arrive("game")
    assert not page.app.playable and list(page.parts.asked) == ["game-xx"]
    page.parts.arrive("game-xx")
    page.parts.arrive("more")
    assert page.app.playable and page.app.model.complete


def test_a_table_is_shown_before_its_sheets_are_there(start):
    page = start(f"/room/{CODE}", whole=False)
    page.net.say("table", message(new_game(2, 1), 0))
    page.parts.arrive("game")
    assert "more" in page.parts.idle
    click(page, "sheet", "menu")
    assert 'data-testid="answer"' in region(page, "prompt") and region(page, "sheet") == ""
    assert "more" not in page.parts.idle        # it was not fetched at once: a busy page never showed the sheet
    page.parts.arrive("more")
    assert 'data-testid="sheet-body"' in region(page, "sheet")


def test_what_waits_for_the_rest_gets_it_though_it_could_not_be_had_at_first(start):
    page = start(whole=False)
    page.app.tell("create", {"name": "Ada"})
    page.parts.fail("more")
    assert 'data-testid="offline"' in region(page, "connection")
    page.browser.window.timers[0]()
    assert "more" in page.parts.asked


def test_a_language_that_cannot_be_fetched_is_told(start):
    page = start()
    click(page, "language", "xx")
    page.parts.fail("game-xx")
    assert "could not be reached" in region(page, "notice")


def test_the_page_begins_in_the_language_remembered(start, strange, monkeypatch):
    monkeypatch.setitem(NAMES, "xx", "Tlhingan")
    page = start(kept={"language": "xx"})
    assert "r-home" not in page.browser.document.elements
    words.add("xx", strange)
    page.parts.arrive("xx")
    assert "Tlhingan" in region(page, "home")


def test_the_page_begins_in_english_if_its_language_cannot_be_fetched(start, monkeypatch):
    monkeypatch.setitem(NAMES, "xx", "Tlhingan")
    page = start(kept={"language": "xx"})
    page.parts.fail("xx")
    assert "Play now" in region(page, "home") and page.browser.document.documentElement.attributes["lang"] == "en"


def test_a_broken_page_says_what_to_do(start):
    page = start()
    page.browser.document["broken"].setAttribute("hidden", "")
    page.browser.window.__dict__["__onPyError"]("Traceback")
    assert not page.browser.document["broken"].hasAttribute("hidden")


def test_only_regions_that_changed_are_replaced(start):
    page = start(f"/room/{CODE}")
    page.net.say("table", message(new_game(2, 1), 0))
    page.browser.document["r-hand"].innerHTML = "untouched"
    click(page, "sheet", "menu")
    assert region(page, "hand") == "untouched"


def test_the_first_language_is_the_one_remembered_or_the_browsers(monkeypatch):
    monkeypatch.setitem(NAMES, "xx", "Tlhingan")
    assert preferred("xx", ["en"]) == "xx"
    assert preferred(None, ["tlh", "xx-AB", "en"]) == "xx"
    assert preferred("gone", ["tlh"]) == "en"
