"""What a browser does with the server, without a browser: requests, and a Socket.IO connection on a plain websocket."""
import contextlib
import json
import threading
import urllib.error
import urllib.request

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

PATIENCE = 30  # seconds until something that should come is missed
CONNECT, DISCONNECT, EVENT, ACK, CONNECT_ERROR = "0", "1", "2", "3", "4"


def ask(url, message=None, **headers):
    """GET, or POST of a JSON message (or of bytes as they are); returns (status, headers, body as bytes)."""
    data = message if message is None or isinstance(message, bytes) else json.dumps(message).encode()
    request = urllib.request.Request(url, data, {name.replace("_", "-"): value for name, value in headers.items()})
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return answer.status, answer.headers, answer.read()
    except urllib.error.HTTPError as answer:
        with answer:
            return answer.code, answer.headers, answer.read()


def post(url, message, **headers):
    """(status, JSON of the answer)."""
    status, _, body = ask(url, message, **headers)
    return status, json.loads(body)


class Page:
    """One connection. Everything that came is kept: `frames` as text, `tables` and `others` (events of other names) as data."""

    def __init__(self, url, code, token=None, have=0, headers=None, origin=None, **auth):
        self.frames, self.tables, self.others, self.acks = [], [], [], {}
        self.sid, self.refused, self.closed, self.asked = None, None, False, 0
        self.news = threading.Condition()
        address = url.replace("http", "ws") + "/socket.io/?EIO=4&transport=websocket"
        self.open = contextlib.ExitStack()
        self.socket = self.open.enter_context(connect(address, origin=origin or url, additional_headers=headers, compression=None, max_size=None))
        self.auth = {"room": code, "token": token, "have": have, **auth}
        self.reader = threading.Thread(target=self.read, daemon=True)
        self.reader.start()
        self.until(lambda: self.closed or self.refused or (self.sid and self.tables))

    # Receiving

    def read(self):
        try:
            while True:
                self.take(self.socket.recv())
        except ConnectionClosed:
            pass
        with self.news:
            self.closed = True
            self.news.notify_all()

    def take(self, frame):
        with self.news:
            self.frames.append(frame)
            if frame[0] == "0":
                self.socket.send("40" + json.dumps(self.auth))
            elif frame[0] == "2":
                self.socket.send("3")
            elif frame[0] == "4":
                self.sort(frame[1], frame[2:])
            self.news.notify_all()

    def sort(self, kind, text):
        if kind == CONNECT:
            self.sid = json.loads(text)["sid"]
        elif kind == CONNECT_ERROR:
            self.refused = json.loads(text)
        elif kind == ACK:
            number, _, content = text.partition("[")
            self.acks[int(number)] = json.loads("[" + content)[0]
        elif kind == EVENT:
            event, content = json.loads(text)
            (self.tables if event == "table" else self.others).append(content if event == "table" else [event, content])

    def until(self, true):
        """Wait for it; returns what it gives then."""
        with self.news:
            assert self.news.wait_for(true, PATIENCE), f"in vain; last frames: {self.frames[-3:]}"
            return true()

    def table(self, fits=lambda table: True):
        """The first table received that fits, waited for if need be."""
        return self.until(lambda: next((table for table in self.tables if fits(table)), None))

    def last(self):
        return self.tables[-1]

    # Sending

    def say(self, event, **message):
        """Send and wait for the acknowledgement."""
        return self.until_acked(self.post(event, message))

    def post(self, event, *content):
        """Send without waiting; returns the number of the acknowledgement to come."""
        self.asked += 1
        self.socket.send(f"42{self.asked}" + json.dumps([event, *content]))
        return self.asked

    def until_acked(self, number):
        return self.until(lambda: self.acks.get(number) or (self.closed and {"closed": True}))

    def raw(self, text):
        self.socket.send(text)

    def close(self):
        self.open.close()
        self.reader.join(PATIENCE)

    def __enter__(self):
        return self

    def __exit__(self, *failure):
        self.close()
