"""Accounts as sums: "Malevolent Lifeforms 4 − Contact Specialist 1 − Replicant Robots 2 = 1 card"."""

from engine.account import amount_of
from engine.wording.en.cards import card
from engine.wording.en.goals import goal
from engine.wording.en.grammar import count, number
from engine.wording.facts import cause_of, joined, terms

# What is neither a card nor a goal
SOURCES = {
    "printed": "", "chosen": "action bonus", "prestige": "prestige", "price": "price", "floor": "never below 0", "free": "placed for nothing",
    "chips": "VP chips", "military": "Military", "negative military": "Military below 0", "goods": "goods", "kinds": "kinds of worlds",
    "held prestige": "prestige held", "awards": "award VP", "bunker": "bunker", "invader": "invader",
    "repulse value": "repulse value", "goods given": "goods given", "admirals": "strength of all",
    "greatest admiral": "Greatest Admiral", "greatest contributor": "Greatest Contributor",
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
