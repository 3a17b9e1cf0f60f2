"""Plays a recorded game on our engine, and compares the state after every phase, every offer, every answer and the scores."""
from collections import Counter, deque
from contextlib import suppress

from engine import combat, flow, new_game, paying, pending, rng, table
from engine.goals import GOALS
from engine.phases import choose, more
from tests.recorded import differences, insist, prestige
from tests.recorded.compare import compare_end, compare_state, peace_excess
from tests.recorded.dealer import Dealer
from tests.recorded.goals import Industry, Infrastructure
from tests.recorded.interview import Interview
from tests.recorded.stand_in import stand_in
from tests.recorded.takeovers import Takeovers


class Mismatch(AssertionError):
    """Our engine and the recording differ, and not in a way that has a name."""


class Stopped(Exception):
    """The recording ends here."""


def replay(recording, recorded):
    """Play a game to its end; returns a Counter of the named differences. Raises Mismatch where the two differ otherwise."""
    player = Replay(recording, recorded)
    try:
        with player.in_charge():
            player.play()
    except (AssertionError, LookupError, ValueError) as error:
        raise Mismatch(f"{recorded.name}, round {player.round}, {player.block.phase}: {error!r}") from error
    return player.counts


class Replay:
    """One game: it stands in for the engine's own chance, and sees every phase begin and end."""

    def __init__(self, recording, recorded):
        self.options, self.recorded, self.counts = recording.options, recorded, Counter()
        self.blocks, self.block, self.round = deque(recorded.blocks), None, 0
        self.dealer, self.interview = Dealer(len(recording.names), self.counts), Interview(self.counts)
        self.drifting, self.takeovers = [Infrastructure(self.counts), Industry(self.counts)], Takeovers(self.counts)
        self.stacked = [world for worlds in recorded.worlds for world in worlds] + [key for name in recorded.goals for key in GOALS if GOALS[key].name == name]

    def in_charge(self):
        dealer, takeovers = self.dealer, self.takeovers
        return stand_in({
            rng.shuffle: self.stack, choose.reveal: self.reveal, choose.plan: self.plan, flow.open_phase: self.open_phase, flow.finish: self.finish,
            table.take: dealer.take, table.draw: dealer.draw, table.put_good: dealer.put_good, table.spend_good: dealer.spend_good,
            table.reshuffle: dealer.reshuffle, paying.finish_world: self.finish_world, combat.resolve: self.resolve,
            combat.can_attack: takeovers.can_attack, combat.defence_lines: takeovers.defence_lines, combat.kind_of_target: takeovers.kind_of_target,
            more.lacks_placed: takeovers.lacks_placed,
        })

    def play(self):
        self.next_block("setup")
        game = new_game(**self.options)
        self.interview.begin(game, self.block)
        with suppress(Stopped):
            while not game.over:
                seat, decision = next(iter(pending(game).items()))
                self.interview.answer(game, seat, decision)
        compare_end(game, self.recorded, self.excess(game))

    def excess(self, game):
        """The points that each seat has more there, by source: goals or a card."""
        goals = [sum(excess) for excess in zip(*[goal.excess(game) for goal in self.drifting], strict=True)]
        return [{"goals": excess, **peace_excess(game, seat, self.counts)} for seat, excess in zip(game.seats, goals, strict=True)]

    def next_block(self, phase):
        self.block = self.blocks.popleft()
        assert self.block.phase == phase, f"phase {phase}, recorded {self.block.phase}"
        self.dealer.begin(self.block)
        self.takeovers.begin(self.block)

    def end_block(self, game):
        self.interview.end(game)
        self.dealer.end(game)
        if self.block.snap:
            for goal in self.drifting:
                goal.end(game, self.block)
            prestige.set_right(game, self.block, self.counts)
            compare_state(game, self.block.snap)

    # In place of the engine's own functions

    def stack(self, shuffle, state, items):
        """The recorded start worlds come first, in the order of the seats; so do the recorded goals."""
        items.sort(key=lambda item: self.stacked.index(item) if item in self.stacked else len(self.stacked))

    def reveal(self, reveal, game):
        insist.actions(self.interview.asked)
        reveal(game)

    def plan(self, plan, game):
        insist.actions(self.interview.asked)
        plan(game)
        insist.prestige(game, self.block)

    def resolve(self, resolve, game, attack):
        insist.defence(game, self.interview.asked, attack, self.counts)
        resolve(game, attack)

    def finish_world(self, finish_world, game, seat):
        insist.waste(game, self.interview.asked, seat)
        finish_world(game, seat)

    def open_phase(self, open_phase, game, phase):
        self.round = game.round
        self.end_block(game)
        if not self.blocks and self.recorded.ends == ["round_limit"]:
            self.counts[differences.ROUND_LIMIT] += 1
            raise Stopped
        self.next_block(phase)
        self.interview.begin(game, self.block)
        open_phase(game, phase)

    def finish(self, finish, game):
        self.end_block(game)
        assert not self.blocks, "the recording goes on"
        assert game.round == self.recorded.rounds, f"{game.round} rounds"
        finish(game)
