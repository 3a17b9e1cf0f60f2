"""Why what they offer and what we offer differ: the name of each difference."""

from engine import combat
from engine.account import amount_of
from engine.decision import option_power
from engine.phases.more import refuses
from engine.phases.produce import counting_powers, paid_powers, power_fails
from engine.powers import SETTLE
from engine.table import powers
from tests.recorded import differences
from tests.recorded.piles import got_in
from tests.recorded.translate.choosing import ExploreDiscard
from tests.recorded.translate.consume import ConsumePower, Gamble, Goods, without_gambles
from tests.recorded.translate.payment import WAYS
from tests.recorded.translate.produce import Windfalls


class Offers:
    """What both sides offer for a decision of ours: `more` is what only they do, `less` what only we do."""

    def __init__(self, game, block, question, decision, given):
        self.game, self.block, self.question, self.decision = game, block, question, decision
        self.theirs, self.ours = (sorted(options, key=str) for options in question.offers(decision, given))
        self.more, self.less = set(self.theirs) - set(self.ours), set(self.ours) - set(self.theirs)

    def differ(self):
        return self.theirs != self.ours or self.question.limits not in (None, (self.decision.least, self.decision.most))

    def name(self):
        """The name of the difference; None if it has none."""
        return next((name for name, fits in NAMES.items() if fits(self)), None)

    def __repr__(self):
        return f"{self.decision} about {self.decision.about}, offered {self.theirs}, {self.question.limits}, recorded {self.question.fields}"


def other_order(offers):
    return isinstance(offers.question, Windfalls)


def gamble(offers):
    powers = isinstance(offers.question, (ConsumePower, Gamble)) and offers.decision.of == "power"
    return powers and not without_gambles(offers.game, offers.more | offers.less)


def given_back(offers):
    """Is it a card given for prestige, and drawn again after a reshuffle?"""
    given = {event["ans"] for event in offers.block.of("choice") if event["kind"] == "discard_prestige" and event["seat"] == offers.decision.seat}
    return isinstance(offers.question, ExploreDiscard) and not offers.more and offers.less <= given


def idle(offers):
    """Powers for which there is no world to place, or no target."""
    if offers.decision.ask != "settle.more" or offers.less:
        return False
    return {refuses(offers.game, offers.question.seat, option) for option in offers.more} <= {("no world to place",), ("no target",)}


def bought(offers):
    """Worlds that cost less because a good has been spent for another."""
    return offers.decision.ask in ("settle.more", "settle.another") and not offers.more and has_bought(offers.question.seat)


def has_bought(seat):
    return "cost" in [boost[2] for boost in seat.boosts]


def nothing_to_fill(offers):
    """Powers that produce for a card, for which there is no empty world."""
    game, seat = offers.game, offers.question.seat
    if offers.decision.ask != "produce.power" or offers.less or not offers.more <= set(paid_powers(game, seat)):
        return False
    return {power_fails(game, seat, option) for option in offers.more} == {("no world to fill",)}


def empty_hand(offers):
    """Draws that came by themselves there, since the hand was empty, and a power that could not be paid for yet."""
    game, seat = offers.game, offers.question.seat
    draws = offers.decision.ask == "produce.power" and all(option in counting_powers(game, seat) for option in offers.less)
    return draws and set(seat.hand) <= got_in(offers.block.events) and not (offers.more and seat.hand)


def wild(offers):
    """The same goods, but not as many must go."""
    goods = {offers.game.cards[world].good for world in offers.ours} if isinstance(offers.question, Goods) else ()
    return "any" in goods and not offers.more and not offers.less


def upper_bound(offers):
    """Targets that one of the powers may attack, but for which it takes what others give as well."""
    return offers.decision.ask == "settle.attack" and not offers.less and all(in_bounds(offers, world) for world in offers.more)


def in_bounds(offers, world):
    game, seat = offers.game, offers.question.seat
    owner = next(owner for owner in game.seats if world in owner.tableau)
    options = [option for option in offers.question.current.offered if option_power(game, option).kind == "takeover"]
    vulnerable = any(combat.vulnerable(game, owner, option_power(game, option)) for option in options)
    return vulnerable and max(bound(game, seat, owner, option, world) for option in options) >= 0


def bound(game, seat, owner, option, world):
    """By how much everything together exceeds the defence."""
    attack = {"attacker": seat.index, "owner": owner.index, "option": option, "world": world, "helper": combat.fleet(game, seat)}
    hope = sum(boost[0] for boost in combat.possible_boosts(game, seat, world))
    reductions = sum(power.amount for card, index, power in powers(game, seat, SETTLE, "conquer peaceful"))
    return amount_of(combat.attack_lines(game, attack)) + hope + reductions - amount_of(combat.defence_lines(game, attack))


def useless_cards(offers):
    return offers.decision.ask in WAYS and not offers.less


NAMES = {
    differences.WINDFALLS: other_order, differences.GAMBLE: gamble, differences.GIVEN_BACK: given_back, differences.IDLE: idle,
    differences.BOUGHT: bought, differences.NOTHING_TO_FILL: nothing_to_fill, differences.EMPTY_HAND: empty_hand, differences.WILD: wild,
    differences.UPPER_BOUND: upper_bound, differences.SPECIALS: useless_cards,
}
