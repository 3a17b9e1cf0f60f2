"""Set-up: start worlds are chosen where there is a choice (E-SET-1), and each hand is cut to its size (B-SET-4).

1. Each player secretly keeps one of the two start worlds offered; then secretly puts away cards of the hand. All is revealed together.
2. The worlds enter the tableaus, windfall worlds with a good; who has the lowest is first in order. (B-SET-5, B-SET-6, E-SET-2)
3. A start world may have one card of the hand put under it. (E-SET-3)
"""

from engine.decision import Decision
from engine.powers import ALWAYS
from engine.step import Step
from engine.table import not_in_hand, put_good

DEALT, KEPT = 6, 4


def start_world(game, seat):
    return Decision("setup.start", seat.offered[:], 1, 1) if seat.offered else None


def not_offered(game, seat, world):
    return None if world in seat.offered else ("no start world",)


def nothing_offered(game, seat):
    return not seat.offered


def keep_world(game, seat, worlds):
    seat.pick = worlds[0]


def surplus(game, seat):
    """The cards to put away: down to four, or to what the start world says. Preset hands (B-SET-8) and those of the small game (PV-2) have four."""
    world = seat.pick if seat.offered else seat.tableau[0]
    kept = KEPT
    for index, power in game.cards[world].rows[ALWAYS] if world >= 0 else ():
        if power.kind == "start hand":
            kept = power.amount
    return max(0, len(seat.hand + seat.paid) - kept)


def must_discard(game, seat):
    number = surplus(game, seat)
    return Decision("setup.discard", seat.hand + seat.paid, number, number) if number else None


def not_dealt(game, seat, card):
    return None if card in seat.hand + seat.paid else ("not in hand",)


def nothing_to_put_away(game, seat):
    return surplus(game, seat) == 0


def put_away(game, seat, cards):
    """Laid aside, so that the answer may still be changed."""
    seat.hand = [card for card in seat.hand + seat.paid if card not in cards]
    seat.paid = cards


def reveal(game):
    for seat in game.seats:
        cards, seat.paid = seat.paid, []
        game.discards.extend(cards)
        if cards:
            game.news.append(["discarded", seat.index, cards, "setup"])
    for seat in [seat for seat in game.seats if seat.offered]:
        game.discards.extend([world for world in seat.offered if world != seat.pick])
        seat.tableau = [seat.pick]
        seat.offered, seat.pick = [], None
        begin_with_world(game, seat)
    who_is_first(game)


def begin_with_world(game, seat):
    """The start world lies in the tableau; a windfall world receives its good now. (B-SET-5)"""
    world = seat.tableau[0]
    seat.in_force = seat.tableau[:]
    game.news.append(["start", seat.index, world])
    if game.cards[world].production == "windfall":
        put_good(game, seat, world, "windfall")


def who_is_first(game):
    """B-SET-6"""
    starts = [game.cards[seat.tableau[0]].start for seat in game.seats]
    game.first = starts.index(min(starts))


def must_save(game, seat):
    for index, power in game.cards[seat.tableau[0]].rows[ALWAYS]:
        if power.kind == "start saved" and not seat.saved and seat.hand:
            return Decision("setup.save", seat.hand[:], 1, 1, about=seat.tableau[0])
    return None


def save(game, seat, cards):
    seat.hand.remove(cards[0])
    seat.saved = seat.saved + cards


STEPS = [
    Step("setup.start", start_world, keep_world, refuses=not_offered, skips=nothing_offered, secret=True, needs=("start choice",)),
    Step("setup.discard", must_discard, put_away, closes=reveal, refuses=not_dealt, skips=nothing_to_put_away, secret=True),
    Step("setup.save", must_save, save, refuses=not_in_hand, needs=("start saved",)),
]
