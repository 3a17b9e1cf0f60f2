"""`python3 -m tests.coverage_of_cards [50]`: every card of every game, and where it is tested.

A cell says in how many rulings of that game the card is named, and in how many recorded games of it (of the first 50 of each file; all without a
number) it lay in a tableau: "3/120"; "." where the game does not have the card. The exit code tells whether every card is tested somewhere.
"""

import sys
from collections import Counter

from engine.cards.rulesets import RULESETS, designs_of
from tests.engine.test_rulings import RULINGS
from tests.recorded.recording import Recording, names


def designs(ruleset):
    """The names of a game's cards: those of the promo start worlds too."""
    return [card.name for card in designs_of(ruleset, 2, promo=not RULESETS[ruleset].small)]


def ruleset_of(ruling):
    """The ruleset of a position or of a record's header."""
    told = [part.split()[1] for part in ruling.start.split("|") if part.split()[:1] == ["ruleset"] and len(part.split()) == 2]
    return told[0] if told else "base"


def named_in(text, cards):
    """The cards that a text names; "Bio-Hazard Mining World" does not name Mining World."""
    found = []
    for name in sorted(cards, key=len, reverse=True):
        if name in text:
            found.append(name)
            text = text.replace(name, "")
    return found


def in_rulings():
    """(ruleset, name) → in how many rulings."""
    counts = Counter()
    for ruling in RULINGS:
        if ruleset_of(ruling) in RULESETS:
            text = " ".join([ruling.start, *(line for _number, line in ruling.lines)])
            counts.update((ruleset_of(ruling), name) for name in named_in(text, designs(ruleset_of(ruling))))
    return counts


def in_recorded_games(limit):
    """(ruleset, name) → in how many recorded games."""
    counts = Counter()
    for recording in map(Recording, names("*")):
        for game in recording.games(0, limit):
            placed = {card for block in game.blocks for event in block.of("move") if event["to"][1] == "table" for card in event["cards"]}
            counts.update((recording.options["ruleset"], name) for name in {recording.deck[card].name for card in placed})
    return counts


def all_cards():
    return list(dict.fromkeys(name for ruleset in RULESETS for name in designs(ruleset)))


def untested(rulings, games):
    """The cards that no ruling names and nobody placed in a recorded game."""
    tested = {name for _ruleset, name in [*rulings, *games]}
    return [name for name in all_cards() if name not in tested]


def line(name, cells):
    return f"{name:32}" + "".join(f"{cell:>14}" for cell in cells)


def main(limit=None):
    rulings, games = in_rulings(), in_recorded_games(int(limit) if limit else None)
    print(line("", [ruleset.replace("base+", "+") for ruleset in RULESETS]))
    for name in all_cards():
        print(line(name, [f"{rulings[ruleset, name]}/{games[ruleset, name]}" if name in designs(ruleset) else "." for ruleset in RULESETS]))
    missing = untested(rulings, games)
    print(f"\n{len(missing)} cards are tested nowhere", *missing)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
