"""The sorts of cards that powers, goals and searches count or ask for."""

from engine.wording.es.grammar import capital

# With its article one, alone one, and several
SORTS = {
    "military world": ("un", "mundo militar", "mundos militares"),
    "peaceful world": ("un", "mundo no militar", "mundos no militares"),
    "production world": ("un", "mundo de producción", "mundos de producción"),
    "rebel military world": ("un", "mundo militar Rebelde", "mundos militares Rebeldes"),
    "rebel world": ("un", "mundo Rebelde", "mundos Rebeldes"),
    "rebel development": ("un", "desarrollo Rebelde", "desarrollos Rebeldes"),
    "xeno world": ("un", "mundo Xeno", "mundos Xeno"),
    "chromosome world": ("un", "mundo con el símbolo de cromosoma", "mundos con el símbolo de cromosoma"),
    "imperium card": ("una", "carta Imperium", "cartas Imperium"),
    "development": ("un", "desarrollo", "desarrollos"),
    "development of cost 5 or more": ("un", "desarrollo de coste 5 o más", "desarrollos de coste 5 o más"),
    "development of cost 6": ("un", "desarrollo de coste 6", "desarrollos de coste 6"),
}

CATEGORIES = {
    "development with Military 1 or 2": "un desarrollo con 1 o 2 de fuerza militar general",
    "military windfall of 1 or 2": "un mundo militar de ganancia de defensa 1 o 2",
    "peaceful windfall of 1 or 2": "un mundo de ganancia no militar de coste 1 o 2",
    "chromosome world": "un mundo con el símbolo de cromosoma",
    "alien world": "un mundo de Tecnología alienígena",
    "consumes two goods": "una carta que pueda usar 2 o más bienes en Consumir",
    "military world of 5 or more": "un mundo militar de defensa 5 o más",
    "development of cost 6": "un desarrollo de coste 6 que valga «?»",
    "takeover card": "una carta con un poder de toma de posesión o contra ella",
}


def sort(word):
    return SORTS[word][1]


def a_sort(word):
    return " ".join(SORTS[word][:2])


def sorts(word):
    """Several of them."""
    return SORTS[word][2]


def for_each(word):
    """What an amount is multiplied by, as " por cada mundo Rebelde de tu cuadro"; "" where it is not."""
    if word is None:
        return ""
    return f" por cada {'dos mundos militares' if word == 'two military worlds' else sort(word)} de tu cuadro"


def category(word):
    """What a search can be for."""
    return capital(CATEGORIES[word])


def a_category(word):
    """The same within a sentence."""
    return CATEGORIES[word]
