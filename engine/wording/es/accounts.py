"""Accounts as sums: "Formas de vida malévolas 4 − Especialista en contactos 1 = 3 cartas"."""

from engine.account import amount_of
from engine.wording.es.cards import card
from engine.wording.es.goals import goal
from engine.wording.es.grammar import count, number
from engine.wording.facts import cause_of, joined, terms

# What is neither a card nor a goal
SOURCES = {
    "printed": "", "chosen": "bonificación de la acción", "prestige": "prestigio", "price": "precio", "floor": "nunca menos de 0",
    "free": "colocada sin pagar", "chips": "fichas de PV", "military": "Militar", "negative military": "Militar por debajo de 0", "goods": "bienes",
    "kinds": "tipos de mundos", "held prestige": "prestigio acumulado", "awards": "PV de premio", "bunker": "búnker", "invader": "invasor",
    "repulse value": "valor de repulsa", "goods given": "bienes entregados", "admirals": "fuerza de todos",
    "greatest admiral": "Mayor Almirante", "greatest contributor": "Mayor Contribuyente",
}


def lines(game, lines, unit, about=None):
    """The lines as a sum. `unit` is "card", "vp", "military" or "force"; `about` the card whose printed cost is to be named, or None."""
    total, bare = count(amount_of(lines), unit), number(amount_of(lines))
    text = joined([(amount < 0, term(game, abs(amount), cause, about)) for amount, cause in terms(lines)])
    return total if text in ("", bare) else f"{text} = {total}"


def source(game, source, about=None):
    """The cause of an amount: a card by name, or in words; "" where a number speaks for itself, or where `game` is None."""
    cause = cause_of(game, source, about)
    return NAMES[cause[0]](cause[1]) if cause is not None else ""


def term(game, amount, cause, about):
    name = source(game, cause, about)
    if cause == "floor":
        return f"{number(amount)} ({name})"
    return f"{name} {number(amount)}" if name else number(amount)


NAMES = {"card": card, "goal": goal, "word": lambda word: SOURCES[word]}
