"""What has happened in the game of a room: the news that a page needs for its log."""

MOST_NEWS = 200


class History:
    """The latest news of a game, whole: before anybody reads them they must be redacted.

    begun    the version that began the game; what was before belongs to another game
    floor    whoever has this version or a later one can be brought up to date from here
    entries  (version, seat, news) of the latest changes, oldest first, about MOST_NEWS items; the seat is None unless it answered
    """

    __slots__ = ("begun", "floor", "entries")

    def __init__(self, begun=0, floor=0):
        self.begun, self.floor, self.entries = begun, max(begun, floor), []

    def copy(self):
        twin = History(self.begun, self.floor)
        twin.entries = self.entries[:]
        return twin

    def note(self, version, act, seat, news):
        """Remember what came of an act. An answer taken back is forgotten: from then on this is another history."""
        if act == "undo":
            self.forget_last(seat)
            self.floor = version
        elif version >= self.begun:
            self.entries.append((version, seat if act == "answer" else None, news))
        self.trim()

    def forget_last(self, seat):
        """Drop the last answer of the seat. Those it took back before are gone already."""
        for place in reversed(range(len(self.entries))):
            if self.entries[place][1] == seat:
                del self.entries[place]
                return

    def trim(self):
        items = sum(len(news) for _, _, news in self.entries)
        while len(self.entries) > 1 and max(items, len(self.entries)) > MOST_NEWS:
            version, _, news = self.entries.pop(0)
            self.floor = max(self.floor, version)
            items -= len(news)

    def since(self, have):
        """([(version, news), …], from): what a page that has version `have` lacks; from 0 → it is the whole history, to begin anew with."""
        if have < self.floor:
            have = 0
        return [(version, news) for version, _, news in self.entries if version > have], have
