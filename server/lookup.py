"""Finding a room by what somebody typed, which must not become a way to find other people's rooms."""
from server.codes import parse_code
from server.refused import Refused, no_room


class Lookup:
    """`misses` is a Buckets: an address that asks for too many rooms that do not exist is not answered for a while."""

    def __init__(self, rooms, misses):
        self.rooms, self.misses = rooms, misses

    def find(self, text, address):
        """The room of that code. Raises Refused("no_room" or "too_many"); a code that cannot be one is a miss like any other."""
        if self.misses.empty(address):
            raise Refused("too_many", "That were too many unknown rooms. Please wait a minute.", ["unknown"])
        code = parse_code(text)
        try:
            if code is None:
                raise no_room()
            return self.rooms.get(code)
        except Refused as refusal:
            if refusal.reason == "no_room":
                self.misses.take(address)
            raise
