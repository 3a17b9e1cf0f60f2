"""Every screen of the page, each with the way to it: for pictures (`python -m tests.screens`) and for tests that walk them all.

A table is a room put into the server at a position of a seeded random game, so that every question is one page load away.
"""
from functools import cache

from playwright.sync_api import expect

from tests.flows import devices
from tests.flows.site import NAMES
from tests.ui import tables

SIZES = {f"{width}x{height}": (width, height) for width, height in devices.SIZES}
LARGEST_TABLET = 900    # px wide
FULL, FIGHT, SMALL = {"ruleset": "base+tgs+rvi+bow"}, {"ruleset": "base+xi", "invasion": True}, {"ruleset": "persian"}
# name: (question, options of a game in which it is asked)
QUESTIONS = {
    "two-actions": ("choose.actions", {"two_actions": True}), "prestige-actions": ("choose.actions", {**FULL, "players": 6}),
    "small-actions": ("choose.actions", {**SMALL, "players": 4}), "invasion": ("invasion.defend", {**FIGHT, "players": 4}),
    "search": ("search.keep", {**FULL, "players": 2}), "start-world": ("setup.start", {**FULL, "players": 3}),
    **{ask.replace(".", "-"): (ask, {"players": players}) for ask, players in (
        ("setup.discard", 2), ("choose.actions", 4), ("explore.keep", 2), ("develop.choose", 4), ("develop.pay", 2), ("settle.choose", 2),
        ("settle.way", 3), ("settle.pay", 2), ("consume.trade", 2), ("consume.power", 3), ("consume.goods", 2), ("consume.discard", 2),
        ("consume.gamble", 2), ("produce.windfall", 2), ("round_end.discard", 2))},
}
# name: (the table it lies over, the control that opens it)
SHEETS = {
    "log": ("middle", "open-log"), "menu": ("middle", "open-menu"), "phase": ("middle", "phase-settle"), "opponent": ("middle", "seat-1"),
    "card": ("middle", "card-in-tableau"), "piles": ("goals", "open-piles"), "goals": ("goals", "open-goals"), "invasion-track": ("invasion", "open-invasion"),
}


class Screen:
    """One screen: `path(site)` is its address, `then(device)` what is done there. `big`: for projectors only."""

    def __init__(self, name, path, then=None, big=False):
        self.name, self.path, self.then, self.big = name, path, then or (lambda device: None), big

    def open(self, site, device):
        """Show it on this device."""
        device.visit(self.path(site))
        device.expect_shown()
        self.then(device)


def fits(screen, size):
    """Is the screen meant for devices of this size?"""
    return not screen.big or size[0] > LARGEST_TABLET


# Positions

@cache
def position(ask, **options):
    """(game, news so far, seat) at which some seat is asked this."""
    return tables.asked(ask, **options)


@cache
def moment(share, **options):
    """A random game when this share of it has been played: (game, news, a seat, how it went)."""
    whole = [(game.copy(), news, story) for game, news, story in tables.with_stories(3, **options)]
    game, news, story = whole[int(share * (len(whole) - 1))]
    return game, news, 0, story


def table(found, address=""):
    """The way to a position; `address`: the projector's page of that room, or a spectator's."""
    def path(site):
        game, news, seat, *story = found()
        seated = site.room_at(game, news[-150:], *story)[seat]
        return seated if not address else seated.partition("#")[0] + ("/table" if address == "projector" else "")
    return path


def asked(name):
    ask, options = QUESTIONS[name]
    return table(lambda: position(ask, **options))


TABLES = {
    "middle": table(lambda: moment(.6, players=3)), "goals": table(lambda: moment(.7, players=4, **FULL)),
    "invasion": table(lambda: position("invasion.defend", **FIGHT, players=4)), "end": table(lambda: moment(1, players=3)),
    "end-of-six": table(lambda: moment(1, players=6, **FULL)), "end-of-invasion": table(lambda: moment(1, players=3, **FIGHT)),
}


# Before the game

def home(site):
    return site.url


def lobby(site):
    return site.room_for("Ada", players=4, bots=["steady"], preset_hands=[])[0]


def guest(site):
    return lobby(site).partition("#")[0]


def invitation(site):
    return guest(site) + "/table"


def no_room(site):
    return f"{site.url}/room/ABC-DEFG-HJK"


# A class

LESSON, GAME = {"script": "military.en"}, {"players": 2}


def lesson(whose, dealt=False, **wishes):
    """The way to a lesson as it is seen on the teacher's remote, the big screen, or a learner's phone."""
    def path(site):
        return dict(zip(("remote", "big", "phone"), site.lesson(*NAMES[:4 if dealt else 2], dealt=dealt, **wishes)))[whose]
    return path


def press(testid):
    return lambda device: device.sheet.open(testid if testid != "card-in-tableau" else device.table.cards()[0])


def menu(*controls):
    """From the menu on."""
    def then(device):
        device.sheet.open("open-menu")
        for control in controls:
            device.press(control)
    return then


def show_cards_as(way):
    """From now on on this device: so such screens come last."""
    def then(device):
        menu(f"faces-{way}")(device)
        device.sheet.close()
    return then


def pick_all(device):
    """The question with something picked, and the sums that come with it."""
    device.prompt.expect_asked()
    while not device.prompt.complete() and device.prompt.options():
        device.prompt.pick(device.prompt.options()[0])
    if not device.page.locator('[aria-pressed="true"][data-do="pick"]').count():
        device.prompt.pick(device.prompt.options()[0])


def answer_first(device):
    """The first option is the answer, and others are still thinking."""
    device.prompt.expect_asked()
    device.prompt.answer(device.prompt.options()[0])


SCREENS = [
    Screen("home", home), Screen("lobby", lobby), Screen("lobby-guest", guest), Screen("no-room", no_room),
    Screen("lobby-notice", lobby, lambda device: device.press("copy-link")),
    *[Screen(f"ask-{name}", asked(name)) for name in QUESTIONS],
    *[Screen(f"answered-{name}", asked(name), answer_first) for name in ("prestige-actions", "choose-actions")],
    *[Screen(f"picked-{name}", asked(name), pick_all) for name in ("develop-choose", "settle-choose", "settle-pay", "choose-actions", "consume-trade", "setup-discard")],
    *[Screen(f"sheet-{name}", TABLES[under], press(control)) for name, (under, control) in SHEETS.items()],
    Screen("sheet-help", TABLES["middle"], lambda device: (device.sheet.open("open-menu"), device.press("open-help"))),
    Screen("sheet-cards", TABLES["goals"], lambda device: (device.sheet.open("open-piles"), device.press("open-cards"))),
    Screen("sheet-card-over-log", TABLES["middle"], lambda device: (device.sheet.open("open-log"), device.press_on(device.one("log").locator(".link").first))),
    *[Screen(f"{name}-story", TABLES[name], lambda device: device.one("points-table").scroll_into_view_if_needed()) for name in ("end", "end-of-six")],
    *[Screen(name, TABLES[name], lambda device: device.score.expect()) for name in ("end", "end-of-six", "end-of-invasion")],
    Screen("table-at-the-end", TABLES["end"], lambda device: device.sheet.close()),
    Screen("spectator", table(lambda: moment(.6, players=3), "spectator")),
    Screen("projector-invitation", invitation, big=True), Screen("projector", table(lambda: moment(.6, players=4, **FULL), "projector"), big=True),
    Screen("projector-end", table(lambda: moment(1, players=4), "projector"), big=True),
    Screen("sheet-plan", asked("consume-power"), press("plan-points")), Screen("sheet-my-seat", TABLES["middle"], menu("open-my-seat")),
    Screen("sheet-symbol", TABLES["middle"], lambda device: (device.sheet.open(device.table.cards()[0]), device.press("symbol-vp"))),
    Screen("remote", lesson("remote", **LESSON)), Screen("remote-of-a-game", lesson("remote", **GAME), lambda device: device.lobby.start()),
    Screen("remote-of-tables", lesson("remote", dealt=True, **LESSON), lambda device: expect(device.one("wall")).to_be_visible()),
    Screen("learner", lesson("phone", **LESSON)), Screen("projector-lesson", lesson("big", **LESSON), big=True),
    Screen("projector-tables", lesson("big", dealt=True, **LESSON), lambda device: expect(device.one("wall")).to_be_visible(), big=True),
    Screen("lesson", asked("choose-actions"), menu("guide")), Screen("lesson-settle", TABLES["middle"], menu("guide")),
    *[Screen(f"cards-as-{way}", asked("setup-discard"), show_cards_as(way)) for way in ("words", "both")],
    *[Screen(f"table-as-{way}", TABLES["middle"], show_cards_as(way)) for way in ("words", "both")],
]
