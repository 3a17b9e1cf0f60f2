"""The Socket.IO side of docs/PROTOCOL.md.

Events are registered on the python-socketio server itself: Flask's request context would double the cost of each.
"""
import contextlib
import logging
import time

from socketio.exceptions import ConnectionRefusedError
from werkzeug.http import parse_cookie

from server import messages
from server.bots import known
from server.codes import fingerprint
from server.metrics import CHANGE_TIME, REFUSALS
from server.refused import Refused, malformed

EVENTS = ("answer", "undo", "start", "rematch", "add_bot", "remove_bot", "leave", "newcomer", "nudge", "teach", "vote", "sync")

# what a command of the remote means for the tables of the class
TO_TABLES = {"freeze": "freeze", "release": "release", "tables": "freeze"}

log = logging.getLogger(__name__)


class Sockets:
    """Each method named in EVENTS takes (viewer, message), does what is asked and returns the room's version, or raises Refused."""

    def __init__(self, server, rooms, audience, lookup, bots, settings, page_version):
        self.server, self.rooms, self.audience = server, rooms, audience
        self.lookup, self.bots, self.settings, self.page_version = lookup, bots, settings, page_version
        server.on("connect", self.connect)
        server.on("disconnect", self.disconnect)
        server.on("*", self.unknown)
        for event in EVENTS:
            server.on(event, self.handler(getattr(self, event)))

    # Connections

    def connect(self, sid, environ, auth=None):
        try:
            self.enter(sid, environ, auth)
        except Refused as refusal:
            raise ConnectionRefusedError(str(refusal), {"reason": refusal.reason}) from None

    def enter(self, sid, environ, auth):
        if len(self.audience.viewers) >= self.settings.most_connections:
            raise Refused("busy", "This server is full at the moment. Please try again later.")
        if not isinstance(auth, dict):
            raise malformed()
        have = messages.number(auth, "have", 0)
        room = self.lookup.find(messages.text(auth, "room"), environ["REMOTE_ADDR"])
        self.audience.admit(sid, room, room.holder(key_of(auth, environ, room.code)), have)
        if auth.get("page") not in (None, self.page_version()):
            self.server.emit("page", {"version": self.page_version()}, to=sid)
        self.bots.wake(room)  # they may have been interrupted by a restart

    def disconnect(self, sid, reason=None):
        code = self.audience.dismiss(sid)
        if code:
            with contextlib.suppress(Refused):  # if the room cannot be loaded just now, its next table will tell
                self.audience.tell_presence(self.rooms.get(code))

    # Acknowledgements

    def handler(self, handle):
        def receive(sid, message=None, *more):
            viewer = self.audience.viewers.get(sid)
            if viewer is None:
                return malformed().answer()
            return self.acknowledge(viewer, handle, {} if message is None else message, more)
        return receive

    def acknowledge(self, viewer, handle, message, more):
        if not viewer.bucket.take(time.monotonic()):
            return self.slow_down(viewer)
        try:
            if more or not isinstance(message, dict):
                raise malformed()
            with CHANGE_TIME.time():
                return {"ok": True, "v": handle(viewer, message)}
        except Refused as refusal:
            return self.refuse(viewer, refusal)
        except Exception:
            log.exception("A message could not be handled.")
            return self.refuse(viewer, Refused("internal", "Something went wrong on the server, and nothing has changed."))

    def refuse(self, viewer, refusal):
        """With a fresh table, as the page may have acted on an old one."""
        with contextlib.suppress(Refused):  # if the room cannot be loaded just now, there is nothing fresher to show
            room = self.rooms.get(viewer.code)
            self.audience.show(viewer, room, room.version)
        REFUSALS.labels(refusal.reason).inc()
        return refusal.answer()

    def slow_down(self, viewer):
        if viewer.bucket.refused > self.settings.refusals:
            self.cut(viewer.sid)
        REFUSALS.labels("too_many").inc()
        return Refused("too_many", "Too many messages at once. Please wait a moment.").answer()

    def cut(self, sid):
        """Say that the server ends it, so that the client does not come back by itself, and end it."""
        connection = self.server.eio.sockets.get(self.server.manager.eio_sid_from_sid(sid, "/"))
        self.server.disconnect(sid)
        if connection:
            connection.close(wait=False, abort=True)

    def unknown(self, event, sid, *content):
        """An event without a name here, or one that packets.py has put in place of something unreadable.

        That may have lost the id under which it wants its acknowledgement, so the answer is sent as an event, too.
        """
        answer = self.handler(self.too_large if event == "too_large" else self.malformed)(sid)
        self.server.emit("refused", answer, to=sid)
        return answer

    def malformed(self, viewer, message):
        raise malformed()

    def too_large(self, viewer, message):
        raise Refused("too_large", "That message is too large.")

    # Messages

    def answer(self, viewer, message):
        details = messages.text(message, "at"), messages.number(message, "count"), messages.choice(message)
        return self.change(viewer, "answer", details, messages.cid(message))

    def undo(self, viewer, message):
        return self.change(viewer, "undo", [messages.number(message, "count")], messages.cid(message))

    def start(self, viewer, message):
        return self.change(viewer, "start", [], messages.optional_cid(message))

    def rematch(self, viewer, message):
        return self.change(viewer, "rematch", [], messages.optional_cid(message))

    def add_bot(self, viewer, message):
        index, bot = messages.number(message, "seat"), known(messages.text(message, "bot"))
        here = self.audience.here(self.rooms.get(viewer.code))
        return self.change(viewer, "add_bot", [index, bot, index < len(here) and not here[index]], messages.optional_cid(message))

    def remove_bot(self, viewer, message):
        return self.change(viewer, "remove_bot", [messages.number(message, "seat")], messages.optional_cid(message))

    def leave(self, viewer, message):
        return self.change(viewer, "leave", [], messages.optional_cid(message))

    def newcomer(self, viewer, message):
        return self.change(viewer, "newcomer", [messages.switch(message, "new", True)], messages.optional_cid(message))

    def teach(self, viewer, message):
        details = [messages.text(message, "do"), messages.value(message)]
        lesson = self.rooms.get(viewer.code).lesson
        codes = [code for code, _ in lesson.tables] if lesson else []
        version = self.change(viewer, "teach", details, messages.optional_cid(message))
        for code in codes if details[0] in TO_TABLES else ():
            with contextlib.suppress(Refused):
                self.rooms.change(code, viewer.number, "teach", TO_TABLES[details[0]], None)
        return version

    def vote(self, viewer, message):
        return self.change(viewer, "vote", [messages.number(message, "choice")], messages.optional_cid(message))

    def change(self, viewer, act, details, cid):
        return self.rooms.change(viewer.code, viewer.number, act, *details, cid=cid)

    def nudge(self, viewer, message):
        """Changes nothing, so it has no version and is not stored."""
        room, seat = self.rooms.get(viewer.code), messages.number(message, "seat")
        by = room.seat(viewer.number)
        if seat == by or seat not in room.waiting():
            raise Refused("not_asked", "Nobody is waiting for that player.")
        self.audience.nudge(room, room.places[seat].number, by)
        return room.version

    def sync(self, viewer, message):
        room = self.rooms.get(viewer.code)
        self.audience.show(viewer, room, messages.number(message, "have", 0))
        return room.version


def key_of(auth, environ, code):
    """Fingerprint of the seat token shown, the one in `auth` or else the cookie's; None for somebody who only watches."""
    if auth.get("watch"):
        return None
    token = auth.get("token")
    if token is None:
        token = parse_cookie(environ.get("HTTP_COOKIE", "")).get(cookie_name(code))
    return fingerprint(token) if isinstance(token, str) else None


def cookie_name(code):
    return f"seat-{code}"
