"""Answers that the engine works out for a lesson: "cost A: Comet Zone" → "Comet Zone 3 − Alpha Centauri 1 = 2 cards".

    cost A: CARD        what placing it costs; "cost A: WORLD by CARD" when this card lets a military world be paid for
    strength A: WORLD   with what strength A meets this world; "strength A" in general
    sale A: WORLD       what the good there brings
    can A: CARD         why A cannot choose it now
    bonus A: CARD       what a 6-cost development is worth to A
    points A            A's points as they stand
    plan A              the Consume powers that bring A the most points, one after the other
"""
import engine
from engine import account, plans
from engine.scene.reader import LETTERS
from server.lessons.named import card_named
from server.lessons.voice import voice

EXPECTED = "expected cost, strength, sale, can, bonus, points or plan, a seat and a card, as in: cost A: Comet Zone"


def why(game, language, text, names):
    """The sentence, with the seats' `names`. Raises ValueError for what cannot be worked out."""
    what, _, name = (part.strip() for part in text.partition(":"))
    kind, _, letter = what.partition(" ")
    if kind not in KINDS or letter not in LETTERS[:len(game.seats)] or not letter:
        raise ValueError(EXPECTED)
    seat = game.seats[LETTERS.index(letter)]
    if kind == "plan":
        return plan(game, voice(language), seat, names)
    cards = [card_named(game, part.strip(), seat.hand + seat.tableau) for part in name.split(" by ")] if name else [None]
    return KINDS[kind](game, voice(language), seat, *cards)


def cost(game, words, seat, card, pay=None):
    lines = account.development_cost(game, seat, card) if game.cards[card].kind == "development" else account.world_cost(game, seat, card, pay)
    return words.lines(game, lines, "card", card)


def strength(game, words, seat, card):
    return words.lines(game, account.strength(game, seat, card), "military")


def sale(game, words, seat, card):
    return words.lines(game, account.sale(game, seat, card, game.cards[card].good), "card")


def can(game, words, seat, card):
    reason = engine.why_not(game, seat.index, card)
    name = words.card(game.cards[card])
    return f"{name}: {words.reason(game, reason)}" if reason else name


def bonus(game, words, seat, card):
    return words.lines(game, account.bonus(game, seat, card), "vp")


def points(game, words, seat, card):
    return words.lines(game, account.points(game, seat), "vp")


def plan(game, words, seat, names):
    best = plans.plan(engine.view(game, seat.index), seat.index, plans.POINTS)
    return " ".join([words.news(game, item, names) for item in best.lines])


KINDS = {"cost": cost, "strength": strength, "sale": sale, "can": can, "bonus": bonus, "points": points, "plan": plan}
