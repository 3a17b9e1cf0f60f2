"""A full server on a small machine: `python3 -m tests.bench.bench_crowd`. It judges nothing.

The server gets one core and 512 MB of memory. A thousand people sit at 250 tables and answer a hundred times a second; then the server is
killed, started again, and all come back as the Socket.IO client does, with growing and random pauses; then more come, until it says that it is full.
"""
import asyncio
import os
import random
import resource
import signal
import statistics
import tempfile
import time
from pathlib import Path

from websockets.exceptions import ConnectionClosed, InvalidMessage

from tests.bench._table import GameTable, Page
from tests.bench.bench_server import core, seated, steady
from tests.server.page import ask
from tests.server.process import ServerProcess

TABLES, SECONDS, LIMIT = 250, 20, 2000
MEMORY = 512 << 20
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 5  # seconds, halved or doubled by half at random, as static/ui/net asks for
AWAY = (OSError, ConnectionClosed, InvalidMessage, EOFError)


class SmallServer(ServerProcess):
    """On core 0, with little memory."""

    def start(self):
        super().start()
        if hasattr(os, "sched_setaffinity") and os.cpu_count() > 1:
            os.sched_setaffinity(self.process.pid, {0})
        resource.prlimit(self.process.pid, resource.RLIMIT_DATA, (MEMORY, MEMORY))     # not the addresses that it keeps free, some 200 MB


def main():
    core(1)
    resource.setrlimit(resource.RLIMIT_NOFILE, (8192, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    with tempfile.TemporaryDirectory() as folder:
        server = SmallServer(Path(folder), most_connections=LIMIT)
        try:
            asyncio.run(measure(server))
        finally:
            server.end(signal.SIGKILL)


async def measure(server):
    print(f"crowd: {TABLES} tables of four; the server on one core with {MEMORY >> 20} MB", flush=True)
    print(f"  alone: {memory(server)} MB")
    tables = [seated(GameTable, f"{server.url}/") for _ in range(TABLES)]
    for table in tables:
        await table.open()
    print(f"  {4 * TABLES} seats connected: {memory(server)} MB", flush=True)
    taps = await steady(tables, SECONDS)
    ack, everybody = zip(*taps)
    print(f"  100 answers/s: ack p50/p99 {spread(ack)} ms, everybody p50/p99 {spread(everybody)} ms; {memory(server)} MB, "
          f"longest garbage collection {1000 * counter(server, 'race_gc_longest_pause_seconds'):.0f} ms, "
          f"most processor time of one {1000 * counter(server, 'race_gc_most_work_seconds'):.0f} ms", flush=True)
    pages = [page for table in tables for page in table.pages]
    print(f"  killed and back: all {len(pages)} synced {await storm(server, pages):.1f} s after it listened", flush=True)
    await fill(server, pages)


async def storm(server, pages):
    """Kill and start; seconds from its listening until every page has been shown its table."""
    server.kill()
    rng, back = random.Random(1), [asyncio.create_task(come_back(page, random.Random(number))) for number, page in enumerate(pages)]
    await asyncio.sleep(rng.uniform(0.2, 0.4))
    await asyncio.to_thread(server.start)
    begin = time.perf_counter()
    await asyncio.gather(*back)
    return time.perf_counter() - begin


async def come_back(page, rng):
    pause = FIRST_PAUSE
    await page.reading_ended()
    while True:
        await asyncio.sleep(pause * rng.uniform(0.5, 1.5))
        pause = min(LONGEST_PAUSE, 2 * pause)
        try:
            page.v = 0
            return await page.open()
        except AWAY:
            pass


async def fill(server, pages):
    """More and more people watch, until somebody is refused."""
    code = pages[0].auth["room"]
    more = [Page(f"{server.url}/", code) for _ in range(LIMIT - len(pages))]
    for page in more:
        await page.open()
    print(f"  {len(pages) + len(more)} connected: {memory(server)} MB; the next one is told: {await refusal(server, code)}", flush=True)
    await asyncio.gather(*(page.close() for page in pages + more))


async def refusal(server, code):
    with await asyncio.to_thread(server.page, code) as page:
        return page.refused and page.refused["message"]


def memory(server):
    """Resident, in MB."""
    return int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") >> 20


def counter(server, name):
    lines = ask(f"{server.url}/metrics")[2].decode().splitlines()
    return float(next(line for line in lines if line.startswith(f"{name} ")).split()[1])


def spread(seconds):
    cuts = statistics.quantiles(seconds, n=100)
    return f"{1000 * cuts[49]:.1f} / {1000 * cuts[98]:.1f}"


if __name__ == "__main__":
    main()
