"""Search: a phase of its own before Explore, for who used the search card. (The Brink of War, 4.2)

1. In order of play: name a category, turn up cards until one fits.
2. Take it; or refuse it, and take the next one that fits. The others turned up are discarded.
3. If nothing fits before deck and discards run out, the search card is not used up.
"""

from engine.decision import Decision
from engine.powers import CONSUME, SETTLE
from engine.step import Step
from engine.table import take


def small_military(card):
    return card.kind == "development" and bool([power for index, power in card.rows[SETTLE] if power.kind == "military" and power.amount in (1, 2)
                                                and not (power.good or power.against or power.per or power.when)])


def military_windfall(card):
    return card.production == "windfall" and card.military and card.cost in (1, 2)


def peaceful_windfall(card):
    return card.production == "windfall" and not card.military and card.cost in (1, 2)


def chromosome(card):
    return card.chromosome


def alien_world(card):
    return card.good in ("alien", "any")


def consumes_two(card):
    return bool([power for index, power in card.rows[CONSUME] if power.kind in ("consume each", "consume different", "consume kinds", "consume all")
                 or (power.kind == "consume" and power.each * power.times >= 2)])


def strong_world(card):
    return card.military and card.cost >= 5


def scoring_development(card):
    return card.kind == "development" and card.cost == 6 and bool(card.scores)


def takeover_card(card):
    return bool([power for index, power in card.rows[SETTLE] if power.kind in ("takeover", "takeover defence", "cancel takeover")])


CATEGORIES = {
    "development with Military 1 or 2": small_military, "military windfall of 1 or 2": military_windfall,
    "peaceful windfall of 1 or 2": peaceful_windfall, "chromosome world": chromosome, "alien world": alien_world,
    "consumes two goods": consumes_two, "military world of 5 or more": strong_world, "development of cost 6": scoring_development,
    "takeover card": takeover_card,
}
TAKE, GO_ON = "take", "go on"


def next_question(game, seat):
    if "search" not in seat.actions or seat.stage == "found":
        return None
    if seat.using is None:
        names = [name for name in CATEGORIES if name != "takeover card" or game.options["takeovers"]]
        return Decision("search.category", names, 1, 1, of="category")
    return Decision("search.keep", [TAKE, GO_ON], 1, 1, of="word", about=seat.shown[-1])


def refuses(game, seat, word):
    return ("no takeovers",) if word in CATEGORIES and not game.options["takeovers"] else None


def answer(game, seat, choice):
    if seat.using is None:
        seat.using = choice[0]
        turn_up(game, seat)
    elif choice == [TAKE]:
        found(game, seat)
    else:
        declined(game, seat)


def turn_up(game, seat):
    """Cards are turned up until one fits the category; without one the search fails, and the card may be used again."""
    while True:
        cards = take(game, seat, 1, "search")
        if not cards:
            game.news.append(["searched", seat.index, seat.using, seat.shown[:], None])
            seat.spent_card = False
            put_aside(game, seat)
            return
        seat.shown = seat.shown + cards
        if CATEGORIES[seat.using](game.cards[cards[0]]):
            return


def declined(game, seat):
    """One match may be refused; a world of any kind does not use up that right. (R147)"""
    wild = game.cards[seat.shown[-1]].good == "any"
    if not wild:
        seat.used = seat.used + ["declined"]
    turn_up(game, seat)
    if seat.stage is None and seat.shown and "declined" in seat.used and (wild or game.cards[seat.shown[-1]].good != "any"):
        found(game, seat)


def found(game, seat):
    card = seat.shown[-1]
    game.news.append(["searched", seat.index, seat.using, seat.shown[:], card])
    seat.hand.append(card)
    seat.shown = seat.shown[:-1]
    put_aside(game, seat)


def put_aside(game, seat):
    game.discards.extend(seat.shown)
    seat.shown, seat.stage = [], "found"


STEPS = [Step("search.use", next_question, answer, refuses=refuses, repeats=True, ordered=True)]
