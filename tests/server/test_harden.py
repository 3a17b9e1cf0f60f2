"""The limits that the libraries lack. These tests also notice when a new version of them makes harden.py void."""
import base64
import os
import socket

import gevent
import pytest
from gevent import socket as green

from server.harden import MOST_UNREAD, WholeSocket, sweep_once
from tests.server.page import Page
from tests.server.process import ServerProcess


@pytest.fixture(scope="module")
def impatient(tmp_path_factory):
    running = ServerProcess(tmp_path_factory.mktemp("impatient"), connect_timeout=0.4)
    yield running
    assert running.end() == 0
    assert "Traceback" not in running.log.read_text()


def shake_hands(port, *headers):
    """A websocket to the server, as a plain socket; and the head of the answer."""
    plain = socket.create_connection(("localhost", port), timeout=20)
    key = base64.b64encode(os.urandom(16)).decode()
    plain.sendall("\r\n".join(["GET /socket.io/?EIO=4&transport=websocket HTTP/1.1", f"Host: localhost:{port}", "Upgrade: websocket", "Connection: Upgrade",
                               f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", *headers, "", ""]).encode())
    head = b""
    while b"\r\n\r\n" not in head:
        head += plain.recv(1)
    return plain, head.decode()


def read_to_the_end(plain):
    received = b""
    while piece := plain.recv(4096):
        received += piece
    return received


def test_compression_is_not_agreed_to(impatient):
    plain, head = shake_hands(impatient.port, "Sec-WebSocket-Extensions: permessage-deflate")
    plain.close()
    assert head.startswith("HTTP/1.1 101")
    assert "extensions" not in head.lower()


def test_a_connection_that_wants_no_room_is_closed(impatient):
    plain, _ = shake_hands(impatient.port)
    assert read_to_the_end(plain).startswith(b"\x81")  # the open packet, and then the end
    plain.close()


def test_a_frame_is_refused_by_its_announced_size_long_before_it_has_come(impatient):
    plain, _ = shake_hands(impatient.port)
    plain.sendall(b"\x81\xff" + (64 * 2 ** 20).to_bytes(8, "big") + b"\0\0\0\0" + b"4" * 32_768)
    assert b"\x03\xf1" in read_to_the_end(plain)  # 1009, too big
    plain.close()


def test_what_follows_a_closed_websocket_is_not_taken_for_a_request(impatient):
    plain, _ = shake_hands(impatient.port)
    plain.sendall(b"\x88\x80\0\0\0\0" + b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
    assert b"HTTP" not in read_to_the_end(plain)
    plain.close()


def test_connections_that_found_their_room_stay(impatient):
    code, token = impatient.room("Ann")
    with Page(impatient.url, code, token) as page:
        for _ in range(3):
            plain, _ = shake_hands(impatient.port)
            read_to_the_end(plain)  # three times as long as a stranger may stay
            plain.close()
        assert page.say("sync", have=0)["ok"]


def test_two_large_sends_to_a_slow_reader_do_not_mix():
    ours, theirs = green.socketpair()
    whole = WholeSocket(ours)
    senders = [gevent.spawn(whole.send, letter * 500_000) for letter in (b"a", b"b")]
    received = b""
    while len(received) < 1_000_000:
        received += theirs.recv(10_000)
        gevent.sleep(0)
    assert received in (b"a" * 500_000 + b"b" * 500_000, b"b" * 500_000 + b"a" * 500_000)
    assert [sender.get() for sender in senders] == [500_000, 500_000]
    whole.close()
    assert theirs.recv(1) == b""
    theirs.close()


class Connection:
    """As much of python-engineio's socket as the sweeper touches."""

    def __init__(self, unread):
        self.queue, self.unread, self.closed = self, unread, False

    def qsize(self):
        return self.unread

    def close(self, wait, abort):
        self.closed = True


class Server:
    def __init__(self, sockets, admitted):
        self.eio, self.manager, self.sockets = self, self, sockets
        self.rooms = {"/": {None: {f"sid of {name}": name for name in admitted}}}


def test_the_sweeper_closes_who_reads_nothing_and_keeps_who_does():
    sockets = {"good": Connection(0), "stuck": Connection(MOST_UNREAD + 1), "new": Connection(0)}
    strangers = {"gone": 0.0}
    sweep_once(Server(sockets, admitted=["good", "stuck"]), strangers, connect_timeout=10)
    assert [name for name, connection in sockets.items() if connection.closed] == ["stuck"]
    assert list(strangers) == ["new"]
    strangers["new"] -= 11
    sweep_once(Server(sockets, admitted=["good", "stuck"]), strangers, connect_timeout=10)
    assert sockets["new"].closed and not sockets["good"].closed
