"""A game on which a ruling is played."""

import engine
from engine.flow import ask
from engine.names import split_name
from engine.program import STEPS
from engine.scene.seat import LETTERS


class Failed(AssertionError):
    """A line that does not hold, or that cannot be understood."""


class Table:
    """A game in which the lines are played.

    news    what happened since the last answer, or since the position opened
    silent  seats that the position does not name: they pass whenever they may
    """

    def __init__(self, start):
        recorded = start.startswith("race ")
        self.game = engine.Record.load(start).game if recorded else engine.scene(start)
        self.news = self.game.news[:]
        named = [part.strip()[:1] for part in start.split("|")[1:]]
        self.silent = [seat.index for seat in self.game.seats if not recorded and LETTERS[seat.index] not in named]
        let_pass(self.game, self.silent, self.news)

    def decision(self, seat):
        """What the seat is asked, or may answer again in a secret step."""
        asked = engine.pending(self.game)
        if seat in asked:
            return asked[seat]
        if self.game.at in STEPS and STEPS[self.game.at].secret:
            return ask(self.game, self.game.seats[seat])
        raise Failed("%s is asked nothing" % LETTERS[seat])

    def position(self):
        """Where the game stands and who is asked what, for a message."""
        asked = ["%s: %s" % (LETTERS[seat], decision) for seat, decision in engine.pending(self.game).items()]
        return "\n  ".join([engine.write(self.game)] + asked)

    def card(self, seat, text):
        """The card that a text begins with, and the text behind it; one of the seat's own, if there is one."""
        name, rest = split_name(text, [card.name for card in self.game.cards])
        owner = self.game.seats[seat]
        for card in owner.hand + owner.tableau + owner.drawn + list(range(len(self.game.cards))):
            if self.game.cards[card].name == name:
                return card, rest.strip()


def let_pass(game, seats, news):
    """These seats pass as long as they are asked and may pass."""
    asked = seats
    while asked:
        asked = [seat for seat, decision in engine.pending(game).items() if seat in seats and decision.least == 0]
        for seat in asked[:1]:
            news.extend(engine.apply(game, seat, []))
