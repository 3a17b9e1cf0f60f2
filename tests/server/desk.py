"""The Socket.IO side without sockets: frames go in as text, and whatever each connection would be sent is kept. Fast enough for very many."""
from types import SimpleNamespace

from server.audience import Audience
from server.limits import Buckets
from server.lookup import Lookup
from server.packets import EVENT, packet_class
from server.settings import Settings
from server.sockets import Sockets

BOUNDLESS = (1e9, 1e9)


class Desk:
    """
    rooms     {name of a Socket.IO room: sids in it}
    sent      {sid: [(event, content), …]}
    """

    def __init__(self, house):
        self.handlers, self.rooms, self.sent, self.ended = {}, {}, {}, set()
        self.manager = SimpleNamespace(is_connected=lambda sid, namespace: sid in self.sent, eio_sid_from_sid=lambda sid, namespace: sid)
        self.eio = SimpleNamespace(sockets={})
        self.audience = Audience(self, BOUNDLESS)
        house.rooms.shows.append(self.audience.publish)
        self.packet = packet_class(Settings.message_size)
        bots = SimpleNamespace(wake=lambda room: None)
        self.sockets = Sockets(self, house.rooms, self.audience, Lookup(house.rooms, Buckets(*BOUNDLESS)), bots, Settings(messages=BOUNDLESS), lambda: "now")

    # What python-socketio's server does

    def on(self, event, handler):
        self.handlers[event] = handler

    def enter_room(self, sid, name):
        self.rooms.setdefault(name, []).append(sid)

    def emit(self, event, content, to):
        for sid in self.rooms.get(to, [to]):
            self.sent[sid].append((event, content))

    def disconnect(self, sid):
        self.ended.add(sid)

    # What a client does

    def connect(self, sid, code, token=None):
        self.sent[sid] = []
        self.handlers["connect"](sid, {"REMOTE_ADDR": "192.0.2.7"}, {"room": code, "token": token})

    def frame(self, sid, text):
        """A frame of this connection; returns its acknowledgement, None if the packet is not of the kind that has one."""
        packet = self.packet(encoded_packet=text)
        if packet.packet_type != EVENT:
            return None
        event, *content = packet.data
        if event in self.handlers and event != "*":
            return self.handlers[event](sid, *content)
        return self.handlers["*"](event, sid, *content)

    def taken(self, sid):
        """What the connection was sent since the last time."""
        sent, self.sent[sid] = self.sent[sid], []
        return sent
