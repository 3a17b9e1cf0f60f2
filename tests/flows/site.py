"""The server that flows visit, and rooms that are ready for them."""
import sqlite3
from contextlib import closing

from engine import Game
from server.json_text import decode
from tests.server.process import ServerProcess


class Site(ServerProcess):
    """A server whose games are all dealt from `seed`."""

    def __init__(self, folder, seed, **settings):
        self.program = ("tests.flows.launch", seed)
        super().__init__(folder, **settings)

    def room_for(self, *names, bots=(), players=None, ruleset="base", **options):
        """A new room in which these people and bots sit: the addresses of the people's seats, the host's first."""
        wishes = {"players": players or len(names) + len(bots), "bots": list(bots), "ruleset": ruleset, "options": options}
        code, token = self.room(names[0], **wishes)
        tokens = [token, *(self.sit(code, name) for name in names[1:])]
        return [f"{self.url}/room/{code}#seat={token}" for token in tokens]

    def set_up(self, text):
        """The next game that starts begins at this position (engine.scene), with its seats in the order of the room's."""
        self.database.with_name("scene.txt").write_text(text, "utf-8")

    def game(self, code):
        """The game of a room as it is stored: all of it, hidden cards too."""
        with closing(sqlite3.connect(self.database)) as db:
            return Game.from_data(decode(db.execute("SELECT game FROM room WHERE code = ?", (code,)).fetchone()[0]))
