"""The state of a game: plain data, and nothing that knows a rule.

Lists, strings, ints and string-keyed dicts only, so that a state copies in microseconds, goes to JSON and back
unchanged, and runs alike in CPython and in Brython. A copy slices the lists that change in place; all others are
replaced, never changed, and so are shared (`LASTING` and `PASSING` say which is which).
"""

from engine.cards.rulesets import RULESETS, deck_of, kinds_of

HIDDEN = -1      # in a view: a card that the viewer cannot see
MARKER = -2      # a good that is no card of the deck (PV-A4)
NOBODY = -1      # as `eyes`: a spectator

# What a seat has for the whole game; the lists of the first line change in place.
PILES = ("hand", "tableau", "good_worlds", "good_cards")
LASTING = ("index", "chips", "actions", "in_force", "done", "count", "prestige", "earned", "spent_card", "goals", "saved", "damaged",
           "awards", "contributed")
# What lasts for a phase; lists here are replaced, never changed, so that an empty one can be shared by all.
PASSING = ("drawn", "shown", "paid", "offered", "pick", "stage", "way", "boosts", "owed", "using", "used", "produced", "kinds", "placed", "shed", "fight")
NONE = []


class Seat:
    """One player's things. Cards are ids; cards of the hand, `drawn`, `paid`, `saved` and `good_cards` may be HIDDEN in a view.

    index        a number; who is first in order is `Game.first`
    hand         cards held
    tableau      cards in play, in the order of placing
    good_worlds  world of each good; `good_cards` the face-down card that is the good, at the same place
    chips        VP chips
    actions      action words chosen for this round (empty until revealed to the viewer)
    in_force     the tableau as it stood when the phase began, damaged worlds left out: only its powers count (B-TIM-1)
    done         has nothing (more) to answer in this step
    count        answers given since the game began
    prestige     prestige held; `earned`: some of it lies on the leader tile (P-3); `spent_card`: the prestige/search card is used (P-…)
    goals        goals held
    saved        cards under the own card that saves them
    damaged      worlds of the tableau that are turned face down (X-DMG-1)
    awards       award VP of invasions; `contributed` goods given against them

    What lasts only for a phase (all empty again when the next begins):
    drawn        explore: cards drawn and not yet kept
    shown        cards turned up for all to see
    paid         cards just paid, while one of them may still be saved
    offered      set-up: the start worlds to choose from
    pick         the card being placed, or the world whose good was just sold; None for none
    stage        how far the placing has come, see paying.py; `way` how the pick is taken, see ways.py
    boosts       settle: what was raised until the phase ends, as [amount, card, what]: "military" (or "hand", by cards of the hand), "xeno", "cost"
    owed         cards of the hand that must still be discarded
    using        the power in use, as an option; None for none
    used         powers used, as options "CARD.INDEX"
    produced     produce: worlds that were given a good, each once; `kinds` the kind of each good, at the same place
    placed       settle: what this seat placed, as [card, way]
    fight        "attack" or "defence" while a takeover asks the seat, see combat.py
    shed         end of the round: the cards discarded for the hand limit

    standing     what `in_force` reads and sets; `known` what table.powers has worked out of it, by row and kind; no part of the data
    """

    __slots__ = tuple([name for name in PILES + LASTING + PASSING if name != "in_force"]) + ("standing", "known")

    def __init__(self, index):
        self.index = index
        self.hand, self.tableau, self.good_worlds, self.good_cards = [], [], [], []
        self.chips, self.actions, self.in_force, self.done, self.count = 0, [], [], False, 0
        self.prestige, self.earned, self.spent_card = 0, False, False
        self.goals, self.saved, self.damaged, self.awards, self.contributed = [], [], [], 0, 0
        self.clear()

    @property
    def in_force(self):
        return self.standing

    @in_force.setter
    def in_force(self, cards):
        self.standing, self.known = cards, {}

    def clear(self):
        """Forget what lasts only for a phase."""
        self.drawn = self.shown = self.paid = self.offered = self.boosts = self.used = self.produced = self.kinds = self.placed = self.shed = NONE
        self.pick = self.stage = self.way = self.using = self.fight = None
        self.owed = 0

    def copy(self):
        twin = Seat.__new__(Seat)
        twin.hand, twin.tableau = self.hand[:], self.tableau[:]
        twin.good_worlds, twin.good_cards = self.good_worlds[:], self.good_cards[:]
        twin.index, twin.chips, twin.done, twin.count = self.index, self.chips, self.done, self.count
        twin.actions, twin.standing, twin.known = self.actions, self.standing, self.known
        twin.prestige, twin.earned, twin.spent_card = self.prestige, self.earned, self.spent_card
        twin.goals, twin.saved, twin.damaged = self.goals, self.saved, self.damaged
        twin.awards, twin.contributed = self.awards, self.contributed
        twin.drawn, twin.shown, twin.paid, twin.offered = self.drawn, self.shown, self.paid, self.offered
        twin.pick, twin.stage, twin.way, twin.boosts, twin.owed, twin.placed = self.pick, self.stage, self.way, self.boosts, self.owed, self.placed
        twin.using, twin.used, twin.produced, twin.kinds = self.using, self.used, self.produced, self.kinds
        twin.shed, twin.fight = self.shed, self.fight
        return twin


class Game:
    """A whole game, or one viewer's view of it.

    options   what was agreed when the game was made, see new_game.py
    at        the step the game is in, as "settle.pay"; "over" at the end
    now       the phase being carried out, as "settle", or "settle2" for the second one of a round
    agenda    phases still to come in this round
    round     1, 2, 3 …; 0 while setting up
    first     the seat that is first in order (B-SET-6)
    deck      the draw pile, top card last; `discards` the face-down pile; `pool` VP chips left, which may be negative (B-VP-1)
    goals     the goals in play that nobody has for good (G-1)
    attacks   takeovers declared in this phase, see phases/takeover.py
    invasion  the invasion game: a dict, see phases/invasion.py; empty in other games
    rng       state of the random numbers (see rng.py)
    eyes      None in the true game; in a view the seat that looks, or NOBODY for a spectator
    cards     Card of each id; `kinds` the kinds of powers they have; `rules` the Ruleset: shared by all such games, no part of the data
    program   program.Program, once it has been worked out; shared likewise
    asked     what flow.question has worked out, by seat; no part of the data
    news      what happened since the answer being applied, see news.py; no part of the data
    """

    __slots__ = ("options", "at", "now", "agenda", "round", "first", "deck", "discards", "pool", "seats", "goals", "attacks", "invasion", "rng",
                 "eyes", "cards", "kinds", "rules", "program", "asked", "news")

    def __init__(self, options):
        self.options = options
        self.at, self.now, self.agenda, self.round, self.first = "", "", [], 0, 0
        self.deck, self.discards, self.pool = [], [], 0
        self.seats = [Seat(index) for index in range(options["players"])]
        self.goals, self.attacks, self.invasion = [], [], {}
        self.rng, self.eyes, self.news = [0, 0, 0, 0], None, []
        self.cards = deck_of(options["ruleset"], options["edition"], options["promo"])
        self.kinds = kinds_of(options["ruleset"], options["edition"], options["promo"])
        self.rules, self.program, self.asked = RULESETS[options["ruleset"]], None, {}

    @property
    def over(self):
        return self.at == "over"

    def copy(self):
        twin = Game.__new__(Game)
        twin.options, twin.cards, twin.kinds, twin.rules, twin.program = self.options, self.cards, self.kinds, self.rules, self.program
        twin.at, twin.now, twin.agenda, twin.round, twin.first = self.at, self.now, self.agenda[:], self.round, self.first
        twin.deck, twin.discards, twin.pool = self.deck[:], self.discards[:], self.pool
        twin.seats = [seat.copy() for seat in self.seats]
        twin.goals, twin.attacks, twin.invasion = self.goals, self.attacks, self.invasion
        twin.rng, twin.eyes, twin.news, twin.asked = self.rng[:], self.eyes, [], {}
        return twin

    def to_data(self):
        """The game as JSON-safe data: string-keyed dicts, lists, strings, ints, None and booleans."""
        data = {"seats": [data_of(seat, SEAT_FIELDS) for seat in self.seats], "options": dict(self.options)}
        data.update(data_of(self, GAME_FIELDS))
        return data

    @staticmethod
    def from_data(data):
        """The game that `to_data` described."""
        game = Game(dict(data["options"]))
        fill(game, GAME_FIELDS, data)
        for seat, entry in zip(game.seats, data["seats"]):
            fill(seat, SEAT_FIELDS, entry)
        return game


SEAT_FIELDS = PILES + LASTING + PASSING
GAME_FIELDS = ("at", "now", "agenda", "round", "first", "deck", "discards", "pool", "goals", "attacks", "invasion", "rng", "eyes")


def data_of(thing, fields):
    data = {}
    for name in fields:
        value = getattr(thing, name)
        data[name] = value[:] if isinstance(value, list) else value
    return data


def fill(thing, fields, data):
    for name in fields:
        value = data[name]
        setattr(thing, name, value[:] if isinstance(value, list) else value)
