"""The action cards, and what each does for all and for who chose it."""

from engine.wording.facts import plain_action

ACTIONS = {
    "explore+5": "Explorar +5", "explore+1+1": "Explorar +1, +1", "explore": "Explorar",
    "develop": "Desarrollar", "develop2": "Segundo Desarrollar", "settle": "Colonizar", "settle2": "Segundo Colonizar",
    "trade": "Consumir: Comercio", "double": "Consumir: 2× PV", "consume": "Consumir",
    "produce": "Producir", "repair": "Producir: Reparar", "search": "Búsqueda",
}

ACTION_HELP = {
    "explore+5": "Todos roban 2 cartas y conservan 1; tú robas 5 más.",
    "explore+1+1": "Todos roban 2 cartas y conservan 1; tú robas 1 más y conservas 1 más.",
    "explore": "Todos roban 2 cartas y conservan 1; tú robas 4.",
    "develop": "Todos pueden colocar un desarrollo; el tuyo cuesta 1 carta menos.",
    "develop2": "Con las dos cartas de Desarrollar hay dos fases de Desarrollar, y tu desarrollo cuesta 1 carta menos en cada una.",
    "settle": "Todos pueden colocar un mundo; tú robas 1 carta después de colocar el tuyo.",
    "settle2": "Con las dos cartas de Colonizar hay dos fases de Colonizar, y en cada una robas 1 carta después de colocar un mundo.",
    "trade": "Primero debes vender uno de tus bienes por cartas, si tienes alguno; después todos usan sus poderes de Consumir.",
    "double": "Todos usan sus poderes de Consumir; las fichas de PV que te dan los bienes se doblan.",
    "consume": "Todos los bienes de todos se usan por 1 PV cada uno; los tuyos dan 2.",
    "produce": "Cada mundo de producción sin bien recibe uno; además, tú pones un bien en uno de tus mundos de ganancia vacíos.",
    "repair": "Cada mundo de producción sin bien recibe uno, y se pueden reparar mundos; tú reparas hasta dos de los tuyos sin pagar.",
    "search": "Antes de Explorar descubres cartas hasta que una sea del tipo que nombras, y te la quedas. "
              "Sirve una vez por partida, en lugar de una acción.",
}

# The same word may do something else in the small game.
SMALL_ACTION_HELP = {
    "produce": "Cada mundo de producción sin bien recibe uno; además, todos tus mundos de ganancia vacíos reciben uno.",
}

PRESTIGE_COST = "Una vez por partida, por 1 de prestigio: "
PRESTIGE_HELP = {
    "explore+5": "robas 6 cartas más y conservas 1 más, aparte de las 5 más, y puedes descartar de toda tu mano.",
    "explore+1+1": "robas 6 cartas más y conservas 1 más, aparte de 1 más y 1 más, y puedes descartar de toda tu mano.",
    "develop": "tu desarrollo cuesta 3 cartas menos en vez de 1.",
    "develop2": "tu desarrollo cuesta 3 cartas menos en vez de 1 en la segunda fase de Desarrollar.",
    "settle": "un mundo que pagas cuesta 3 cartas menos, tienes 2 más de fuerza militar y robas 1 carta después de colocarlo.",
    "settle2": "en la segunda fase de Colonizar un mundo que pagas cuesta 3 cartas menos, tienes 2 más de fuerza militar y robas 1 carta "
               "después de colocarlo.",
    "trade": "tu venta da 3 cartas más, las fichas de PV que te dan los bienes se doblan, y puedes descartar hasta 2 cartas por 1 PV cada una.",
    "double": "las fichas de PV que te dan los bienes se triplican en vez de doblarse.",
    "produce": "pones un bien en un segundo mundo de ganancia vacío y robas 3 cartas.",
}


def action(word):
    plain, strengthened = plain_action(word)
    return ACTIONS[plain] + " con prestigio" if strengthened else ACTIONS[plain]


def action_help(word, rules=None):
    """What an action does; `rules`, the Ruleset of the game, matters only where it is the small game."""
    plain, strengthened = plain_action(word)
    if strengthened:
        return PRESTIGE_COST + PRESTIGE_HELP[plain]
    small = rules is not None and rules.small and word in SMALL_ACTION_HELP
    return SMALL_ACTION_HELP[word] if small else ACTION_HELP[word]
