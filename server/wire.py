"""What server processes tell each other through Redis: that a room has a new version, and which of its players are connected where.

Nothing secret goes over it, and nothing depends on it: each process reads the room from the database and shows it to its own pages. Whatever
is lost, because Redis is away or slow, the watch below finds in the database soon.
"""
import logging
import secrets
from contextlib import suppress

import gevent
import redis
from gevent.queue import Full, Queue

from server.json_text import decode, encode
from server.refused import Refused

CHANNEL = "race"
MOST_UNSENT = 1000
PATIENCE = 3   # seconds
PAUSE = 1      # seconds until Redis is tried again
REPEAT = 20    # seconds after which is said again who is here

log = logging.getLogger(__name__)


class Wire:
    """`me` is the name of this process."""

    def __init__(self, url, rooms, audience):
        self.rooms, self.audience, self.me, self.outbox = rooms, audience, secrets.token_hex(8), Queue(MOST_UNSENT)
        self.url, self.up = url, True
        rooms.listeners.append(self.tell_version)
        audience.listeners.append(lambda code: self.tell_presence(code, ask=True))
        self.greenlets = [gevent.spawn(work) for work in (self.talk, self.listen, self.repeat)]

    # Telling

    def tell_version(self, room):
        self.send(code=room.code, version=room.version)

    def tell_presence(self, code, ask=False):
        """Say who is here; with `ask`, others say it, too."""
        self.send(code=code, here=self.audience.numbers(code), ask=ask)

    def send(self, **message):
        try:
            self.outbox.put_nowait(encode({"from": self.me, **message}))
        except Full:
            pass  # Redis is away, and the watch sees to it

    def talk(self):
        connection = self.connect(socket_timeout=PATIENCE)
        while True:
            text = self.outbox.get()
            self.attempt(connection.publish, CHANNEL, text)

    def repeat(self):
        while True:
            gevent.sleep(REPEAT)
            for code in list(self.audience.by_room):
                self.tell_presence(code)

    # Hearing

    def listen(self):
        while True:
            self.attempt(self.hear)
            gevent.sleep(PAUSE)

    def hear(self):
        with self.connect(socket_timeout=None, health_check_interval=30).pubsub(ignore_subscribe_messages=True) as channel:
            channel.subscribe(CHANNEL)
            for packet in channel.listen():
                self.take(decode(packet["data"]))

    def take(self, message):
        code = message["code"]
        if message["from"] == self.me:
            return
        if "version" in message:
            gevent.spawn(self.refresh, code, message["version"])
        else:
            self.audience.elsewhere.note(code, message["from"], message["here"])
            if code in self.audience.by_room:
                gevent.spawn(self.show_presence, code)
                if message["ask"]:
                    self.tell_presence(code)

    def refresh(self, code, version):
        with suppress(Refused):  # if the database does not answer, the watch will find it
            self.rooms.refresh(code, version, code in self.audience.by_room)

    def show_presence(self, code):
        with suppress(Refused):  # then the room's next table tells it
            self.audience.tell_presence(self.rooms.get(code))

    # Redis

    def connect(self, **options):
        return redis.Redis.from_url(self.url, socket_connect_timeout=PATIENCE, socket_keepalive=True, retry=None, **options)

    def attempt(self, work, *details):
        """Do it; whether that goes well or not is logged when it changes."""
        try:
            work(*details)
            self.up = True
        except redis.RedisError as error:
            if self.up:
                log.error("Redis does not answer, so other processes are told late: %s", type(error).__name__)
            self.up = False


def watch(rooms, audience, bots, pause):
    """Look into the database, again and again, for what other processes have done to the rooms shown here, and for bots that nobody wakes."""
    seen = {}
    while True:
        gevent.sleep(pause)
        try:
            seen = look(rooms, audience, bots, seen)
        except Exception as error:
            log.error("The watch failed: %s", type(error).__name__)


def look(rooms, audience, bots, before):
    """{code: version} of the rooms shown here; whatever has the version it had `before` may be waiting for a bot whose process has died."""
    shown = list(audience.by_room)
    seen = rooms.store.versions(shown)
    for code in shown:
        if code not in seen:
            rooms.gone(code)
    for code, version in seen.items():
        rooms.refresh(code, version, True)
        if before.get(code) == version:
            bots.wake(rooms.get(code))
    return seen
