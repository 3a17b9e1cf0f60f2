"""Limits that python-engineio 4.15 and simple-websocket 1.1 do not have (measured, see tests/server/test_harden.py):

* a websocket message is bounded before it is held in memory;
* no compression of messages: it costs 100 KB a connection, and 254 KB on the wire can become half a gigabyte;
* a send is whole: partial writes would corrupt the stream of a slow reader;
* no 40 ms pauses between two small packets (TCP_NODELAY), and a phone that has gone is noticed (TCP_USER_TIMEOUT);
* closing really closes, also when the other side has frozen;
* somebody who polls is not waited for when its connection is ended because of what it sent: it may never poll again;
* a connection that never says which room it wants, or that reads nothing for long, is closed.

It touches semi-private names of both libraries, which is why requirements.txt pins them.
"""
import contextlib
import logging
import socket
import time

import simple_websocket
from gevent.lock import BoundedSemaphore
from gevent.pywsgi import WSGIHandler

PATIENCE = 45_000     # milliseconds that sent bytes may stay unacknowledged
MOST_UNREAD = 200     # packets
OPTIONS = ((socket.IPPROTO_TCP, socket.TCP_NODELAY, 1), (socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1),
           (socket.IPPROTO_TCP, getattr(socket, "TCP_USER_TIMEOUT", 18), PATIENCE))

log = logging.getLogger(__name__)


class WholeSocket:
    """A socket whose `send` sends everything, one sender after the other."""

    __slots__ = ("socket", "lock")

    def __init__(self, plain):
        self.socket, self.lock = plain, BoundedSemaphore(1)

    def send(self, data):
        with self.lock:
            self.socket.sendall(data)
        return len(data)

    def close(self):
        """For all: the WSGI server has another handle to the same connection, and would go on listening on it."""
        with contextlib.suppress(OSError):
            self.socket.shutdown(socket.SHUT_RDWR)
        self.socket.close()

    def __getattr__(self, name):
        return getattr(self.socket, name)


class HardWebSocket(simple_websocket.Server):
    def handshake(self):
        for level, option, value in OPTIONS:
            with contextlib.suppress(OSError):  # not every system knows every option
                self.sock.setsockopt(level, option, value)
        self.sock = WholeSocket(self.sock)
        return super().handshake()

    def close(self, reason=None, message=None):
        try:
            super().close(reason, message)
        finally:
            self.sock.close()


class HttpHandler(WSGIHandler):
    """For gevent's own HTTP server: what still comes on a connection that was a websocket is not the next request."""

    def handle_one_response(self):
        super().handle_one_response()
        if self.environ.get("HTTP_UPGRADE", "").lower() == "websocket":
            self.close_connection = True


def harden(app, socketio, frame_size, connect_timeout):
    """Put the limits around a Flask app and its (gevent) Flask-SocketIO; returns the sweeper's greenlet."""
    use_hard_websockets(socketio.server.eio, frame_size)
    end_without_waiting(socketio.server.eio)
    app.wsgi_app = without_extensions(app.wsgi_app)
    return socketio.start_background_task(sweep, socketio.server, connect_timeout)


def use_hard_websockets(eio, frame_size):
    base = eio._async["websocket"]

    class Handler(base):
        def __call__(self, environ, start_response):
            self.ws = HardWebSocket(environ, max_message_size=frame_size, **self.server_args)
            answer = self.app(self)
            if self.ws.mode == "gunicorn":
                raise StopIteration  # how gunicorn is told that the connection is used up
            return answer

    eio._async = {**eio._async, "websocket": Handler}


def end_without_waiting(eio):
    def disconnect(sid):
        eio.sockets.pop(sid).close(wait=False, abort=True)
    eio.disconnect = disconnect


def without_extensions(wsgi_app):
    def app(environ, start_response):
        environ.pop("HTTP_SEC_WEBSOCKET_EXTENSIONS", None)
        return wsgi_app(environ, start_response)
    return app


def sweep(server, connect_timeout):
    """Close, again and again, the connections that are only a burden."""
    strangers = {}  # eio sid → since when it has been known not to be in any room
    while True:
        server.sleep(connect_timeout / 4)
        try:
            sweep_once(server, strangers, connect_timeout)
        except Exception:
            log.exception("Sweeping failed.")


def sweep_once(server, strangers, connect_timeout):
    now, admitted = time.monotonic(), set(server.manager.rooms.get("/", {}).get(None, {}).values())
    for sid in [sid for sid in strangers if sid in admitted or sid not in server.eio.sockets]:
        del strangers[sid]
    for sid, connection in list(server.eio.sockets.items()):
        late = sid not in admitted and now - strangers.setdefault(sid, now) > connect_timeout
        if late or connection.queue.qsize() > MOST_UNREAD:
            connection.close(wait=False, abort=True)
