"""The games there are and what can be agreed about them, for the room."""

RULESETS = {
    "base": "Juego base",
    "base+tgs": "La tormenta que se avecina",
    "base+tgs+rvi": "Rebeldes contra Imperium",
    "base+tgs+rvi+bow": "El borde de la guerra",
    "base+rvi": "Rebeldes contra Imperium sin La tormenta que se avecina",
    "base+aa": "Artefactos alienígenas",
    "base+xi": "Invasión Xeno",
    "persian": "Pequeño juego persa",
}

RULESET_HELP = {
    "base": "El juego tal como empezó: 114 cartas, de 2 a 4 jugadores.",
    "base+tgs": "22 cartas más, objetivos y un quinto jugador.",
    "base+tgs+rvi": "La tormenta que se avecina y 45 cartas más: mundo de inicio a elegir, tomas de posesión y un sexto jugador.",
    "base+tgs+rvi+bow": "Las dos ampliaciones anteriores y 48 cartas más: prestigio, su líder y, una vez por partida, una búsqueda o una acción "
                        "más fuerte.",
    "base+rvi": "El juego base con las cartas y las tomas de posesión de Rebeldes contra Imperium, pero sin objetivos, de 2 a 5 jugadores.",
    "base+aa": "El juego base con las 46 cartas de Artefactos alienígenas, pero sin su orbe, de 2 a 5 jugadores.",
    "base+xi": "El juego base con las 51 cartas de Invasión Xeno, de 2 a 5 jugadores. Los mundos Xeno solo se pueden conquistar, "
               "y en Explorar puedes descartar de toda tu mano.",
    "persian": "Un juego propio de 2 a 4 jugadores, con 55 cartas y cinco acciones: los bienes se usan por sí solos, no se vende nada "
               "y quienes empatan comparten la victoria.",
}

OPTIONS = {
    "players": "Jugadores",
    "edition": "Edición",
    "two_actions": "Dos acciones por ronda",
    "preset_hands": "Primeras manos",
    "newcomers": "Primeras manos para principiantes",
    "promo": "Nuevos mundos",
    "goals": "Objetivos",
    "takeovers": "Tomas de posesión",
    "invasion": "Juego de la invasión",
}

OPTION_HELP = {
    "players": "Cuántos juegan; también pueden sentarse programas.",
    "edition": "La segunda edición imprime de otra forma cinco cartas del juego base.",
    "two_actions": "Para dos jugadores: cada uno elige dos acciones por ronda, y puede haber dos fases de Desarrollar o de Colonizar.",
    "preset_hands": "Cada uno empieza con un mundo de inicio y cuatro cartas que casan bien: bueno para una primera partida.",
    "newcomers": "Solo quien dice antes de empezar que es su primera partida recibe un mundo de inicio y cuatro cartas que casan bien.",
    "promo": "Seis mundos de inicio más, y cada uno elige entre dos de ellos.",
    "goals": "Hay seis objetivos a la vista: 3 PV por ser el primero en lograr algo, 5 PV por tener más que nadie de algo.",
    "takeovers": "Quien no coloca un mundo puede atacar uno de otro jugador con una carta que lo permita; un mundo tomado cuenta como colocado.",
    "invasion": "Desde la ronda 3 los Xenos atacan al final de cada ronda; los bienes y la fuerza militar, juntos, pueden rechazarlos.",
}


def ruleset(word):
    """The name of a game, as in `engine.cards.rulesets`."""
    return RULESETS[word]


def ruleset_help(word):
    return RULESET_HELP[word]


def room_option(word):
    """The name of one of the options of `new_game`."""
    return OPTIONS[word]


def room_option_help(word):
    return OPTION_HELP[word]
