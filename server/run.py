"""Start the server, say where it is, and stop it without losing anything."""
from gevent import monkey

monkey.patch_all()  # before anything else is imported

import argparse
import io
import logging
import os
import signal
import sys
from dataclasses import replace

import gevent
import segno
from gevent.pywsgi import WSGIServer

from server import backup, create_app, logs
from server.addresses import HERE, lan_address, reachable
from server.harden import HttpHandler
from server.housekeeping import tune
from server.lessons.from_file import open_file
from server.settings import from_environment

BACKLOG = 2048      # connections that may wait when everybody comes back at once
LAST_SECONDS = 1    # for what has been stored to be acknowledged before the connections are cut

log = logging.getLogger(__name__)


def main(argv):
    options = parser().parse_args(argv)
    settings = from_environment()
    settings = replace(settings, database=options.database or settings.database, testing=options.testing)
    if options.backup or options.restore:
        return copy_database(settings.database, options)
    logs.set_up()
    serve(settings, options.host, options.port, options.lesson)


def copy_database(database, options):
    if database.startswith("postgresql:"):
        sys.exit("A PostgreSQL database is copied by its own programs, pg_dump and pg_restore.")
    backup.back_up(database, options.backup) if options.backup else backup.restore(database, options.restore)


def serve(settings, host, port, lesson=None):
    """Serve until a signal says to stop; `lesson`: a file with a lesson to open at once."""
    app = create_app(settings)
    server = WSGIServer((host, port), app, backlog=BACKLOG, log=None, handler_class=HttpHandler)
    listen(server)
    for name in (signal.SIGTERM, signal.SIGINT):
        gevent.signal_handler(name, stop, server, app)
    tune()
    say_where(host, server.server_port)
    if lesson:
        print(open_file(app.extensions["parts"].rooms, lesson, settings.public_url or reachable(f"http://localhost:{server.server_port}")), flush=True)
    log.info("Started.")
    server.serve_forever()
    app.extensions["parts"].close()


def parser():
    it = argparse.ArgumentParser(prog="python3 -m server", description="Play Race for the Galaxy in the browser.")
    it.add_argument("--host", default="0.0.0.0", help="address to listen on (default: all)")
    it.add_argument("--port", type=int, default=int(os.environ.get("PORT", 8000)), help="default: $PORT or 8000; 0 takes a free one")
    it.add_argument("--database", help="path of the SQLite file (default: data/rooms.sqlite3, or DATABASE_URL)")
    it.add_argument("--lesson", metavar="FILE", help="open a room for this lesson (server/lessons/script.py tells how one is written)")
    it.add_argument("--testing", action="store_true", help="allow rooms that begin in any position (POST /api/scenarios)")
    it.add_argument("--backup", metavar="FILE", help="copy the SQLite database to FILE, also while a server uses it, and end")
    it.add_argument("--restore", metavar="FILE", help="put such a copy back, while no server uses the database, and end")
    it.add_argument("--debug", action="store_true", help="a page with readable tracebacks")
    return it


def listen(server):
    try:
        server.start()
    except OSError as error:
        sys.exit(f"Cannot listen on port {server.address[1]}: {error.strerror}. Choose another with --port.")


def stop(server, app):
    """Take no new connections, store and acknowledge what has been sent, then end `serve_forever`."""
    log.info("Stopping.")
    server.close()
    app.extensions["parts"].store.finish()
    server.stop(timeout=LAST_SECONDS)


def say_where(host, port):
    everywhere, only_here = host in ("", "0.0.0.0", "::"), host in HERE
    print(f"On this machine:   http://{'localhost' if everywhere or only_here else host}:{port}/", flush=True)
    address = lan_address() if everywhere else None if only_here else host
    if address:
        url = f"http://{address}:{port}/"
        print(f"On other devices:  {url}\n\n{qr_text(url)}", flush=True)


def qr_text(text):
    """As blocks for a terminal; nothing where they cannot be printed."""
    out = io.StringIO()
    segno.make(text, micro=False).terminal(out, compact=True)
    try:
        out.getvalue().encode(sys.stdout.encoding)
    except UnicodeEncodeError:
        return ""
    return out.getvalue()
