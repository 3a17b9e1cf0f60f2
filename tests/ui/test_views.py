"""What the views show: everything that can be answered, nothing that is private, and names only as text."""
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from engine import new_game, option_card, pending, score
from server.bootstrap import ROOT
from tests.ui.test_art import DESIGNS
from tests.ui.tables import CODE, asked, lobby, message, positions, shown
from ui import screens
from ui.model import Model
from ui.update import update
from ui.words import en
from ui.html import initial, isolated, name_tag
from ui.views import prompt
from ui.views.card import face
from ui.views.score import sources

HOSTILE = '<img src=x onerror="alert(1)">\'&\u202eevil'
ASKS = ("setup.discard", "choose.actions", "explore.keep", "develop.choose", "develop.pay", "settle.choose", "settle.way", "settle.pay",
        "consume.trade", "consume.power", "consume.goods", "consume.discard", "consume.gamble", "produce.windfall", "round_end.discard")
GAMES = [
    (4, {"ruleset": "base"}), (5, {"ruleset": "base+tgs"}), (6, {"ruleset": "base+tgs+rvi"}), (4, {"ruleset": "base+tgs+rvi+bow", "promo": True}),
    (2, {"ruleset": "base+tgs+rvi+bow", "two_actions": True}), (5, {"ruleset": "base+rvi"}), (3, {"ruleset": "base+aa"}), (4, {"ruleset": "base+xi"}),
    (3, {"ruleset": "base+xi", "invasion": True}), (2, {"ruleset": "base+xi", "invasion": True, "two_actions": True}), (4, {"ruleset": "persian"}),
]
VOID = ("img", "input", "use", "path", "circle", "rect", "ellipse", "stop", "line", "br")


class Page(HTMLParser):
    """The elements of a page, and whether every one that is opened is closed."""

    def __init__(self, html):
        super().__init__()
        self.elements, self.open = [], []
        self.feed(html)

    def handle_starttag(self, tag, attributes):
        self.elements.append((tag, dict(attributes)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.elements.append((tag, dict(attributes)))

    def handle_endtag(self, tag):
        if tag not in VOID:
            assert self.open.pop() == tag

    def with_attribute(self, name):
        return [attributes for tag, attributes in self.elements if name in attributes]


def html(model):
    """The whole page as a model shows it."""
    name = screens.screen(model)
    regions = screens.SCREENS[name] + screens.OVERLAYS
    return screens.skeleton(model, name) + "".join([region[3](model) for region in regions])


def page(model):
    parsed = Page(html(model))
    assert parsed.open == []
    return parsed


@pytest.fixture(scope="module")
def games():
    """Positions of whole games, with their news: two and four players."""
    return [(game.copy(), news) for players in (2, 4) for game, news in positions(5, players=players)]


@pytest.mark.parametrize("ask", ASKS)
def test_every_question_can_be_answered(ask):
    game, news, seat = asked(ask)
    can_be_answered(shown(message(game, seat, news)))


def test_the_button_tells_the_two_consume_actions_apart():
    """Both said "Choose Consume"."""
    game, news, seat = asked("choose.actions")
    told = [prompt.confirm(update(shown(message(game, seat, news)), ["pick", option])[0]) for option in pending(game)[seat].options]
    assert len(set(told)) == len(told)


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), GAMES, ids=lambda value: value["ruleset"] if isinstance(value, dict) else None)
def test_every_question_of_every_ruleset_can_be_answered(players, options):
    """In random games, each pending decision whose kind was not met before."""
    met = set()
    for game, news in positions(7, players=players, **options):
        for seat, decision in pending(game).items():
            kind = (decision.ask, decision.of, decision.most > 1, bool(decision.groups), len(set(decision.options)) < len(decision.options))
            if kind not in met:
                met.add(kind)
                can_be_answered(shown(message(game.copy(), seat, news[-40:])))
    assert len(met) > 5


def can_be_answered(model):
    """Each option can be pressed, and when enough are picked, so can the button that sends them."""
    assert {str(option) for option in model.decision.options} <= pressable(model) | pressable(update(model, ["strengthen", ""])[0])
    for option in model.decision.options[:model.decision.least or 1]:
        model = update(model, ["pick", str(option)])[0]
    sending = [each for each in page(model).with_attribute("data-testid") if each["data-testid"] == "answer"]
    assert [each.get("data-do") for each in sending] == ["answer"]


def pressable(model):
    """The options that can be picked where they lie, or on the sheet of their card."""
    cards = {option_card(option) for option in model.decision.options if model.decision.of in ("card", "power")} - {None}
    sheets = [model] + [update(model, ["sheet", f"card:{card}"])[0] for card in cards if model.decision.of == "power"]
    return {each["data-option"] for one in sheets for each in page(one).with_attribute("data-do") if each["data-do"] == "pick"}


def test_a_question_with_too_few_picked_says_what_is_missing():
    model = shown(message(new_game(2, 1), 0))
    assert re.search(r"<button[^>]*disabled[^>]*>Pick 2 more</button>", html(model))


def test_every_disabled_button_has_a_reason(games):
    for game, news in games[::7]:
        for label in re.findall(r"<button[^>]*disabled[^>]*>(.*?)</button>", html(shown(message(game, 0, news)))):
            assert label


def test_hostile_names_are_text(games):
    names = (HOSTILE,) * 4
    game, news = games[-1]
    for model in (
        shown(message(game, 0, news, names=names)),
        shown(message(game, None, news, names=names), projector=True),
        shown(lobby(seats=[{"name": HOSTILE, "bot": None, "here": True, "taken": True, "new": True}] * 3)),
        shown(message(game, 0, news, names=names), name=HOSTILE).with_(place="home"),
    ):
        for sheet in (None, "log", "score", "seat:0", "phase:settle"):
            opened = update(model, ["sheet", sheet])[0] if sheet and model.game is not None else model.with_(sheet=None)
            parsed = page(opened)
            assert not [tag for tag, attributes in parsed.elements if "onerror" in attributes or attributes.get("src") == "x"]
            assert "<img src=x" not in html(opened)


def test_notices_are_text():
    assert "<b>" not in html(shown(lobby()).with_(notice=["bad", "<b>no</b>"]))


def test_spectators_and_the_projector_see_no_private_card(games):
    for game, news in games[::5]:
        private = {card for seat in game.seats for card in seat.hand + seat.drawn + seat.good_cards}
        for model in (shown(message(game, None, news)), shown(message(game, 1, news), projector=True)):
            shown_cards = {int(number) for number in re.findall(r'data-testid="card-(\d+)"', html(model))}
            assert not shown_cards & private


def test_the_projector_does_not_tell_what_only_its_viewer_may_know():
    """Even if the browser of the projector holds a seat."""
    game, news, seat = asked("explore.keep")
    model = shown(message(game, None, news), projector=True)
    names = {game.cards[card].name for card in game.seats[seat].drawn} - {game.cards[card].name for other in game.seats for card in other.tableau}
    assert names and not [name for name in names if name in html(model)]


def test_opponents_hands_are_not_shown(games):
    for game, news in games[::5]:
        private = {card for seat in game.seats[1:] for card in seat.hand + seat.drawn}
        model = shown(message(game, 0, news))
        assert not {int(number) for number in re.findall(r"card[-:](\d+)", html(model))} & private


def test_who_is_waited_for_is_named():
    game = new_game(3, 1, preset_hands=True)
    model = shown(message(game, None))
    assert "Waiting for Ada, Bo and Cy." in re.sub("[\u2068\u2069]", "", html(model))


@pytest.mark.parametrize(("name", "shown"), [
    ("Ada", "Ada"),
    ("\u202eada", "\u202eada"),                                       # ended by the end of the isolation around it
    ("\u2067Ada", "\u2067Ada\u2069"),
    ("\u2069\u202eAda\u2069", "\u202eAda"),
    ("\u2066\u2069\u2069\u2068\u2066Ada\u2069", "\u2066\u2069\u2068\u2066Ada\u2069\u2069"),
])
def test_a_name_ends_the_isolations_that_it_begins_and_no_others(name, shown):
    assert isolated(name) == f"\u2068{shown}\u2069"
    assert name_tag(name) == f'<bdi class="name">{shown}</bdi>'


def test_everybodys_tableau_opens(games):
    game, news = games[-1]
    opened = update(shown(message(game, 0, news)), ["sheet", "seat:1"])[0]
    for card in game.seats[1].tableau:
        assert f'data-option="card:{card}"' in html(opened)


def test_every_card_has_a_sheet_in_words():
    model = shown(message(new_game(2, 1), 0))
    for number, card in enumerate(model.game.cards):
        parsed = update(model, ["sheet", f"card:{number}"])[0]
        assert page(parsed) and html(parsed).count("<li>") >= len(card.powers)


def test_a_card_that_cannot_be_placed_says_why():
    game, news, seat = asked("settle.choose")
    model = shown(message(game, seat, news))
    other = [card for card in model.me.hand if card not in model.decision.options]
    assert 'data-testid="why-not"' in html(update(model, ["sheet", f"card:{other[0]}"])[0])


def test_a_payment_shows_its_sum():
    game, news, seat = asked("develop.pay")
    assert re.search(r'data-testid="sum">[^<]*= \d cards?<', html(shown(message(game, seat, news))))


@pytest.mark.parametrize(("players", "options"), GAMES, ids=lambda value: value["ruleset"] if isinstance(value, dict) else None)
def test_the_final_score_adds_up(players, options):
    *_, (game, news) = positions(3, players=players, **options)
    for model in (shown(message(game, 0, news)), shown(message(game, None, news), projector=True)):
        assert page(model).with_attribute("data-testid")
    assert [sum(sources(game, seat).values()) for seat in game.seats] == score(game)


def test_a_test_id_names_one_control(games):
    for game, news in games[::9]:
        ids = [each["data-testid"] for each in page(shown(message(game, 0, news))).with_attribute("data-testid")]
        assert len(ids) == len(set(ids))


def test_buttons_have_words(games):
    """A button without text has a label."""
    for game, news in games[::11]:
        for attributes, label in re.findall(r"<button([^>]*)>(.*?)</button>", html(shown(message(game, 0, news)))):
            assert re.sub("<[^>]*>", "", label).strip() or "aria-label" in attributes


def test_no_style_attribute(games):
    """The server's policy forbids inline styles."""
    game, news = games[-1]
    assert "style=" not in html(shown(message(game, 0, news)))


def test_pending_agrees_with_the_server(games):
    for game, news in games[::3]:
        for seat, decision in pending(game).items():
            assert shown(message(game, seat, news)).decision == decision


def test_what_stands_on_the_page_before_its_program_runs_is_what_the_words_say():
    text = Path(ROOT, "templates/page.html").read_text("utf-8")
    assert [sentence for sentence in (en.TITLE, en.LOADING, en.BROKEN, en.RELOAD, en.NEEDS_SCRIPTS) if f">{sentence}<" not in text] == []


@pytest.mark.parametrize("seat, offered", [(0, False), (1, True), (2, False)])
def test_people_who_are_waited_for_can_be_reminded_once(seat, offered):
    game = new_game(3, 1, preset_hands=True)
    seats = [{"name": "Ada", "bot": None, "here": True, "taken": True}, {"name": "Bo", "bot": None, "here": True, "taken": True},
             {"name": "Vega", "bot": "steady", "here": True, "taken": True}]
    game.seats[0].done = True
    model = shown(message(game, 0, seats=seats)).with_(decision=None)
    assert (f'data-testid="nudge-{seat}"' in html(model)) == offered
    reminded, effects = update(model, ["nudge", "1"])
    assert effects[0][1:] == ["nudge", {"seat": 1, "cid": "abcdefghijkl-0"}] and "nudge-1" not in html(reminded.with_(outbox=None))


@pytest.mark.parametrize("name, letter", [("Ann", "A"), ("\u202e\u2069ben", "B"), ("\u200b\U0001f98a", "\U0001f98a"), (" 7 of 9", "7"), ("\u2069", "?"), ("\u0646\u0648", "\u0646")])
def test_the_badge_of_a_seat_is_never_empty(name, letter):
    assert initial(name) == letter


@pytest.mark.slow
def test_every_test_id_is_documented(games):
    text = Path(ROOT, "docs/TESTIDS.md").read_text("utf-8")
    known = [re.sub("N$", "[0-9]+", re.sub("OPTION$|PHASE$|KEY$", ".+", name)) for name in re.findall(r"`([a-z_A-Z-]+)`", text)]
    models = [shown(message(game, seat, news, undo=True)) for game, news in games[::6] for seat in (0, None)]
    models += [shown(message(game, None, news), projector=True) for game, news in games[::30]]
    models += [shown(lobby()), shown(lobby(you=None, host=False)), shown(lobby()).with_(place="home")]
    for players, options in GAMES[3:]:
        positioned = list(positions(2, players=players, **options))
        models += [shown(message(game, seat, news[-9:])) for game, news in positioned[::40] for seat in (0, None)]
        models += [update(models[-2], ["sheet", name])[0] for name in (["goals"] if models[-2].game.options["goals"] else []) + (["invasion"] if models[-2].game.invasion else [])]
    models += [update(models[0], ["sheet", name])[0] for name in ("menu", "log", "score", "help", "seat:1", "card:1")]
    for model in models:
        for each in page(model).with_attribute("data-testid"):
            assert [name for name in known if re.fullmatch(name, each["data-testid"])], each["data-testid"]


def test_a_room_code_is_grouped_and_reads_from_left_to_right(games):
    """In Persian one that begins with digits was shown in another order: 253-S7F7-5NF as S7F7-5NF-253."""
    game, news = games[30]
    menu = update(shown(message(game, 0, news)), ["sheet", "menu"])[0]
    grouped = f"{CODE[:3]}-{CODE[3:7]}-{CODE[7:]}"
    for model in (shown(lobby()), shown(message(game, None, news), projector=True), menu):
        assert re.search(f'<b class="code"[^>]*>{grouped}</b>', html(model))
        assert not re.search(f">[^<]*[^/<]{CODE}", html(model))
    assert re.search(r"\.code \{ direction: ltr; unicode-bidi: isolate;", Path(ROOT, "static/css/page.css").read_text("utf-8"))


@pytest.mark.slow
def test_a_minus_is_as_long_as_a_plus():
    shown_of = [html(update(shown(message(game, 0, news[-9:])), ["sheet", "invasion"])[0])
                for game, news in positions(2, players=4, ruleset="base+xi", invasion=True) if game.invasion["dealt"]]
    assert any("\u22121</td>" in text for text in shown_of)
    for text in (*shown_of, *[face(Model(), card) for card in DESIGNS]):
        assert not re.search(r">[^<]*(?<!\w)-\d", text)
