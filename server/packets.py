"""Socket.IO packets as we accept them: small, flat, and of the few kinds that a page sends.

Everything else becomes an event named "malformed" or "too_large" with the id of the original, so that its sender gets a sentence
instead of a broken connection.
"""
import re

from socketio.packet import CONNECT, DISCONNECT, EVENT, Packet

from server.json_text import decode, encode

MOST_BRACKETS = 64
RESERVED = ("connect", "disconnect", "*")  # events of the library itself, which nobody may forge
START_OF_EVENT = re.compile(r"2(\d{1,9})?")


class Json:
    """What both libraries read and write JSON with."""

    loads = staticmethod(decode)

    @staticmethod
    def dumps(data, **style):
        return encode(data)


def packet_class(largest):
    """The packets of a server that reads messages of up to `largest` characters."""

    class StrictPacket(Packet):
        uses_binary_events = False  # nothing that we send is binary: do not search it

        def __init__(self, *arguments, encoded_packet=None, **more):
            super().__init__(*arguments, **more)
            if encoded_packet is not None:
                self.decode(encoded_packet)

        def decode(self, encoded_packet):
            if not isinstance(encoded_packet, str):
                self.replace("malformed", "")
            elif len(encoded_packet) > largest:
                self.replace("too_large", encoded_packet)
            elif not self.read(encoded_packet):
                self.replace("malformed", encoded_packet)

        def read(self, text):
            """Decode; whether it is a packet that a page may send."""
            try:
                return text.count("[") + text.count("{") <= MOST_BRACKETS and not super().decode(text) and proper(self)
            except ValueError:
                return False

        def replace(self, event, text):
            start = START_OF_EVENT.match(text)
            self.packet_type, self.namespace, self.data = EVENT, None, [event]
            self.id = int(start[1]) if start and start[1] else None

    return StrictPacket


def proper(packet):
    if packet.namespace is not None:
        return False
    if packet.packet_type == EVENT:
        data = packet.data
        return isinstance(data, list) and len(data) > 0 and isinstance(data[0], str) and data[0] not in RESERVED
    return packet.packet_type in (CONNECT, DISCONNECT)
