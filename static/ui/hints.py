"""What the page says before the viewer decides: prices of cards, and a payment that costs least. All numbers are the engine's."""

from engine.powers import DEVELOP, SETTLE, THIS_CARD
from engine.ways import defence_of, develop_ways, price_of, way_fails, way_lines, ways

PAYMENTS = ("develop.pay", "settle.pay", "setup.discard", "round_end.discard", "develop.discard", "settle.discard", "produce.pay", "invasion.pay")


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
    """What placing this card takes now: [how, lines, cards lost, defence], with how "pay" or "conquer"; None if it cannot be placed with this hand.

    Of several ways to take it it is one that loses no card, if there is one.
    """
    hand, best = len(seat.hand) - 1, None
    for way in ways_of(game, seat, card):
        if way_fails(game, seat, card, way, hand) is None:
            found = ["pay" if way.pays else "conquer", way_lines(game, seat, card, way, hand), lost(game, card, way), defence_of(game, card, way)]
            if not found[2]:
                return found
            best = best or found
    return best


def open_ways(game, seat, card):
    """Every way in which this card of the hand can be placed now."""
    return [way for way in ways_of(game, seat, card) if way_fails(game, seat, card, way, len(seat.hand) - 1) is None]


def ways_of(game, seat, card):
    return develop_ways(game, seat, card) if game.cards[card].kind == "development" else ways(game, seat, card)


def lost(game, placed, way):
    """The cards of the tableau that this way discards."""
    row = DEVELOP if game.cards[placed].kind == "development" else SETTLE
    return [card for card in (way.free, way.peaceful) if card is not None] + [card for card in way.raised if price_of(game, card, row) == THIS_CARD]
