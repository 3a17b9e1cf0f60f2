"""Our engine plays the recorded base games exactly as the other implementation did, but for differences that have a name."""
import pytest

from engine.cards.rulesets import deck_of
from tests.recorded.recording import FOLDER, MISSING, Recording, names
from tests.recorded.replay import Mismatch, replay

SAMPLE = 3      # games of each file in the quick run
FILES = names("base-*") or [MISSING]

pytestmark = pytest.mark.skipif(not FOLDER.is_dir(), reason=MISSING)


def play(name, tally, first, stop):
    """Replay some games of a file; returns how many."""
    recording, games = Recording(name), 0
    for recorded in recording.games(deck_of("base", 1), first, stop):
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

def first_game():
    recording = Recording("base-4p")
    return recording, next(recording.games(deck_of("base", 1)))


def first_event(recorded, type, **fields):
    return next(event for block in recorded.blocks for event in block.of(type) if fields.items() <= event.items())


def snap_with(change):
    def tamper(recorded):
        change(next(block.snap for block in recorded.blocks if block.phase == "explore"))
    return tamper


def lose_an_offer(recorded):
    first_event(recorded, "choice", kind="place", ans=None)["cards"].append(0)


def draw_for_another_reason(recorded):
    first_event(recorded, "draw", why="settle_bonus")["why"] = "settle_after"


def draw_by_another_card(recorded):
    first_event(recorded, "draw", why="produce_if")["src"] = 0


def reshuffle_one_card_less(recorded):
    first_event(recorded, "shuffle")["cards"].pop()


def score_one_more(recorded):
    recorded.scores[1]["bonus"][0] = 1


def another_winner(recorded):
    recorded.scores[0]["winner"] = 1


TAMPERS = {
    "chips": snap_with(lambda snap: snap["players"][0].update(vp=9)),
    "military": snap_with(lambda snap: snap["players"][1].update(mil=9)),
    "hand": snap_with(lambda snap: snap["players"][0]["hand"].pop()),
    "tableau": snap_with(lambda snap: snap["players"][1]["table"].append(0)),
    "goods": snap_with(lambda snap: snap["players"][0]["goods"].update({0: [1]})),
    "pool": snap_with(lambda snap: snap.update(pool=3)),
    "deck": snap_with(lambda snap: snap.update(deck=3)),
    "discards": snap_with(lambda snap: snap.update(discard=99)),
    "offer": lose_an_offer, "reason": draw_for_another_reason, "source": draw_by_another_card,
    "reshuffle": reshuffle_one_card_less, "bonus": score_one_more, "winner": another_winner,
}


@pytest.mark.parametrize("change", TAMPERS)
def test_a_changed_recording_is_noticed(change):
    recording, recorded = first_game()
    TAMPERS[change](recorded)
    with pytest.raises(Mismatch, match=f"{recorded.name}, round"):
        replay(recording, recorded)
