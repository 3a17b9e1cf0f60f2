"""Which screen is shown, and the regions it is made of: [id, tag, label, view, fields].

`fields` are the fields of the model that the view reads, apart from those that stay as they are while a page is open
(LASTING): while none of them changes, the region need not be looked at again. A test watches what the views read.

Here are the screens that the page starts with; game.py and more.py add the others, and what stands in a place that is kept free for it.
"""

from ui.views import frame, home, lobby
from ui.words import words

LASTING = ("code", "base", "projector", "language", "testing", "faces")

SCREENS = {
    "home": [
        ["home", "main", "", home.home, ()],
        ["new-room", "section", "CREATE", home.coming, ()],
        ["join", "section", "JOIN", home.join, ()],
        ["teaching", "section", "TEACH", frame.nothing, ("complete",)],
        ["testing", "section", "TESTING", frame.nothing, ()],
        ["unofficial", "footer", "", home.unofficial, ()],
    ],
    "lobby": [["header", "header", "", lobby.header, ("theme",)], ["lobby", "main", "", lobby.lobby, ("table", "name", "newcomer", "complete")]],
    "blank": [["blank", "main", "", frame.waiting, ("lost_room",)]],
}
# on every screen, over the others
OVERLAYS = [
    ["connection", "div", "", frame.connection, ("link",)],
    ["notice", "div", "", frame.notice, ("notice",)],
    ["sheet", "div", "", frame.nothing, ()],
]
SPOKEN = ("game", "decision", "log", "said")      # the fields that `spoken` reads
# functions that game.py brings, by name
BROUGHT = {}


def screen(model):
    """The name of the screen to show. While it is still on its way nothing is; who has no seat can take one before the server's first word."""
    wanted = screen_wanted(model)
    return wanted if wanted in SCREENS else "blank"


def screen_wanted(model):
    if model.place == "home":
        return "home"
    if model.table is None or model.lost_room:
        return "lobby" if not (model.lost_room or model.projector or model.token) else "blank"
    if model.table["game"] is None:
        return "invitation" if model.projector else "lobby"
    if model.game is None:
        return "blank"
    if model.projector:
        return "projector"
    return "remote" if model.table.get("lesson") and model.table["lesson"]["teacher"] else "table"


def skeleton(model, name):
    """The empty regions of a screen."""
    text = words(model.language)
    regions = [region(one, text) for one in SCREENS[name] + OVERLAYS]
    return f'<div class="screen {name}" data-screen="{name}">{"".join(regions)}</div>'


def region(one, text):
    name, tag, label = one[:3]
    named = f' aria-label="{getattr(text, label)}"' if label else ""
    return f'<{tag} id="r-{name}" class="region {name}" tabindex="-1"{named}></{tag}>'


def spoken(model):
    """For the live region: what happened last, and what is asked."""
    return BROUGHT["spoken"](model) if BROUGHT else ""


def definitions():
    """The pieces that drawings of cards are made of, as SVG."""
    return BROUGHT["definitions"]()


def page_title(model):
    """For the tab: it says when it is the viewer's turn."""
    text = words(model.language)
    return f"\u25cf {text.TURN_TITLE} \u2013 {text.TITLE}" if model.decision is not None else text.TITLE
