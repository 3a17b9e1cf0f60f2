"""`POST /api/scenarios`, on servers that were started for testing."""
from flask import Blueprint

from server.pages import base, body
from server.refused import Refused
from server.scenarios import scenario


def blueprint(rooms, settings):
    pages = Blueprint("scenarios", __name__)

    @pages.post("/api/scenarios")
    def open_scenario():
        if not settings.testing:
            raise Refused("not_testing", "This server opens no scenarios. Start it with --testing to have them.")
        room, tokens = scenario(body())
        rooms.add(room)
        return links(room, tokens, f"{base(settings)}/room/{room.code}"), 201

    return pages


def links(room, tokens, url):
    """What the tester gets: the room's address, the projector's, and one for each person's seat."""
    seats = [{"name": place.name, "bot": place.bot, "token": tokens.get(index), "link": f"{url}#seat={tokens[index]}" if index in tokens else None}
             for index, place in enumerate(room.places)]
    return {"code": room.code, "room": url, "table": f"{url}/table", "seats": seats}
