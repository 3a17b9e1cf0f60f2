"""Each power as a label for small spaces; the phase stands beside it."""

from engine.powers import HAND_CARD, PRESTIGE, THIS_CARD
from engine.wording.es.grammar import count, number, signed
from engine.wording.es.words import GOODS, KEYWORDS, KINDS

PRICES = {THIS_CARD: "Descartar", HAND_CARD: "1 carta", PRESTIGE: "1 de prestigio", "any": "1 bien"}

SORTS = {
    "military world": "militar", "peaceful world": "no militar", "production world": "mundo de producción",
    "rebel military world": "militar Rebelde", "rebel world": "mundo Rebelde", "rebel development": "desarrollo Rebelde", "xeno world": "Xeno",
    "chromosome world": "cromosoma", "imperium card": "Imperium", "development": "desarrollo", "development of cost 5 or more": "desarrollo 5+",
    "development of cost 6": "desarrollo 6", "two military worlds": "2 militares",
}


def power_short(power):
    """The label, after its price if there is one."""
    price = f"{price_of(power.spend)} → " if power.spend is not None and power.kind not in PRICED else ""
    return price + LABELS[power.kind](power)


def price_of(spend):
    return PRICES[spend] if spend in PRICES else f"1 {KINDS[spend]}"


def kind_after(power, mark):
    """The kind the power is restricted to, after a mark; "" if it is not."""
    return "" if power.good is None or power.good == "any" else f"{mark}{KINDS[power.good]}"


def per(power):
    return f" por {SORTS[power.per]}" if power.per is not None else ""


def military(power):
    against = f" contra {KEYWORDS[power.against]}" if power.against is not None else kind_after(power, " contra ")
    condition = f" con {SORTS[power.when]}" if power.when is not None else ""
    return f"Militar {signed(power.amount)}{against}{per(power)}{condition}"


def hand_for_military(power):
    return f"Hasta {count(power.amount, 'card')} → Militar +1 cada una" if power.amount > 1 else "1 carta → Militar +1"


def pay_for_military(power):
    only = f": {KEYWORDS[power.against]}" if power.against is not None else kind_after(power, ": ")
    return f"Pagar por militar{' ' + number(-power.amount) if power.amount else ''}{only}"


def conquer_peaceful(power):
    minus = f" − {number(power.amount)}" if power.amount else ""
    more = " o tomarlo" if power.bonuses else ""
    return f"Conquistar no militar: coste{minus}{more}{prize(power)}"


def takeover(power):
    verb = "Destruir" if power.destroys else "Tomar"
    owner = "" if power.owner is None else ", de quien tenga fuerza militar" if power.owner == "military" else f", de quien tenga {SORTS[power.owner]}"
    bonus = f", {signed(power.amount)} por militar Rebelde" if power.amount else ""
    return f"{verb} {SORTS[power.target]}{owner}{bonus}{prize(power)}"


def prize(power):
    return f" → {count(power.prestige, 'prestige')}" if power.prestige else ""


def sale(power):
    return f"Venta {signed(power.amount)}{': este bien' if power.here else kind_after(power, ': ')}{per(power)}"


def consume(power):
    goods = count(power.each, "good") if power.good == "any" else f"{number(power.each)} {KINDS[power.good]}"
    times = f" (×{number(power.times)})" if power.times > 1 else ""
    return f"{'Este bien' if power.here else goods} → {reward(power)}{times}"


def consume_each(power):
    goods = ["1 bien" if kind == "any" else f"1 {KINDS[kind]}" for kind in power.goods]
    return f"{' + '.join(goods)} → {reward(power)}"


def discard(power):
    cards = count(power.each * power.times, "card")
    return f"{'Hasta ' if power.times > 1 else ''}{cards} → {reward(power)}{' cada una' if power.times > 1 else ''}"


def reward(power):
    parts = [(power.vp, "vp"), (power.cards, "card"), (power.prestige, "prestige")]
    return " + ".join([count(amount, unit) for amount, unit in parts if amount])


def windfall(power):
    return f"Bien en {'otro ' if power.elsewhere else ''}mundo de ganancia{kind_after(power, ': ')}"


def most_produced(power):
    return f"Robar {number(power.amount)} si más {'bienes' if power.good == 'any' else KINDS[power.good]} que nadie"


# Kinds whose labels say the price themselves.
PRICED = ("hand for military", "discard")

LABELS = {
    "see": lambda power: f"Robar {signed(power.amount)}{per(power)}",
    "keep": lambda power: f"Conservar {signed(power.amount)}",
    "mix": lambda power: "Mezclar con la mano",
    "hand for prestige": lambda power: count(power.prestige, "prestige"),

    "cheaper": lambda power: f"Coste {number(-power.amount)}{kind_after(power, ': ')}",
    "cheaper for a price": lambda power: f"Coste {number(-power.amount)}",
    "draw first": lambda power: f"Robar {number(power.amount)} al empezar",
    "draw first and discard": lambda power: f"Robar {number(power.amount)} al empezar, descartar 1",
    "draw after": lambda power: f"Robar {number(power.amount)} tras colocar",
    "draw after and discard": lambda power: f"Robar {number(power.amount)} tras colocar, descartar 1",
    "prestige after": lambda power: f"{count(power.prestige, 'prestige')} tras colocar: {SORTS[power.target]}",
    "save paid": lambda power: "Guardar 1 carta pagada",
    "military": military,
    "temporary military": military,
    "hand for military": hand_for_military,
    "pay for military": pay_for_military,
    "pay less for military": lambda power: f"Pagar por militar: coste {number(-power.amount)}",
    "prestige for paying": lambda power: f"{count(power.prestige, 'prestige')} por pagar por militar",
    "settle for free": lambda power: "Coste 0",
    "conquer peaceful": conquer_peaceful,
    "good when settled": lambda power: "Bien en mundo de producción colocado",
    "second world": lambda power: "Segundo mundo",
    "military world too": lambda power: "Conquistar un mundo más",
    "leftover conquest": lambda power: "Segunda conquista con lo que sobra",
    "free world": lambda power: "Un mundo más sin pagar",
    "flip world": lambda power: "En su lugar: descubrir una carta, colocarla si no es militar",
    "replace world": lambda power: f"Sustituir mundo no militar, coste hasta {signed(power.amount)}{prize(power)}",
    "takeover": takeover,
    "takeover defence": lambda power: (
        f"Defensa en tomas {signed(power.rebels)} por militar Rebelde, {signed(power.amount)} por otro militar"),
    "cancel takeover": lambda power: "Anular toma de posesión",
    "xeno defence": lambda power: f"Defensa en la invasión {signed(power.amount)}",

    "sale": sale,
    "unsellable": lambda power: "Este bien no se vende",

    "consume": consume,
    "consume each": consume_each,
    "consume different": lambda power: f"{number(power.amount)} tipos → {reward(power)}",
    "consume kinds": lambda power: f"Hasta {number(power.amount)} tipos → {reward(power)} cada uno",
    "consume all": lambda power: f"Todos los bienes → {reward(power)} cada uno − {number(-power.amount)}",
    "sell": lambda power: "Vender 1 bien" if power.bonuses else "Vender 1 bien a su precio",
    "discard": discard,
    "spend prestige": reward,
    "gain vp": reward,
    "gamble": lambda power: f"Adivinar 1–{number(power.amount)}",
    "ante": lambda power: f"Apostar una carta de 1–{number(power.amount)}",
    "draw": lambda power: f"Robar {number(power.amount)}",
    "chip per good": lambda power: f"{count(power.amount, 'vp')} más por bien",

    "produce": lambda power: "Bien aquí",
    "good on windfall": windfall,
    "draw if produced": lambda power: f"Robar {number(power.amount)} si hay bien nuevo aquí",
    "prestige if produced": lambda power: f"{count(power.prestige, 'prestige')} si hay bien nuevo aquí",
    "draw per good": lambda power: f"Robar {number(power.amount)} por {KINDS[power.good]} producido",
    "draw per kind": lambda power: f"Robar {number(power.amount)} por tipo producido",
    "draw per two goods": lambda power: f"Robar {number(power.amount)} por 2 bienes producidos",
    "draw if most": most_produced,
    "draw per world": lambda power: f"Robar {number(power.amount)} por mundo {KINDS[power.good]}",
    "draw per card": lambda power: f"Robar {number(power.amount)}{per(power)}",
    "prestige if most": lambda power: f"{count(power.prestige, 'prestige')} si más {SORTS[power.per]} que nadie",
    "take saved": lambda power: "Tomar cartas guardadas",
    "gather": lambda power: f"Los bienes de {GOODS[power.good]} vienen aquí",
    "repair": lambda power: f"Reparar {number(power.amount)}",

    "hand limit": lambda power: f"Límite de la mano {number(power.amount)}",
    "tableau limit": lambda power: f"{count(power.amount, 'card')} acaban la partida",
    "start hand": lambda power: f"Empezar con {count(power.amount, 'card')}",
    "start saved": lambda power: "Empezar con 1 carta guardada",
    "collect discards": lambda power: "Tomar lo que sobra a los demás",
    "choose last": lambda power: "Elegir en último lugar",
    "hand for good here": lambda power: "Bien aquí al colocarlo",
}
