"""What a newcomer should know about a question, in a sentence more."""

from engine.account import PRICES
from engine.decision import option_card, option_power
from engine.wording.es.accounts import lines
from engine.wording.es.grammar import number
from engine.wording.es.powers import power
from engine.wording.es.words import KINDS
from engine.wording.facts import invasion_odds


def help(game, decision):
    """What a newcomer should know about it."""
    told = HELPS[decision.ask]
    return told if isinstance(told, str) else told(game, decision)


def about_trade(game, decision):
    prices = ", ".join([f"{KINDS[kind]} {number(PRICES[kind])}" for kind in KINDS])
    return f"Robas tantas cartas como valga su tipo ({prices}), y más con poderes de Comercio."


def about_using(game, decision):
    if decision.least:
        return "El orden lo eliges tú, pero mientras se pueda usar un poder obligatorio debes seguir."
    return "Lo que aún puedes usar es opcional."


def about_power(game, decision):
    """The power in use; what belongs to no card is told here."""
    if option_card(decision.about) is None:
        return WITHOUT_CARD[decision.about]
    return power(option_power(game, decision.about))


def about_invader(game, decision):
    force, value = invasion_odds(game, decision)
    return f"Tienes {lines(game, force, 'force')} contra {number(value)}, que debes superar."


PAYMENT = "Las cartas son dinero: las que pagas van boca abajo a los descartes."
SECOND_WAY = "Una carta que se descarta para ello se pierde."
SAVED = "Llega a tu mano en Producir; las demás se descartan."
TAKEOVER = "El ataque triunfa si iguala o supera la defensa; lo que se suma ahora dura hasta que acabe la fase."
SPENT = "El bien se pierde, y lo que paga dura hasta que acabe la fase."
SURPLUS = "Puede ser cualquier carta de tu mano."
REPAIRED = "Elegir Producir: Reparar repara dos mundos sin pagar."

WITHOUT_CARD = {
    "bonus": "Elegir Producir pone un bien en un mundo de ganancia vacío.",
    "more bonus": "Elegir Producir con prestigio pone un bien en un segundo mundo de ganancia vacío.",
    "prestige trade": "Elegir Comercio con prestigio da 1 PV por cada carta que descartes de tu mano, hasta 2, que nunca se dobla.",
    "bunker": "Todos tienen un búnker: una vez por invasión, una carta de la mano por 2 más de defensa.",
    "first repair": REPAIRED,
    "second repair": REPAIRED,
    "repair by cards": "Dos cartas de tu mano reparan un mundo, tantas veces como quieras.",
    "repair by good": "Un bien repara un mundo, tantas veces como quieras; no cuenta como contribución.",
}

HELPS = {
    "setup.start": "El otro mundo se descarta; el número más bajo en juego va primero en el orden.",
    "setup.discard": "Conserva lo que esperas colocar pronto y recuerda que las demás cartas son dinero para pagar.",
    "setup.save": SAVED,
    "choose.actions": "Cada fase que alguien elige se juega para todos; quien la eligió tiene una bonificación.",
    "choose.last": "Cada fase que alguien ha elegido se juega también para ti; elige por tu bonificación, o una fase más.",
    "search.category": "Se descubren cartas hasta que una encaje; puedes rechazarla una vez, y entonces te quedas la siguiente que encaje.",
    "search.keep": "Si sigues, la próxima que encaje es tuya; las demás descubiertas se descartan.",
    "explore.give": about_power,
    "explore.keep": "Las otras se descartan boca abajo; las cartas de tu mano se quedan.",
    "explore.discard": "Eliges entre tu mano y las cartas robadas, todas juntas.",
    "develop.discard": SURPLUS,
    "develop.choose": "Pagas su coste con otras cartas de tu mano, así que toda carta es también dinero.",
    "develop.way": SECOND_WAY,
    "develop.spend": SPENT,
    "develop.pay": PAYMENT,
    "develop.save": SAVED,
    "settle.choose": (
        "Pagas un mundo con otras cartas de tu mano; un mundo militar se conquista, si tu fuerza militar alcanza su defensa."),
    "settle.way": "Conquistar no gasta cartas ni fuerza militar; una carta que se descarta para ello se pierde.",
    "settle.spend": SPENT,
    "settle.pay": PAYMENT,
    "settle.save": SAVED,
    "settle.good": "El bien llega antes que todo lo que traiga colocar el mundo.",
    "settle.discard": SURPLUS,
    "settle.more": "Cada uno se puede usar una vez en esta fase, en cualquier orden.",
    "settle.another": about_power,
    "settle.replacement": about_power,
    "settle.replaced": "Se descarta con su bien, y el mundo nuevo ocupa su lugar sin pagar.",
    "settle.attack": about_power,
    "takeover.attack": TAKEOVER,
    "takeover.cancel": about_power,
    "takeover.defence": TAKEOVER,
    "takeover.spend": SPENT,
    "takeover.pay": "Cada carta es 1 de fuerza militar hasta que acabe la fase.",
    "consume.trade": about_trade,
    "consume.kind": "Un bien de cualquier tipo se vende como el tipo que nombres.",
    "consume.power": about_using,
    "consume.goods": about_power,
    "consume.discard": about_power,
    "consume.gamble": about_power,
    "consume.stake": about_power,
    "consume.prize": about_power,
    "consume.use": about_power,
    "produce.contribute": "Cada uno te da 1 ficha de PV, que nunca se dobla, y facilita en 1 rechazar a los Xenos.",
    "produce.source": "El mundo es de cualquier tipo, así que varios podrían llenarlo; si lo dejas abierto, se llena como los demás.",
    "produce.kind": "El mundo es de cualquier tipo; lo que nombres cuenta para los robos por lo producido.",
    "produce.windfall": "Los mundos de ganancia no producen por sí solos, solo con un poder o una bonificación así.",
    "produce.power": "Cada uno se puede usar una vez, en cualquier orden; los robos por lo producido, mejor al final.",
    "produce.world": about_power,
    "produce.pay": about_power,
    "produce.spend": about_power,
    "round_end.discard": "Es el límite de tu mano al final de una ronda.",
    "invasion.defend": about_invader,
    "invasion.pay": about_power,
    "invasion.spend": about_power,
    "invasion.damage": "Se pone boca abajo y su bien se pierde: hasta que se repare solo cuenta como carta de tu cuadro.",
}
