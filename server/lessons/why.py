"""Answers that the engine works out for a lesson: "cost A: Comet Zone" → "Comet Zone 3 − Alpha Centauri 1 = 2 cards".

    cost A: CARD        what placing it costs; "cost A: WORLD by CARD" when this card lets a military world be paid for
    strength A: WORLD   with what strength A meets this world; "strength A" in general
    sale A: WORLD       what the good there brings
    can A: CARD         why A cannot choose it now
    bonus A: CARD       what a 6-cost development is worth to A
    points A            A's points as they stand
"""
import engine
from engine import account
from engine.scene.reader import LETTERS
from server.lessons.voice import voice

EXPECTED = "expected cost, strength, sale, can, bonus or points, a seat and a card, as in: cost A: Comet Zone"


def why(game, language, text):
    """The sentence. Raises ValueError for what cannot be worked out."""
    what, _, name = (part.strip() for part in text.partition(":"))
    kind, _, letter = what.partition(" ")
    if kind not in KINDS or letter not in LETTERS[:len(game.seats)] or not letter:
        raise ValueError(EXPECTED)
    seat = game.seats[LETTERS.index(letter)]
    names = [part.strip() for part in name.split(" by ")] if name else []
    return KINDS[kind](game, voice(language), seat, *([card_named(game, seat, name) for name in names] or [None]))


def card_named(game, seat, name):
    """The card of that name: the seat's own, or else any."""
    for card in [*seat.hand, *seat.tableau, *range(len(game.cards))]:
        if game.cards[card].name == name:
            return card
    raise ValueError(f"no card is named {name}")


def cost(game, words, seat, card, pay=None):
    lines = account.development_cost(game, seat, card) if game.cards[card].kind == "development" else account.world_cost(game, seat, card, pay)
    return words.lines(game, lines, "card", card)


def strength(game, words, seat, card):
    return words.lines(game, account.strength(game, seat, card), "military")


def sale(game, words, seat, card):
    return words.lines(game, account.sale(game, seat, card, game.cards[card].good), "card")


def can(game, words, seat, card):
    reason = engine.why_not(game, seat.index, card)
    return words.reason(game, reason) if reason else words.card(game.cards[card])


def bonus(game, words, seat, card):
    return words.lines(game, account.bonus(game, seat, card), "vp")


def points(game, words, seat, card):
    return words.lines(game, account.points(game, seat), "vp")


KINDS = {"cost": cost, "strength": strength, "sale": sale, "can": can, "bonus": bonus, "points": points}
