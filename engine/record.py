"""A record of a game: how it began and every answer in order. Replaying it gives the game again; it also takes answers back.

As text it is a header and a line an answer, in card names:

    race 1 | seed 7 | ruleset base | players 2 | edition 2
    0 choose.actions: develop
    1 choose.actions: settle, trade
    0 undo

A game that began in a position has that position, and the seed of what it does not name, in place of a deal:

    race 1 | seed 7 | ruleset base | players 2 | edition 2
    position: settle.choose r3 | A settle: Old Earth [+4] | B: New Sparta [+4]
    0 settle.choose: -
"""

from engine.decision import IllegalChoice
from engine.flow import apply
from engine.names import option_text, options_named
from engine.new_game import new_game
from engine.program import STEPS
from engine.scene import scene

RULES = 1                                       # grows whenever an old record would play out differently
NUMBERS, TEXTS = ("players", "edition", "race"), ("seed", "ruleset")
SWITCHES = ("two_actions", "preset_hands", "promo", "invasion")    # "preset_hands 0, 2": for these seats alone; "preset_hands -": for none
ON_OR_OFF = ("goals", "takeovers")              # on by default where a ruleset has them, so both are written: "goals on", "goals off"
UNDO = "undo"
POSITION = "position: "


class BrokenRecord(ValueError):
    """A record text that cannot be read or replayed; the message names the line."""


class Record:
    """A game with its past.

    seed, options  what `new_game` was called with
    position       the text of the position that the game began in; None if it was dealt
    game           the game as it stands
    answers        every answer so far, as [seat, step, choice]; one taken back is followed by [seat, step, "undo"]
    start, since   the game as the present step began, and the answers given since, as [seat, choice, whether a card has left the deck]
    """

    def __init__(self, seed, game=None, position=None, **options):
        self.seed, self.options, self.position = seed, options, position
        self.game = game if game is not None else self.first_game()
        self.answers = []
        self.start, self.since = self.game.copy(), []

    def first_game(self):
        """The game as it began. An empty seed is none: what the position does not name lies as the list of cards has it."""
        if self.position is None:
            return new_game(seed=self.seed, **self.options)
        return scene(self.position, None if self.seed == "" else self.seed)

    def again(self):
        """A record of the same beginning, without answers."""
        return Record(self.seed, position=self.position, **self.options)

    def play(self, seat, choice):
        """Carry out an answer; returns the news. Raises IllegalChoice before anything is changed."""
        at, before, deck = self.game.at, moment(self.game), self.game.deck[:]
        news = apply(self.game, seat, choice)
        self.answers.append([seat, at, choice[:]])
        if moment(self.game) != before:
            self.start, self.since = self.game.copy(), []
        else:
            if STEPS[at].secret:
                self.since = [given for given in self.since if given[0] != seat]
            self.since.append([seat, choice[:], self.game.deck != deck])
        return news

    def can_undo(self, seat):
        """Why the seat cannot take back its last answer, as a reason; None if it can."""
        mine = [given for given in self.since if given[0] == seat]
        if not mine or (STEPS[self.game.at].ordered and self.since[-1][0] != seat):     # in an ordered step what follows may depend on it
            return ("nothing to undo",)
        return ("card seen",) if mine[-1][2] else None

    def undo(self, seat):
        """Take back the seat's last answer of the step that is still open; raises IllegalChoice if that is too late.

        The other answers of the step are given again: answers commute, and one that drew is never taken back.
        """
        reason = self.can_undo(seat)
        if reason:
            raise IllegalChoice(*reason)
        counts = [each.count for each in self.game.seats]
        kept = self.since[:]
        kept.pop(max([place for place in range(len(kept)) if kept[place][0] == seat]))
        self.answers.append([seat, self.game.at, UNDO])
        self.game = self.start.copy()
        for given in kept:
            apply(self.game, given[0], given[1])
        self.since = kept
        for each in self.game.seats:
            each.count = counts[each.index] + (each.index == seat)      # a count never returns, so a resent click is recognised

    def dump(self):
        """The record as text."""
        lines = [header(self.seed, self.options)]
        replay = self.again()
        if self.position is not None:
            lines.append(POSITION + self.position)
        for seat, at, choice in self.answers:
            if choice == UNDO:
                replay.undo(seat)
                lines.append("%d undo" % seat)
            else:
                lines.append("%d %s: %s" % (seat, at, words_of(replay.game, seat, choice)))
                replay.play(seat, choice)
        return "\n".join(lines) + "\n"

    @staticmethod
    def load(text):
        """The record that a text holds, replayed; raises BrokenRecord naming the first line that does not fit."""
        lines = text.rstrip().split("\n")
        began = 2 if lines[1:] and lines[1].startswith(POSITION) else 1
        record = record_headed(lines[0], lines[1][len(POSITION):] if began == 2 else None)
        for number in range(began, len(lines)):
            try:
                play_line(record, lines[number])
            except ValueError as error:
                raise BrokenRecord("line %d: %s: %s" % (number + 1, lines[number], error))
        return record


def moment(game):
    """What tells one opening of a step from another: takeovers are resolved one by one."""
    return (game.round, game.now, game.at, len(game.attacks) if STEPS[game.at].again else 0) if not game.over else "over"


def header(seed, options):
    parts = ["race %d" % RULES, "seed %s" % seed]
    for name in ("ruleset", "players", "edition"):
        if name in options:
            parts.append("%s %s" % (name, options[name]))
    for name in ON_OR_OFF:
        if options.get(name) is not None:
            parts.append("%s %s" % (name, "on" if options[name] else "off"))
    return " | ".join(parts + [switch_text(name, options[name]) for name in SWITCHES if options.get(name) not in (None, False)])


def switch_text(name, value):
    return "%s %s" % (name, ", ".join([str(seat) for seat in value]) or "-") if type(value) is list else name


def record_headed(line, position):
    """A new record with the options of a header line, or of the position in the line below it."""
    options = dict([option_said(part.strip()) for part in line.split(" | ")])
    if options.pop("race", None) != RULES or "seed" not in options:
        raise BrokenRecord("line 1: a record begins with: race %d | seed …" % RULES)
    try:
        record = Record(options.pop("seed"), position=position, **options)
    except ValueError as error:
        raise BrokenRecord("line %d: %s" % (1 if position is None else 2, error))
    if position is not None:
        record.options = record.game.options
    return record


def option_said(text):
    """An option of a header line: (name, value)."""
    name, space, value = text.partition(" ")
    if name in NUMBERS:
        return name, number_said(name, value)
    if name in TEXTS:
        return name, value
    if name in ON_OR_OFF and value in ("on", "off"):
        return name, value == "on"
    if name in SWITCHES and not value:
        return name, True
    if name == "preset_hands":
        return name, seats_named(value)
    raise BrokenRecord("line 1: no such option: %s" % text)


def number_said(name, value):
    if not value.isdigit():
        raise BrokenRecord("line 1: %s wants a number, not %s" % (name, value or "nothing"))
    return int(value)


def seats_named(text):
    seats = text.split(", ") if text != "-" else []
    if not all([seat.isdigit() for seat in seats]):
        raise BrokenRecord("line 1: preset_hands wants numbers of seats, not %s" % text)
    return [int(seat) for seat in seats]


def play_line(record, line):
    who, space, what = line.partition(" ")
    if not who.isdigit():
        raise BrokenRecord("a line begins with the number of a seat")
    if what == UNDO:
        record.undo(int(who))
        return
    at, colon, words = what.partition(": ")
    if at != record.game.at:
        raise BrokenRecord("the game is at %s" % record.game.at)
    record.play(int(who), choice_of(record.game, int(who), words))


def choice_of(game, seat, words):
    """The choice that the words of a line mean."""
    step = STEPS[game.at]
    if not 0 <= seat < len(game.seats) or (game.seats[seat].done and not step.secret):
        raise IllegalChoice("not asked")
    return options_named(game, step.asks(game, game.seats[seat]), words)


def words_of(game, seat, choice):
    decision = STEPS[game.at].asks(game, game.seats[seat])
    return ", ".join([option_text(game, decision.of, option) for option in choice]) or "-"
