"""What the page knows, as plain data. `update` makes new models of old ones; views only read."""

from ui.wish import FIRST_WISH

FIELDS = {
    # where we are
    "place": "home",        # "home" or "room"
    "code": "",             # of the room
    "page": "",             # version of this page
    "reloaded": "",         # the version for which it has loaded itself anew
    "stale": "",            # a newer one that the server has
    "base": "",             # how other devices reach this server, as "http://192.168.1.5:8000"
    "projector": False,     # the table page: big type, no controls, no private cards
    # the viewer
    "teacher": False,       # does this browser hold the remote of a lesson?
    "token": None,          # the secret of the viewer's seat in this room
    "name": "",             # remembered from the last time
    "newcomer": False,      # does the viewer, who has no seat yet, say that it is their first game?
    "language": "en",
    "faces": "icons",       # how cards show their powers, see views/card.py
    "theme": "auto",        # "auto", "dark" or "light"
    "guide": False,         # is the game explained as it goes?
    "recapped": 0,          # the round before which the last one was told
    "heard": [],            # the lessons that need not be told again, see guide.py
    "wide": False,          # is there room for the log beside the table?
    "complete": False,      # is the program here to its last part?
    # the room, as the server last told it
    "link": "new",          # "new", "on", "lost"
    "table": None,          # the last `table` message, see docs/PROTOCOL.md
    "game": None,           # its game: the viewer's own view, a Game
    "decision": None,       # what the viewer is asked, computed from that view
    "log": [],              # [version, item of news], oldest first
    "log_version": 0,       # the version up to which the log is complete
    "said": 0,              # the version up to which the log had been told when the last news came
    # what the viewer is doing
    "picked": [],           # options picked and not yet sent
    "plans": [],            # for a Consume phase, see engine/plans.py
    "nudged": [],           # seats that the viewer has reminded since the last question
    "series": [],           # what is still to be answered of a plan under way, as [ask, choice]
    "strong": False,        # are the actions shown as the prestige card makes them?
    "sheet": None,          # the sheet that lies over the page, as [kind, argument]
    "below": [],            # the sheets from which it was opened
    "filters": {"seat": "", "phase": "", "text": "", "sort": "", "set": ""},    # what the log and the list of cards are narrowed to
    "outbox": None,         # the message under way, as [event, data], until the server has answered it
    "unsent": False,        # the message under way was cut off with the connection
    "wish": FIRST_WISH,     # the game that the form of a new room asks for, see wish.py
    "form_busy": False,     # a form under way
    "notice": None,         # a sentence that concerns the viewer, as ["bad" or "good", sentence]
    "lost_room": "",        # why there is no such room, in a sentence
    "size": 0,              # how much larger than usual the projector's type is, in steps
    "wall": [],             # the tables of the class, as the server told them last
    "looking": False,       # are they looked at again and again?
    "slow": False,          # is the past played slowly, step by step?
    "testing": False,       # does this server open scenarios?
    "scenario": None,       # the one that was just opened, as the server answered: {code, room, table, seats}
    "quick": False,         # start as soon as the room is there
    "session": "",          # makes the ids of this page's messages unique
    "sent": 0,              # number of messages sent
}


NO_CARDS = []


class Model:
    """The state of the page; FIELDS says what each field is. Never changed: `with_` makes a new one.

    Without slots: to copy these one by one would take longer than all else that a tap changes.
    """

    def __init__(self):
        self.__dict__.update(FIELDS)

    def with_(self, **changes):
        """A copy of the model with some fields changed."""
        twin = Model.__new__(Model)
        twin.__dict__.update(self.__dict__)
        twin.__dict__.update(changes)
        return twin

    @property
    def version(self):
        """The version of the room that is shown; 0 before the first."""
        return self.table["v"] if self.table else 0

    @property
    def you(self):
        """The viewer's seat, or None for a spectator."""
        return self.table["you"] if self.table and not self.projector else None

    @property
    def me(self):
        """The viewer's Seat in the game, or None."""
        return self.game.seats[self.you] if self.game is not None and self.you is not None else None

    @property
    def picked_cards(self):
        """What is picked of cards or of powers on them. What else is picked leaves the cards on the table as they lie."""
        return self.picked if self.decision is not None and self.decision.of in ("card", "power") else NO_CARDS

    @property
    def taught(self):
        """What the room's lesson shows, in the viewer's language where it has that; None in other rooms."""
        lesson = self.table.get("lesson") if self.table else None
        if not lesson or self.language not in lesson.get("said", {}):
            return lesson
        told = dict(lesson)
        told.update(lesson["said"][self.language])
        return told

    @property
    def names(self):
        """The names at the table, by seat; those of a lesson's example in the viewer's language."""
        taught = self.taught
        if taught and taught.get("players"):
            return taught["players"]
        return [seat["name"] for seat in self.table["seats"]] if self.table else []
