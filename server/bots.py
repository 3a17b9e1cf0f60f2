"""Bots answer through the same door as everybody, and know what their seat sees. They think in native threads of their own."""
import logging
import secrets

import engine
import gevent
from engine.bots import BOTS
from gevent.threadpool import ThreadPool

from server.refused import Refused

PAUSE = 1  # seconds until the next try, when an answer could not be stored

log = logging.getLogger(__name__)


def known(name):
    """The name, if there is such a bot; raises Refused("bad_bot")."""
    if not isinstance(name, str) or name not in BOTS:
        raise Refused("bad_bot", "There is no such bot.")
    return name


class Bots:
    """Listens to changes of rooms; each room has at most one bot thinking, so that rooms get their turns fairly."""

    def __init__(self, rooms, threads):
        self.rooms, self.pool = rooms, ThreadPool(threads)
        self.busy = {}  # code of each room whose bots are at work → the greenlet that hands out their turns

    def wake(self, room):
        """Let the bots of a room answer whatever they owe."""
        if room.code not in self.busy and next_turn(room):
            self.busy[room.code] = gevent.spawn(self.play, room.code)

    def play(self, code):
        try:
            while turn := next_turn(self.rooms.get(code)):
                self.answer(code, *turn)
        except Exception:
            log.exception("A bot could not answer.")
        finally:
            del self.busy[code]

    def answer(self, code, place, index, game):
        choice = self.choose(place.bot, game, index)
        try:
            self.rooms.change(code, place.number, "answer", game.at, game.seats[index].count, choice)
        except Refused as refusal:
            if refusal.reason == "retry":
                gevent.sleep(PAUSE)  # any other reason: the game has gone on while the bot thought

    def choose(self, bot, game, index):
        """What the bot chooses. A bot that fails must not keep people from playing, so the first legal answer takes its place."""
        try:
            return self.pool.apply(think, (bot, game, index))
        except Exception:
            log.exception("The bot %s failed at %s.", bot, game.at)
            return next(engine.pending(game)[index].choices())

    def close(self):
        self.pool.kill()


def next_turn(room):
    """(place, seat, game) of a bot that owes an answer, or None."""
    for index in room.waiting():
        if room.places[index].bot:
            return room.places[index], index, room.record.game
    return None


def think(bot, game, index):
    """The bot's answer. Runs in a native thread, which is safe because a game that has been stored is never changed again."""
    seen = engine.view(game, index)
    decision = engine.pending(seen)[index]
    choice = BOTS[bot](seen, decision, [secrets.randbits(32) for _ in range(4)])
    decision.check(choice)
    return choice
