"""Bots answer through the same door as everybody, and know what their seat sees. They think in native threads of their own."""
import logging
import secrets
import time

import engine
import gevent
from engine.bots import BOTS
from gevent.lock import BoundedSemaphore
from gevent.threadpool import ThreadPool

from server.metrics import BOT_TIME
from server.refused import Refused

PAUSE = 1  # seconds until the next try, when an answer could not be stored

log = logging.getLogger(__name__)


def known(name):
    """The name, if there is such a bot; raises Refused("bad_bot")."""
    if not isinstance(name, str) or name not in BOTS:
        raise Refused("bad_bot", "There is no such bot.")
    return name


class Budget:
    """Processor time: `share` seconds are gained each second, and up to `most` saved. A thought may overdraw it; then the next ones wait."""

    def __init__(self, share, most, clock=time.monotonic):
        self.share, self.most, self.clock = share, most, clock
        self.left, self.at = most, clock()

    def wait(self):
        """Seconds until there is some left."""
        now = self.clock()
        self.left, self.at = min(self.most, self.left + (now - self.at) * self.share), now
        return max(0, -self.left / self.share)

    def spend(self, seconds):
        self.left -= seconds


class Bots:
    """Listens to changes of rooms. Each room has at most one bot thinking, and queues again for the next thought: so they take turns."""

    def __init__(self, rooms, threads, budget):
        self.rooms, self.pool, self.turns, self.budget = rooms, ThreadPool(threads), BoundedSemaphore(threads), budget
        self.busy = {}  # code of each room whose bots are at work → the greenlet that hands out their turns

    def wake(self, room):
        """Let the bots of a room answer whatever they owe."""
        if room.code not in self.busy and next_turn(room):
            self.busy[room.code] = gevent.spawn(self.play, room.code)

    def play(self, code):
        try:
            while self.answer_next(code):
                pass
        except Exception:
            log.exception("A bot could not answer.")
        finally:
            del self.busy[code]

    def answer_next(self, code):
        """Whether there may be more to do."""
        try:
            turn = next_turn(self.rooms.get(code))
            if turn:
                self.answer(code, *turn)
        except Refused as refusal:
            if refusal.reason == "retry":
                gevent.sleep(PAUSE)  # any other reason: the game has gone on while the bot thought
            return refusal.reason != "no_room"
        return bool(turn)

    def answer(self, code, place, index, game):
        choice = self.choose(place.bot, game, index)
        self.rooms.change(code, place.number, "answer", game.at, game.seats[index].count, choice)

    def choose(self, bot, game, index):
        """What the bot chooses. A bot that fails must not keep people from playing, so the first legal answer takes its place."""
        try:
            return self.thought(bot, game, index)
        except Exception:
            log.exception("The bot %s failed at %s.", bot, game.at)
            return next(engine.pending(game)[index].choices())

    def thought(self, bot, game, index):
        with self.turns:
            gevent.sleep(self.budget.wait())
            choice, seconds = self.pool.apply(think, (bot, game, index))
            self.budget.spend(seconds)
        BOT_TIME.inc(seconds)
        engine.pending(game)[index].check(choice)
        return choice

    def close(self):
        self.pool.kill()


def next_turn(room):
    """(place, seat, game) of a bot that owes an answer, or None."""
    if room.lesson and room.lesson.held:
        return None
    for index in room.waiting():
        if room.places[index].bot:
            return room.places[index], index, room.record.game
    return None


def think(bot, game, index):
    """(what the bot would choose, seconds of processor time). Runs in a native thread; safe, because a game once stored is never changed."""
    begin = time.thread_time()
    seen = engine.view(game, index)
    choice = BOTS[bot](seen, engine.pending(seen)[index], [secrets.randbits(32) for _ in range(4)])
    return choice, time.thread_time() - begin
