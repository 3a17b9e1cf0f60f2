"""What a seat is asked, a sentence more for newcomers, and each option."""

from engine.account import PRICES, amount_of, sale
from engine.decision import option_card, option_power
from engine.wording.en.accounts import source
from engine.wording.en.cards import card
from engine.wording.en.labels import power_short
from engine.wording.en.powers import power
from engine.wording.en.words import KINDS, action, count, listed, number
from engine.ways import way_lines, way_named


def prompt(game, decision):
    """What the seat is asked, in one sentence."""
    return PROMPTS[decision.ask](game, decision)


def help(game, decision):
    """What a newcomer should know about it."""
    return HELPS[decision.ask](game, decision)


def option(game, decision, option):
    """One of the options, for a button or a screen reader."""
    return OPTIONS[decision.of](game, decision, option)


# What is asked

def about(game, decision):
    """The name of the card that the question is about, or whose power it is about."""
    return card(game.cards[option_card(decision.about)])


def which_action(game, decision):
    actions = "your action" if decision.most == 1 else f"{number(decision.most)} actions"
    return f"Choose {actions} for round {number(game.round)}."


def which_development(game, decision):
    return "Place a development, or none." if decision.options else "There is no development that you can place: pass."


def which_world(game, decision):
    return "Place a world, or none." if decision.options else "There is no world that you can place: pass."


def which_power(game, decision):
    return "Use a Consume power." if decision.least else "Use a Consume power, or stop."


def which_goods(game, decision):
    if option_power(game, decision.about).kind == "sell":
        return f"Choose the good to sell with {about(game, decision)}."
    return f"Choose {count(decision.least, 'good')} to discard for {about(game, decision)}."


def which_windfall(game, decision):
    source = "your Produce bonus" if option_card(decision.about) is None else about(game, decision)
    return f"Choose the windfall world that gets a good from {source}."


def to_pay(game, decision):
    return f"Discard {count(decision.least, 'card')} to pay for {about(game, decision)}."


def hand_limit(game, decision):
    return f"Discard {count(decision.least, 'card')}, down to {number(len(decision.options) - decision.least)}."


PROMPTS = {
    "setup.discard": lambda game, decision: f"Discard {number(decision.least)} of your {count(len(decision.options), 'card')}.",
    "choose.actions": which_action,
    "explore.keep": lambda game, decision: f"Keep {number(decision.least)} of the {count(len(decision.options), 'card')} you drew.",
    "develop.choose": which_development,
    "develop.pay": to_pay,
    "settle.choose": which_world,
    "settle.way": lambda game, decision: f"Choose how you take {about(game, decision)}.",
    "settle.pay": to_pay,
    "consume.trade": lambda game, decision: "Choose the good to sell.",
    "consume.power": which_power,
    "consume.goods": which_goods,
    "consume.discard": lambda game, decision: f"Discard at most {count(decision.most, 'card')} for {about(game, decision)}.",
    "consume.gamble": lambda game, decision: f"Name a number for {about(game, decision)}.",
    "consume.draw": lambda game, decision: f"Draw for {about(game, decision)}.",
    "produce.windfall": which_windfall,
    "round_end.discard": hand_limit,
}


# What newcomers should know

def about_payment(game, decision):
    return "Cards are money: what you pay with goes face down to the discards."


def about_trade(game, decision):
    prices = ", ".join([f"{KINDS[kind]} {number(PRICES[kind])}" for kind in KINDS])
    return f"You draw as many cards as its kind is worth ({prices}), and more with Trade powers."


def about_using(game, decision):
    if decision.least:
        return "The order is yours, but as long as a power that is not optional can be used, you must go on."
    return "What you can still use is optional."


def about_power(game, decision):
    return power(option_power(game, decision.about))


HELPS = {
    "setup.discard": lambda game, decision: "Keep what you hope to place soon, and remember that every other card is money to pay with.",
    "choose.actions": lambda game, decision: "Every phase that anybody chooses takes place for everybody; who chose it has a bonus.",
    "explore.keep": lambda game, decision: "The others are discarded face down; the cards in your hand stay.",
    "develop.choose": lambda game, decision: "You pay its cost with other cards of your hand, so every card is also money.",
    "develop.pay": about_payment,
    "settle.choose": lambda game, decision: (
        "You pay for a world with other cards of your hand; a military world is conquered instead, if your Military reaches its defence."),
    "settle.way": lambda game, decision: "Conquering uses up no cards and no Military; a card that is discarded for it is lost.",
    "settle.pay": about_payment,
    "consume.trade": about_trade,
    "consume.power": about_using,
    "consume.goods": about_power,
    "consume.discard": about_power,
    "consume.gamble": about_power,
    "consume.draw": about_power,
    "produce.windfall": lambda game, decision: "Windfall worlds do not produce by themselves, only by such a power or bonus.",
    "round_end.discard": lambda game, decision: "This is the limit for every hand at the end of a round.",
}


# The options

def card_option(game, decision, option):
    """A card; where a good is asked for, the good on it and what it sells for."""
    if decision.ask not in ("consume.trade", "consume.goods", "produce.windfall"):
        return card(game.cards[option])
    world = game.cards[option]
    return f"{KINDS[world.good]} good on {card(world)}{price(game, decision, option)}"


def price(game, decision, world):
    """What a good that is sold brings, or "" if it is not for sale."""
    if decision.ask == "consume.trade":
        bonuses = True
    elif decision.ask == "consume.goods" and option_power(game, decision.about).kind == "sell":
        bonuses = option_power(game, decision.about).bonuses
    else:
        return ""
    return ": " + count(amount_of(sale(game, game.seats[decision.seat], world, bonuses)), "card")


def way_option(game, decision, option):
    """A way to take a world: its number, and the cards it uses or loses."""
    way = way_named(game, option)
    amount = amount_of(way_lines(game, game.seats[decision.seat], decision.about, way))
    text = f"Pay {count(amount, 'card')}" if way.pays else f"Conquer with {count(amount, 'military')}"
    if way.pay is not None:
        text += f" through {source(game, way.pay)}"
    if way.discards():
        text += f", discarding {listed([source(game, lost) for lost in way.discards()])}"
    return text


def power_option(game, decision, option):
    return f"{source(game, option_card(option))}: {power_short(option_power(game, option))}"


OPTIONS = {
    "card": card_option,
    "action": lambda game, decision, option: action(option),
    "way": way_option,
    "power": power_option,
    "number": lambda game, decision, option: number(option),
}
