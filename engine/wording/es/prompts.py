"""What a seat is asked, in one sentence."""

from engine.wording.es.grammar import count, from_to, number
from engine.wording.es.named import called
from engine.wording.facts import REPAIRS, is_paid, is_repair, is_sale, limit


def prompt(game, decision):
    """What the seat is asked, in one sentence."""
    return PROMPTS[decision.ask](game, decision)


def about(game, decision):
    """What the question is about: a card by name, a power by its card, or what has a name of its own."""
    return called(game, decision.about)


# Set-up, the choice of actions, Search

def which_action(game, decision):
    actions = "tu acción" if decision.most == 1 else f"{number(decision.most)} acciones"
    return f"Elige {actions} para la ronda {number(game.round)}."


def last_action(game, decision):
    second = "segunda " if game.options["two_actions"] else ""
    return f"Los demás han elegido: elige tu {second}acción para la ronda {number(game.round)}."


def found(game, decision):
    return f"¿Te quedas {about(game, decision)}?"


# Explore, Develop and Settle

def of_hand(game, decision):
    """Cards to discard after a draw."""
    return f"Descarta {count(decision.least, 'card')} de tu mano."


def which_development(game, decision):
    return "Coloca un desarrollo, o ninguno." if decision.options else "No hay ningún desarrollo que puedas colocar: pasa."


def which_world(game, decision):
    return "Coloca un mundo, o ninguno." if decision.options else "No hay ningún mundo que puedas colocar: pasa."


def to_pay(game, decision):
    """Cards for the cost; in a conquest for Military."""
    if is_paid(game, decision):
        return f"Descarta {count(decision.least, 'card')} para pagar {about(game, decision)}."
    return f"Descarta {from_to(decision.least, decision.most, 'card')} por fuerza militar, para conquistar {about(game, decision)}."


def which_goods_to_pay(game, decision):
    return f"Elige el bien que descartas por {about(game, decision)}."


def or_none(verb, none):
    """A question that can be answered with nothing, about a power."""
    def sentence(game, decision):
        return f"{verb} {about(game, decision)}, o {none}."
    return sentence


# Consume and Produce

def which_power(game, decision):
    return "Usa un poder de Consumir." if decision.least else "Usa un poder de Consumir, o para."


def which_goods(game, decision):
    if is_sale(game, decision):
        return f"Elige el bien que vendes con {about(game, decision)}."
    return f"Elige {from_to(decision.least, decision.most, 'good')} para descartar con {about(game, decision)}."


def which_windfall(game, decision):
    return f"Elige el mundo de ganancia que recibe un bien de {about(game, decision)}."


def which_world_for(game, decision):
    if is_repair(game, decision):
        return f"Elige el mundo que reparas con {about(game, decision)}."
    return f"Elige el mundo que recibe un bien de {about(game, decision)}."


# The end of the round

def hand_limit(game, decision):
    return f"Descarta {count(decision.least, 'card')}, hasta quedarte con {number(limit(decision))}."


def for_power(game, decision):
    return f"Descarta {count(decision.least, 'card')}{purpose(game, decision)}."


def purpose(game, decision):
    """What a price is for: a power, or the repair of the world picked."""
    if decision.about in REPAIRS:
        return f" para reparar {called(game, game.seats[decision.seat].pick)}"
    return f" por {about(game, decision)}"


PROMPTS = {
    "setup.start": lambda game, decision: "Elige tu mundo de inicio.",
    "setup.discard": lambda game, decision: f"Descarta {number(decision.least)} de tus {count(len(decision.options), 'card')}.",
    "setup.save": lambda game, decision: f"Elige la carta que va debajo de {about(game, decision)}.",
    "choose.actions": which_action,
    "choose.last": last_action,
    "search.category": lambda game, decision: "Elige lo que buscas.",
    "search.keep": found,
    "explore.give": or_none("Elige una carta para descartar por", "ninguna"),
    "explore.keep": lambda game, decision: f"Conserva {number(decision.least)} de las {count(len(decision.options), 'card')} que has robado.",
    "explore.discard": lambda game, decision: f"Descarta {number(decision.least)} de tus {count(len(decision.options), 'card')}, viejas o nuevas.",
    "develop.discard": of_hand,
    "develop.choose": which_development,
    "develop.way": lambda game, decision: f"Elige cómo pagas {about(game, decision)}.",
    "develop.spend": which_goods_to_pay,
    "develop.pay": to_pay,
    "develop.save": lambda game, decision: "Elige cuál de las cartas pagadas se guarda.",
    "settle.choose": which_world,
    "settle.way": lambda game, decision: f"Elige cómo te haces con {about(game, decision)}.",
    "settle.spend": which_goods_to_pay,
    "settle.pay": to_pay,
    "settle.save": lambda game, decision: "Elige cuál de las cartas pagadas se guarda.",
    "settle.good": lambda game, decision: f"Descarta una carta para poner un bien en {about(game, decision)}, o ninguna.",
    "settle.discard": of_hand,
    "settle.more": lambda game, decision: "Usa un poder de Colonizar, o para.",
    "settle.another": or_none("Elige el mundo que colocas con", "ninguno"),
    "settle.replacement": or_none("Elige el mundo nuevo para", "ninguno"),
    "settle.replaced": lambda game, decision: f"Elige el mundo al que sustituye {about(game, decision)}.",
    "settle.attack": or_none("Elige el mundo que atacas con", "ninguno"),
    "takeover.attack": lambda game, decision: f"Elige cómo atacas {about(game, decision)}.",
    "takeover.cancel": or_none("Elige el mundo cuya toma fracasa con", "ninguno"),
    "takeover.defence": lambda game, decision: f"Elige cómo defiendes {about(game, decision)}.",
    "takeover.spend": which_goods_to_pay,
    "takeover.pay": lambda game, decision: (
        f"Descarta {from_to(decision.least, decision.most, 'card')} por fuerza militar, para luchar por {about(game, decision)}."),
    "consume.trade": lambda game, decision: "Elige el bien que vendes.",
    "consume.kind": lambda game, decision: f"Elige de qué tipo se vende el bien de {about(game, decision)}.",
    "consume.power": which_power,
    "consume.goods": which_goods,
    "consume.discard": lambda game, decision: f"Descarta como mucho {count(decision.most, 'card')} con {about(game, decision)}.",
    "consume.gamble": lambda game, decision: f"Nombra un número para {about(game, decision)}.",
    "consume.stake": or_none("Elige una carta para mostrar con", "ninguna"),
    "consume.prize": lambda game, decision: f"Quédate una de las cartas descubiertas con {about(game, decision)}.",
    "consume.use": lambda game, decision: f"Usa {about(game, decision)}.",
    "produce.contribute": lambda game, decision: "Elige los bienes que das contra los Xenos, o ninguno.",
    "produce.source": lambda game, decision: f"Elige qué pone un bien en {about(game, decision)}, o déjalo abierto.",
    "produce.kind": lambda game, decision: f"Elige el tipo del bien de {about(game, decision)}.",
    "produce.windfall": which_windfall,
    "produce.power": lambda game, decision: "Usa un poder de Producir." if decision.least else "Usa un poder de Producir, o para.",
    "produce.world": which_world_for,
    "produce.pay": for_power,
    "produce.spend": lambda game, decision: f"Elige el bien que descartas{purpose(game, decision)}.",
    "round_end.discard": hand_limit,
    "invasion.defend": lambda game, decision: "Elige una defensa contra el invasor, o ríndete.",
    "invasion.pay": for_power,
    "invasion.spend": which_goods_to_pay,
    "invasion.damage": lambda game, decision: "Elige el mundo que resulta dañado.",
}
