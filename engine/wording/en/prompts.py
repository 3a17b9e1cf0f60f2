"""What a seat is asked, in one sentence."""

from engine.wording.en.grammar import count, from_to, number
from engine.wording.en.named import called
from engine.wording.facts import REPAIRS, is_paid, is_repair, is_sale, limit


def prompt(game, decision):
    """What the seat is asked, in one sentence."""
    return PROMPTS[decision.ask](game, decision)


def about(game, decision):
    """What the question is about: a card by name, a power by its card, or what has a name of its own."""
    return called(game, decision.about)


# Set-up, the choice of actions, Search

def which_action(game, decision):
    actions = "your action" if decision.most == 1 else f"{number(decision.most)} actions"
    return f"Choose {actions} for round {number(game.round)}."


def last_action(game, decision):
    second = "second " if game.options["two_actions"] else ""
    return f"The others have chosen: choose your {second}action for round {number(game.round)}."


def found(game, decision):
    return f"Do you take {about(game, decision)}?"


# Explore, Develop and Settle

def of_hand(game, decision):
    """Cards to discard after a draw."""
    return f"Discard {count(decision.least, 'card')} from your hand."


def which_development(game, decision):
    return "Place a development, or none." if decision.options else "There is no development that you can place: pass."


def which_world(game, decision):
    return "Place a world, or none." if decision.options else "There is no world that you can place: pass."


def to_pay(game, decision):
    """Cards for the cost; in a conquest for Military."""
    if is_paid(game, decision):
        return f"Discard {count(decision.least, 'card')} to pay for {about(game, decision)}."
    return f"Discard {from_to(decision.least, decision.most, 'card')} for Military, to conquer {about(game, decision)}."


def which_goods_to_pay(game, decision):
    return f"Choose the good to discard for {about(game, decision)}."


def or_none(verb):
    """A question that can be answered with nothing, about a power."""
    def sentence(game, decision):
        return f"{verb} {about(game, decision)}, or none."
    return sentence


# Consume and Produce

def which_power(game, decision):
    return "Use a Consume power." if decision.least else "Use a Consume power, or stop."


def which_goods(game, decision):
    if is_sale(game, decision):
        return f"Choose the good to sell with {about(game, decision)}."
    return f"Choose {from_to(decision.least, decision.most, 'good')} to discard for {about(game, decision)}."


def which_windfall(game, decision):
    return f"Choose the windfall world that gets a good from {about(game, decision)}."


def which_world_for(game, decision):
    if is_repair(game, decision):
        return f"Choose the world to repair with {about(game, decision)}."
    return f"Choose the world that gets a good from {about(game, decision)}."


# The end of the round

def hand_limit(game, decision):
    return f"Discard {count(decision.least, 'card')}, down to {number(limit(decision))}."


def for_power(game, decision):
    return f"Discard {count(decision.least, 'card')}{purpose(game, decision)}."


def purpose(game, decision):
    """What a price is for: a power, or the repair of the world picked."""
    if decision.about in REPAIRS:
        return f" to repair {called(game, game.seats[decision.seat].pick)}"
    return f" for {about(game, decision)}"


PROMPTS = {
    "setup.start": lambda game, decision: "Choose your start world.",
    "setup.discard": lambda game, decision: f"Discard {number(decision.least)} of your {count(len(decision.options), 'card')}.",
    "setup.save": lambda game, decision: f"Choose the card that goes under {about(game, decision)}.",
    "choose.actions": which_action,
    "choose.last": last_action,
    "search.category": lambda game, decision: "Choose what you search for.",
    "search.keep": found,
    "explore.give": or_none("Choose a card to discard for"),
    "explore.keep": lambda game, decision: f"Keep {number(decision.least)} of the {count(len(decision.options), 'card')} you drew.",
    "explore.discard": lambda game, decision: f"Discard {number(decision.least)} of your {count(len(decision.options), 'card')}, old or new.",
    "develop.discard": of_hand,
    "develop.choose": which_development,
    "develop.way": lambda game, decision: f"Choose how you pay for {about(game, decision)}.",
    "develop.spend": which_goods_to_pay,
    "develop.pay": to_pay,
    "develop.save": lambda game, decision: "Choose which of the cards you paid with is saved.",
    "settle.choose": which_world,
    "settle.way": lambda game, decision: f"Choose how you take {about(game, decision)}.",
    "settle.spend": which_goods_to_pay,
    "settle.pay": to_pay,
    "settle.save": lambda game, decision: "Choose which of the cards you paid with is saved.",
    "settle.good": lambda game, decision: f"Discard a card to put a good on {about(game, decision)}, or none.",
    "settle.discard": of_hand,
    "settle.more": lambda game, decision: "Use a Settle power, or stop.",
    "settle.another": or_none("Choose the world to place with"),
    "settle.replacement": or_none("Choose the new world for"),
    "settle.replaced": lambda game, decision: f"Choose the world that {about(game, decision)} replaces.",
    "settle.attack": or_none("Choose the world to attack with"),
    "takeover.attack": lambda game, decision: f"Choose how you attack {about(game, decision)}.",
    "takeover.cancel": or_none("Choose the world whose takeover fails through"),
    "takeover.defence": lambda game, decision: f"Choose how you defend {about(game, decision)}.",
    "takeover.spend": which_goods_to_pay,
    "takeover.pay": lambda game, decision: f"Discard {from_to(decision.least, decision.most, 'card')} for Military, to fight for {about(game, decision)}.",
    "consume.trade": lambda game, decision: "Choose the good to sell.",
    "consume.kind": lambda game, decision: f"Choose the kind that the good on {about(game, decision)} is sold as.",
    "consume.power": which_power,
    "consume.goods": which_goods,
    "consume.discard": lambda game, decision: f"Discard at most {count(decision.most, 'card')} for {about(game, decision)}.",
    "consume.gamble": lambda game, decision: f"Name a number for {about(game, decision)}.",
    "consume.stake": or_none("Choose a card to show for"),
    "consume.prize": lambda game, decision: f"Take one of the cards turned up for {about(game, decision)}.",
    "consume.use": lambda game, decision: f"Use {about(game, decision)}.",
    "produce.contribute": lambda game, decision: "Choose the goods that you give against the Xenos, or none.",
    "produce.source": lambda game, decision: f"Choose what puts a good on {about(game, decision)}, or leave it open.",
    "produce.kind": lambda game, decision: f"Choose the kind of the good on {about(game, decision)}.",
    "produce.windfall": which_windfall,
    "produce.power": lambda game, decision: "Use a Produce power." if decision.least else "Use a Produce power, or stop.",
    "produce.world": which_world_for,
    "produce.pay": for_power,
    "produce.spend": lambda game, decision: f"Choose the good to discard{purpose(game, decision)}.",
    "round_end.discard": hand_limit,
    "invasion.defend": lambda game, decision: "Choose a defence against the invader, or give up.",
    "invasion.pay": for_power,
    "invasion.spend": which_goods_to_pay,
    "invasion.damage": lambda game, decision: "Choose the world that is damaged.",
}
