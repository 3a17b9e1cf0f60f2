"""A step of the round: who is asked what, and what an answer does. A phase is a list of steps."""


class Step:
    """One named step.

    asks(game, seat) → Decision or None     what the seat is asked; pure
    answers(game, seat, choice)             carries out a legal answer
    opens(game), closes(game)               what happens before the first question, and after the last answer
    refuses(game, seat, option) → reason    why the option cannot be chosen, or None if it can; `asks` is made of it
    secret    every seat is asked, answers are hidden and may be changed until all are given
    everybody of a secret step: every seat is sure to be asked, so that silence tells nothing
    repeats   a seat is asked again until `asks` has nothing more, or it passes
    again     again(game): does the step open once more when it has closed?
    ordered   one seat after the other, in order of play; the answers of one may depend on those before
    """

    __slots__ = ("name", "asks", "answers", "opens", "closes", "refuses", "secret", "repeats", "ordered", "again", "everybody")

    def __init__(self, name, asks, answers, opens=None, closes=None, refuses=None, secret=False, repeats=False, ordered=False, again=None, everybody=False):
        self.name, self.asks, self.answers = name, asks, answers
        self.opens, self.closes, self.refuses = opens, closes, refuses
        self.secret, self.repeats, self.ordered, self.again = secret, repeats, ordered, again
        self.everybody = everybody
