"""The server is killed at any moment, again and again: nothing it acknowledged is lost, and the games go on to their end."""
import asyncio
import os
import random

import pytest

from server import sql
from server.store import Store
from tests.faults import broken, table
from tests.faults.ledger import Ledger
from tests.faults.mortal import Mortal
from tests.server.house import House, random_choice

SEED = os.environ.get("FAULT_SEED", "kills")
LIFE = 0.3  # seconds that a server lives at most

pytestmark = pytest.mark.slow


class Killer:
    """Kills a server so many times; meanwhile robots begin a new game whenever one is over."""

    def __init__(self, server, kills, seed):
        self.server, self.kills, self.rng = server, kills, random.Random(seed)

    def more(self):
        return self.kills > 0

    async def work(self):
        while self.kills:
            await asyncio.sleep(self.rng.uniform(0, LIFE))
            self.server.kill()
            await asyncio.to_thread(self.server.start)
            self.kills -= 1


def play(folder, kills, breakage="", kinds=table.KINDS):
    """(ledger after robots have played on a server killed so many times, the server, now stopped)."""
    server, ledger = Mortal(folder, breakage), Ledger()
    killer = Killer(server, kills, SEED)
    codes, robots = table.seat_robots(server, ledger, SEED, killer.more, kinds)
    table.play(robots, killer.work())
    assert server.close() == 0
    table.audit(ledger, Store(str(server.database)), codes)
    return ledger, server


@pytest.mark.long
def test_two_hundred_kills_lose_nothing(tmp_path):
    ledger, server = play(tmp_path, 200)
    assert ledger.faults == []
    assert server.lives == 201
    assert sum(bool(answer.get("ok")) for *_, answer in ledger.answered.values()) > 500
    assert "\nTraceback" not in f"\n{server.log.read_text()}"


# The ledger must notice a server that is broken

BASE = table.KINDS[:2]


@pytest.mark.parametrize("breakage, kills, kinds", [("publish_first", 15, "lost"), ("no_dedup", 1, "doubled"), ("no_redaction", 0, "leak")])
def test_a_broken_server_is_noticed(tmp_path, breakage, kills, kinds):
    ledger, _ = play(tmp_path, kills, breakage, BASE)
    assert kinds in {fault.partition(":")[0] for fault in ledger.faults}


@pytest.mark.parametrize("breakage, kinds", [(None, {"stuck"}), ("no_version_check", {"lost", "stuck"})])
def test_two_servers_that_do_not_look_at_the_version_are_noticed(tmp_path, monkeypatch, breakage, kinds):
    """Ann plays at one, Bob at another, who does not know yet what Ann has done. The game is not played on, hence "stuck"."""
    monkeypatch.setattr(sql, "update", sql.update)  # it is put back in the end
    if breakage:
        broken.BREAKAGES[breakage]()
    ledger, rng = Ledger(), random.Random(1)
    houses = [House(tmp_path / "rooms.sqlite3") for _ in range(2)]
    code = houses[0].game()
    games = [house.rooms.get(code).record.game for house in houses]
    for seat, (house, game) in enumerate(zip(houses, games)):
        content = {"cid": f"cid-of-{seat}", "at": game.at, "count": 0, "choice": random_choice(game, seat, rng)}
        ledger.acknowledged(code, "answer", content, {"ok": True, "v": house.answer(code, seat, content["choice"], content["cid"])})
    for house in houses:
        house.store.close()
    table.audit(ledger, Store(str(tmp_path / "rooms.sqlite3")), [code])
    assert {fault.partition(":")[0] for fault in ledger.faults} == kinds
