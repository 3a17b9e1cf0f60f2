"""Rooms full of robots, and what is left of them in the database."""
import asyncio
import random
from concurrent.futures import ThreadPoolExecutor

from server.json_text import decode
from server.rooms import Rooms
from tests.faults.robot import Robot
from tests.server.house import replayed

NAMES = ("Ann", "Bob", "Cem", "Dora")
# (people, bots, options of the room)
KINDS = (
    (2, [], {}),
    (3, ["random"], {}),
    (2, ["steady"], {"ruleset": "base+tgs"}),
    (2, [], {"options": {"two_actions": True}}),
    (2, ["random", "random"], {"ruleset": "base+tgs+rvi+bow"}),
    (3, [], {"ruleset": "base+xi", "options": {"invasion": True}}),
)


def seat_robots(server, ledger, seed, more=lambda: False, kinds=KINDS):
    """A room of each kind, its game begun: (codes, robots)."""
    codes, robots = [], []
    for number, (people, bots, wishes) in enumerate(kinds):
        code, token = server.room(NAMES[0], players=people + len(bots), bots=bots, **wishes)
        tokens = [token, *(server.sit(code, name) for name in NAMES[1:people])]
        with server.page(code, token) as page:
            assert page.say("start")["ok"]
        codes.append(code)
        robots += [Robot(server.url, code, each, ledger, random.Random(f"{seed} {number} {seat}"), more) for seat, each in enumerate(tokens)]
    return codes, robots


def play(robots, trouble=None):
    """Let the robots live until they have finished, while the coroutine `trouble` goes on; in a thread of its own, since flows of the same
    process keep Playwright's loop running in this one."""
    with ThreadPoolExecutor(1) as apart:
        apart.submit(asyncio.run, live(robots, trouble)).result()


async def live(robots, trouble):
    await asyncio.gather(*(robot.live() for robot in robots), *([trouble] if trouble else []))


def audit(ledger, store, codes):
    """Compare what the robots know with what is stored, and see whether each game is whole and over. Closes the store."""
    rooms = Rooms(store)
    for code in codes:
        ledger.compare(code, store.ask(events, code))
        ledger.faults += flaws(rooms.get(code))
    store.close()


def events(run, code):
    """(version, act, details, cid) of every change of the room."""
    rows = run("SELECT event.version, act, details, cid FROM event LEFT JOIN ack ON ack.code = event.code AND ack.version = event.version "
               "WHERE event.code = :code ORDER BY event.version", code=code)
    return [(version, act, decode(details), cid) for version, act, details, cid in rows]


def flaws(room):
    """The answers stored must lead to the game stored, and that must be over and have all its cards."""
    game, found = room.record.game, []
    if replayed(room.record).to_data() != game.to_data():
        found.append("lost: the answers stored do not lead to the game stored")
    if not game.over:
        found.append("stuck: the game is not over")
    cards = sorted(card for pile in piles(game) for card in pile)
    if len(cards) != len(set(cards)):
        found.append("doubled: a card is in two places")
    return found


def piles(game):
    yield from (game.deck, game.discards)
    for seat in game.seats:
        yield from (seat.hand, seat.tableau, seat.saved, [card for card in seat.good_cards if card >= 0])
