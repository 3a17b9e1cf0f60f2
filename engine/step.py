"""A step of the round: who is asked what, and what an answer does. A phase is a list of steps."""


class Step:
    """One named step.

    asks(game, seat) → Decision or None     what the seat is asked; pure
    answers(game, seat, choice)             carries out a legal answer
    opens(game), closes(game)               what happens before the first question, and after the last answer
    refuses(game, seat, option) → reason    why the option cannot be chosen, or None if it can; `asks` is made of it
    secret    every seat is asked, answers are hidden and may be changed until all are given
    skips     of a secret step: skips(game, seat) → is this seat not asked? None: everybody is, so that silence tells nothing
    needs     the step has a sense only in games with one of these: kinds of powers in the deck, or "start choice", "takeovers", "invasion"
    repeats   a seat is asked again until `asks` has nothing more, or it passes
    again     again(game): does the step open once more when it has closed?
    ordered   one seat after the other, in order of play; the answers of one may depend on those before
    """

    __slots__ = ("name", "asks", "answers", "opens", "closes", "refuses", "secret", "repeats", "ordered", "again", "skips", "needs")

    def __init__(self, name, asks, answers, opens=None, closes=None, refuses=None, secret=False, repeats=False, ordered=False, again=None, skips=None,
                 needs=()):
        self.name, self.asks, self.answers = name, asks, answers
        self.opens, self.closes, self.refuses = opens, closes, refuses
        self.secret, self.repeats, self.ordered, self.again = secret, repeats, ordered, again
        self.skips, self.needs = skips, needs
