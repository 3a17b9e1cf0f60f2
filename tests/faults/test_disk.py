"""A disk that is full, a database that somebody else has locked, a torn or corrupted log of it, a clock that jumps: the games go on."""
import asyncio
import os
import random
import resource
import signal
import sqlite3

import pytest

from server.store import Store
from tests.faults import table
from tests.faults.ledger import Ledger
from tests.faults.mortal import Mortal

BASE = table.KINDS[:3]
TIMES = 8          # that a trouble comes back
LENGTH = 0.4       # seconds that it lasts, and that it does not
UNLIMITED = resource.RLIM_INFINITY

pytestmark = pytest.mark.slow


class Troubled:
    """A server with robots on it, and trouble that comes back several times. `more` is True until then."""

    def __init__(self, folder, trouble, breakage=""):
        self.server, self.ledger, self.left = Mortal(folder, breakage), Ledger(), TIMES
        self.rng = random.Random("trouble")
        self.codes, robots = table.seat_robots(self.server, self.ledger, "trouble", lambda: self.left > 0, BASE)
        table.play(robots, self.work(trouble))

    async def work(self, trouble):
        while self.left:
            await asyncio.sleep(LENGTH)
            await trouble(self)
            self.left -= 1

    def finish(self):
        """Stop the server; the ledger, after all has been compared."""
        assert self.server.close() == 0
        table.audit(self.ledger, Store(str(self.server.database)), self.codes)
        return self.ledger

    async def away(self, change):
        """The server is killed, its files are changed, and it comes back."""
        self.server.kill()
        change(self.server.database.with_name(f"{self.server.database.name}-wal"), self.rng)
        await asyncio.to_thread(self.server.start)


async def jump(troubled):
    """All connections are cut then, as the library takes them to be silent for days; the robots come back."""
    os.kill(troubled.server.pid, signal.SIGUSR1)


async def full_disk(troubled):
    """No file may grow beyond a few bytes."""
    resource.prlimit(troubled.server.pid, resource.RLIMIT_FSIZE, (0, UNLIMITED))
    await asyncio.sleep(LENGTH)
    resource.prlimit(troubled.server.pid, resource.RLIMIT_FSIZE, (UNLIMITED, UNLIMITED))


async def locked(troubled):
    """Another program writes: the last time for longer than the server waits, twice, as the first wait may have been for a bot's answer alone."""
    other = sqlite3.connect(troubled.server.database, isolation_level=None, timeout=10)
    other.execute("BEGIN IMMEDIATE")
    await asyncio.sleep(LENGTH if troubled.left > 1 else 7.5)
    other.close()


async def torn(troubled):
    """The power went while a page was being written to the log."""
    await troubled.away(lambda log, rng: log.write_bytes(log.read_bytes() + rng.randbytes(rng.randrange(1, 4000))))


@pytest.mark.parametrize("trouble", [full_disk, locked, torn])
def test_trouble_with_the_disk_loses_nothing(tmp_path, trouble):
    troubled = Troubled(tmp_path, trouble)
    ledger = troubled.finish()
    assert ledger.faults == []
    assert ledger.retries or trouble is torn  # the trouble was there
    assert "\nTraceback" not in f"\n{troubled.server.log.read_text()}"


def test_a_clock_that_jumps_changes_nothing(tmp_path):
    assert Troubled(tmp_path, jump, "jumping_clock").finish().faults == []


def test_a_log_whose_last_page_is_spoiled_costs_no_more_than_what_was_on_it(tmp_path):
    """What the disk has lost cannot be acknowledged any more; but every room is as it was at some moment, and every game goes on to its end."""
    def spoil(log, rng):
        whole = log.read_bytes()
        log.write_bytes(whole[:-100] + rng.randbytes(100))

    troubled = Troubled(tmp_path, lambda troubled: troubled.away(spoil))
    ledger = troubled.finish()
    assert {fault.partition(":")[0] for fault in ledger.faults} <= {"lost", "diverging", "doubled"}
    assert not any("do not lead" in fault or "gaps" in fault or "two places" in fault for fault in ledger.faults)
    db = sqlite3.connect(troubled.server.database)
    assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    db.close()


def test_the_trouble_is_real(tmp_path):
    """The negative control: what a full disk refuses was really not written."""
    server = Mortal(tmp_path)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, UNLIMITED))
    with pytest.raises(AssertionError, match="retry"):
        server.room("Ann")
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (UNLIMITED, UNLIMITED))
    assert server.room("Ann")
    assert server.close() == 0
