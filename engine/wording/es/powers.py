"""Each power as one full sentence, which says exactly what facts/effects.md says."""

from engine.powers import HAND_CARD, PRESTIGE, THIS_CARD
from engine.wording.es.grammar import capital, count, number
from engine.wording.es.sorts import a_sort, for_each, sorts
from engine.wording.es.words import GOODS, KEYWORDS, goods, of_kind, phase, reward

PRICES = {THIS_CARD: "descartar esta carta de tu cuadro", HAND_CARD: "descartar una carta de tu mano", PRESTIGE: "pagar 1 de prestigio"}


AGAINST = {"rebel": "mundos militares Rebeldes", "xeno": "mundos Xeno e invasores"}


def power(power):
    return SENTENCES[power.kind](power)


def price(spend):
    """What is done for an optional power: a verb phrase."""
    return PRICES[spend] if spend in PRICES else f"descartar {goods(1, spend)}"


def placed(power):
    """What is placed in the phase of this power."""
    return "desarrollo" if power.row == "develop" else "mundo"


# Explore, Develop and Settle

def cheaper(power):
    what = "Los desarrollos" if power.row == "develop" else f"Los mundos{of_kind(power.good)} que pagas"
    return f"{what} te cuestan {count(power.amount, 'card')} menos."


def cheaper_for_a_price(power):
    what = "tu desarrollo cuesta entonces" if power.row == "develop" else "hasta que acabe la fase los mundos que pagas cuestan"
    return f"Puedes {price(power.spend)}: {what} {count(power.amount, 'card')} menos."


def military(power):
    more = f"{number(power.amount)} más" if power.amount >= 0 else f"{number(-power.amount)} menos"
    while_there = f" mientras tengas {a_sort(power.when)}" if power.when is not None else ""
    return f"Tienes {more} de fuerza militar{against(power)}{for_each(power.per)}{while_there}."


def against(power):
    """Whom a specialised Military is for."""
    if power.against is not None:
        return f" contra {AGAINST[power.against]}"
    return f" contra mundos{of_kind(power.good)}" if power.good is not None else ""


def temporary_military(power):
    return f"Puedes {price(power.spend)} por {number(power.amount)} más de fuerza militar{against(power)} hasta que acabe la fase."


def hand_for_military(power):
    cards = "una carta" if power.amount == 1 else f"hasta {count(power.amount, 'card')}"
    each = "" if power.amount == 1 else " por cada una"
    return f"Puedes descartar {cards} de tu mano por 1 más de fuerza militar{each} hasta que acabe la fase."


def pay_for_military(power):
    minus = f" menos {number(power.amount)}" if power.amount else ""
    return f"Puedes pagar por {payable(power)} en vez de conquistarlo, como si costara su defensa{minus}{unless_alien(power)}."


def payable(power):
    if power.against == "chromosome":
        return "un mundo militar con el símbolo de cromosoma"
    keyword = f" {KEYWORDS[power.against]}" if power.against is not None else ""
    return f"un mundo militar{keyword}{of_kind(power.good)}"


def unless_alien(power):
    """Needless where the power is for this kind only, or for a keyword or symbol that none of this kind has."""
    return f", salvo que sea de {GOODS['alien']}" if power.good is None and power.against is None else ""


def conquer_peaceful(power):
    minus = f" menos {number(power.amount)}" if power.amount else ""
    target = ", o para hacer de uno el objetivo de una toma de posesión" if power.bonuses else ""
    prize = f"; si sale bien, ganas {count(power.prestige, 'prestige')}" if power.prestige else ""
    return f"Puedes {price(power.spend)} para conquistar un mundo no militar, cuya defensa es su coste{minus}{target}{prize}."


def takeover(power):
    cost = f"{price(power.spend)} para " if power.spend is not None else ""
    verb = "destruir" if power.destroys else "tomar"
    bonus = f", con {number(power.amount)} más de fuerza militar por cada mundo militar Rebelde de tu cuadro" if power.amount else ""
    prize = f"; si sale bien, ganas {count(power.prestige, 'prestige')}" if power.prestige else ""
    return f"En vez de colocar un mundo, puedes {cost}intentar {verb} {a_sort(power.target)} de otro jugador{whose(power.owner)}{bonus}{prize}."


def whose(owner):
    """Who can be attacked."""
    if owner is None:
        return ""
    return " cuya fuerza militar general sea 1 o más" if owner == "military" else f" que tenga {a_sort(owner)}"


def xeno_defence(power):
    more = f"{number(power.amount)} más de defensa"
    return f"Tienes {more} en cada invasión." if power.spend is None else f"En una invasión puedes {price(power.spend)} por {more}, una vez."


# Trade and Consume

def sale(power):
    sold = "el bien de este mundo" if power.here else goods(1, power.good)
    return f"Cuando vendes {sold}, robas {count(power.amount, 'more')}{for_each(power.per)}."


def brings(power):
    return reward(power.vp, power.cards, power.prestige)


def consume(power):
    times = f", hasta {number(power.times)} veces" if power.times > 1 else ""
    what = "el bien de este mundo" if power.here else goods(power.each, power.good)
    return f"Descarta {what} por {brings(power)}{times}."


def consume_each(power):
    first, second = power.goods
    other = "otro bien" if second == "any" else goods(1, second)
    return f"Descarta {goods(1, first)} y {other} por {brings(power)}."


def sell(power):
    price = "por su precio más tus poderes de Comercio" if power.bonuses else "solo por su precio, sin poderes de Comercio"
    return f"Vende un bien {price}, aunque no hayas elegido Comercio."


def discard(power):
    many = power.times > 1
    cards = "una carta" if power.each == 1 else count(power.each, "card")
    what = f"hasta {count(power.times, 'card')} de tu mano por {brings(power)} cada una" if many else f"{cards} de tu mano por {brings(power)}"
    return f"Puedes descartar {what}{', que nunca se dobla' if power.vp else ''}."


# Produce

def windfall(power):
    other = "otro de" if power.elsewhere else "uno de"
    what = f"{other} tus mundos de ganancia{of_kind(power.good)} sin bien recibe uno."
    return capital(what) if power.spend is None else f"Puedes {price(power.spend)}: {what}"


def produced(power, unit):
    """Draws by what was produced."""
    return f"Roba {count(power.amount, 'card')} por {unit} que hayas producido en esta fase."


def most_produced(power):
    return f"Roba {count(power.amount, 'card')} si en esta fase has producido más bienes{of_kind(power.good)} que cada uno de los demás."


SENTENCES = {
    "see": lambda power: f"Cuando exploras, robas {count(power.amount, 'more')}{for_each(power.per)}.",
    "keep": lambda power: f"Cuando exploras, conservas {count(power.amount, 'more')}.",
    "mix": lambda power: "Cuando exploras, puedes descartar cualquier carta de tu mano en lugar de las robadas.",
    "hand for prestige": lambda power: (
        f"Al empezar la fase de Explorar, antes de que nadie robe, puedes {price(power.spend)} por {count(power.prestige, 'prestige')}."),

    "cheaper": cheaper,
    "cheaper for a price": cheaper_for_a_price,
    "draw first": lambda power: f"Roba {count(power.amount, 'card')} al empezar la fase de {phase(power.row)}, antes de elegir.",
    "draw first and discard": lambda power: (
        f"Roba {count(power.amount, 'card')} al empezar la fase de {phase(power.row)}, antes de elegir, y después descarta una carta de tu mano."),
    "draw after": lambda power: f"Después de colocar un {placed(power)}, roba {count(power.amount, 'card')}.",
    "draw after and discard": lambda power: (
        f"Después de colocar un {placed(power)}, roba {count(power.amount, 'card')} y descarta una carta de tu mano."),
    "prestige after": lambda power: f"Después de colocar {a_sort(power.target)}, ganas {count(power.prestige, 'prestige')}.",
    "save paid": lambda power: f"Cuando pagas un {placed(power)} con cartas, una de ellas va debajo de esta carta.",
    "military": military,
    "temporary military": temporary_military,
    "hand for military": hand_for_military,
    "pay for military": pay_for_military,
    "pay less for military": lambda power: f"Siempre que pagas por un mundo militar, cuesta {count(power.amount, 'card')} menos.",
    "prestige for paying": lambda power: f"Siempre que pagas por un mundo militar, ganas {count(power.prestige, 'prestige')}.",
    "settle for free": lambda power: (
        f"Puedes {price(power.spend)}: un mundo que pagarías no cuesta nada, salvo que sea de {GOODS['alien']}."),
    "conquer peaceful": conquer_peaceful,
    "good when settled": lambda power: "Un mundo de producción que colocas recibe un bien al momento.",
    "second world": lambda power: "Después de colocar un mundo, puedes colocar otro más.",
    "military world too": lambda power: f"Después de colocar un mundo, puedes {price(power.spend)} para conquistar además un mundo militar.",
    "leftover conquest": lambda power: (
        "Después de conquistar un mundo militar, puedes conquistar otro con la fuerza militar que el primero no ocupó."),
    "free world": lambda power: (
        f"Puedes {price(power.spend)} para colocar un mundo más sin pagar: uno no militar, o uno militar por el que puedas pagar, "
        f"pero no de {GOODS['alien']}."),
    "flip world": lambda power: (
        "Si no colocas ningún mundo, puedes descubrir la primera carta del mazo: "
        "un mundo no militar se coloca sin pagar, cualquier otra carta va a tu mano."),
    "replace world": lambda power: (
        "Puedes sustituir un mundo no militar por otro no militar del mismo tipo de tu mano que cueste lo mismo o "
        f"hasta {number(power.amount)} más, sin pagar; ganas {count(power.prestige, 'prestige')}."),
    "takeover": takeover,
    "takeover defence": lambda power: (
        f"Contra tomas de posesión tienes {number(power.rebels)} más de defensa por cada mundo militar Rebelde de tu cuadro, "
        f"y {number(power.amount)} más por cada uno de los demás mundos militares."),
    "cancel takeover": lambda power: f"Puedes {price(power.spend)} para hacer fracasar una toma de posesión, sea contra quien sea.",
    "xeno defence": xeno_defence,

    "sale": sale,
    "unsellable": lambda power: "El bien de este mundo no se puede vender al elegir Comercio.",

    "consume": consume,
    "consume each": consume_each,
    "consume different": lambda power: f"Descarta {number(power.amount)} bienes de tipos distintos por {brings(power)}.",
    "consume kinds": lambda power: f"Descarta un bien de cada tipo que tengas, hasta {number(power.amount)}, por {brings(power)} cada uno.",
    "consume all": lambda power: (
        f"Descarta todos los bienes que te queden por {brings(power)} cada uno, menos {count(-power.amount, 'vp')} en total."),
    "sell": sell,
    "discard": discard,
    "spend prestige": lambda power: f"Puedes {price(power.spend)} por {brings(power)}.",
    "gain vp": lambda power: f"Ganas {brings(power)} en la fase de Consumir.",
    "gamble": lambda power: (
        f"Puedes nombrar un número del 1 al {number(power.amount)} y descubrir la primera carta del mazo: "
        "te la quedas si ese es su coste o defensa; si no, se descarta."),
    "ante": lambda power: (
        f"Puedes mostrar una carta de tu mano de coste o defensa 1 a {number(power.amount)} y descubrir otras tantas: "
        "si una de ellas tiene más, conservas la tuya y te quedas una cualquiera de ellas; si no, se descartan todas."),
    "draw": lambda power: f"Roba {count(power.amount, 'card')} en la fase de {phase(power.row)}.",
    "chip per good": lambda power: f"Cada bien tuyo que se usa en Consumir da {count(power.amount, 'vp')} más.",

    "produce": lambda power: (
        "Este mundo recibe un bien si no tiene." if power.spend is None else f"Puedes {price(power.spend)}: este mundo recibe un bien si no tiene."),
    "good on windfall": windfall,
    "draw if produced": lambda power: f"Roba {count(power.amount, 'card')} si este mundo recibió un bien en esta fase.",
    "prestige if produced": lambda power: f"Ganas {count(power.prestige, 'prestige')} si este mundo recibió un bien en esta fase.",
    "draw per good": lambda power: produced(power, f"cada bien{of_kind(power.good)}"),
    "draw per kind": lambda power: produced(power, "cada tipo de bien"),
    "draw per two goods": lambda power: produced(power, "cada dos bienes"),
    "draw if most": most_produced,
    "draw per world": lambda power: f"Roba {count(power.amount, 'card')} por cada mundo{of_kind(power.good)} de tu cuadro, con bien o sin él.",
    "draw per card": lambda power: f"Roba {count(power.amount, 'card')}{for_each(power.per)}.",
    "prestige if most": lambda power: f"Ganas {count(power.prestige, 'prestige')} si tienes más {sorts(power.per)} que cada uno de los demás.",
    "take saved": lambda power: "Toma en tu mano las cartas que hay debajo de esta carta.",
    "gather": lambda power: (
        f"Al empezar la fase de Producir, todos tus bienes{of_kind(power.good)} pasan a este mundo, que admite cualquier cantidad de ellos."),
    "repair": lambda power: f"Repara {number(power.amount)} de tus mundos dañados.",

    "hand limit": lambda power: f"Al final de la ronda descartas hasta quedarte con {count(power.amount, 'card')}.",
    "tableau limit": lambda power: f"Tu cuadro solo acaba la partida con {count(power.amount, 'card')}.",
    "start hand": lambda power: f"Si es tu mundo de inicio, empiezas con {count(power.amount, 'card')}.",
    "start saved": lambda power: "Si es tu mundo de inicio, una de las cartas con las que empiezas va debajo de él.",
    "collect discards": lambda power: "Te llevas las cartas que los demás descartan por el límite de la mano.",
    "choose last": lambda power: "Eliges tu acción, o la segunda de las dos, cuando ya has visto las de los demás.",
    "hand for good here": lambda power: f"Cuando colocas este mundo, puedes {price(power.spend)} para poner un bien en él.",
}
