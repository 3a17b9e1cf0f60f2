"""Two goals of most whose number is not always the same there. The difference is counted, and set right by giving the goal to who has it there."""

from engine.account import wild_world
from engine.goals import GOALS, MOST_POINTS, TIED_POINTS, goal_points
from tests.recorded import differences


class Drifting:
    """A goal of most.

    key                     the goal
    held, number, points    the names of the differences: who holds it, how far a seat is, what it scores
    theirs                  how far each seat is there
    """

    key = held = number = points = ""

    def __init__(self, counts):
        self.counts, self.theirs, self.name = counts, {}, GOALS[self.key].name

    def may_be(self, game, seat):
        """The numbers that the seat may have there, ours among them."""
        raise NotImplementedError

    def end(self, game, block):
        """Set right who holds the goal and how far each seat is, before the state is compared."""
        if self.key not in game.goals:
            return
        numbers = {seat.index: self.may_be(game, seat) for seat in game.seats}
        if any(len(may_be) > 1 for may_be in numbers.values()):
            self.hand_over(game, block.snap["players"])
        for seat in game.seats:
            self.excuse(game, seat, block.snap["players"][seat.index], numbers[seat.index])

    def measured(self, game, seat):
        return GOALS[self.key].measure(game, seat)

    def hand_over(self, game, players):
        holders = [seat.index for seat in game.seats if self.key in seat.goals]
        theirs = [index for index, player in enumerate(players) if self.name in player["goals"]]
        if holders != theirs:
            self.counts[self.held] += 1
            for seat in game.seats:
                seat.goals = [key for key in seat.goals if key != self.key] + [self.key] * (seat.index in theirs)

    def excuse(self, game, seat, player, may_be):
        ours = self.measured(game, seat)
        self.theirs[seat.index] = player.get("progress", {}).get(self.name, ours)
        if self.theirs[seat.index] != ours:
            assert self.theirs[seat.index] in may_be, f"{self.name} of seat {seat.index}: {may_be}, recorded {self.theirs[seat.index]}"
            self.counts[self.number] += 1
            player["progress"][self.name] = ours

    def excess(self, game):
        """The points that each seat has more there, going by their numbers."""
        if self.key not in game.goals:
            return [0 for seat in game.seats]
        most = max(self.theirs.values())
        excess = [self.their_points(seat, most) - dict(goal_points(game, seat)).get(self.key, 0) for seat in game.seats]
        self.counts[self.points] += any(excess)
        return excess

    def their_points(self, seat, most):
        if self.key in seat.goals:
            return MOST_POINTS
        return TIED_POINTS if self.theirs[seat.index] == most >= GOALS[self.key].least else 0


class Infrastructure(Drifting):
    """There it is looked at after Develop only, with us after Settle too (rules-expansions, 2.3): it shows where a development is discarded in
    Settle. `seen`: how many developments each seat had at the end of the last Develop."""

    key = "greatest-infrastructure"
    held, number, points = differences.INFRASTRUCTURE, differences.INFRASTRUCTURE_NUMBER, differences.INFRASTRUCTURE_POINTS

    def __init__(self, counts):
        Drifting.__init__(self, counts)
        self.seen = {}

    def end(self, game, block):
        if block.phase.startswith("develop") or not self.seen:
            self.seen = {seat.index: self.measured(game, seat) for seat in game.seats}
        Drifting.end(self, game, block)

    def may_be(self, game, seat):
        return {self.seen[seat.index], self.measured(game, seat)}


class Industry(Drifting):
    """With us a world of any kind always counts (rules-expansions, 4.3), there it does as long as it was last used as novelty or rare."""

    key = "largest-industry"
    held, number, points = differences.INDUSTRY, differences.INDUSTRY_NUMBER, differences.INDUSTRY_POINTS

    def may_be(self, game, seat):
        ours = self.measured(game, seat)
        return {ours} if wild_world(game, seat) is None else {ours, ours - 1}
