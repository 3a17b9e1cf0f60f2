"""The recorded games of an independent implementation, cut into phases. Their format is that of ../shared/games/FORMAT.md."""
import gzip
import json
from itertools import islice
from pathlib import Path

from tests.recorded.ids import Ids

FOLDER = Path(__file__).resolve().parents[3] / "shared" / "games"
SUFFIX = ".jsonl.gz"
MISSING = f"no recorded games to compare with: {FOLDER} is not there"


def names(pattern):
    """The names of the files that fit the pattern; none where ../shared is not there."""
    return sorted(path.name.removesuffix(SUFFIX) for path in FOLDER.glob(pattern + SUFFIX))


class Recording:
    """One file: games of one set-up, which `config` describes. `names`: the card of each id in it."""

    def __init__(self, name):
        self.path, self.name = FOLDER / (name + SUFFIX), name
        with gzip.open(self.path, "rt") as lines:
            header = json.loads(next(lines))
        self.config, self.names = header["config"], header["cards"]

    def games(self, cards, first=0, stop=None):
        """The games from number `first` up to but without `stop`, in the card ids of this deck of ours."""
        ids = Ids.between(self.names, cards)
        with gzip.open(self.path, "rt") as lines:
            for number, line in islice(enumerate(lines, -1), first + 1, None if stop is None else stop + 1):      # the header is number -1
                yield RecordedGame(f"{self.name} game {number}", json.loads(line), ids)


class RecordedGame:
    """One game.

    blocks  what happened, cut into phases
    worlds  the start world of each seat
    rounds, ends, scores  how it ended: `scores` of each seat, with the `bonus` of each "?" card
    """

    def __init__(self, name, entry, ids):
        self.name = name
        self.blocks = blocks_of([ids.event(event) for event in entry["events"]])
        self.worlds = [ids.map[player["world"]] for player in entry["setup"]["players"]]
        self.rounds, self.ends = entry["final"]["rounds"], entry["final"]["end"]
        self.scores = [with_bonus_in(ids, score) for score in entry["final"]["scores"]]


def with_bonus_in(ids, score):
    return {**score, "bonus": {ids.map[int(card)]: vp for card, vp in score["bonus"].items()}}


class Block:
    """What happened in one phase, which has our name: `events` in order, and `snap`, the state at its end (None for "choose")."""

    def __init__(self, phase):
        self.phase, self.events, self.snap = phase, [], None

    def of(self, type):
        return [event for event in self.events if event["t"] == type]


def blocks_of(events):
    """Set-up and the choice of actions are phases too."""
    blocks = [Block("setup")]
    for event in events:
        if event["t"] == "round":
            blocks.append(Block("choose"))
        elif event["t"] == "phase":
            blocks.append(Block(event["phase"]))
        elif event["t"] == "snap":
            blocks[-1].snap = event
        else:
            blocks[-1].events.append(event)
    return blocks
