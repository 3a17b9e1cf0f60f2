"""What a seat may see: a Game in which every card it cannot see is HIDDEN, and without seed or deck order. One function, for everybody."""

from engine.flow import ask
from engine.program import STEPS
from engine.rng import below, shuffle
from engine.state import HIDDEN, NOBODY
from engine.xenos import invasion_deck


PRIVATE = ("hand", "drawn", "paid", "offered", "saved", "shed")      # what only its own seat sees


def view(game, seat):
    """The game as this seat sees it (None: as a spectator). The viewer's own decision can be computed from it."""
    seen = game.copy()
    seen.eyes = NOBODY if seat is None else seat
    seen.rng = [0, 0, 0, 0]
    seen.deck = [HIDDEN] * len(game.deck)
    seen.discards = [HIDDEN] * len(game.discards)
    if game.invasion:
        seen.invasion = dict(game.invasion, waves=["?"] * len(game.invasion["waves"]))
    secret = game.at in STEPS and STEPS[game.at].secret
    for other in seen.seats:
        other.good_cards = [HIDDEN if card >= 0 else card for card in other.good_cards]      # B-DCK-2: hidden from everyone
        if other.index != seat:
            hide_hand(other)
            if secret:
                hide_answer(other, game.at)
    return seen


def hide_hand(seat):
    for name in PRIVATE:
        setattr(seat, name, [HIDDEN] * len(getattr(seat, name)))
    seat.count = 0                                              # it would tell that a secret answer was changed


def hide_answer(seat, at):
    """That a seat has answered is public, what it answered is not: a pass looks like a card, and how many cards a start world lets keep is not seen."""
    if at == "choose.actions":
        seat.actions = []
    else:
        seat.hand, seat.paid = seat.hand + seat.paid, []
        seat.pick = HIDDEN if seat.done or seat.pick is not None else None


def imagine(seen, rng):
    """A whole game that the viewer cannot tell from the true one: what is hidden is dealt again, with this random state (see rng.py).

    Secret answers that were given and cannot be seen are imagined too.
    """
    game = seen.copy()
    game.eyes, game.rng = None, rng[:]
    unseen = cards_unseen(game)
    shuffle(game.rng, unseen)
    for seat in game.seats:
        if HIDDEN in seat.offered:
            seat.offered = [start_world(game, unseen, parity) for parity in (1, 0)]
    for pile in hidden_piles(game):
        for place in range(len(pile)):
            if pile[place] == HIDDEN:
                pile[place] = unseen.pop()
    if game.invasion:
        game.invasion = dict(game.invasion, waves=invasion_deck(game, len(game.invasion["waves"]), game.invasion["past"]))
    for seat in game.seats:
        if seat.index != seen.eyes and game.at in STEPS and STEPS[game.at].secret:
            guess_answer(game, seat)
    return game


def start_world(game, unseen, parity):
    """An unseen red (odd) or blue start world, which is offered to somebody and so unseen no longer. (E-SET-1)"""
    for card in unseen:
        if game.cards[card].start is not None and game.cards[card].start % 2 == parity:
            unseen.remove(card)
            return card


def cards_unseen(game):
    """Start worlds of the small game that nobody has are out of the game. (PV-A3)"""
    seen = [card for pile in hidden_piles(game) for card in pile] + [card for seat in game.seats for card in seat.tableau + seat.shown]
    known = [False] * len(game.cards)
    for card in seen:
        if card >= 0:
            known[card] = True
    return [card for card in range(len(game.cards)) if not known[card] and not (game.rules.small and game.cards[card].start is not None)]


def hidden_piles(game):
    piles = [game.deck, game.discards]
    for seat in game.seats:
        for name in PRIVATE + ("good_cards",):
            setattr(seat, name, getattr(seat, name)[:])
            piles.append(getattr(seat, name))
    return piles


def guess_answer(game, seat):
    """Whoever is not asked (who chooses last) has given none; options that exclude each other are not guessed together."""
    seat.pick = seat.offered[0] if seat.pick == HIDDEN and seat.offered else None
    step = STEPS[game.at]
    skipped = step.skips is not None and step.skips(game, seat)
    decision = ask(game, seat) if seat.done and not skipped else None
    if decision is None:
        return
    options = decision.options[:]
    shuffle(game.rng, options)
    size = decision.least + below(game.rng, decision.most - decision.least + 1)
    choice = []
    for option in options:
        if len(choice) < size and decision.mixed(choice + [option]):
            choice.append(option)
    step.answers(game, seat, choice)
