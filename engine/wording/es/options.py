"""The options of a question, each for a button or a screen reader."""

from engine.decision import option_power
from engine.powers import HAND_CARD, PRESTIGE
from engine.ways import way_named
from engine.wording.es.accounts import source
from engine.wording.es.actions import action
from engine.wording.es.cards import card
from engine.wording.es.grammar import capital, count, listed, number
from engine.wording.es.labels import power_short
from engine.wording.es.named import called
from engine.wording.es.sorts import category
from engine.wording.es.words import GOODS, good_on, goods
from engine.wording.facts import GOODS_ASKED, attack_on, kind_amount, odds, sale_amounts, way_cost, way_odds, way_prices, way_strength

# What belongs to no card.
LABELS = {
    "bonus": "Bonificación de Producir: Bien en mundo de ganancia",
    "more bonus": "Bonificación de Producir con prestigio: Bien en mundo de ganancia",
    "prestige trade": "Comercio con prestigio: Hasta 2 cartas → 1 PV cada una", "bunker": "Búnker: 1 carta → Defensa en la invasión +2",
    "first repair": "Primera bonificación de Reparar: Reparar 1", "second repair": "Segunda bonificación de Reparar: Reparar 1",
    "repair by cards": "2 cartas → Reparar 1", "repair by good": "1 bien → Reparar 1",
}
WORDS = {"take": "Quedármela", "go on": "Seguir: la próxima que encaje"}


def option(game, decision, option):
    """One of the options, for a button or a screen reader."""
    return OPTIONS[decision.of](game, decision, option)


# Cards and goods

def card_option(game, decision, option):
    """A card; where a good is asked for, the good on it and what it sells for; of a world to attack, the odds."""
    world = game.cards[option]
    if decision.ask in GOODS_ASKED:
        return f"{capital(good_on(world.good))} en {card(world)}{for_sale(sale_amounts(game, decision, option))}"
    if decision.ask == "takeover.cancel":
        attack, defence = odds(game, attack_on(game, option))
        return f"{card(world)}: ataque {number(attack)} contra {number(defence)}"
    return card(world)


def for_sale(amounts):
    """The cards for a good: of one of any kind, as what it may be sold."""
    if not amounts:
        return ""
    return f": {'hasta ' if len(amounts) > 1 else ''}{count(max(amounts), 'card')}"


def kind_option(game, decision, option):
    """A kind that a good is sold or produced as."""
    amount = kind_amount(game, decision, option)
    return GOODS[option] if amount is None else f"{GOODS[option]}: {count(amount, 'card')}"


# Powers

def power_option(game, decision, option):
    return LABELS[option] if option in LABELS else f"{called(game, option)}: {power_short(option_power(game, option))}"


# Ways

def way_option(game, decision, option):
    """A way to take a card, or to fight for one: its number, and what it uses and loses."""
    way = way_named(game, option)
    return ", ".join([HEADS[option.split("+")[0]](game, decision, way)] + prices(game, decision.about, way))


def to_pay(game, decision, way):
    """ "Pagar 1 carta con Especialista en contactos" """
    return f"Pagar {count(way_cost(game, decision, way), 'card')}{through(game, way)}"


def through(game, way):
    return f" con {source(game, way.pay)}" if way.pay is not None else ""


def to_conquer(game, decision, way):
    least, most, defence = way_strength(game, decision, way)
    reach = f" a {number(most)}" if most > least else ""
    against = f" contra {number(defence)}" if defence is not None else ""
    return f"Conquistar con {count(least, 'military')}{reach}{against}"


def to_fight(game, decision, way):
    attacking, mine, theirs = way_odds(game, decision, way)
    return f"{'Atacar' if attacking else 'Defender'} con {number(mine)} contra {number(theirs)}"


HEADS = {"pay": to_pay, "conquer": to_conquer, "fight": to_fight, "free": lambda game, decision, way: f"Colocar sin pagar{through(game, way)}"}


def prices(game, placed, way):
    """What a way costs beside cards to pay with: cards of the tableau, goods, prestige, cards of the hand for Military."""
    lost, others = way_prices(game, placed, way)
    parts = [f"descartando {listed([source(game, one) for one in lost])}"] if lost else []
    return parts + [spent(game, one, price) for one, price in others]


def spent(game, one, price):
    if price == HAND_CARD:
        return f"descartando cartas de tu mano con {source(game, one)}"
    if price == PRESTIGE:
        return f"pagando {count(1, 'prestige')} con {source(game, one)}"
    return f"descartando {goods(1, price)} con {source(game, one)}"


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
