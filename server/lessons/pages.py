"""The HTTP side of lessons, see docs/PROTOCOL.md."""
import contextlib

from flask import Blueprint, make_response, request

from server import messages
from server.bots import known
from server.codes import fingerprint
from server.lessons.lesson import TEACHER
from server.lessons.opening import branch, free_lesson, scripted_lesson
from server.lessons.tables import as_csv, deal_tables, tile
from server.lessons.texts import shipped, titles
from server.pages import body, seated
from server.refused import Refused
from server.rooms import check_options


def blueprint(rooms, lookup, openings):
    pages = Blueprint("lessons", __name__)

    @pages.get("/api/lessons")
    def lessons():
        return {"lessons": titles()}

    @pages.post("/api/lessons")
    def open_lesson():
        room, token = wanted(body())
        take(openings)
        rooms.add(room)
        return seated(room, token)

    @pages.post("/api/rooms/<code>/branch")
    def what_if(code):
        room = lookup.find(code, request.remote_addr)
        check_teacher(room, body())
        take(openings)
        copy = branch(room)
        rooms.add(copy)
        rooms.change(room.code, TEACHER, "note_came", [copy.code])
        return {"code": copy.code}, 201

    @pages.post("/api/rooms/<code>/tables")
    def tables(code):
        room, message = lookup.find(code, request.remote_addr), body()
        check_teacher(room, message)
        options, _ = messages.new_room(message)
        dealt = deal_tables(room, check_options(options, []), messages.switch(message, "same_deal", False))
        for table, _ in dealt:
            rooms.add(table)
        rooms.change(room.code, TEACHER, "open_tables", [[table.code, numbers] for table, numbers in dealt])
        return {"tables": [table.code for table, _ in dealt]}, 201

    @pages.post("/api/rooms/<code>/end")
    def end(code):
        room = lookup.find(code, request.remote_addr)
        check_teacher(room, body())
        codes = [room.code, *of_the_lesson(rooms, room)]
        rooms.end(codes)
        return {"ended": len(codes)}

    @pages.post("/api/rooms/<code>/wall")
    def wall(code):
        return {"tiles": tiles(rooms, lookup.find(code, request.remote_addr))}

    @pages.get("/api/rooms/<code>/results.csv")
    def results(code):
        room = lookup.find(code, request.remote_addr)
        answer = make_response(as_csv(tiles(rooms, room)))
        answer.headers["Content-Type"] = "text/csv; charset=utf-8"
        answer.headers["Content-Disposition"] = f'attachment; filename="results-{room.code}.csv"'
        return answer

    return pages


def of_the_lesson(rooms, room):
    """The codes of all rooms that came of this one, and of those that came of them."""
    for code in room.lesson.came:
        yield code
        with contextlib.suppress(Refused):
            came = rooms.get(code)
            yield from came.lesson.came if came.lesson else ()


def tiles(rooms, room):
    """All tables of a class; one that has been deleted since is left out."""
    found = []
    for code, _ in room.lesson.tables if room.lesson else ():
        with contextlib.suppress(Refused):
            found.append(tile(rooms.get(code)))
    return found


def take(openings):
    if not openings.take(request.remote_addr):
        raise Refused("too_many", "That were many new rooms at once. Please wait a minute.", ["rooms"])


def wanted(message):
    """The lesson room that was asked for: by the name of a script, or with the options of a game."""
    if "script" in message:
        text = script_named(messages.text(message, "script"))
        if text is None:
            raise Refused("bad_lesson", "There is no such lesson.")
        return scripted_lesson(text)
    options, bots = messages.new_room(message)
    return free_lesson(check_options(options, bots), [known(bot) for bot in bots])


def script_named(name):
    """The text of "first.es", in English if there is none in that language."""
    return shipped().get(name) or shipped().get(f"{name.partition('.')[0]}.en")


def check_teacher(room, message):
    if room.lesson is None or room.holder(fingerprint(messages.text(message, "token"))) != TEACHER:
        raise Refused("not_teacher", "Only the teacher of this room can do that.")
