"""What is done now and then, so that memory stays as it is."""
import gc
import logging
import sys
import time

import gevent

INTERVAL = 30
QUIET = 1  # second without a change of a room: then nobody notices a garbage collection

log = logging.getLogger(__name__)


def tune():
    """For a process that only serves. With Python's defaults, 2,000 connections would mean collections of half a second."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    sys.setswitchinterval(0.001)  # a thinking bot gives way to the event loop soon


def keep_house(parts):
    while True:
        gevent.sleep(INTERVAL)
        try:
            tidy(parts)
        except Exception:
            log.exception("Housekeeping failed.")


def tidy(parts):
    parts.audience.forget_lost()
    parts.audience.elsewhere.forget()
    parts.rooms.forget_idle(parts.settings.idle_room, in_use=parts.audience.by_room.__contains__)
    parts.misses.forget()
    parts.openings.forget()
    parts.reports.forget()
    parts.old_rooms.tidy(list(parts.audience.by_room))
    if time.monotonic() - parts.rooms.changed > QUIET:
        gc.collect()
