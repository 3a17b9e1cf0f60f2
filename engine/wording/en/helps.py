"""What a newcomer should know about a question, in a sentence more."""

from engine.account import PRICES
from engine.decision import option_card, option_power
from engine.wording.en.accounts import lines
from engine.wording.en.grammar import number
from engine.wording.en.powers import power
from engine.wording.en.words import KINDS
from engine.wording.facts import invasion_odds


def help(game, decision):
    """What a newcomer should know about it."""
    told = HELPS[decision.ask]
    return told if isinstance(told, str) else told(game, decision)


def about_trade(game, decision):
    prices = ", ".join([f"{KINDS[kind]} {number(PRICES[kind])}" for kind in KINDS])
    return f"You draw as many cards as its kind is worth ({prices}), and more with Trade powers."


def about_using(game, decision):
    if decision.least:
        return "The order is yours, but as long as a power that is not optional can be used, you must go on."
    return "What you can still use is optional."


def about_power(game, decision):
    """The power in use; what belongs to no card is told here."""
    if option_card(decision.about) is None:
        return WITHOUT_CARD[decision.about]
    return power(option_power(game, decision.about))


def about_invader(game, decision):
    force, value = invasion_odds(game, decision)
    return f"You have {lines(game, force, 'force')} against {number(value)}, which you must exceed."


PAYMENT = "Cards are money: what you pay with goes face down to the discards."
SECOND_WAY = "A card that is discarded for it is lost."
SAVED = "It comes into your hand in Produce; the others are discarded."
TAKEOVER = "The attack succeeds if it is at least as high as the defence; what is raised now lasts until the phase ends."
SPENT = "The good is lost, and what it pays for lasts until the phase ends."
SURPLUS = "It may be any card of your hand."

WITHOUT_CARD = {
    "bonus": "Choosing Produce puts a good on one empty windfall world.",
    "more bonus": "Choosing Produce with prestige puts a good on a second empty windfall world.",
    "prestige trade": "Choosing Trade with prestige brings 1 VP for each card that you discard from your hand, up to 2, which is never doubled.",
    "bunker": "Everybody has a bunker: once in an invasion, a card of the hand for 2 more defence.",
    "first repair": "Choosing Produce: Repair repairs two worlds for nothing.",
    "second repair": "Choosing Produce: Repair repairs two worlds for nothing.",
    "repair by cards": "Two cards of your hand repair a world, as often as you like.",
    "repair by good": "A good repairs a world, as often as you like; that is no contribution.",
}

HELPS = {
    "setup.start": "The other world is discarded; the lowest number in play is first in order.",
    "setup.discard": "Keep what you hope to place soon, and remember that every other card is money to pay with.",
    "setup.save": SAVED,
    "choose.actions": "Every phase that anybody chooses takes place for everybody; who chose it has a bonus.",
    "choose.last": "Every phase that anybody has chosen takes place for you too; choose for your bonus, or a phase more.",
    "search.category": "Cards are turned up until one fits; you may refuse it once, and then take the next that fits.",
    "search.keep": "If you go on, the next one that fits is yours; all others turned up are discarded.",
    "explore.give": about_power,
    "explore.keep": "The others are discarded face down; the cards in your hand stay.",
    "explore.discard": "You choose from your hand and the cards you drew together.",
    "develop.discard": SURPLUS,
    "develop.choose": "You pay its cost with other cards of your hand, so every card is also money.",
    "develop.way": SECOND_WAY,
    "develop.spend": SPENT,
    "develop.pay": PAYMENT,
    "develop.save": SAVED,
    "settle.choose": (
        "You pay for a world with other cards of your hand; a military world is conquered instead, if your Military reaches its defence."),
    "settle.way": "Conquering uses up no cards and no Military; a card that is discarded for it is lost.",
    "settle.spend": SPENT,
    "settle.pay": PAYMENT,
    "settle.save": SAVED,
    "settle.good": "The good comes before anything that placing the world brings.",
    "settle.discard": SURPLUS,
    "settle.more": "Each can be used once in this phase, in any order.",
    "settle.another": about_power,
    "settle.replacement": about_power,
    "settle.replaced": "It is discarded with its good, and the new world takes its place for nothing.",
    "settle.attack": about_power,
    "takeover.attack": TAKEOVER,
    "takeover.cancel": about_power,
    "takeover.defence": TAKEOVER,
    "takeover.spend": SPENT,
    "takeover.pay": "Each card is 1 Military until the phase ends.",
    "consume.trade": about_trade,
    "consume.kind": "A good of any kind is sold as the kind that you name.",
    "consume.power": about_using,
    "consume.goods": about_power,
    "consume.discard": about_power,
    "consume.gamble": about_power,
    "consume.stake": about_power,
    "consume.prize": about_power,
    "consume.use": about_power,
    "produce.contribute": "Each gives you 1 VP chip, which is never doubled, and makes it 1 easier to repulse the Xenos.",
    "produce.source": "The world is of any kind, so several could fill it; left open, it is filled like the others.",
    "produce.kind": "The world is of any kind; what you name counts for draws by what was produced.",
    "produce.windfall": "Windfall worlds do not produce by themselves, only by such a power or bonus.",
    "produce.power": "Each can be used once, in any order; draws by what was produced are best used last.",
    "produce.world": about_power,
    "produce.pay": about_power,
    "produce.spend": about_power,
    "round_end.discard": "This is the limit for your hand at the end of a round.",
    "invasion.defend": about_invader,
    "invasion.pay": about_power,
    "invasion.spend": about_power,
    "invasion.damage": "It is turned face down and its good is lost: until it is repaired it only counts as a card of your tableau.",
}
