"""The server that flows visit, and rooms that are ready for them."""
import sqlite3
from contextlib import closing
from urllib.parse import urlsplit

from engine import Game
from server.json_text import decode
from tests.server.page import post
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

    def scenario(self, position, names):
        """A room that begins at this position (of a server for testing): the addresses of its people's seats, in order."""
        status, answer = post(f"{self.url}/api/scenarios", {"position": position, "seats": [{"bot": "steady"} if name == "bot" else {"name": name} for name in names]})
        assert status == 201, answer
        return [self.url + urlsplit(seat["link"]).path + "#" + urlsplit(seat["link"]).fragment for seat in answer["seats"] if not seat["bot"]]

    def game(self, code):
        """The game of a room as it is stored: all of it, hidden cards too."""
        with closing(sqlite3.connect(self.database)) as db:
            return Game.from_data(decode(db.execute("SELECT game FROM room WHERE code = ?", (code,)).fetchone()[0]))
