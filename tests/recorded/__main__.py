"""`python3 -m tests.recorded [bow-2p*]`: replay recorded games, all of them by default, and print what differs by name."""
import sys
from collections import Counter

from tests.recorded import differences
from tests.recorded.recording import MISSING, Recording, names
from tests.recorded.replay import Mismatch, replay


def main(pattern="*"):
    counts, games, mismatches = Counter(), 0, []
    for recording in map(Recording, names(pattern)):
        for recorded in recording.games():
            games += 1
            try:
                counts += replay(recording, recorded)
            except Mismatch as mismatch:
                mismatches.append(str(mismatch))
    print(*mismatches, *differences.table(counts), f"{games} games, {len(mismatches)} of them differ otherwise" if games else MISSING, sep="\n")
    return 1 if mismatches or not games else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
