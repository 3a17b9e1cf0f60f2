"""The differences between the recording program and our engine that are meant: each has a name, and is counted."""

# Rules
SECOND_ALONE = "choose_actions: the second Develop or Settle is chosen alone and stays the second (B-2P-2)"
CARD_TWICE = "choose_actions: the prestige/search card is used for both actions (expansions 4.2, R148)"
USELESS = "payment: a card is used for nothing, as for Military while the world is paid for (B-MIL-4)"
SPECIALS = "payment: they list cards that no way of taking the card can use (FORMAT 4.2)"
GAMBLE = "consume: Gambling World must be used there and may be used here (B-GAM-1)"
TARGETS = "takeover: they declare before the next players pay, we when all have paid: what these raised may count by then (T-1, FORMAT 7.6)"
UPPER_BOUND = "takeover: they list worlds that could be taken only with the bonuses of several powers at once (FORMAT 7.7)"
GIVEN_BACK = "explore: a card given for prestige and drawn again in the phase is an old card there, and one of those drawn here (FORMAT 8)"
ONCE_MORE = "takeover: cards of the hand are turned into Military for a defence by a power that has been used up (R46)"
HOPELESS = "takeover: one is declared that cannot succeed (T-3)"
BOUGHT = "settle: what a good has bought for one world is not reckoned with there when another is offered (effects 12, 9)"
WILD_TARGET = "takeover: a world of any kind is of the kind that is best for its owner here, and of none there (effects 9)"
SNEAK = "settle: after a takeover has been declared a military world may be placed too there (effects 12, 2)"
IDLE = "settle: they offer powers for which there is no world or target (FORMAT 7.6)"
WILD = "good: no power is forced by a good of any kind here (effects 9); there a power for two is"
HELPED = "takeover: a peaceful world that is attacked counts as military for its owner's defence here (T-4, R134)"
EMPTY_HAND = "produce: a power that takes a card is gone there when the hand is empty at its turn; here it can wait for a draw (effects 1, 3)"
NOTHING_TO_FILL = "produce: they offer a power for which there is no empty world (FORMAT 8)"
WINDFALLS = "windfall: powers of one kind act newest first there and oldest first here (B-PRO-3)"
TILE = "prestige: who spends it loses the tile at the end of the phase there, and at once here (P-6, R140)"
PEACE = "score: Universal Peace Institute loses points for positive Military there, and none here (effects 12, 1)"
INFRASTRUCTURE = "goals: Greatest Infrastructure is looked at after Develop only there, and after Settle too here (rules-expansions 2.3)"
INFRASTRUCTURE_NUMBER = "goals: the number for Greatest Infrastructure is that of the last Develop there (rules-expansions 2.3)"
INFRASTRUCTURE_POINTS = "goals: points for Greatest Infrastructure, by the number of the last Develop there (rules-expansions 2.3)"
INDUSTRY = "goals: Largest Industry is lost when a world of any kind is used as genes or alien there (rules-expansions 4.3)"
INDUSTRY_NUMBER = "goals: a world of any kind counts for Largest Industry here, there only if it was last used as novelty or rare (rules-expansions 4.3)"
INDUSTRY_POINTS = "goals: points for Largest Industry, by the kind that a world of any kind was last used as there (rules-expansions 4.3)"
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
