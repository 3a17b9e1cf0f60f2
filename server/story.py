"""How a game went, for the page at its end: read off the news of each change, so that the engine keeps no statistics."""
import engine

EXPLORE, TRADE, OTHERWISE = 0, 1, 2     # places in `drawn`


class Story:
    """Never changed: `after` makes a new one. What a player takes back leaves no trace in it, since nothing that is told here can be taken back.

    rounds  [[number, actions by seat, points by seat as they stood when the round was over, or None while it is not], …]
    drawn   [[cards drawn to choose from, for a good traded, otherwise] for each seat]
    """

    __slots__ = ("rounds", "drawn")

    def __init__(self, rounds=(), drawn=()):
        self.rounds, self.drawn = list(rounds), list(drawn)

    def after(self, news, game):
        """The story with what has just happened in `game`."""
        told = [item for item in news if item[0] in NOTES]
        if not told:
            return self
        fresh = Story([[number, actions[:], points] for number, actions, points in self.rounds], [numbers[:] for numbers in self.drawn])
        fresh.drawn = fresh.drawn or [[0, 0, 0] for _ in game.seats]
        for item in told:
            NOTES[item[0]](fresh, game, *item[1:])
        return fresh

    def begin(self, game, number):
        self.rounds.append([number, [[] for _ in game.seats], None])

    def end(self, game):
        """The round is over: between it and the next nobody gains points, so they are those of the game as it is now."""
        if self.rounds:
            self.rounds[-1][2] = engine.score(game)

    def chose(self, game, seat, actions):
        if not self.rounds:  # a game that began in the middle of a round
            self.begin(game, game.round)
        self.rounds[-1][1][seat] = actions

    def next_round(self, game, nobody, number):
        self.end(game)
        self.begin(game, number)

    def over(self, game, *winners):
        self.end(game)

    def explored(self, game, seat, cards):
        self.drawn[seat][EXPLORE] += len(cards)

    def drew(self, game, seat, cards, why, source):
        self.drawn[seat][TRADE if why in ("trade", "prestige trade") else OTHERWISE] += len(cards)

    def to_data(self):
        return {"rounds": self.rounds, "drawn": self.drawn}


NOTES = {"round": Story.next_round, "over": Story.over, "chose": Story.chose, "explored": Story.explored, "drew": Story.drew}
