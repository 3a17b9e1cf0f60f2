"""Questions that come in a series, one act after the other: with them and with us the acts are the same, but not the questions."""

from tests.recorded.translate.question import Question


class Act:
    """One use of a power.

    option   the power, as an option of ours
    offered  the powers offered when it was chosen
    answers  what was answered to the questions that follow, by ask: a choice of ours
    offers   what was offered there, by ask
    done     does it do anything? A power that is used for nothing was not used
    """

    def __init__(self, option, offered, answers=None, offers=None, done=True):
        self.option, self.offered, self.answers, self.offers, self.done = option, offered, answers or {}, offers or {}, done


class Series(Question):
    """The acts of one seat in a phase.

    first  our question that starts an act
    left   the powers still offered when no more were used; None where that was not asked
    """

    first, left = "", None

    def __init__(self, game, fields):
        Question.__init__(self, game, {**fields, "ans": None})
        self.acts = [act for act in self.read() if act is not None]
        self.current, self.todo, self.left_out = None, self.acts[:], []

    def read(self):
        """The acts of the recorded events."""
        raise NotImplementedError

    def asks_for(self, decision, given):
        return decision.ask in self.asks

    def begin(self, decision):
        """The next act that our engine can do; those that do nothing, and that it does not offer, are left out."""
        while self.todo and self.todo[0].option not in decision.options:
            self.left_out.append(self.todo.pop(0))
        self.current = self.todo.pop(0) if self.todo else None

    def ours(self, decision, given):
        if decision.ask == self.first:
            return [self.current.option] if self.current else []
        return self.current.answers[decision.ask]

    def offers(self, decision, given):
        if decision.ask == self.first:
            self.begin(decision)
            left = decision.options if self.left is None else self.left
            return (self.current.offered if self.current else left), decision.options
        return self.current.offers[decision.ask], decision.options

    def theirs(self, given):
        """The acts as we were asked for them: each an option, and the choices that followed."""
        acts = []
        for ask, choice in given:
            if ask != self.first:
                acts[-1][1][ask] = choice
            elif choice:
                acts.append((choice[0], {}))
        return acts

    def lawful(self, given):
        return [(act.option, act.answers) for act in self.acts if act not in self.left_out and act not in self.todo]

    def same(self, acts, recorded):
        """A choice that we were not asked for followed from the rest."""
        assert not [act for act in self.left_out + self.todo if act.done], f"not used: {[act.option for act in self.left_out + self.todo]}"
        return len(acts) == len(recorded) and all(
            option == other and all(sorted(choice) == sorted(answers[ask]) for ask, choice in choices.items())
            for (option, choices), (other, answers) in zip(acts, recorded))
