"""What the server costs, beside a bare websocket that only passes messages on: `python3 -m tests.bench.bench_server`. It judges nothing.

All serve the same tables of four in the same run, in turns, each on a core of its own where there are two. An answer of a game is checked, stored
(with a real wait for the disk), told to four pages as each may see it, and acknowledged; "without rules" is our server with rooms that do all
this, but play no game. Processor time and its ratio say most; milliseconds and answers a second depend on what else the machine does, and on
its disk, whose wait is in the last line.
"""
import asyncio
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.bench._table import BareTable, GameTable, SeatedTable
from tests.server.page import post

TABLES, RUNS, SECONDS, RATE = 25, 3, 4, 100  # RATE: answers a second of all tables together
NAMES = ("Ann", "Bob", "Cem", "Dora")


def main():
    core(1)
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        runs = [{name: measure(*open_tables) for name, open_tables in servers(folder / str(run)).items()} for run in range(RUNS)]
        print(f"server: {TABLES} tables of four, medians of {RUNS} runs of {SECONDS} s")
        print(f"{'':22}{'busy: answers/s':>16}{'CPU µs each':>13}{'× bare':>8}{f'at {RATE}/s: ack p50/p99 ms':>30}{'everybody p50/p99 ms':>24}")
        for name in runs[0]:
            print(line(name, [run[name] for run in runs], [run["bare websocket"] for run in runs]))
        print(f"a wait for the disk: {1000 * statistics.median(syncs(folder)):.2f} ms (median)")


def core(number):
    """Keep this process on one core, if there are several."""
    if hasattr(os, "sched_setaffinity") and os.cpu_count() > 1:
        os.sched_setaffinity(0, {number})


def servers(folder):
    """name → (command, function url → tables)."""
    folder.mkdir()

    def ours(module):
        return ["-m", module, str(folder / f"{module}.sqlite3"), "0", "{}"]

    return {
        "bare websocket": (["-m", "tests.bench._bare"], bare_tables),
        "without rules": (ours("tests.bench._without_rules"), plain_tables),
        "Race for the Galaxy": (ours("tests.server.launch"), game_tables),
    }


def bare_tables(url):
    return [BareTable(url, number) for number in range(TABLES)]


def plain_tables(url):
    return [seated(SeatedTable, url) for _ in range(TABLES)]


def game_tables(url):
    return [seated(GameTable, url) for _ in range(TABLES)]


def seated(kind, url):
    """A table of this kind in a room of its own."""
    room = post(f"{url}api/rooms", {"name": NAMES[0], "players": 4})[1]
    seats = [post(f"{url}api/rooms/{room['code']}/seats", {"name": name})[1]["token"] for name in NAMES[1:]]
    return kind(url, room["code"], [room["token"], *seats])


def measure(command, tables):
    """Run a server, and both loads on it."""
    process = subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE, text=True, preexec_fn=lambda: core(0))
    try:
        url = re.search(r"http://\S+", process.stdout.readline())[0]
        return asyncio.run(both_loads(process.pid, tables(url)))
    finally:
        process.terminate()
        process.communicate()


async def both_loads(pid, tables):
    for table in tables:
        await table.open()
    await busy(tables, 1)  # to warm up
    begin, before = time.perf_counter(), processor_time(pid)
    count = await busy(tables, SECONDS)
    result = {"rate": count / (time.perf_counter() - begin), "cpu": (processor_time(pid) - before) / count * 1e6}
    taps = await steady(tables, SECONDS)
    for table in tables:
        await table.close()
    return {**result, "ack": [ack for ack, _ in taps], "all": [everybody for _, everybody in taps]}


async def busy(tables, seconds):
    """All tables answer as fast as they can; how many answers that were."""
    end = time.perf_counter() + seconds

    async def play(table):
        count = 0
        while time.perf_counter() < end:
            await table.tap(*await table.message())
            count += 1
        return count

    return sum(await asyncio.gather(*map(play, tables)))


async def steady(tables, seconds):
    """The tables answer in turns, RATE times a second; (until acknowledged, until everybody was told) of each answer."""
    begin, taps = time.perf_counter(), []
    for number in range(RATE * seconds):
        table = tables[number % len(tables)]
        tap = await table.message()
        await asyncio.sleep(max(0, begin + number / RATE - time.perf_counter()))
        taps.append(await table.tap(*tap))
    return taps


def processor_time(pid):
    """Seconds, of all threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def line(name, runs, bare):
    def middle(values):
        return statistics.median(values)

    def milliseconds(key):
        cuts = [statistics.quantiles(run[key], n=100) for run in runs]
        return f"{1000 * middle(cut[49] for cut in cuts):.1f} / {1000 * middle(cut[98] for cut in cuts):.1f}"

    ratio = middle(run["cpu"] / other["cpu"] for run, other in zip(runs, bare))
    return (f"{name:22}{middle(run['rate'] for run in runs):>16.0f}{middle(run['cpu'] for run in runs):>13.0f}{ratio:>8.1f}"
            f"{milliseconds('ack'):>30}{milliseconds('all'):>24}")


def syncs(folder):
    """Seconds that single appends of 4 KB wait for the disk."""
    with (folder / "probe").open("wb", buffering=0) as probe:
        for _ in range(100):
            probe.write(b"x" * 4096)
            begin = time.perf_counter()
            os.fsync(probe.fileno())
            yield time.perf_counter() - begin


if __name__ == "__main__":
    main()
