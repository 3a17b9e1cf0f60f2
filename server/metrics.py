"""What is counted, for Prometheus: `GET /metrics`, from this machine only. No label names a room or a person."""
from flask import Blueprint, abort, request
from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.gc_collector import GCCollector
from prometheus_client.process_collector import ProcessCollector

from server.housekeeping import pauses

HERE = ("127.0.0.1", "::1")
TIMES = (.001, .002, .005, .01, .02, .05, .1, .2, .5, 1, 3)  # seconds

counts = CollectorRegistry()  # of this process
CHANGES = Counter("race_changes", "Changes of rooms that were stored", ["act"], registry=counts)
REFUSALS = Counter("race_refusals", "Messages that were refused, by reason", ["reason"], registry=counts)
CHANGE_TIME = Histogram("race_change_seconds", "From a message until it was stored and everybody was told", registry=counts, buckets=TIMES)
COMMIT_TIME = Histogram("race_commit_seconds", "One commit to SQLite, with all the changes that had come since the last one", registry=counts, buckets=TIMES)
COMMITTED = Counter("race_committed", "Changes in these commits", registry=counts)
BOT_TIME = Counter("race_bot_seconds", "Processor time of bots", registry=counts)
PAGE_ERRORS = Counter("race_page_errors", "Errors that pages have reported", registry=counts)
GCCollector(registry=counts)
ProcessCollector(registry=counts)


class Gauges:
    """What the parts of an app hold just now, as a collector of Prometheus."""

    def __init__(self, parts):
        self.parts = parts

    def collect(self):
        parts = self.parts
        yield GaugeMetricFamily("race_connections", "Connected pages", len(parts.audience.viewers))
        yield GaugeMetricFamily("race_rooms_watched", "Rooms with connected pages", len(parts.audience.by_room))
        yield GaugeMetricFamily("race_rooms_in_memory", "Rooms in memory", len(parts.rooms.entries))
        yield GaugeMetricFamily("race_gc_longest_pause_seconds", "The longest garbage collection so far", pauses.record)
        yield GaugeMetricFamily("race_gc_most_work_seconds", "The garbage collection so far that took most of the processor", pauses.work)
        yield GaugeMetricFamily("race_rooms_with_bots_at_work", "Rooms whose bots owe an answer", len(parts.bots.busy))


def blueprint(parts):
    metrics, gauges = Blueprint("metrics", __name__), CollectorRegistry()
    gauges.register(Gauges(parts))

    @metrics.get("/metrics")
    def show():
        if request.remote_addr not in HERE:
            abort(404)
        return generate_latest(counts) + generate_latest(gauges), {"Content-Type": "text/plain; version=0.0.4; charset=utf-8"}

    return metrics
