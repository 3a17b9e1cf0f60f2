"""`python -m tests.bundle.echo_server FOLDER`: serves a page made of FOLDER/start.js and the other parts there under the strict policy, and sends back what it is sent.

Prints its port. Its page has no text but what the page's Python writes into `#root`.
"""
from gevent import monkey

monkey.patch_all()

import sys

from flask import Flask, request, send_from_directory
from flask_socketio import ConnectionRefusedError, SocketIO
from gevent.pywsgi import WSGIServer

PAGE = '<!doctype html><title>test</title><link rel="icon" href="data:,"><script defer src="/start.js"></script><p id="root"></p>'
POLICY = "default-src 'none'; img-src data:; script-src 'self'; connect-src 'self'"

folder = sys.argv[1]
app = Flask(__name__, static_folder=None)
sockets = SocketIO(app, async_mode="gevent")


@app.get("/")
def page():
    return PAGE, {"Content-Security-Policy": POLICY}


@app.get("/start.js")
def start():
    return send_from_directory(folder, "start.js", max_age=0)


@app.get("/static/dist/<part>-<hashed>.js")
def other(part, hashed):
    return send_from_directory(folder, f"{part}.js", max_age=0)


@app.post("/echo")
def echo_post():
    return {"type": request.content_type, "data": request.json}, 201


@sockets.on("connect")
def connected(auth):
    auth = auth or {}
    if auth.get("refuse"):
        raise ConnectionRefusedError("Not you.", {"reason": "no_room"})
    sockets.emit("hello", auth, to=request.sid)


@sockets.on("echo")
def echo(data):
    sockets.emit("echoed", data, to=request.sid)
    return repr(data)


server = WSGIServer(("127.0.0.1", 0), app, log=None)
server.start()
print(server.server_port, flush=True)
server.serve_forever()
