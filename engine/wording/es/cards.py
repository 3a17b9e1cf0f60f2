"""What a card is, and what a "?" card scores for."""

from engine.cards.card import slug
from engine.wording.es.card_names import CARDS
from engine.wording.es.grammar import capital, count, listed, number
from engine.wording.es.words import GOODS, KEYWORDS, of_kind, phase
from engine.wording.facts import says_card

PRODUCTION = {"production": "de producción", "windfall": "de ganancia"}


def card(card):
    return CARDS[card.key]


def type_line(card):
    """What sort of card it is, in one line, as "Mundo militar de ganancia, Genes; defensa 2; 2 PV; Elevación"."""
    parts = [sort_of(card), f"{'defensa' if card.military else 'coste'} {number(card.cost)}"]
    parts.append("? PV" if card.scores else count(card.vp, "vp"))
    parts.extend([KEYWORDS[word] for word in card.keywords])
    if card.chromosome:
        parts.append(KEYWORDS["chromosome"])
    if card.prestige:
        parts.append(f"{count(1, 'prestige')} al colocarla")
    if card.start is not None:
        parts.append(f"mundo de inicio {number(card.start)}")
    return "; ".join(parts)


def sort_of(card):
    if card.kind == "development":
        return "Desarrollo"
    return capital(world_of(card.military, card.production)) + (f", {GOODS[card.good]}" if card.good is not None else "")


def world_of(military, production):
    """A world with its adjectives; None and "none" say nothing."""
    words = ["mundo"] + ([] if not military else ["militar"])
    return " ".join(words + ([PRODUCTION[production]] if production in PRODUCTION else []))


def score_line(score):
    """A scoring line as a sentence; a card counts for the first line that fits it only, see `score_note`."""
    if score.thing == "kinds":
        return for_kinds(score.vp)
    return f"{count(score.vp, 'vp')} por {THINGS[score.thing](score)}."


def score_note():
    """How the lines of a card go together. (B-6D-1)"""
    return "Una carta cuenta una sola vez, para la primera línea que le corresponda."


def for_kinds(points):
    """The points stand for 0, 1, 2 … kinds; none brings nothing."""
    kinds = [number(kinds) for kinds in range(1, len(points))]
    return f"{listed([number(vp) for vp in points[1:]], 'o')} PV por {listed(kinds, 'o')} tipos distintos entre tus mundos."


def each_card(score):
    """The cards that a line is about: every condition of it is said."""
    if score.name is not None:
        return CARDS[slug(score.name)]
    return f"cada {noun(score)}{of_kind(score.good)}{at_cost(score)}{with_what(score)}"


def noun(score):
    if score.kind == "development":
        return "desarrollo"
    if score.kind is None and says_card(score):
        return "carta"
    peaceful = " no militar" if score.military is False else ""
    return world_of(score.military, score.production) + peaceful


def at_cost(score):
    return f" de coste {number(score.cost)}" if score.cost is not None else ""


def with_what(score):
    if score.chromosome:
        return " con el símbolo de cromosoma"
    if score.keyword is not None:
        return f" con la palabra clave {KEYWORDS[score.keyword]}"
    return f" con un poder de {phase(score.row)}" if score.row is not None else ""


THINGS = {
    "card": each_card,
    "chips": lambda score: f"cada {count(score.size, 'vp')} que tengas en fichas, redondeando hacia abajo",
    "military": lambda score: "cada punto de tu fuerza militar general, que resta si es negativa",
    "negative military": lambda score: "cada punto de tu fuerza militar general por debajo de 0",
    "goods": lambda score: "cada bien que haya en tus mundos al final de la partida",
    "prestige": lambda score: "cada punto de prestigio que tengas, además de sus propios PV",
}
