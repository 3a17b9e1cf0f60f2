"""The one message that tells a viewer all there is to know (docs/PROTOCOL.md, `table`)."""
import engine
from server.lessons.shown import taught


def table(room, number, have, here):
    """For the occupant `number` (None or a stranger: somebody who watches) who has version `have`.

    `here` says of each place whether its player is connected. Whatever leaves the server about a game is made by this function.
    """
    you = room.index(number)
    news, log_from = room.history.since(have if have <= room.version else 0)
    message = {
        "v": room.version, "code": room.code, "status": room.status, "options": room.options, "you": you,
        "seats": [seat(place, present) for place, present in zip(room.places, here)],
        "host": you is not None and number == room.host,
        "game": None, "waiting": [], "undo": False, "count": 0, "story": room.story.to_data() if room.status == "over" else None,
        "news": [[version, item] for version, items in news for item in engine.redact(items, you)], "log_from": log_from,
    }
    if room.record:
        message.update(state(room.record, you))
    return taught(message, room, number) if room.lesson else message


def seat(place, present):
    return {"name": place.name, "bot": place.bot, "here": present, "taken": place.taken, "new": place.new}


def state(record, you):
    game = record.game
    mine = {} if you is None else {"undo": record.can_undo(you) is None, "count": game.seats[you].count}
    return {"game": engine.view(game, you).to_data(), "waiting": engine.waiting(game), **mine}
