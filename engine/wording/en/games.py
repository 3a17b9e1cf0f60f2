"""The games there are and what can be agreed about them, for the room."""

RULESETS = {
    "base": "Base game",
    "base+tgs": "The Gathering Storm",
    "base+tgs+rvi": "Rebel vs Imperium",
    "base+tgs+rvi+bow": "The Brink of War",
    "base+rvi": "Rebel vs Imperium without The Gathering Storm",
    "base+aa": "Alien Artifacts",
    "base+xi": "Xeno Invasion",
    "persian": "Small Persian game",
}

RULESET_HELP = {
    "base": "The game as it began: 114 cards, for 2 to 4 players.",
    "base+tgs": "22 cards more, goals, and a fifth player.",
    "base+tgs+rvi": "The Gathering Storm and 45 cards more: a choice of start worlds, takeovers, and a sixth player.",
    "base+tgs+rvi+bow": "Both sets before it and 48 cards more: prestige, its leader, and once in the game a search or a stronger action.",
    "base+rvi": "The base game with the cards and takeovers of Rebel vs Imperium, but no goals, for 2 to 5 players.",
    "base+aa": "The base game with the 46 cards of Alien Artifacts, but without its orb, for 2 to 5 players.",
    "base+xi": "The base game with the 51 cards of Xeno Invasion, for 2 to 5 players. Xeno worlds can only be conquered, "
               "and in Explore you may discard from your whole hand.",
    "persian": "A game of its own for 2 to 4 players, with 55 cards and five actions: goods are used by themselves, nothing is sold, "
               "and equal scores share the victory.",
}

OPTIONS = {
    "players": "Players",
    "edition": "Edition",
    "two_actions": "Two actions a round",
    "preset_hands": "First hands",
    "newcomers": "First hands for newcomers",
    "promo": "New Worlds",
    "goals": "Goals",
    "takeovers": "Takeovers",
    "invasion": "Invasion game",
}

OPTION_HELP = {
    "players": "How many play; programs can take seats.",
    "edition": "The second edition prints five cards of the base game differently.",
    "two_actions": "For two players: each chooses two actions a round, and there may be two Develop or two Settle phases.",
    "preset_hands": "Everybody begins with a start world and four cards that go well together: good for a first game.",
    "newcomers": "Only who says before the start that this is their first game begins with a start world and four cards that go well together.",
    "promo": "Six start worlds more, and everybody chooses between two of them.",
    "goals": "Six goals lie open: 3 VP for being the first to reach something, 5 VP for having most of something.",
    "takeovers": "Who places no world may attack a world of somebody else, with a card that allows it; a world taken counts as placed.",
    "invasion": "From round 3 on the Xenos attack at the end of every round; goods and Military together can repulse them.",
}


def ruleset(word):
    """The name of a game, as in `engine.cards.rulesets`."""
    return RULESETS[word]


def ruleset_help(word):
    return RULESET_HELP[word]


def room_option(word):
    """The name of one of the options of `new_game`."""
    return OPTIONS[word]


def room_option_help(word):
    return OPTION_HELP[word]
