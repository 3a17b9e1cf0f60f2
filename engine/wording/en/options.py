"""The options of a question, each for a button or a screen reader."""

from engine.account import amount_of, sale, sale_kinds
from engine.combat import attack_lines, boosts_against, defence_lines
from engine.decision import option_power
from engine.powers import DEVELOP, HAND_CARD, PRESTIGE, SETTLE, THIS_CARD
from engine.wording.en.accounts import source
from engine.wording.en.actions import action
from engine.wording.en.cards import card
from engine.wording.en.grammar import capital, count, listed, number
from engine.wording.en.labels import power_short
from engine.wording.en.named import called
from engine.wording.en.sorts import category
from engine.wording.en.words import GOODS, good_on, goods
from engine.ways import defence_of, price_of, way_lines, way_named

# What belongs to no card.
LABELS = {
    "bonus": "Produce bonus: Good on windfall", "more bonus": "Produce bonus with prestige: Good on windfall",
    "prestige trade": "Trade with prestige: Up to 2 cards → 1 VP each", "bunker": "Bunker: 1 card → Invasion defence +2",
    "first repair": "First Repair bonus: Repair 1", "second repair": "Second Repair bonus: Repair 1",
    "repair by cards": "2 cards → Repair 1", "repair by good": "1 good → Repair 1",
}
WORDS = {"take": "Take it", "go on": "Go on: take the next one that fits"}


def option(game, decision, option):
    """One of the options, for a button or a screen reader."""
    return OPTIONS[decision.of](game, decision, option)


# Cards and goods

GOODS_ASKED = ("consume.trade", "consume.goods", "develop.spend", "settle.spend", "takeover.spend", "invasion.spend", "produce.contribute",
               "produce.spend", "produce.windfall")


def card_option(game, decision, option):
    """A card; where a good is asked for, the good on it and what it sells for; of a world to attack, the odds."""
    world = game.cards[option]
    if decision.ask in GOODS_ASKED:
        return f"{capital(good_on(world.good))} on {card(world)}{price(game, decision, option)}"
    if decision.ask == "takeover.cancel":
        return card(world) + odds(game, [attack for attack in game.attacks if attack["world"] == option][0])
    return card(world)


def odds(game, attack):
    return f": attack {number(amount_of(attack_lines(game, attack)))} against {number(amount_of(defence_lines(game, attack)))}"


def price(game, decision, world):
    """What a good that is sold brings, or "" if it is not for sale."""
    if decision.ask == "consume.trade":
        return ": " + for_sale(game, decision, world, True)
    if decision.ask == "consume.goods" and option_power(game, decision.about).kind == "sell":
        return ": " + for_sale(game, decision, world, option_power(game, decision.about).bonuses)
    return ""


def for_sale(game, decision, world, bonuses):
    """The cards for the good of this world: of one of any kind, as what it may be sold."""
    amounts = [amount_of(sale(game, game.seats[decision.seat], world, kind, bonuses)) for kind in sale_kinds(game, world)]
    return ("up to " if len(amounts) > 1 else "") + count(max(amounts), "card")


def kind_option(game, decision, option):
    """A kind that a good is sold or produced as."""
    if decision.ask != "consume.kind":
        return GOODS[option]
    seat = game.seats[decision.seat]
    bonuses = seat.using is None or option_power(game, seat.using).bonuses
    return f"{GOODS[option]}: {count(amount_of(sale(game, seat, decision.about, option, bonuses)), 'card')}"


# Powers

def power_option(game, decision, option):
    return LABELS[option] if option in LABELS else f"{called(game, option)}: {power_short(option_power(game, option))}"


# Ways

def way_option(game, decision, option):
    """A way to take a card, or to fight for one: its number, and what it uses and loses."""
    way = way_named(game, option)
    return ", ".join([HEADS[option.split("+")[0]](game, decision, way)] + prices(game, decision.about, way))


def to_pay(game, decision, way):
    """ "Pay 1 card through Contact Specialist" """
    cost = amount_of(way_lines(game, game.seats[decision.seat], decision.about, way, 0))
    return f"Pay {count(cost, 'card')}{through(game, way)}"


def through(game, way):
    return f" through {source(game, way.pay)}" if way.pay is not None else ""


def to_conquer(game, decision, way):
    """The strength of the way, with no card of the hand and with all it can take."""
    seat = game.seats[decision.seat]
    least, most = [amount_of(way_lines(game, seat, decision.about, way, hand)) for hand in (0, len(seat.hand))]
    reach = f" to {number(most)}" if most > least else ""
    against = f" against {number(defence_of(game, decision.about, way))}" if way.peaceful is not None else ""
    return f"Conquer with {count(least, 'military')}{reach}{against}"


def to_fight(game, decision, way):
    """Both sides of a takeover, with all that the way can raise: one's own attack is the last declared, and defence is against the first."""
    attacking = decision.ask == "takeover.attack"
    attack = game.attacks[-1 if attacking else 0]
    mine, theirs = [amount_of(lines(game, attack)) for lines in (attack_lines, defence_lines)][::1 if attacking else -1]
    raised = sum([boost[0] for boost in boosts_against(game, game.seats[decision.seat], way, decision.about)])
    return f"{'Attack' if attacking else 'Defend'} with {number(mine + raised)} against {number(theirs)}"


HEADS = {"pay": to_pay, "conquer": to_conquer, "fight": to_fight, "free": lambda game, decision, way: f"Place it for nothing{through(game, way)}"}


def prices(game, placed, way):
    """What a way costs beside cards to pay with: cards of the tableau, goods, prestige, cards of the hand for Military."""
    row = DEVELOP if game.cards[placed].kind == "development" else SETTLE
    lost = [one for one in (way.free, way.peaceful) if one is not None] + [one for one in way.raised if price_of(game, one, row) == THIS_CARD]
    parts = [f"discarding {listed([source(game, one) for one in lost])}"] if lost else []
    return parts + [spent(game, one, price_of(game, one, row)) for one in way.raised if one not in lost]


def spent(game, one, price):
    if price == HAND_CARD:
        return f"discarding cards of your hand through {source(game, one)}"
    if price == PRESTIGE:
        return f"paying {count(1, 'prestige')} through {source(game, one)}"
    return f"discarding {goods(1, price)} through {source(game, one)}"


OPTIONS = {
    "card": card_option,
    "action": lambda game, decision, option: action(option),
    "way": way_option,
    "power": power_option,
    "number": lambda game, decision, option: number(option),
    "category": lambda game, decision, option: category(option),
    "good": kind_option,
    "word": lambda game, decision, option: WORDS[option],
}
