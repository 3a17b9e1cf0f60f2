"""What can wait until the table of a game, or the first page, is there: sheets, the big screen, lessons, the form of a new room.

Running this module adds it to the page.
"""

from ui import fitting, lessons, screens, testing, update
from ui.game import CARDS, QUESTION, ROOM
from ui.views import agreed, extras, lesson, lobby, new_room, projector, remote, seats, sheets, table
from ui.views import testing as testers

HANDLERS = (fitting.HANDLERS, testing.HANDLERS, lessons.HANDLERS)
# in the place of the regions of these names that the page starts with
INSTEAD = {
    "new-room": ["new-room", "section", "CREATE", new_room.create, ("name", "wish")],
    "teaching": ["teaching", "section", "TEACH", remote.form, ("complete",)],
    "testing": ["testing", "section", "TESTING", testers.form, ("scenario",)],
    "sheet": ["sheet", "div", "", sheets.sheet, QUESTION + ("picked_cards", "sheet", "filters", "log", "theme", "plans", "guide", "token", "below")],
}
SCREENS = {
    "remote": [
        ["header", "header", "", table.header, ROOM],
        ["remote", "section", "LESSON", remote.remote, ROOM + ("log", "slow", "wall")],
        ["tableau", "main", "YOUR_TABLEAU", remote.tableaus, CARDS],
    ],
    "invitation": [["invitation", "main", "", projector.invitation, ("table",)]],
    "projector": [
        ["header", "header", "", projector.header, ROOM + ("wall",)],
        ["phases", "nav", "PHASES", seats.phases, ROOM],
        ["told", "section", "LOG", projector.told, ROOM + ("log",)],
        ["lesson", "section", "LESSON", lesson.board, ROOM],
        ["extras", "section", "MORE", extras.extras, ROOM + ("wide",)],
        ["players", "main", "", projector.players, ROOM + ("wall",)],
    ],
}


def add():
    """Once: a second time changes nothing."""
    for handlers in HANDLERS:
        update.HANDLERS.update(handlers)
    screens.SCREENS.update(SCREENS)
    for regions in (screens.SCREENS["home"], screens.OVERLAYS):
        regions[:] = [INSTEAD.get(region[0], region) for region in regions]
    lobby.BROUGHT["agreed"] = agreed.agreed


add()
