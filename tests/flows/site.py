"""The server that flows visit, and rooms that are ready for them."""
import sqlite3
from contextlib import closing
from urllib.parse import urlsplit

from engine import Game, Record
from server import store
from server.codes import fingerprint, new_code, new_token
from server.json_text import decode
from server.room import Room
from server.sql import Change
from tests.server.page import post
from tests.server.process import ServerProcess

NAMES = ("Ada", "Bertram", "Cleo", "Dmitri", "Esma", "Farid")


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

    def lesson(self, *names, dealt=False, **wishes):
        """A new lesson with these learners: the addresses of the teacher's remote, the big screen, and the learners' phones.

        dealt   are the learners at tables of two?
        wishes  the name of its script, or the options of a game
        """
        status, answer = post(f"{self.url}/api/lessons", wishes)
        assert status == 201, answer
        address, tokens = f"{self.url}/room/{answer['code']}", [answer["token"], *(self.sit(answer["code"], name) for name in names)]
        if dealt:
            status, answer = post(f"{self.url}/api/rooms/{answer['code']}/tables", {"token": answer["token"], "players": 2})
            assert status == 201, answer
        return [f"{address}#seat={tokens[0]}", f"{address}/table", *(f"{address}#seat={token}" for token in tokens[1:])]

    def scenario(self, position, names):
        """A room that begins at this position (of a server for testing): the addresses of its people's seats, in order."""
        status, answer = post(f"{self.url}/api/scenarios", {"position": position, "seats": [{"bot": "steady"} if name == "bot" else {"name": name} for name in names]})
        assert status == 201, answer
        return [self.url + urlsplit(seat["link"]).path + "#" + urlsplit(seat["link"]).fragment for seat in answer["seats"] if not seat["bot"]]

    def room_at(self, game, news=(), story=None):
        """A new room whose game stands at this position, as if all that is in `news` had just happened: the addresses of the seats.

        story  how the game went until then, as server.story.Story
        """
        room = Room(new_code(), game.options)
        tokens = [new_token() for _ in game.seats]
        for name, token in zip(NAMES, tokens):
            room.sit(None, name, fingerprint(token))
        room.record = Record("a position", game.copy(), **game.options)
        with closing(store.Store(str(self.database))) as rooms:
            rooms.add(Change(room.code, room.row(), "open"))
            room.advance("start", room.host, list(news), None)
            room.story = story or room.story
            rooms.save(Change(room.code, room.row(), "start", news=list(news)))
        return [f"{self.url}/room/{room.code}#seat={token}" for token in tokens]

    def game(self, code):
        """The game of a room as it is stored: all of it, hidden cards too."""
        with closing(sqlite3.connect(self.database)) as db:
            return Game.from_data(decode(db.execute("SELECT game FROM room WHERE code = ?", (code,)).fetchone()[0]))
