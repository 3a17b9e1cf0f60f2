"""Which rooms are deleted: those that nobody has changed, or been connected to, for longer than settings.keep_room; for a room whose game
never began, settings.keep_lobby."""
import time

HOUR = 3600
FIRST = 300  # seconds after the start


class OldRooms:
    """Ages are told by the clock on the wall, as they outlast the process. If that is put forward meanwhile, no room has become older."""

    def __init__(self, store, settings, wall=time.time, steady=time.monotonic):
        self.store, self.settings, self.wall, self.steady = store, settings, wall, steady
        self.next, self.offset = steady() + FIRST, wall() - steady()

    def tidy(self, in_use):
        """Delete old rooms if an hour has passed; `in_use` are the codes of rooms that somebody is connected to."""
        self.notice_jump()
        if self.steady() < self.next:
            return
        self.next = self.steady() + HOUR
        self.store.touch(in_use)
        while self.store.delete_old(self.wall() - self.settings.keep_lobby, self.wall() - self.settings.keep_room):
            pass

    def notice_jump(self):
        offset = self.wall() - self.steady()
        jump, self.offset = offset - self.offset, offset
        if jump > HOUR:
            self.store.move_clock(jump)
