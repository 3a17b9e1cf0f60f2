"""Our engine plays the recorded games exactly as the other implementation did, but for differences that have a name."""
import pytest

from tests.recorded.recording import FOLDER, MISSING, Recording, names
from tests.recorded.replay import Mismatch, replay

SAMPLE = 1      # games of each file in the quick run
FILES = names("*") or [MISSING]

pytestmark = pytest.mark.skipif(not FOLDER.is_dir(), reason=MISSING)


def play(name, tally, first, stop):
    """Replay some games of a file; returns how many."""
    recording, games = Recording(name), 0
    for recorded in recording.games(first, stop):
        tally += replay(recording, recorded)
        games += 1
    return games


@pytest.mark.parametrize("name", FILES)
def test_sample(name, tally):
    assert play(name, tally, 0, SAMPLE) == SAMPLE


@pytest.mark.slow
@pytest.mark.parametrize("name", FILES)
def test_all_others(name, tally):
    assert play(name, tally, SAMPLE, None) > 0


# What the comparison is worth: a recording that is changed anywhere no longer fits

def game_with(name, **fields):
    """The first game of the file that has such an event, and the event."""
    recording = Recording(name)
    for recorded in recording.games():
        for event in (event for block in recorded.blocks for event in block.events):
            if fields.items() <= event.items():
                return recording, recorded, event
    raise LookupError(fields)


def snap_of(recorded, phase="explore"):
    return next(block.snap for block in recorded.blocks if block.phase == phase)


def snap_with(phase="explore", seat=None, **values):
    """Some values of a state, or of a seat in it."""
    def tamper(recorded, event):
        snap = snap_of(recorded, phase)
        (snap if seat is None else snap["players"][seat]).update(values)
    return tamper


def event_with(**values):
    def tamper(recorded, event):
        event.update(values)
    return tamper


def one_more(field, item=0):
    def tamper(recorded, event):
        event[field].append(item)
    return tamper


def score_with(seat, **values):
    def tamper(recorded, event):
        recorded.scores[seat].update(values)
    return tamper


def without_a_card_in_hand(recorded, event):
    snap_of(recorded)["players"][0]["hand"].pop()


def another_table(recorded, event):
    snap_of(recorded)["players"][1]["table"].append(0)


def another_bonus(recorded, event):
    recorded.scores[1]["bonus"][0] = 1


def progress(recorded, event):
    numbers = snap_of(recorded, "round_end")["players"][0]["progress"]
    numbers[next(iter(numbers))] += 1


BASE = ("base-4p", {})
GOALS = ("tgs-4p", {})
PRESTIGE = ("bow-3p", {})
TAMPERS = {
    "chips": (*BASE, snap_with(seat=0, vp=9)),
    "military": (*BASE, snap_with(seat=1, mil=9)),
    "hand": (*BASE, without_a_card_in_hand),
    "tableau": (*BASE, another_table),
    "goods": (*BASE, snap_with(seat=0, goods={0: [1]})),
    "pool": (*BASE, snap_with(pool=3)),
    "deck": (*BASE, snap_with(deck=3)),
    "discards": (*BASE, snap_with(discard=99)),
    "offer": ("base-4p", {"kind": "place", "ans": None}, one_more("cards")),
    "reason": ("base-4p", {"why": "settle_bonus"}, event_with(why="settle_after")),
    "source": ("base-4p", {"why": "produce_if"}, event_with(src=0)),
    "reshuffle": ("base-4p", {"t": "shuffle"}, one_more("cards")),
    "bonus": (*BASE, another_bonus),
    "winner": (*BASE, score_with(0, winner=2)),
    "goals": (*GOALS, snap_with("settle", 0, goals=["Budget Surplus"])),
    "progress": (*GOALS, progress),
    "goal points": (*GOALS, score_with(0, goals=99)),
    "prestige": (*PRESTIGE, snap_with(seat=0, prestige=9)),
    "on the tile": (*PRESTIGE, snap_with(seat=0, on_tile=2)),
    "earned": (*PRESTIGE, snap_with(seat=0, earned=2)),
    "prestige card": (*PRESTIGE, snap_with(seat=0, pact_used=2)),
    "saved": (*PRESTIGE, snap_with(seat=0, saved=[0])),
    "prestige points": (*PRESTIGE, score_with(0, prestige=99)),
    "start worlds": ("rvi-3p", {"kind": "start"}, one_more("worlds")),
    "hand at the start": ("rvi-3p", {"kind": "start"}, one_more("hand")),
    "card found": ("bow-3p", {"kind": "search_keep"}, event_with(card=0)),
    "prestige for a card": ("bow-3p-eps100", {"kind": "discard_prestige"}, one_more("cards")),
    "specials": ("bow-3p-eps100", {"kind": "payment", "specials": []}, event_with(card=0)),
    "saved card": ("bow-3p", {"kind": "save"}, one_more("cards")),
    "power for one more world": ("aa-3p-eps100", {"kind": "settle"}, event_with(powers=[])),
    "replaced world": ("bow-3p-eps100", {"kind": "upgrade"}, one_more("worlds")),
    "replacement": ("bow-3p-eps100", {"kind": "upgrade"}, one_more("cards")),
    "target": ("rvi-3p-eps100", {"kind": "takeover"}, event_with(worlds=[])),
    "defence": ("rvi-3p-eps100", {"kind": "defend"}, event_with(ans={"pay": [], "use": [0]})),
    "good kept": ("rvi-3p-eps100", {"kind": "good"}, one_more("worlds")),
    "stake": ("rvi-3p-eps100", {"kind": "ante"}, one_more("cards")),
    "prize": ("rvi-3p-eps100", {"kind": "keep"}, one_more("cards")),
    "card to produce": ("rvi-3p-eps100", {"kind": "discard_produce"}, one_more("hand")),
    "card for a good": ("aa-3p-eps100", {"kind": "discard_produce", "power": None}, one_more("hand")),
    "powers to produce": ("tgs-3p-eps100", {"kind": "produce"}, one_more("powers", [0, 0])),
    "kind": ("bow-3p-eps100", {"kind": "oort_kind"}, event_with(ans="none")),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", TAMPERS)
def test_a_changed_recording_is_noticed(name):
    file, fields, change = TAMPERS[name]
    recording, recorded, event = game_with(file, **fields)
    change(recorded, event)
    with pytest.raises(Mismatch, match=f"{recorded.name}, round"):
        replay(recording, recorded)
