"""The state of a game: plain data, and nothing that knows a rule.

Lists, strings, ints and string-keyed dicts only, so that a state copies in microseconds, goes to JSON and back
unchanged, and runs alike in CPython and in Brython. The inner lists of `boosts` are never changed once made.
"""

from engine.cards.rulesets import deck_of

HIDDEN = -1      # in a view: a card that the viewer cannot see
NOBODY = -1      # as `eyes`: a spectator


class Seat:
    """One player's things. Cards are ids; cards of the hand, `drawn` and `good_cards` may be HIDDEN in a view.

    index        0 is the owner of the lowest start world (B-SET-6)
    hand         cards held
    tableau      cards in play, in the order of placing
    good_worlds  world of each good; `good_cards` the face-down card that is the good, at the same place
    chips        VP chips
    actions      action words chosen for this round (empty until revealed to the viewer)
    in_force     the tableau as it stood when the phase began: only its powers count (B-TIM-1); replaced, but never changed in place
    done         has nothing (more) to answer in this step
    count        answers given since the game began

    What lasts only for a phase (all empty again when the next begins):
    drawn        explore: cards drawn and not yet kept
    pick         develop, settle: the card being placed; None for none
    way          settle: how the pick is taken, see phases/settle.py
    boosts       settle: temporary Military, as [amount, card]
    using        consume: the power in use, as an option; None for none
    used         powers used, as options "CARD.INDEX"
    produced     produce: worlds that were given a good, each once

    known        what table.powers has worked out: an `in_force`, and its powers by row and kind; no part of the data
    """

    __slots__ = ("index", "hand", "tableau", "good_worlds", "good_cards", "chips", "actions", "in_force", "done", "count",
                 "drawn", "pick", "way", "boosts", "using", "used", "produced", "known")

    def __init__(self, index):
        self.index = index
        self.hand, self.tableau, self.good_worlds, self.good_cards = [], [], [], []
        self.chips, self.actions, self.in_force, self.done, self.count = 0, [], [], False, 0
        self.known = (None, {})
        self.clear()

    def clear(self):
        """Forget what lasts only for a phase."""
        self.drawn, self.pick, self.way, self.boosts = [], None, None, []
        self.using, self.used, self.produced = None, [], []

    def copy(self):
        twin = Seat.__new__(Seat)
        twin.index, twin.chips, twin.done, twin.count = self.index, self.chips, self.done, self.count
        twin.hand, twin.tableau = self.hand[:], self.tableau[:]
        twin.good_worlds, twin.good_cards = self.good_worlds[:], self.good_cards[:]
        twin.actions, twin.in_force, twin.known = self.actions[:], self.in_force, self.known
        twin.drawn, twin.pick, twin.way, twin.boosts = self.drawn[:], self.pick, self.way, self.boosts[:]
        twin.using, twin.used, twin.produced = self.using, self.used[:], self.produced[:]
        return twin


class Game:
    """A whole game, or one viewer's view of it.

    options   what was agreed when the game was made: ruleset, edition, players, two_actions, preset_hands
    at        the step the game is in, as "settle.pay"; "over" at the end
    now       the phase being carried out, as "settle", or "settle2" for the second one of a round
    agenda    phases still to come in this round
    round     1, 2, 3 …; 0 while setting up
    deck      the draw pile, top card last; `discards` the face-down pile; `pool` VP chips left, which may be negative (B-VP-1)
    rng       state of the random numbers (see rng.py)
    eyes      None in the true game; in a view the seat that looks, or NOBODY for a spectator
    cards     Card of each id: shared by all games of the ruleset, no part of the data
    news      what happened since the answer being applied, see news.py; no part of the data
    """

    __slots__ = ("options", "at", "now", "agenda", "round", "deck", "discards", "pool", "seats", "rng", "eyes", "cards", "news")

    def __init__(self, options):
        self.options = options
        self.at, self.now, self.agenda, self.round = "", "", [], 0
        self.deck, self.discards, self.pool = [], [], 0
        self.seats = [Seat(index) for index in range(options["players"])]
        self.rng, self.eyes, self.news = [0, 0, 0, 0], None, []
        self.cards = deck_of(options["ruleset"], options["edition"])

    @property
    def over(self):
        return self.at == "over"

    def copy(self):
        twin = Game.__new__(Game)
        twin.options, twin.cards = self.options, self.cards
        twin.at, twin.now, twin.agenda, twin.round = self.at, self.now, self.agenda[:], self.round
        twin.deck, twin.discards, twin.pool = self.deck[:], self.discards[:], self.pool
        twin.seats = [seat.copy() for seat in self.seats]
        twin.rng, twin.eyes, twin.news = self.rng[:], self.eyes, []
        return twin

    def to_data(self):
        """The game as JSON-safe data: string-keyed dicts, lists, strings, ints, None and booleans."""
        data = {"seats": [seat_data(seat) for seat in self.seats]}
        for name in DATA_FIELDS:
            value = getattr(self, name)
            data[name] = value[:] if isinstance(value, list) else value
        data["options"] = dict(self.options)
        return data

    @staticmethod
    def from_data(data):
        """The game that `to_data` described."""
        game = Game(dict(data["options"]))
        for name in DATA_FIELDS:
            value = data[name]
            setattr(game, name, value[:] if isinstance(value, list) else value)
        game.seats = [seat_from(entry) for entry in data["seats"]]
        return game


SEAT_FIELDS = tuple([name for name in Seat.__slots__ if name != "known"])
DATA_FIELDS = ("at", "now", "agenda", "round", "deck", "discards", "pool", "rng", "eyes")


def seat_data(seat):
    data = {}
    for name in SEAT_FIELDS:
        value = getattr(seat, name)
        data[name] = value[:] if isinstance(value, list) else value
    return data


def seat_from(data):
    seat = Seat(data["index"])
    for name in SEAT_FIELDS:
        value = data[name]
        setattr(seat, name, value[:] if isinstance(value, list) else value)
    return seat
