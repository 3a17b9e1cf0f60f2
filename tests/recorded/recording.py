"""The recorded games of an independent implementation, cut into phases. Their format is that of ../shared/games/FORMAT.md."""
import gzip
import json
from itertools import islice
from pathlib import Path

from engine.cards.rulesets import deck_of
from tests.recorded.ids import Ids

FOLDER = Path(__file__).resolve().parents[3] / "shared" / "games"
SUFFIX = ".jsonl.gz"
MISSING = f"no recorded games to compare with: {FOLDER} is not there"

# Our ruleset of each level of the recording; files and lists of powers are named after the level.
RULESETS = {"base": "base", "tgs": "base+tgs", "rvi": "base+tgs+rvi", "bow": "base+tgs+rvi+bow", "aa": "base+aa", "xi": "base+xi", "rvio": "base+rvi"}
LEVELS = list(RULESETS)


def names(pattern):
    """The names of the files that fit the pattern; none where ../shared is not there."""
    return sorted(path.name.removesuffix(SUFFIX) for path in FOLDER.glob(pattern + SUFFIX))


class Recording:
    """One file: games of one set-up.

    names    the card of each id in it
    options  those of our game
    deck     our cards
    """

    def __init__(self, name):
        self.path, self.name = FOLDER / (name + SUFFIX), name
        with gzip.open(self.path, "rt") as lines:
            header = json.loads(next(lines))
        self.names, self.options = header["cards"], options_of(header["config"])
        self.deck = deck_of(self.options["ruleset"], self.options["edition"])

    def games(self, first=0, stop=None):
        """The games from number `first` up to but without `stop`, in the card ids of our deck."""
        ids = Ids.between(self.names, self.deck)
        with gzip.open(self.path, "rt") as lines:
            for number, line in islice(enumerate(lines, -1), first + 1, None if stop is None else stop + 1):      # the header is number -1
                yield RecordedGame(f"{self.name} game {number}", json.loads(line), ids)


def options_of(config):
    """Our options: the recording plays the first edition."""
    return {"ruleset": RULESETS[LEVELS[config["expansion"]]], "edition": 1, "players": config["players"], "two_actions": bool(config["advanced"]),
            "goals": bool(config["goals"]), "takeovers": bool(config["takeovers"])}


class RecordedGame:
    """One game.

    blocks  what happened, cut into phases
    worlds  the start worlds of each seat: the one it was dealt, or the two that it was offered
    goals   the names of the goals in play
    rounds, ends, scores  how it ended: `scores` of each seat, with the `bonus` of each "?" card
    """

    def __init__(self, name, entry, ids):
        self.name = name
        self.blocks = blocks_of([ids.event(event) for event in entry["events"]])
        self.worlds = [ids.turned("worlds", player.get("offered", [player["world"]])) for player in entry["setup"]["players"]]
        self.goals = entry["setup"].get("goals", [])
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
