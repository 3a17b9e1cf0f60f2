"""Each power as one full sentence, which says exactly what facts/effects.md says."""

from engine.powers import HAND_CARD, PRESTIGE, THIS_CARD
from engine.wording.en.grammar import capital, count, number
from engine.wording.en.sorts import a_sort, for_each, sorts
from engine.wording.en.words import KEYWORDS, KINDS, goods, of_kind, phase, reward

PRICES = {THIS_CARD: "discard this card from your tableau", HAND_CARD: "discard a card from your hand", PRESTIGE: "pay 1 prestige"}


def power(power):
    return SENTENCES[power.kind](power)


def price(spend):
    """What is done for an optional power: a verb phrase."""
    return PRICES[spend] if spend in PRICES else f"discard {goods(1, spend)}"


def placed(power):
    """What is placed in the phase of this power."""
    return "development" if power.row == "develop" else "world"


# Explore, Develop and Settle

def cheaper(power):
    what = "Developments" if power.row == "develop" else f"Worlds{of_kind(power.good)} that you pay for"
    return f"{what} cost you {count(power.amount, 'card')} less."


def cheaper_for_a_price(power):
    what = "your development then costs" if power.row == "develop" else "until the phase ends worlds that you pay for cost"
    return f"You may {price(power.spend)}: {what} {count(power.amount, 'card')} less."


def military(power):
    more = f"{number(power.amount)} more" if power.amount >= 0 else f"{number(-power.amount)} less"
    while_there = f" while you have {a_sort(power.when)}" if power.when is not None else ""
    return f"You have {more} Military{against(power)}{for_each(power.per)}{while_there}."


def against(power):
    """Whom a specialised Military is for."""
    if power.against == "xeno":
        return f" against {KEYWORDS['xeno']} worlds and invaders"
    if power.against is not None:
        return f" against {KEYWORDS[power.against]} military worlds"
    return f" against worlds{of_kind(power.good)}" if power.good is not None else ""


def temporary_military(power):
    return f"You may {price(power.spend)} for {number(power.amount)} more Military{against(power)} until the phase ends."


def hand_for_military(power):
    cards = "a card" if power.amount == 1 else f"up to {count(power.amount, 'card')}"
    return f"You may discard {cards} from your hand for 1 more Military{'' if power.amount == 1 else ' each'} until the phase ends."


def pay_for_military(power):
    minus = f" minus {number(power.amount)}" if power.amount else ""
    return f"You may pay for {payable(power)} instead of conquering it, as if it cost its defence{minus}{unless_alien(power)}."


def payable(power):
    if power.against == "chromosome":
        return "a military world with the chromosome symbol"
    keyword = f"{KEYWORDS[power.against]} " if power.against is not None else ""
    return f"a {keyword}military world{of_kind(power.good)}"


def unless_alien(power):
    """Needless where the power is for this kind only, or for a keyword or symbol that none of this kind has."""
    return f", unless it is of {KINDS['alien']} kind" if power.good is None and power.against is None else ""


def conquer_peaceful(power):
    minus = f" minus {number(power.amount)}" if power.amount else ""
    target = ", or to make one the target of a takeover" if power.bonuses else ""
    prize = f"; gain {count(power.prestige, 'prestige')} if that succeeds" if power.prestige else ""
    return f"You may {price(power.spend)} to conquer a peaceful world, whose defence is its cost{minus}{target}{prize}."


def takeover(power):
    cost = f"{price(power.spend)} to " if power.spend is not None else ""
    verb = "destroy" if power.destroys else "take over"
    bonus = f", with {number(power.amount)} more Military for each of your Rebel military worlds" if power.amount else ""
    prize = f"; gain {count(power.prestige, 'prestige')} if that succeeds" if power.prestige else ""
    return f"Instead of placing a world, you may {cost}try to {verb} {a_sort(power.target)} of another player{whose(power.owner)}{bonus}{prize}."


def whose(owner):
    """Who can be attacked."""
    if owner is None:
        return ""
    return " whose general Military is 1 or more" if owner == "military" else f" who has {a_sort(owner)}"


def xeno_defence(power):
    more = f"{number(power.amount)} more defence"
    return f"You have {more} in every invasion." if power.spend is None else f"In an invasion you may {price(power.spend)} for {more}, once."


# Trade and Consume

def sale(power):
    sold = "the good on this world" if power.here else goods(1, power.good)
    return f"When you sell {sold}, draw {count(power.amount, 'more')}{for_each(power.per)}."


def brings(power):
    return reward(power.vp, power.cards, power.prestige)


def consume(power):
    times = f", up to {number(power.times)} times" if power.times > 1 else ""
    what = "the good on this world" if power.here else goods(power.each, power.good)
    return f"Discard {what} for {brings(power)}{times}."


def consume_each(power):
    first, second = power.goods
    other = "another good" if second == "any" else goods(1, second)
    return f"Discard {goods(1, first)} and {other} for {brings(power)}."


def sell(power):
    price = "its price plus your Trade powers" if power.bonuses else "its bare price, without Trade powers"
    return f"Sell a good for {price}, even if you did not choose Trade."


def discard(power):
    cards = "a card" if power.each == 1 else count(power.each, "card")
    many = power.times > 1
    what = f"up to {count(power.times, 'card')} from your hand for {brings(power)} each" if many else f"{cards} from your hand for {brings(power)}"
    return f"You may discard {what}{', which is never doubled' if power.vp else ''}."


# Produce

def windfall(power):
    other = "other " if power.elsewhere else ""
    what = f"one of your {other}windfall worlds{of_kind(power.good)} that has no good gets one."
    return capital(what) if power.spend is None else f"You may {price(power.spend)}: {what}"


def produced(power, unit):
    """Draws by what was produced."""
    return f"Draw {count(power.amount, 'card')} for {unit} you produced in this phase."


def most_produced(power):
    kind = "" if power.good == "any" else f"{KINDS[power.good]} "
    return f"Draw {count(power.amount, 'card')} if you produced more {kind}goods in this phase than every other player."


SENTENCES = {
    "see": lambda power: f"When you explore, draw {count(power.amount, 'more')}{for_each(power.per)}.",
    "keep": lambda power: f"When you explore, keep {count(power.amount, 'more')}.",
    "mix": lambda power: "When you explore, you may discard any cards of your hand in place of the cards you drew.",
    "hand for prestige": lambda power: (
        f"As the Explore phase begins, before anybody draws, you may {price(power.spend)} for {count(power.prestige, 'prestige')}."),

    "cheaper": cheaper,
    "cheaper for a price": cheaper_for_a_price,
    "draw first": lambda power: f"Draw {count(power.amount, 'card')} as the {phase(power.row)} phase begins, before you choose.",
    "draw first and discard": lambda power: (
        f"Draw {count(power.amount, 'card')} as the {phase(power.row)} phase begins, before you choose, then discard a card from your hand."),
    "draw after": lambda power: f"After you place a {placed(power)}, draw {count(power.amount, 'card')}.",
    "draw after and discard": lambda power: (
        f"After you place a {placed(power)}, draw {count(power.amount, 'card')}, then discard a card from your hand."),
    "prestige after": lambda power: f"After you place {a_sort(power.target)}, gain {count(power.prestige, 'prestige')}.",
    "save paid": lambda power: f"When you pay for a {placed(power)} with cards, one of them goes under this card.",
    "military": military,
    "temporary military": temporary_military,
    "hand for military": hand_for_military,
    "pay for military": pay_for_military,
    "pay less for military": lambda power: f"Whenever you pay for a military world, it costs {count(power.amount, 'card')} less.",
    "prestige for paying": lambda power: f"Whenever you pay for a military world, gain {count(power.prestige, 'prestige')}.",
    "settle for free": lambda power: (
        f"You may {price(power.spend)}: a world that you pay for then costs nothing, unless it is of {KINDS['alien']} kind."),
    "conquer peaceful": conquer_peaceful,
    "good when settled": lambda power: "A production world that you place gets a good at once.",
    "second world": lambda power: "After you place a world, you may place a second one.",
    "military world too": lambda power: f"After you place a world, you may {price(power.spend)} to conquer a military world too.",
    "leftover conquest": lambda power: (
        "After you conquer a military world, you may conquer another military world with the Military that the first did not take."),
    "free world": lambda power: (
        f"You may {price(power.spend)} to place one more world for nothing: a peaceful one, or a military one that you may pay for, "
        f"but not of {KINDS['alien']} kind."),
    "flip world": lambda power: (
        "If you place no world, you may turn up the top card of the deck: "
        "a peaceful world is placed for nothing, any other card goes to your hand."),
    "replace world": lambda power: (
        "You may replace a peaceful world by a peaceful world of the same kind from your hand that costs as much or "
        f"up to {number(power.amount)} more, for nothing; gain {count(power.prestige, 'prestige')}."),
    "takeover": takeover,
    "takeover defence": lambda power: (
        f"Against takeovers you have {number(power.rebels)} more defence for each of your Rebel military worlds, "
        f"and {number(power.amount)} more for each of your other military worlds."),
    "cancel takeover": lambda power: f"You may {price(power.spend)} to make one takeover fail, whoever it is against.",
    "xeno defence": xeno_defence,

    "sale": sale,
    "unsellable": lambda power: "The good on this world cannot be sold by choosing Trade.",

    "consume": consume,
    "consume each": consume_each,
    "consume different": lambda power: f"Discard {number(power.amount)} goods of different kinds for {brings(power)}.",
    "consume kinds": lambda power: f"Discard a good of each kind you have, up to {number(power.amount)}, for {brings(power)} each.",
    "consume all": lambda power: (
        f"Discard all the goods you have left for {brings(power)} each, minus {count(-power.amount, 'vp')} in all."),
    "sell": sell,
    "discard": discard,
    "spend prestige": lambda power: f"You may {price(power.spend)} for {brings(power)}.",
    "gain vp": lambda power: f"Gain {brings(power)} in the Consume phase.",
    "gamble": lambda power: (
        f"You may name a number from 1 to {number(power.amount)} and turn up the top card of the deck: "
        "you take it if that is its cost or defence, else it is discarded."),
    "ante": lambda power: (
        f"You may show a card of your hand whose cost or defence is 1 to {number(power.amount)}, and turn up as many cards: "
        "if one of them has more, you keep yours and take any one of them, else all are discarded."),
    "draw": lambda power: f"Draw {count(power.amount, 'card')} in the {phase(power.row)} phase.",
    "chip per good": lambda power: f"Each of your goods that is used in Consume brings {count(power.amount, 'vp')} more.",

    "produce": lambda power: (
        "This world gets a good if it has none." if power.spend is None else f"You may {price(power.spend)}: this world then gets a good if it has none."),
    "good on windfall": windfall,
    "draw if produced": lambda power: f"Draw {count(power.amount, 'card')} if this world got a good in this phase.",
    "prestige if produced": lambda power: f"Gain {count(power.prestige, 'prestige')} if this world got a good in this phase.",
    "draw per good": lambda power: produced(power, f"each {KINDS[power.good]} good"),
    "draw per kind": lambda power: produced(power, "each kind of good"),
    "draw per two goods": lambda power: produced(power, "every two goods"),
    "draw if most": most_produced,
    "draw per world": lambda power: f"Draw {count(power.amount, 'card')} for each of your worlds{of_kind(power.good)}, with or without a good.",
    "draw per card": lambda power: f"Draw {count(power.amount, 'card')}{for_each(power.per)}.",
    "prestige if most": lambda power: f"Gain {count(power.prestige, 'prestige')} if you have more {sorts(power.per)} than every other player.",
    "take saved": lambda power: "Take the cards under this card into your hand.",
    "gather": lambda power: (
        f"As the Produce phase begins, all your {KINDS[power.good]} goods move onto this world, which holds any number of them."),
    "repair": lambda power: f"Repair {number(power.amount)} of your damaged worlds.",

    "hand limit": lambda power: f"You discard down to {count(power.amount, 'card')} at the end of the round.",
    "tableau limit": lambda power: f"Your tableau ends the game only with {count(power.amount, 'card')}.",
    "start hand": lambda power: f"If it is your start world, you begin with {count(power.amount, 'card')}.",
    "start saved": lambda power: "If it is your start world, one of the cards you begin with goes under it.",
    "collect discards": lambda power: "You take the cards that the others discard down to the hand limit.",
    "choose last": lambda power: "You choose your action, or the second of two, when you have seen those of the others.",
    "hand for good here": lambda power: f"When you place this world, you may {price(power.spend)} to put a good on it.",
}
