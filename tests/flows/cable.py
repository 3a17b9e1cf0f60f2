"""A way to the server that can fail: real connections, handed on byte by byte until they are frozen or cut."""
import socket
import struct
import threading
from contextlib import suppress

RESET = struct.pack("ii", 1, 0)  # linger for no time: the other side gets a reset instead of a farewell
SIZE = 65536


class Cable:
    """Listens on `port` and hands everything on to the server's port."""

    def __init__(self, server_port):
        self.server_port, self.lines = server_port, []
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        with suppress(OSError):  # the listener is closed in the end
            while True:
                near, _ = self.listener.accept()
                self.lines.append(Line(near, socket.create_connection(("127.0.0.1", self.server_port))))

    def address(self, link):
        """The link by this way."""
        return link.replace(f":{self.server_port}/", f":{self.port}/")

    def freeze(self):
        """Whatever is sent on the present connections arrives nowhere, and nobody is told: as when a phone sleeps, or has left a network."""
        for line in self.lines:
            line.frozen.set()

    def cut(self):
        """The present connections end with a reset, as when a router restarts."""
        for line in self.lines:
            line.cut()
        self.lines = []

    def close(self):
        self.listener.close()
        self.cut()


class Line:
    def __init__(self, near, far):
        self.ends, self.frozen = (near, far), threading.Event()
        for source, target in ((near, far), (far, near)):
            threading.Thread(target=self.carry, args=(source, target), daemon=True).start()

    def carry(self, source, target):
        with suppress(OSError):
            while data := source.recv(SIZE):
                if not self.frozen.is_set():
                    target.sendall(data)
        if not self.frozen.is_set():
            self.close()

    def cut(self):
        for end in self.ends:
            with suppress(OSError):
                end.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
        self.close()

    def close(self):
        for end in self.ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
