"""Which screen is shown, and the regions it is made of: [id, tag, label, view, fields].

`fields` are the fields of the model that the view reads, apart from those that stay as they are while a page is open
(LASTING): while none of them changes, the region need not be looked at again. A test watches what the views read.
"""

from ui.views import extras, frame, home, lobby, log, projector, prompt, seats, sheets, table, testing
from ui.words import words

LASTING = ("code", "base", "projector", "language", "testing")
ROOM = ("table", "game")
QUESTION = ROOM + ("decision", "picked")

SCREENS = {
    "home": [["home", "main", "", home.home, ("name", "wish")], ["testing", "section", "TESTING", testing.form, ("scenario",)]],
    "blank": [["blank", "main", "", frame.waiting, ("lost_room",)]],
    "lobby": [["header", "header", "", lobby.header, ("theme",)], ["lobby", "main", "", lobby.lobby, ("table", "name")]],
    "table": [
        ["header", "header", "", table.header, ROOM],
        ["phases", "nav", "PHASES", seats.phases, ROOM],
        ["opponents", "section", "OPPONENTS", seats.opponents, ROOM],
        ["extras", "section", "MORE", extras.extras, ROOM + ("wide",)],
        ["tableau", "main", "YOUR_TABLEAU", table.tableau, QUESTION],
        ["drawn", "section", "ASIDE", table.aside, QUESTION],
        ["prompt", "section", "QUESTION", prompt.prompt, QUESTION + ("outbox", "name", "strong", "plans")],
        ["hand", "section", "YOUR_HAND", table.hand, QUESTION],
        ["log", "aside", "LOG", log.beside, ROOM + ("log", "wide")],
    ],
    "invitation": [["invitation", "main", "", projector.invitation, ("table",)]],
    "projector": [
        ["header", "header", "", projector.header, ROOM],
        ["phases", "nav", "PHASES", seats.phases, ROOM],
        ["told", "section", "LOG", projector.told, ROOM + ("log",)],
        ["extras", "section", "MORE", extras.extras, ROOM + ("wide",)],
        ["players", "main", "", projector.players, ROOM],
    ],
}
# on every screen, over the others
OVERLAYS = [
    ["connection", "div", "", frame.connection, ("link",)],
    ["notice", "div", "", frame.notice, ("notice",)],
    ["sheet", "div", "", sheets.sheet, QUESTION + ("sheet", "log", "theme", "plans", "token")],
]


def screen(model):
    """The name of the screen to show."""
    if model.place == "home":
        return "home"
    if model.table is None or model.lost_room:
        return "blank"
    if model.game is None:
        return "invitation" if model.projector else "lobby"
    return "projector" if model.projector else "table"


def skeleton(model, name):
    """The empty regions of a screen."""
    text = words(model.language)
    regions = [region(one, text) for one in SCREENS[name] + OVERLAYS]
    return f'<div class="screen {name}" data-screen="{name}">{"".join(regions)}</div>'


def region(one, text):
    name, tag, label = one[:3]
    named = f' aria-label="{getattr(text, label)}"' if label else ""
    return f'<{tag} id="r-{name}" class="region {name}" tabindex="-1"{named}></{tag}>'


def page_title(model):
    """For the tab: it says when it is the viewer's turn."""
    text = words(model.language)
    return f"\u25cf {text.TURN_TITLE} \u2013 {text.TITLE}" if model.decision is not None else text.TITLE
