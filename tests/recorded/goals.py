"""Greatest Infrastructure: with them it is looked at after Develop only, with us after Settle too (rules-expansions, 2.3).

It shows where a development has been discarded in Settle. The difference is counted, and set right by giving the goal to who has it there.
"""

from engine.goals import GOALS, MOST_POINTS, TIED_POINTS, goal_points
from tests.recorded import differences

KEY = "greatest-infrastructure"
NAME = GOALS[KEY].name


class Infrastructure:
    """`seen`: how many developments each seat had at the end of the last Develop; `theirs`: how many it has with them."""

    def __init__(self, counts):
        self.counts, self.seen, self.theirs = counts, {}, {}

    def end(self, game, block):
        """Set right who holds the goal and how far each seat is, before the state is compared."""
        if KEY not in game.goals:
            return
        if block.phase.startswith("develop"):
            self.seen = self.developments(game)
        if block.phase.startswith("settle"):
            self.hand_over(game, block.snap["players"])
        for seat, number in self.developments(game).items():
            progress = block.snap["players"][seat].get("progress", {})
            self.theirs[seat] = progress.get(NAME, number)
            self.excuse(progress, number, self.seen.get(seat, number))

    def developments(self, game):
        return {seat.index: GOALS[KEY].measure(game, seat) for seat in game.seats}

    def hand_over(self, game, players):
        holders = [seat.index for seat in game.seats if KEY in seat.goals]
        theirs = [index for index, player in enumerate(players) if NAME in player["goals"]]
        if holders != theirs:
            self.counts[differences.INFRASTRUCTURE] += 1
            for seat in game.seats:
                seat.goals = [key for key in seat.goals if key != KEY] + [KEY] * (seat.index in theirs)

    def excuse(self, progress, number, seen):
        """Their number may be that of the last Develop."""
        if progress.get(NAME, number) != number:
            assert progress[NAME] == seen, f"{NAME}: {number} or {seen}, recorded {progress[NAME]}"
            self.counts[differences.PROGRESS] += 1
            progress[NAME] = number

    def excess(self, game):
        """The points that each seat has more there, going by their numbers, as {"goals": points}."""
        if KEY not in game.goals:
            return [{"goals": 0} for seat in game.seats]
        most = max(self.theirs.values())
        excess = [self.their_points(seat, most) - dict(goal_points(game, seat)).get(KEY, 0) for seat in game.seats]
        self.counts[differences.POINTS] += any(excess)
        return [{"goals": points} for points in excess]

    def their_points(self, seat, most):
        if KEY in seat.goals:
            return MOST_POINTS
        return TIED_POINTS if self.theirs[seat.index] == most >= GOALS[KEY].least else 0
