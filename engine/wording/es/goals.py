"""Goals: their names, what each counts and what it is worth."""

from engine.goals import FIRST, FIRST_POINTS, GOALS, MOST_POINTS, TIED_POINTS
from engine.wording.es.grammar import count, number

NAMES = {
    "galactic-standard-of-living": "Nivel de vida galáctico",
    "system-diversity": "Diversidad de sistemas",
    "overlord-discoveries": "Hallazgos de los Señores",
    "budget-surplus": "Superávit",
    "innovation-leader": "Líder en innovación",
    "galactic-status": "Estatus galáctico",
    "uplift-knowledge": "Saber de la elevación",
    "galactic-riches": "Riquezas galácticas",
    "expansion-leader": "Líder en expansión",
    "peace-war-leader": "Líder de paz o guerra",
    "galactic-standing": "Renombre galáctico",
    "military-influence": "Influencia militar",
    "greatest-military": "Mayor fuerza militar",
    "largest-industry": "Mayor industria",
    "greatest-infrastructure": "Mayor infraestructura",
    "production-leader": "Líder en producción",
    "research-leader": "Líder en investigación",
    "propaganda-edge": "Ventaja propagandística",
    "galactic-prestige": "Prestigio galáctico",
    "prosperity-lead": "Ventaja en prosperidad",
}

# What to be the first in; % stands for the number needed.
REACH = {
    "galactic-standard-of-living": "tener % PV en fichas",
    "system-diversity": "tener mundos de los % tipos",
    "overlord-discoveries": "tener % cartas con la palabra clave Alienígena",
    "budget-surplus": "descartar una carta por el límite de la mano",
    "innovation-leader": "tener un poder en las % filas de Explorar, Desarrollar, Colonizar, Comercio, Consumir y Producir",
    "galactic-status": "tener un desarrollo de coste 6 que valga «?»",
    "uplift-knowledge": "tener % cartas con la palabra clave Elevación",
    "galactic-riches": "tener % bienes en tus mundos",
    "expansion-leader": "tener % cartas en tu cuadro",
    "peace-war-leader": "tener fuerza militar por debajo de 0 y 2 mundos o, con tomas de posesión, un poder de toma de posesión y 2 mundos militares",
    "galactic-standing": "tener 2 de prestigio y 3 PV en fichas",
    "military-influence": "tener 3 cartas con la palabra clave Imperium o 4 mundos militares",
}

# What to have most of.
MOST = {
    "greatest-military": "fuerza militar general",
    "largest-industry": "mundos de Novedad y de Elementos raros",
    "greatest-infrastructure": "desarrollos",
    "production-leader": "mundos de producción",
    "research-leader": "cartas con un poder de Explorar",
    "propaganda-edge": "mundos militares Rebeldes",
    "galactic-prestige": "prestigio",
    "prosperity-lead": "cartas con un poder de Consumir",
}


def goal(key):
    return NAMES[key]


def goal_help(key):
    """What it counts, and how many points it is worth."""
    least = number(GOALS[key].least)
    if GOALS[key].family == FIRST:
        return f"{count(FIRST_POINTS, 'vp')} por ser el primero en {REACH[key].replace('%', least)}, o de los primeros en la misma fase."
    return (f"{count(MOST_POINTS, 'vp')} por tener más {MOST[key]} que todos los demás, y al menos {least}; "
            f"{count(TIED_POINTS, 'vp')} para quien empate con el que más tiene al final.")
