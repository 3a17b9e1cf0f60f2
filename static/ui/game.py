"""The table of a game, which needs the engine: what one sees of it and can answer. Running this module adds it to the page."""

from ui import asked, guide, play, refusals, screens, told, update
from ui.art import definitions
from ui.views import extras, log, prompt, say, seats, table

ROOM = ("table", "game")
QUESTION = ROOM + ("decision", "picked")
CARDS = ROOM + ("decision", "picked_cards")

HANDLERS = (play.HANDLERS, guide.HANDLERS)
TABLE = [
    ["header", "header", "", table.header, ROOM],
    ["phases", "nav", "PHASES", seats.phases, ROOM],
    ["opponents", "section", "OPPONENTS", seats.opponents, ROOM + ("wide",)],
    ["extras", "section", "MORE", extras.extras, ROOM + ("wide",)],
    ["tableau", "main", "YOUR_TABLEAU", table.tableau, CARDS],
    ["drawn", "section", "ASIDE", table.aside, CARDS],
    ["prompt", "section", "QUESTION", prompt.prompt, QUESTION + ("outbox", "name", "newcomer", "strong", "plans", "guide", "heard", "recapped", "log", "nudged")],
    ["hand", "section", "YOUR_HAND", table.hand, CARDS],
    ["log", "aside", "LOG", log.beside, ROOM + ("log", "wide")],
]


def add():
    """Once: a second time changes nothing."""
    for handlers in HANDLERS:
        update.HANDLERS.update(handlers)
    screens.SCREENS["table"] = TABLE
    told.BROUGHT["question"] = asked.question
    refusals.BROUGHT["reason"] = say.reason
    screens.BROUGHT.update({"spoken": log.spoken, "definitions": definitions})


add()
