"""The marks at the end of a seat, read in marks_read.py and written in marks_write.py. Some may stand in every step:

    spent                        its prestige/search card is used
    goals [Research Leader]      goals that it has
    saved [Gem World, +1]        cards under the card that saves them
    awards 3, contributed 2      of the invasion game

The others tell what lasts for a phase only, and may stand where their step needs them:

    offered [Alpha Centauri, Old Earth]     setup.start, setup.discard: the start worlds to choose from; unsaid pick: the first
    drawn [Gem World, +1]        explore.keep
    gone New Military            settle.…, develop.take: discarded in this phase and still in force
    used Gambling World.0        powers used, or the cards of optional powers: "used New Military, Space Mercenaries 2" (turned 2 cards of the hand
                                 into Military); "bonus" and other words are what no card gives
    placed Gem World by pay      settle.…: worlds already placed in this phase, and how
    using Tourist World.0        the power in use; search.use: the category
    pick Gem World               a card chosen and still in hand (develop.choose, settle.choose); the card being placed, which lies in the
                                 tableau and is not in force (develop.take, settle.take, settle.more); the world whose good was sold
                                 (consume.…); the world being filled (produce.…)
    way conquer+New Military     how the pick is taken (or "fight+…", with what a takeover is fought); what that discards lies in the discards, and is in force
    paid [Gem World, +1]         cards paid of which one is being saved, or laid aside in set-up; "paid []": only what comes after it is left
    produced Gem World           produce.…: worlds given a good in this phase; "… as rare": what that of a world of any kind is
    shown [Gem World, Old Earth] search.use, consume.use: cards turned up
    owed 1                       cards that must still be discarded
    shed [+2]                    round_end.discard: cards discarded for the hand limit
    found                        search.use: has searched
    done                         has given its answer
"""

from engine.decision import option_power
from engine.program import STEPS
from engine.table import saves

PLACING = ("develop.take", "settle.take", "settle.more")      # steps in which a pick lies in the tableau
MARKS = {
    "setup.start": ("offered", "pick"), "setup.discard": ("offered", "pick", "paid"), "search.use": ("used", "using", "shown", "found"),
    "explore.give": ("used",), "explore.keep": ("drawn",), "develop.first": ("owed",), "develop.choose": ("pick",),
    "develop.take": ("gone", "used", "pick", "way", "paid"), "settle.choose": ("pick",),
    "settle.take": ("gone", "used", "pick", "way", "paid", "produced"), "settle.discard": ("gone", "used", "placed", "owed"),
    "settle.more": ("gone", "used", "placed", "owed", "using", "pick", "way", "paid"), "takeover.cancel": ("gone", "used"),
    "takeover.defend": ("gone", "used", "way"), "takeover.discard": ("gone", "used", "owed"), "consume.trade": ("pick",),
    "consume.use": ("used", "using", "pick", "shown"), "produce.windfall": ("used", "produced", "pick"),
    "produce.power": ("used", "produced", "using", "pick"), "round_end.discard": ("shed",),
    "invasion.defend": ("gone", "used", "using"), "invasion.damage": ("gone", "used"),
}
ROWS = {"develop2": "develop", "settle2": "settle", "invasion": "settle"}       # of the icon bar, for phases of another name
# Powers that no card gives, and other words that a phase keeps among what was used.
WORDS = ["bonus", "more bonus", "wild", "prestige trade", "attacked", "declined", "bunker", "first repair", "second repair", "repair by cards", "repair by good"]


def marks_at(game):
    """The marks that may stand in this step, in the order of writing."""
    always = ["goals"] * game.options["goals"] + ["spent"] * game.rules.prestige + ["awards", "contributed"] * game.options["invasion"]
    if [card for card in range(len(game.cards)) if saves(game, card)]:
        always.append("saved")
    return always + list(MARKS.get(game.at, ())) + (["done"] if game.at in STEPS else [])


def replaces(game, seat):
    """Is the pick a card in the hand that is to replace a world?"""
    return game.at == "settle.more" and "." in (seat.using or "") and option_power(game, seat.using).kind == "replace world"


def row_of(game):
    return ROWS.get(game.now, game.now)


def boosts_of(game, card, hand):
    """What the optional power of this card has given, so many cards of the hand turned into Military, as boosts."""
    boosts = []
    for index, power in game.cards[card].rows[row_of(game)]:
        if power.kind == "temporary military":
            boosts.append([power.amount, card, power.against or "military"])
        elif power.kind == "cheaper for a price":
            boosts.append([power.amount, card, "cost"])
        elif power.kind == "hand for military" and hand:
            boosts.append([min(hand, power.amount), card, "hand"])
    return boosts
