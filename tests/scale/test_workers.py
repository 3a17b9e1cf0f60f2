"""Rooms whose players are on different workers, and what goes down meanwhile: a worker, Redis, PostgreSQL."""
import asyncio
import random

import pytest

from server.postgres import PostgresStore
from tests.faults import table
from tests.faults.ledger import Ledger
from tests.server.play import play_out

KINDS = table.KINDS[:3]

pytestmark = [pytest.mark.scale, pytest.mark.slow]


def test_players_on_different_workers_see_the_same_and_each_other(workers):
    one, two = workers.both
    code, token = one.room("Ann", players=3, bots=["random"])
    bob_token = two.sit(code, "Bob")
    with one.page(code, token) as ann, two.page(code, bob_token) as bob, two.page(code) as watcher:
        ann.until(lambda: ann.others and ann.others[-1][1]["here"][1])
        bob.until(lambda: bob.others and bob.others[-1][1]["here"][0])
        assert ann.say("start")["ok"]
        play_out([ann, bob], random.Random(1))
        assert watcher.table(lambda table: table["status"] == "over")
        assert bob.say("rematch")["ok"]
        over = watcher.table(lambda table: table["status"] == "over")["v"]
        assert ann.table(lambda table: table["v"] > over)["status"] == "playing"
        bob.close()
        ann.until(lambda: not ann.others[-1][1]["here"][bob.last()["you"]])


@pytest.fixture
def split(workers):
    """Robots at tables whose players are on different workers."""
    ledger = Ledger()
    codes, robots = table.seat_robots(workers.both[0], ledger, "split", kinds=KINDS)
    for robot in robots[::2]:
        robot.url = workers.both[1].url
    return ledger, codes, robots


def audited(ledger, database, codes):
    table.audit(ledger, PostgresStore(database), codes)
    return ledger.faults


def test_games_of_players_on_different_workers(split, database):
    ledger, codes, robots = split
    table.play(robots)
    assert audited(ledger, database, codes) == []


def test_redis_is_away_for_whole_games(split, redis, database):
    ledger, codes, robots = split
    redis.crash()
    try:
        table.play(robots)
    finally:
        redis.start()
    assert audited(ledger, database, codes) == []


def test_postgresql_crashes_in_mid_game(split, postgres, database):
    ledger, codes, robots = split

    async def crashes():
        for _ in range(3):
            await asyncio.sleep(1)
            await asyncio.to_thread(postgres.crash)
            await asyncio.to_thread(postgres.start)

    table.play(robots, crashes())
    assert ledger.retries > 0
    assert audited(ledger, database, codes) == []


def test_a_worker_behind_nginx_is_killed_in_mid_game(workers, nginx, database):
    ledger = Ledger()
    codes, robots = table.seat_robots(workers.both[0], ledger, "nginx", kinds=KINDS)
    for robot in robots:
        robot.url = f"http://127.0.0.1:{nginx.port}"

    async def kills():
        for worker in [*workers.both, workers.both[0]]:
            await asyncio.sleep(1)
            worker.kill()
            await asyncio.sleep(1)
            await asyncio.to_thread(worker.start)

    table.play(robots, kills())
    assert audited(ledger, database, codes) == []
