"""What the page is measured against, and the page's own server."""
import http.server
import subprocess
import sys
import tempfile
import threading
from contextlib import contextmanager
from functools import partial

import brotli

from server.bootstrap import ROOT
from server.bundle.build import BRYTHON

HELLO = """<!doctype html><meta charset="utf-8"><title>hello</title><div id="root"></div><script src="/brython.js"></script>
<script type="text/python">
from browser import document
document["root"].innerHTML = "<button>hello</button>"
</script>"""


@contextmanager
def game_server():
    """The real server with an empty database; its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "server", "--host", "127.0.0.1", "--port", "0", "--database", f"{folder}/rooms.sqlite3"]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
            try:
                yield next(line.split()[-1] for line in process.stdout if line.startswith("On this machine"))
            finally:
                process.terminate()


class Files(http.server.BaseHTTPRequestHandler):
    """Stock Brython's hello world, served as well as our own page is."""

    protocol_version = "HTTP/1.1"

    def __init__(self, script, *args):
        self.script = script
        super().__init__(*args)

    def do_GET(self):
        if self.path == "/brython.js":
            self.answer(self.script, "text/javascript", "public, max-age=31536000, immutable", "br")
        else:
            self.answer(HELLO.encode(), "text/html", "no-cache", "identity")

    def answer(self, body, kind, caching, encoding):
        self.send_response(200)
        headers = {"Content-Type": kind, "Cache-Control": caching, "Content-Encoding": encoding, "Content-Length": len(body)}
        for name, value in headers.items():
            self.send_header(name, str(value))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *args):
        """Not in the table."""


@contextmanager
def hello_server():
    script = brotli.compress(BRYTHON.read_bytes(), quality=11)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, script)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://localhost:{server.server_port}/"
        finally:
            server.shutdown()
