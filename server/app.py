"""The parts, put together."""
from pathlib import Path

import gevent
from flask import Flask
from flask_socketio import SocketIO
from werkzeug.middleware.proxy_fix import ProxyFix
from whitenoise import WhiteNoise

from server import metrics, page_errors, pages, report_pages, scenario_pages
from server.audience import Audience
from server.bots import Bots, Budget
from server.harden import harden
from server.housekeeping import keep_house
from server.lessons import pages as lesson_pages
from server.lessons.watch import Watch
from server.limits import Buckets
from server.lookup import Lookup
from server.old_rooms import OldRooms
from server.packets import Json, packet_class
from server.rooms import Rooms
from server.settings import ROOT
from server.sockets import Sockets
from server.store import open_store

HASHED = r"[.-][0-9a-f]{8,}\.[^/]+$"  # the end of a name that changes with its content


class Parts:
    """What the app is made of, as `app.extensions["parts"]`: for the one who starts and stops it, and for tests."""

    def __init__(self, app, settings):
        self.settings, self.socketio = settings, socketio_for(app, settings)
        self.store = open_store(settings.database)
        self.rooms = Rooms(self.store)
        self.audience = Audience(self.socketio.server, settings.messages)
        self.bots = Bots(self.rooms, settings.bot_threads, Budget(*settings.bot_time))
        self.rooms.shows.append(self.audience.publish)
        self.rooms.ends.append(self.audience.tell_end)
        self.rooms.listeners.append(self.bots.wake)
        self.misses, self.openings, self.reports = Buckets(*settings.misses), Buckets(*settings.rooms), Buckets(*settings.reports)
        self.lookup = Lookup(self.rooms, self.misses)
        self.sockets = Sockets(self.socketio.server, self.rooms, self.audience, self.lookup, self.bots, settings, self.page_version)
        self.watch = Watch(self.rooms, self.audience)
        self.old_rooms = OldRooms(self.store, settings)
        self.greenlets = [gevent.spawn(keep_house, self)]
        if self.store.shared:
            self.share(settings)

    def page_version(self):
        """Of the page as it is served now."""
        return pages.head(self.settings.static, ())["version"]

    def share(self, settings):
        """With other processes."""
        from server.wire import Wire, watch  # only here: one process alone needs no Redis library

        self.greenlets.append(gevent.spawn(watch, self.rooms, self.audience, self.bots, settings.watch))
        self.greenlets += Wire(settings.redis, self.rooms, self.audience).greenlets if settings.redis else []

    def close(self):
        gevent.killall(self.greenlets)
        self.bots.close()
        self.store.close()


def build(settings):
    app = Flask("server", root_path=str(Path(__file__).parent), static_folder=None, template_folder=str(ROOT / "templates"))
    app.config["MAX_CONTENT_LENGTH"] = settings.frame_size
    parts = app.extensions["parts"] = Parts(app, settings)
    app.register_blueprint(pages.blueprint(parts.rooms, parts.lookup, parts.openings, settings))
    app.register_blueprint(page_errors.blueprint(pages.body, parts.reports))
    app.register_blueprint(report_pages.blueprint(parts.lookup, parts.page_version))
    app.register_blueprint(lesson_pages.blueprint(parts.rooms, parts.lookup, parts.openings))
    app.register_blueprint(scenario_pages.blueprint(parts.rooms, settings))
    app.register_blueprint(metrics.blueprint(parts))
    harden(app, parts.socketio, settings.frame_size, settings.connect_timeout)
    app.wsgi_app = WhiteNoise(app.wsgi_app, root=settings.static, prefix="static", max_age=0, allow_all_origins=False, autorefresh=True,
                              immutable_file_test=HASHED, add_headers_function=add_headers)
    if settings.behind_proxy:
        app.wsgi_app = ProxyFix(app.wsgi_app, x_for=1, x_proto=1, x_host=1)
    return app


def socketio_for(app, settings):
    """Origins: the page's own only, which is the default. Handlers run one after the other within each connection."""
    return SocketIO(app, async_mode="gevent", async_handlers=False, manage_session=False, http_compression=False,
                    serializer=packet_class(settings.message_size), json=Json, max_http_buffer_size=settings.frame_size,
                    ping_interval=25, ping_timeout=20)


def add_headers(headers, path, url):
    for name, value in pages.HEADERS.items():
        headers[name] = value
