"""What the page says before the viewer decides: prices of cards, and a payment that costs least. All numbers are the engine's."""

from engine import account
from engine.ways import way_fails, way_lines, ways

PAYMENTS = ("develop.pay", "settle.pay", "setup.discard", "round_end.discard")


def suggestion(game, decision):
    """The cards whose loss hurts least: those of lowest worth and cost. None where the page has no opinion."""
    if decision is None or decision.ask not in PAYMENTS or not 0 < decision.most < len(decision.options):
        return None
    cards = decision.options[:]
    cards.sort(key=lambda card: worth(game.cards[card]))
    return cards[:decision.least]


def worth(card):
    """A rough measure of what a card in hand promises: "?" developments most, then VP, then cost."""
    return (100 if card.scores else 0) + card.vp * 10 + card.cost


def price(game, seat, card):
    """What placing this card takes now: [how, lines, cards lost], with how "pay" or "conquer"; None if it cannot be placed with this hand.

    Of several ways to take a world it is one that loses no card, if there is one.
    """
    if game.cards[card].kind == "development":
        lines = account.development_cost(game, seat, card)
        return ["pay", lines, []] if account.amount_of(lines) < len(seat.hand) else None
    best = None
    for way in ways(game, seat, card):
        if way_fails(game, seat, card, way, len(seat.hand) - 1) is None:
            found = ["pay" if way.pays else "conquer", way_lines(game, seat, card, way), way.discards()]
            if not found[2]:
                return found
            best = best or found
    return best
