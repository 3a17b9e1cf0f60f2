"""`python -m tests.bench._bare`: the least that a server could do. Every message goes to its room, then it is acknowledged.

The frames are Socket.IO's, so that the same client drives both servers; an answer is told as a `table` of the same length as ours.
"""
import asyncio
import itertools
import json

from websockets.asyncio.server import broadcast, serve

rooms, versions = {}, itertools.count(2)


async def handle(connection):
    await connection.send('0{"sid":"x"}')
    room = None
    async for frame in connection:
        if frame.startswith("40"):
            room = rooms.setdefault(json.loads(frame[2:])["room"], set())
            room.add(connection)
            await connection.send('40{"sid":"y"}')
            await connection.send('42["table",{"v":1}]')
        elif frame.startswith("42"):
            number, _, content = frame[2:].partition("[")
            _, message = json.loads("[" + content)
            v = next(versions)
            broadcast(room, f'42["table",{json.dumps({"v": v, "pad": message["pad"]}, separators=(",", ":"))}]')
            await connection.send(f'43{number}[{{"ok":true,"v":{v}}}]')


async def main():
    async with serve(handle, "127.0.0.1", 0, compression=None) as server:
        print(f"http://localhost:{server.sockets[0].getsockname()[1]}/", flush=True)
        await asyncio.get_running_loop().create_future()


if __name__ == "__main__":
    asyncio.run(main())
