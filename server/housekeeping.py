"""What is done now and then, so that memory stays as it is."""
import gc
import logging
import sys
import time

import gevent

INTERVAL = 30
LONG_PAUSE = 0.05
QUIET = 1  # second without a change of a room: then nobody notices a garbage collection
MANY = 200  # connections with which a collection of everything takes so long that it is left for the end of an hour
HOUR = 3600
SOON = 0.2  # seconds, in which a full server brings forth some thousand things

log = logging.getLogger(__name__)


def tune():
    """For a process that only serves. With Python's defaults, 2,000 connections would mean collections of half a second."""
    gc.collect()
    gc.freeze()
    gc.callbacks.append(pauses)
    gevent.spawn(look_often)
    gc.set_threshold(5_000, 2, 10_000)  # often a little: what a thousand people bring who come at once is looked at in parts, not at once
    sys.setswitchinterval(0.001)  # a thinking bot gives way to the event loop soon


class Pauses:
    """Measures garbage collections, during which nobody is served. It is called by them, so it only notes.

    longest  seconds of the longest one since the last report; `record`: of all
    work     processor seconds of the one that worked most: what the longest took beyond that is the machine's doing
    whole    when the last one of everything was
    """

    def __init__(self):
        self.begin = self.worked = self.longest = self.record = self.work = 0
        self.whole = time.perf_counter()

    def __call__(self, phase, info):
        if phase == "start":
            self.begin, self.worked = time.perf_counter(), time.thread_time()
        else:
            end = time.perf_counter()
            self.longest = max(self.longest, end - self.begin)
            self.record = max(self.record, self.longest)
            self.work = max(self.work, time.thread_time() - self.worked)
            self.whole = end if info["generation"] == 2 else self.whole

    def report(self):
        """Say it if there was a long one."""
        if self.longest > LONG_PAUSE:
            log.warning("A garbage collection took %.0f ms.", 1000 * self.longest)
        self.longest = 0


pauses = Pauses()


def keep_house(parts):
    while True:
        gevent.sleep(INTERVAL)
        try:
            tidy(parts)
        except Exception:
            log.exception("Housekeeping failed.")


def look_often():
    """Collect what is new.

    By itself Python counts how many more things come than go, and sees no reason while new games take the place of old ones: then some
    70,000 new things were looked at in one pause.
    """
    while True:
        gevent.sleep(SOON)
        gc.collect(1)


def tidy(parts):
    pauses.report()
    parts.audience.forget_lost()
    parts.watch.look()
    parts.audience.elsewhere.forget()
    parts.rooms.forget_idle(parts.settings.idle_room, in_use=parts.audience.by_room.__contains__)
    parts.misses.forget()
    parts.openings.forget()
    parts.reports.forget()
    parts.old_rooms.tidy(list(parts.audience.by_room))
    if time.monotonic() - parts.rooms.changed > QUIET and due(len(parts.audience.viewers)):
        gc.collect()


def due(connections):
    """Is it time to collect everything? With few connections at any quiet moment."""
    return connections < MANY or time.perf_counter() - pauses.whole > HOUR
