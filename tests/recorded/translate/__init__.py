"""Recorded decisions and ours, translated both ways: one class for each kind of question that the other implementation asks.

A question is a `choice` event of the recording (FORMAT.md, section 4), in our card ids. It may stand for one decision of our
engine, for several one after the other, or for none: where there is a single legal answer, our engine gives it itself.
`question_of` makes the question; its class says

    asks                    which of our questions it stands for
    ours(ask, answer)       recorded answer → our choice
    theirs(given)           our choices (of those we were asked) → recorded answer
    lawful(answer)          a recorded answer without what our rules forbid
    offers(decision)        what it offers and what our decision offers, in the same terms
    limits                  how many must and may be picked of that, or None where it does not say
"""

from tests.recorded.translate.choosing import Actions, Place, discard
from tests.recorded.translate.consume import ConsumeHand, ConsumePower, Goods, Lucky, Trade
from tests.recorded.translate.payment import Payment
from tests.recorded.translate.produce import Windfall

QUESTIONS = {
    "choose_actions": Actions, "discard": discard, "place": Place, "payment": Payment,
    "trade": Trade, "consume": ConsumePower, "good": Goods, "consume_hand": ConsumeHand, "lucky": Lucky,
    "windfall": Windfall,
}


def question_of(game, fields):
    """The question of a `choice` event."""
    return QUESTIONS[fields["kind"]](game, fields)
