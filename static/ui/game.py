"""Everything that needs the engine: what the page can do and show in a room. Running this module adds it to the page."""

from ui import asked, fitting, guide, lessons, play, refusals, screens, testing, told, update
from ui.art import definitions
from ui.views import agreed, extras, lesson, lobby, log, new_room, projector, prompt, remote, say, seats, sheets, table
from ui.views import testing as testers

ROOM = ("table", "game")
QUESTION = ROOM + ("decision", "picked")
CARDS = ROOM + ("decision", "picked_cards")

HANDLERS = (fitting.HANDLERS, play.HANDLERS, guide.HANDLERS, testing.HANDLERS, lessons.HANDLERS)
# in the place of the regions of these names that the page starts with
INSTEAD = {
    "new-room": ["new-room", "section", "CREATE", new_room.create, ("name", "wish")],
    "teaching": ["teaching", "section", "TEACH", remote.form, ("complete",)],
    "testing": ["testing", "section", "TESTING", testers.form, ("scenario",)],
    "sheet": ["sheet", "div", "", sheets.sheet, QUESTION + ("picked_cards", "sheet", "filters", "log", "theme", "plans", "guide", "token", "below")],
}
SCREENS = {
    "table": [
        ["header", "header", "", table.header, ROOM],
        ["phases", "nav", "PHASES", seats.phases, ROOM],
        ["opponents", "section", "OPPONENTS", seats.opponents, ROOM + ("wide",)],
        ["extras", "section", "MORE", extras.extras, ROOM + ("wide",)],
        ["tableau", "main", "YOUR_TABLEAU", table.tableau, CARDS],
        ["drawn", "section", "ASIDE", table.aside, CARDS],
        ["prompt", "section", "QUESTION", prompt.prompt, QUESTION + ("outbox", "name", "strong", "plans", "guide", "heard", "recapped", "log", "nudged")],
        ["hand", "section", "YOUR_HAND", table.hand, CARDS],
        ["log", "aside", "LOG", log.beside, ROOM + ("log", "wide")],
    ],
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
    told.BROUGHT["question"] = asked.question
    lobby.BROUGHT["agreed"] = agreed.agreed
    refusals.BROUGHT["reason"] = say.reason
    screens.BROUGHT.update({"spoken": log.spoken, "definitions": definitions})


add()
