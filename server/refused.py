"""How the server says no."""


class Refused(Exception):
    """What was asked for is not done, and nothing has changed: `reason` is a word for programs, str() a sentence for people.

    `why` adds to the reason, for programs that word it themselves: a list that begins with a word, as the engine's own reasons.
    """

    def __init__(self, reason, sentence, why=()):
        super().__init__(sentence)
        self.reason, self.why = reason, list(why)

    def answer(self):
        """As it is sent: {error: sentence, reason: word}, and `why` if there is more to say."""
        return {"error": str(self), "reason": self.reason} | ({"why": self.why} if self.why else {})


def malformed():
    return Refused("malformed", "That message could not be understood.")


def bad_option(error):
    """Options that no game has, in the engine's words."""
    return Refused("bad_option", str(error), error.reason)


def late():
    return Refused("late", "The game has gone on since. Please look again.")


def not_saved():
    return Refused("retry", "The server could not save that just now, so nothing has changed. Please try again.")


def no_room():
    return Refused("no_room", "There is no such room. Please check the code.")


def not_answered():
    return Refused("retry", "The server cannot look that up just now. Please try again.", ["looking"])
