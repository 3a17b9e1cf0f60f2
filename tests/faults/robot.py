"""A client that plays by docs/PROTOCOL.md at random and comes back by itself, whatever happens to its server or its connection."""
import asyncio
import json

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.server.play import answer_to, ids, random_choice

AWAY = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError, EOFError)
BACK_OFF = 0.03   # seconds between two attempts to come back, at most
PATIENCE = 4      # seconds without an acknowledgement, after which the message is sent again
WORTH_ANOTHER_TRY = ("retry", "too_many")


class Robot:
    """The player who holds `token`; `more` is True as long as another game should follow.

    outbox  the message that is not acknowledged yet, as (event, content)
    """

    def __init__(self, url, code, token, ledger, rng, more=lambda: False):
        self.url, self.code, self.token, self.ledger, self.rng, self.more = url, code, token, ledger, rng, more
        self.table, self.outbox, self.numbers, self.asked = None, None, {}, 0

    async def live(self):
        """Play until the game is over and no other one should follow."""
        while not self.finished():
            try:
                await self.visit()
            except AWAY:
                await asyncio.sleep(self.rng.random() * BACK_OFF)

    def finished(self):
        """Is the game over, and will no other one follow? Its host alone decides that: two who ask at different moments may be told different things."""
        if self.table is None or self.table["status"] != "over" or self.outbox:
            return False
        if self.table["host"] and not self.more():
            self.ledger.closed.add(self.code)
        return self.code in self.ledger.closed

    async def visit(self):
        """One connection, as long as it lasts."""
        known = self.ledger.newest(self.code)
        address = f"{self.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket&room={self.code}"
        async with connect(address, origin=self.url, compression=None, open_timeout=PATIENCE, close_timeout=0, max_size=None) as socket:
            self.socket, self.numbers, first = socket, {}, True
            while not self.finished():
                frame = await self.receive()
                if frame[:2] == "0{":
                    await socket.send("40" + json.dumps({"room": self.code, "token": self.token, "have": self.table["v"] if self.table else 0}))
                elif frame == "2":
                    await socket.send("3")
                elif frame[:2] == "42":
                    first = await self.hear(*json.loads(frame[2:]), first, known) and first
                elif frame[:2] == "43":
                    await self.acknowledged(frame)
                elif frame[:2] in ("44", "41"):
                    return await asyncio.sleep(BACK_OFF)

    async def receive(self):
        """The next frame; after some silence none, and the message is sent again."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self.socket.recv()
        except TimeoutError:
            await self.send_outbox()
            return ""

    async def hear(self, event, content, begins, known):
        """A table, or something less; returns whether it was less. With the table that `begins` a connection comes what was `known` before."""
        if event != "table":
            return True
        self.ledger.see(self.code, content, known if begins else 0)
        if begins or content["v"] >= self.table["v"]:
            self.table = content
        if begins:
            await self.send_outbox()
        await self.act()
        return False

    # Saying

    async def act(self):
        if self.outbox:
            return
        message = self.next_message()
        if message:
            self.outbox = message
            await self.send_outbox()
            if self.rng.random() < 0.1:
                await self.send_outbox()  # a tap that was sent twice

    def next_message(self):
        table = self.table
        if table["status"] == "over" and table["host"] and self.more():
            return "rematch", {"cid": next(ids)}
        if table["undo"] and self.rng.random() < 0.1:
            return "undo", {"cid": next(ids), "count": table["count"]}
        if table["you"] in table["waiting"]:
            return "answer", answer_to(table, random_choice(table, self.rng))
        return None

    async def send_outbox(self):
        if self.outbox:
            self.asked += 1
            self.numbers[self.asked] = self.outbox
            event, content = self.outbox
            await self.socket.send(f"42{self.asked}" + json.dumps([event, content]))

    async def acknowledged(self, frame):
        number, _, content = frame[2:].partition("[")
        message, answer = self.numbers[int(number)], json.loads("[" + content)[0]
        if answer.get("reason") in WORTH_ANOTHER_TRY:
            self.ledger.retries += 1
            await asyncio.sleep(BACK_OFF)
            return await self.send_outbox()
        self.ledger.acknowledged(self.code, *message, answer)
        if message is self.outbox:
            self.outbox = None
            await self.act()
