"""What robots were told, compared with each other and, in the end, with what is stored. It knows docs/PROTOCOL.md, and nothing of the server's code."""
from collections import defaultdict

from tests.server.secrets_of import leaks


class Ledger:
    """
    faults    what went wrong, as sentences that begin with a kind: lost, doubled, refused, diverging, leak
    seen      {code: {version: what everybody may see of it}}
    answered  {cid: (code, event, content, acknowledgement)}
    retries   how often a message was to be sent again because it could not be stored
    closed    codes of the rooms whose host will begin no other game
    """

    def __init__(self):
        self.faults, self.seen, self.answered, self.retries, self.closed = [], defaultdict(dict), {}, 0, set()

    def newest(self, code):
        """The newest version of the room that anybody has seen."""
        return max(self.seen[code], default=0)

    def see(self, code, table, known):
        """A table came. If it is the first one of a connection, `known` is the newest version that had been seen before the connection was opened."""
        self.faults += [f"leak: {leak} in version {table['v']} for seat {table['you']}" for leak in leaks(table)]
        if table["v"] < known:
            self.faults.append(f"lost: version {known} was shown, and then there was only {table['v']}")
        before, now = self.seen[code].setdefault(table["v"], public(table)), public(table)
        if before != now:
            self.faults.append(f"diverging: version {table['v']} was {before} for one and {now} for another")

    def acknowledged(self, code, event, content, answer):
        before = self.answered.setdefault(content["cid"], (code, event, content, answer))[-1]
        if before != answer:
            self.faults.append(f"doubled: a message was acknowledged as {before} and again as {answer}")

    def compare(self, code, events):
        """With all that is stored of a room, as (version, act, details, cid or None)."""
        versions = [version for version, *_ in events]
        if versions != list(range(2, len(versions) + 2)):
            self.faults.append(f"lost: the stored versions have gaps: {versions}")
        if self.newest(code) > max(versions, default=1):
            self.faults.append(f"lost: version {self.newest(code)} was shown and is not stored")
        stored = {cid: (version, act, details) for version, act, details, cid in events if cid}
        for cid, (where, event, content, answer) in self.answered.items():
            if where == code:
                self.compare_message(event, content, answer, stored.get(cid))

    def compare_message(self, event, content, answer, stored):
        if not answer.get("ok"):
            self.faults += [f"refused: {event} was answered with {answer} and stored as {stored}"] if stored else []
        elif stored != (answer["v"], event, details(event, content)):
            self.faults.append(f"lost: {event} {content} was acknowledged with {answer} and stored as {stored}")


def details(event, content):
    """What is stored of a message."""
    return [content[name] for name in {"answer": ("at", "count", "choice"), "undo": ("count",)}.get(event, ())]


def public(table):
    """What must be the same for all who see a version of a room."""
    game = table["game"]
    return table["status"], sorted(table["waiting"]), game and (
        game["at"], game["round"], game["pool"], len(game["deck"]), [(seat["tableau"], seat["chips"]) for seat in game["seats"]])
