"""The game's own words: goods, keywords, phases, steps, and what things are called in a sentence."""

from engine.wording.es.grammar import count, listed, number

GOODS = {"novelty": "Novedad", "rare": "Elementos raros", "genes": "Genes", "alien": "Tecnología alienígena", "any": "cualquier tipo"}
KINDS = {"novelty": "Novedad", "rare": "Raro", "genes": "Genes", "alien": "Alienígena"}      # where there is little room

KEYWORDS = {"alien": "Alienígena", "rebel": "Rebelde", "imperium": "Imperium", "uplift": "Elevación", "terraforming": "Terraformación",
            "xeno": "Xeno", "anti-xeno": "Anti-Xeno", "chromosome": "Cromosoma", "prestige": "Prestigio"}

PHASES = {
    "setup": "Preparación", "choose": "Elegir acciones", "search": "Búsqueda", "explore": "Explorar",
    "develop": "Desarrollar", "develop2": "Segundo Desarrollar", "settle": "Colonizar", "settle2": "Segundo Colonizar",
    "trade": "Comercio", "consume": "Consumir", "produce": "Producir", "round_end": "Final de la ronda", "invasion": "Invasión",
    "always": "Siempre",
}

STEPS = {
    "setup.start": "Elegir un mundo de inicio",
    "setup.discard": "Descartar de la primera mano",
    "setup.save": "Guardar una carta",
    "choose.actions": "Elegir acciones",
    "choose.last": "Elegir una acción en último lugar",
    "search.use": "Buscar",
    "explore.give": "Descartar por prestigio",
    "explore.keep": "Conservar cartas",
    "develop.first": "Descartar tras el primer robo",
    "develop.choose": "Elegir un desarrollo",
    "develop.take": "Pagar el desarrollo",
    "settle.choose": "Elegir un mundo",
    "settle.take": "Hacerse con el mundo",
    "settle.discard": "Descartar tras colonizar",
    "settle.more": "Usar poderes de Colonizar",
    "takeover.cancel": "Anular tomas de posesión",
    "takeover.defend": "Defenderse de una toma de posesión",
    "takeover.discard": "Descartar tras las tomas de posesión",
    "consume.trade": "Vender un bien",
    "consume.use": "Usar poderes de Consumir",
    "consume.automatic": "Usar todos los bienes",
    "produce.contribute": "Dar bienes contra los Xenos",
    "produce.windfall": "Poner bienes en mundos de ganancia",
    "produce.power": "Usar poderes de Producir",
    "round_end.discard": "Descartar hasta el límite de la mano",
    "invasion.defend": "Defenderse de los Xenos",
    "invasion.damage": "Dañar un mundo",
    "over": "Fin de la partida",
}


def good(word):
    return GOODS[word]


def keyword(word):
    return KEYWORDS[word]


def phase(word):
    """A phase, or a row of the icon bar."""
    return PHASES[word]


def step(word):
    return STEPS[word]


def goods(amount, kind):
    """So many goods of a kind: "un bien", "un bien de Genes", "2 bienes de Genes"."""
    return f"{'un bien' if amount == 1 else f'{number(amount)} bienes'}{of_kind(kind)}"


def good_on(kind):
    """The good of a world of this kind."""
    return f"bien{of_kind(kind)}"


def of_kind(kind):
    """What follows goods and worlds where only one kind is meant."""
    return "" if kind is None or kind == "any" else f" de {GOODS[kind]}"


def reward(vp, cards, prestige=0):
    """What something brings: "1 PV y 2 cartas"."""
    parts = [(vp, "vp"), (cards, "card"), (prestige, "prestige")]
    return listed([count(amount, unit) for amount, unit in parts if amount]) or "nada"
