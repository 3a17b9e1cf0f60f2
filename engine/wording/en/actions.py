"""The action cards, and what each does for all and for who chose it."""

from engine.wording.facts import plain_action

ACTIONS = {
    "explore+5": "Explore +5", "explore+1+1": "Explore +1, +1", "explore": "Explore",
    "develop": "Develop", "develop2": "Second Develop", "settle": "Settle", "settle2": "Second Settle",
    "trade": "Consume: Trade", "double": "Consume: 2× VP", "consume": "Consume",
    "produce": "Produce", "repair": "Produce: Repair", "search": "Search",
}

ACTION_HELP = {
    "explore+5": "Everybody draws 2 cards and keeps 1; you draw 5 more.",
    "explore+1+1": "Everybody draws 2 cards and keeps 1; you draw 1 more and keep 1 more.",
    "explore": "Everybody draws 2 cards and keeps 1; you draw 4 instead.",
    "develop": "Everybody may place a development; yours costs 1 card less.",
    "develop2": "With both Develop cards there are two Develop phases, and your development costs 1 card less in each.",
    "settle": "Everybody may place a world; you draw 1 card after placing yours.",
    "settle2": "With both Settle cards there are two Settle phases, and you draw 1 card after placing a world in each.",
    "trade": "First you must sell one of your goods for cards, if you have any; then everybody uses their Consume powers.",
    "double": "Everybody uses their Consume powers; the VP chips that goods bring you are doubled.",
    "consume": "All goods of everybody are used for 1 VP each; yours bring 2.",
    "produce": "Every production world without a good gets one; you also put a good on one of your empty windfall worlds.",
    "repair": "Every production world without a good gets one, and worlds can be repaired; you repair up to two of yours for nothing.",
    "search": "Before Explore you turn up cards until one is of the sort you name, and take it. This works once in the game, in place of an action.",
}

# The same word may do something else in the small game.
SMALL_ACTION_HELP = {
    "produce": "Every production world without a good gets one; all your empty windfall worlds get one too.",
}

PRESTIGE_COST = "Once in the game, for 1 prestige: "
PRESTIGE_HELP = {
    "explore+5": "you draw 6 more cards and keep 1 more, besides the 5 more, and may discard from your whole hand.",
    "explore+1+1": "you draw 6 more cards and keep 1 more, besides 1 more and 1 more, and may discard from your whole hand.",
    "develop": "your development costs 3 cards less instead of 1.",
    "develop2": "your development costs 3 cards less instead of 1 in the second Develop phase.",
    "settle": "a world that you pay for costs 3 cards less, you have 2 more Military, and you draw 1 card after placing.",
    "settle2": "in the second Settle phase a world that you pay for costs 3 cards less, you have 2 more Military, and you draw 1 card after placing.",
    "trade": "your sale brings 3 more cards, the VP chips that goods bring you are doubled, and you may discard up to 2 cards for 1 VP each.",
    "double": "the VP chips that goods bring you are tripled instead of doubled.",
    "produce": "you put a good on a second empty windfall world, and draw 3 cards.",
}


def action(word):
    plain, strengthened = plain_action(word)
    return ACTIONS[plain] + " with prestige" if strengthened else ACTIONS[plain]


def action_help(word, rules=None):
    """What an action does; `rules`, the Ruleset of the game, matters only where it is the small game."""
    plain, strengthened = plain_action(word)
    if strengthened:
        return PRESTIGE_COST + PRESTIGE_HELP[plain]
    small = rules is not None and rules.small and word in SMALL_ACTION_HELP
    return SMALL_ACTION_HELP[word] if small else ACTION_HELP[word]
