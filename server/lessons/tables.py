"""The tables of a class: everybody who takes part is given a seat at one, and the teacher sees all tables side by side."""
import csv
import io
import secrets

import engine
from server.lessons.opening import free_lesson
from server.refused import Refused

MOST_TABLES = 15


def deal_tables(hub, options, same_deal):
    """New rooms, their games begun, for all learners of the hub: [(room, numbers of its learners in the hub)]; bots take the seats that are left.

    Whoever holds a token of the hub holds the seat with the same token; so does the teacher the remote. With `same_deal` all have the same cards.
    """
    learners = list(hub.lesson.learners.items())
    size = options["players"]
    groups = [learners[start:start + size] for start in range(0, len(learners), size)]
    if not groups or len(groups) > MOST_TABLES:
        raise Refused("no_tables", f"A class has 1 to {MOST_TABLES} tables: {len(learners)} learners make {len(groups)} tables of {size}.")
    seed = secrets.token_hex(16)
    return [table(hub, options, group, seed if same_deal else secrets.token_hex(16)) for group in groups]


def table(hub, options, group, seed):
    room, _ = free_lesson(options, ["steady"] * (options["players"] - len(group)), hub=hub.code)
    room.lesson.key = hub.lesson.key
    for place, (number, (name, key)) in zip(room.places, group):
        room.occupy(place, name, key=key, new=number in hub.lesson.newcomers)
    room.begin(seed)
    return room, [number for number, _ in group]


def tile(room):
    """What the wall says of a table; nothing that only its players may know."""
    game = room.record.game
    waiting = engine.waiting(game)
    points = engine.score(game)
    best = engine.winners(game) if game.over else []
    seats = [{"name": place.name, "bot": bool(place.bot), "points": points[seat], "won": seat in best, "waits": seat in waiting}
             for seat, place in enumerate(room.places)]
    return {"code": room.code, "round": game.round, "phase": "" if game.over else game.now, "over": game.over, "seats": seats}


def as_csv(tiles):
    """The results as a spreadsheet reads them. A name that begins like a formula is made a plain text."""
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(["table", "name", "bot", "points", "won", "rounds", "over"])
    for number, each in enumerate(tiles, 1):
        for seat in each["seats"]:
            writer.writerow([number, plain(seat["name"]), int(seat["bot"]), seat["points"], int(seat["won"]), each["round"], int(each["over"])])
    return out.getvalue()


def plain(name):
    return f"'{name}" if name[:1] in "=+-@\t" else name
