"""Takeovers by their rules, where the rules documents have others: the differences are counted where they matter.

They declare a takeover before the players later in order pay for their worlds, so that what these raise is not there yet (we: T-1). A peaceful
world that is attacked does not count as a military world for its owner's defence (we: T-4, R134). After a takeover has been declared a
military world may be placed by the power that needs a world placed before (we: effects 12, 2). A world of any kind that is attacked is of none
of the four kinds (we: of the one that is best for its owner, effects 9).
"""

from engine.account import amount_of, strength
from engine.combat import declared
from engine.decision import option_card
from engine.phases import more
from tests.recorded import differences


class Takeovers:
    """Stands in for functions of the engine; each gets the true one as its first argument.

    seen      the cases counted in this phase
    declared  the takeovers declared in this phase, as (seat, card, world)
    """

    def __init__(self, counts):
        self.counts, self.seen, self.declared = counts, set(), set()

    def begin(self, block):
        answers = [(event["seat"], event["ans"]) for event in block.of("choice") if event["kind"] == "takeover" and event["ans"]]
        self.seen, self.declared = set(), {(seat, answer["using"], answer["world"]) for seat, answer in answers}

    def note(self, name, *case):
        if case not in self.seen:
            self.seen.add(case)
            self.counts[name] += 1

    def can_attack(self, can_attack, game, seat, owner, option, world):
        """Judged without what owners later in order have raised."""
        now, raised = can_attack(game, seat, owner, option, world), owner.boosts
        owner.boosts = [] if owner.index > seat.index else raised
        then = can_attack(game, seat, owner, option, world)
        owner.boosts = raised
        if now != then:
            self.note(differences.TARGETS, seat.index, option, world)
        return then or self.hopeless(seat, option, world)

    def hopeless(self, seat, option, world):
        """Is it declared there without any hope?"""
        declared = (seat.index, option_card(option), world) in self.declared
        if declared:
            self.note(differences.HOPELESS, seat.index, world)
        return declared

    def lacks_placed(self, lacks_placed, game, seat, option):
        """A declared takeover is as good as a world placed."""
        lacks = lacks_placed(game, seat, option)
        if lacks == ("nothing placed",) and declared(game, seat):
            lacks = more.lacks_world(game, seat, option)
            if lacks is None:
                self.note(differences.SNEAK, seat.index, option)
        return lacks

    def kind_of_target(self, kind_of_target, game, attack):
        """Of a world of any kind: none of the four."""
        ours = kind_of_target(game, attack)
        if game.cards[attack["world"]].good != "any":
            return ours
        seats = game.seats[attack["attacker"]], game.seats[attack["owner"]]
        if any(strength(game, seat, attack["world"], wild=ours) != strength(game, seat, attack["world"], wild=None) for seat in seats):
            self.note(differences.WILD_TARGET, attack["attacker"], attack["world"])
        return None

    def defence_lines(self, defence_lines, game, attack):
        lines, theirs = defence_lines(game, attack), defence_lines(game, {**attack, "helper": None})
        if amount_of(lines) != amount_of(theirs):
            self.note(differences.HELPED, attack["attacker"], attack["world"])
        return theirs
