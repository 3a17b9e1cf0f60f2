"""Tables of four pages, driven by one program that measures when each message has reached all of them."""
import asyncio
import contextlib
import itertools
import json
import random
import re
import time

import engine
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

SEATS = 4
LENGTH = 1200  # characters of a table in the middle of a game
TABLE = re.compile(r'42\["table",\{"v":(\d+)')


class Page:
    """A connection that keeps the last table as text, and reads no more of it than the version."""

    def __init__(self, url, code, token=None):
        self.address = url.replace("http", "ws") + "socket.io/?EIO=4&transport=websocket"
        self.auth = {"room": code, "token": token}
        self.text, self.v, self.at, self.acks, self.asked = "", 0, 0.0, {}, itertools.count()
        self.told = asyncio.Event()

    async def open(self):
        self.socket = await connect(self.address, compression=None, max_size=None)
        self.reading = asyncio.create_task(self.read())
        await self.reached(1)

    async def close(self):
        await self.socket.close()
        await self.reading

    async def reading_ended(self):
        """Wait until the connection is cut."""
        with contextlib.suppress(ConnectionClosed):
            await self.reading

    async def read(self):
        async for frame in self.socket:
            if told := TABLE.match(frame):
                self.text, self.v, self.at = frame, int(told[1]), time.perf_counter()
                self.told.set()
            elif frame.startswith("43"):
                number, _, content = frame[2:].partition("[")
                self.acks.pop(int(number)).set_result((time.perf_counter(), json.loads("[" + content)[0]))
            elif frame.startswith("0"):
                await self.socket.send("40" + json.dumps(self.auth))
            elif frame.startswith("2"):
                await self.socket.send("3")

    async def reached(self, v):
        while self.v < v:
            self.told.clear()
            await self.told.wait()

    async def say(self, event, message):
        """(when the acknowledgement came, the acknowledgement)."""
        number, acknowledged = next(self.asked), asyncio.get_running_loop().create_future()
        self.acks[number] = acknowledged
        await self.socket.send(f"42{number}{json.dumps([event, message], separators=(',', ':'))}")
        return await acknowledged

    def table(self):
        return json.loads(self.text[2:])[1]


class BareTable:
    """Four pages that send each other messages of the length of a table."""

    def __init__(self, url, number):
        self.pages = [Page(url, f"room {number}") for _ in range(SEATS)]
        self.chance = random.Random(number)

    async def open(self):
        for page in self.pages:
            await page.open()

    async def close(self):
        for page in self.pages:
            await page.close()

    async def message(self):
        return self.chance.choice(self.pages), "answer", {"pad": "x" * LENGTH}

    async def tap(self, page, event, message):
        """Seconds from the tap until its acknowledgement, and until everybody has been told."""
        begin = time.perf_counter()
        acknowledged, answer = await page.say(event, message)
        for each in self.pages:
            await each.reached(answer["v"])
        return acknowledged - begin, max(each.at for each in self.pages) - begin


class SeatedTable(BareTable):
    """Four pages that sit at a room of ours and send answers as long as those of a game, to a server that asks for no rules."""

    def __init__(self, url, code, tokens):
        self.pages = [Page(url, code, token) for token in tokens]
        self.chance, self.cids = random.Random(code), itertools.count()

    async def open(self):
        await super().open()
        await self.tap(self.pages[0], "start", {})

    async def message(self):
        return self.chance.choice(self.pages), "answer", self.numbered({"at": "choose.actions", "count": 0, "choice": ["develop"]})

    def numbered(self, answer):
        return {"cid": f"bench-{next(self.cids):08}", **answer}


class GameTable(SeatedTable):
    """Four pages that play: games of random answers, one after the other."""

    async def message(self):
        table = self.pages[0].table()
        if table["status"] == "over":
            return self.pages[0], "rematch", {}
        page = self.chance.choice([page for page in self.pages if page.table()["you"] in table["waiting"]])
        return page, "answer", self.answer(page.table())

    def answer(self, table):
        decision = engine.pending(engine.Game.from_data(table["game"]))[table["you"]]
        choice = self.chance.choice(list(itertools.islice(decision.choices(), 20)))
        return self.numbered({"at": decision.at, "count": table["count"], "choice": choice})
