"""Plays a recorded game on our engine, and compares the state after every phase, every offer, every answer and the scores."""
from collections import Counter, deque

from engine import flow, new_game, pending, rng, table
from engine.phases import choose
from tests.recorded import differences
from tests.recorded.compare import compare_end, compare_state
from tests.recorded.dealer import Dealer
from tests.recorded.interview import Interview
from tests.recorded.stand_in import stand_in


class Mismatch(AssertionError):
    """Our engine and the recording differ, and not in a way that has a name."""


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
        self.config, self.recorded, self.counts = recording.config, recorded, Counter()
        self.blocks, self.block, self.round, self.stopped = deque(recorded.blocks), None, 0, False
        self.dealer, self.interview = Dealer(len(recording.names), self.counts), Interview(self.counts)

    def in_charge(self):
        dealer = self.dealer
        return stand_in({
            rng.shuffle: self.stack, choose.reveal: self.reveal, flow.open_phase: self.open_phase, flow.finish: self.finish,
            table.take: dealer.take, table.draw: dealer.draw, table.put_good: dealer.put_good, table.reshuffle: dealer.reshuffle,
        })

    def play(self):
        self.next_block("setup")
        game = new_game(self.config["players"], edition=1, two_actions=bool(self.config["advanced"]))
        self.interview.begin(game, self.block)
        while not game.over and not self.stopped:
            seat, decision = next(iter(pending(game).items()))
            self.interview.answer(game, seat, decision)
        compare_end(game, self.recorded)

    def next_block(self, phase):
        self.block = self.blocks.popleft()
        assert self.block.phase == phase, f"phase {phase}, recorded {self.block.phase}"
        self.dealer.begin(self.block)

    def end_block(self, game):
        self.interview.end(game)
        self.dealer.end(game)
        if self.block.snap:
            compare_state(game, self.block.snap)

    # In place of the engine's own functions

    def stack(self, shuffle, state, items):
        """The recorded start worlds come first, in the order of the seats."""
        worlds = self.recorded.worlds
        items.sort(key=lambda card: worlds.index(card) if card in worlds else len(worlds))

    def reveal(self, reveal, game):
        self.interview.insist_on_actions(game)
        reveal(game)

    def open_phase(self, open_phase, game, phase):
        self.round = game.round
        self.end_block(game)
        if self.blocks or self.recorded.ends != ["round_limit"]:
            self.next_block(phase)
            self.interview.begin(game, self.block)
        else:
            self.stopped = True
            self.counts[differences.ROUND_LIMIT] += 1
        open_phase(game, phase)

    def finish(self, finish, game):
        self.end_block(game)
        assert not self.blocks, "the recording goes on"
        assert game.round == self.recorded.rounds, f"{game.round} rounds"
        finish(game)
