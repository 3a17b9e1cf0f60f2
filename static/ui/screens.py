"""Which screen is shown, and the regions it is made of: [id, tag, label, view]."""

from ui.views import frame, home, lobby, log, projector, prompt, seats, sheets, table
from ui.words import words

SCREENS = {
    "home": [["home", "main", "", home.home]],
    "blank": [["blank", "main", "", frame.waiting]],
    "lobby": [["header", "header", "", lobby.header], ["lobby", "main", "", lobby.lobby]],
    "table": [
        ["header", "header", "", table.header],
        ["phases", "nav", "PHASES", seats.phases],
        ["opponents", "section", "OPPONENTS", seats.opponents],
        ["tableau", "main", "YOUR_TABLEAU", table.tableau],
        ["drawn", "section", "EXPLORED", table.drawn],
        ["prompt", "section", "QUESTION", prompt.prompt],
        ["hand", "section", "YOUR_HAND", table.hand],
        ["log", "aside", "LOG", log.beside],
    ],
    "invitation": [["invitation", "main", "", projector.invitation]],
    "projector": [
        ["header", "header", "", projector.header],
        ["phases", "nav", "PHASES", seats.phases],
        ["told", "section", "LOG", projector.told],
        ["players", "main", "", projector.players],
    ],
}
# on every screen, over the others
OVERLAYS = [
    ["connection", "div", "", frame.connection],
    ["notice", "div", "", frame.notice],
    ["sheet", "div", "", sheets.sheet],
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
    name, tag, label, view = one
    named = f' aria-label="{getattr(text, label)}"' if label else ""
    return f'<{tag} id="r-{name}" class="region {name}"{named}></{tag}>'


def page_title(model):
    """For the tab: it says when it is the viewer's turn."""
    text = words(model.language)
    return f"\u25cf {text.TURN_TITLE} \u2013 {text.TITLE}" if model.decision is not None else text.TITLE
