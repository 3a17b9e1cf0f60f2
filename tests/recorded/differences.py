"""The differences between the recording program and our engine that are meant: each has a name, and is counted."""

# Rules
UNLAWFUL = {
    "choose_actions": "choose_actions: the second Develop or Settle is chosen alone and stays the second (B-2P-2)",
    "payment": "payment: a card is discarded for Military that serves nothing, the world being paid for (B-MIL-4)",
}
SPECIALS = "payment: they list cards that no way of taking the world uses (FORMAT 4.2)"
GAMBLE = "consume: Gambling World must be used there and may be used here (B-GAM-1)"
WINDFALLS = "windfall: powers of one kind act newest first there and oldest first here (B-PRO-3)"
ROUND_LIMIT = "end: they stop after round 30 (B-FIN-5)"

# The order of what is simultaneous, which shows only where the deck runs out in the middle of it (B-DCK-1, DESIGN 3)
RESHUFFLE = "reshuffle in %s: other cards lie in the discards at that moment"
EARLY_CARD = "reshuffle in %s: a card comes from their new deck, while we still draw from the old one"
HIDDEN_GOOD = "reshuffle in %s: a card comes from their new deck, while with us it is still a good"
DRAWN_TWICE = "reshuffle in %s: a card is drawn twice in the phase, with us before it is given back"
PILES = "reshuffle in %s: deck and discards differ at the end of the phase"

# One question is not always one question
SILENT = "question %s: a single answer, we do not ask"
TWO_OF_OURS = "question %s: two questions of ours"


def table(counts):
    """The counts as lines of text, the numbers right-aligned."""
    return [f"{count:7d}  {name}" for name, count in sorted(counts.items())]
