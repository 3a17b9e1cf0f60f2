"""Who is connected to which room, and what they are sent."""
import time

from server.elsewhere import Elsewhere
from server.limits import Bucket
from server.refused import Refused
from server.table import table

NUDGE_PAUSE = 10  # seconds in which nobody can be reminded twice


class Viewer:
    """One connection: `number` is the occupant whose token it showed, or None."""

    __slots__ = ("sid", "code", "number", "bucket")

    def __init__(self, sid, code, number, bucket):
        self.sid, self.code, self.number, self.bucket = sid, code, number, bucket


class Audience:
    """
    viewers    {sid: Viewer}
    by_room    {code: {number: set of sids}}: connections that are sent the same, which are together in a room of Socket.IO
    nudges     {(code, number): when that occupant was reminded}, of the last seconds
    listeners  are called with the code of a room whose players have come or gone
    """

    def __init__(self, server, messages):
        self.server, self.messages, self.elsewhere = server, messages, Elsewhere()
        self.viewers, self.by_room, self.listeners, self.nudges = {}, {}, [], {}

    # Coming and going

    def admit(self, sid, room, number, have):
        """From now on the connection gets every change of the room, beginning with how it is now."""
        viewer = self.viewers[sid] = Viewer(sid, room.code, number, Bucket(*self.messages, time.monotonic()))
        sids = self.by_room.setdefault(room.code, {}).setdefault(number, set())
        sids.add(sid)
        self.server.enter_room(sid, channel(room.code, number))
        self.show(viewer, room, have)
        if number is not None and len(sids) == 1:
            self.tell_presence(room)
            self.notify(room.code)

    def dismiss(self, sid):
        """Forget a connection; returns the code of its room if that room has lost sight of a player."""
        viewer = self.viewers.pop(sid, None)
        if viewer is None:
            return None
        seats = self.by_room[viewer.code]
        seats[viewer.number].discard(sid)
        if seats[viewer.number]:
            return None
        del seats[viewer.number]
        if not seats:
            del self.by_room[viewer.code]
        self.notify(viewer.code)
        return viewer.code if seats and viewer.number is not None else None

    def forget_lost(self):
        """Drop viewers whose connection ended while it was being admitted."""
        for sid in list(self.viewers):
            if not self.server.manager.is_connected(sid, "/"):
                self.dismiss(sid)

    def notify(self, code):
        for listener in self.listeners:
            listener(code)

    def numbers(self, code):
        """The occupants of the room who are connected here."""
        return [number for number in self.by_room.get(code, ()) if number is not None]

    def present(self, code, number):
        return number in self.by_room.get(code, {}) or self.elsewhere.present(code, number)

    def here(self, room):
        """Of each place: is its player connected? Bots always are."""
        return [bool(place.bot) or (place.taken and self.present(room.code, place.number)) for place in room.places]

    # Telling

    def nudge(self, room, number, by):
        """Let an occupant feel that the player on seat `by` waits for them; not again within NUDGE_PAUSE seconds."""
        now, key = time.monotonic(), (room.code, number)
        if now < self.nudges.get(key, 0) + NUDGE_PAUSE:
            raise Refused("too_many", "They have just been reminded.")
        self.nudges = {other: at for other, at in self.nudges.items() if at + NUDGE_PAUSE > now} | {key: now}
        self.server.emit("nudged", {"by": by}, to=channel(room.code, number))

    def publish(self, room):
        """Show the room, just changed, to everybody: to each seat its own view."""
        here = self.here(room)
        for number in list(self.by_room.get(room.code, ())):
            self.server.emit("table", table(room, number, room.version - 1, here), to=channel(room.code, number))

    def tell_end(self, code):
        """The room is no more."""
        for number in list(self.by_room.get(code, ())):
            self.server.emit("ended", {}, to=channel(code, number))

    def show(self, viewer, room, have):
        self.server.emit("table", table(room, viewer.number, have, self.here(room)), to=viewer.sid)

    def tell_presence(self, room):
        here = {"here": self.here(room)}
        for number in list(self.by_room.get(room.code, ())):
            self.server.emit("here", here, to=channel(room.code, number))


def channel(code, number):
    """Name of the Socket.IO room for all who are sent the same."""
    return f"{code}:{number}"
