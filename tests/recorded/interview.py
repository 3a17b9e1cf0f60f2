"""Answers our engine's questions as the recording answered its own, and compares what is offered."""

from engine import apply, combat
from engine.decision import option_power
from engine.phases.more import refuses
from engine.powers import PRESTIGE, SETTLE, THIS_CARD
from engine.prestige import spend_prestige
from engine.table import discard_from_tableau, goods_of, spend_good
from engine.ways import boosts_of, way_named
from tests.recorded import differences
from tests.recorded.piles import got_in
from tests.recorded.translate import Actions, ConsumePower, ExploreDiscard, Gamble, Payment, Windfalls, questions_of
from tests.recorded.translate.consume import GoodForPower, Goods, without_gambles
from tests.recorded.translate.payment import WAYS
from tests.recorded.translate.question import Given
from tests.recorded.translate.series import Series


class Asked:
    """A recorded question, and our choices for it so far."""

    def __init__(self, question):
        self.question, self.kind, self.given = question, question.fields["kind"], Given()


class News:
    """What our engine tells of a phase: `placed`, the news of each placing by (seat, card)."""

    def __init__(self):
        self.placed = {}

    def follow(self, items):
        for item in items:
            if item[0] == "placed":
                self.placed[item[1], item[2]] = item


class Interview:
    """The questions of one block."""

    def __init__(self, counts):
        self.counts, self.asked, self.news, self.block = counts, [], News(), None

    def begin(self, game, block):
        self.news, self.block = News(), block
        self.asked = [Asked(question) for question in questions_of(game, block, self.news)]

    def answer(self, game, seat, decision):
        asked = next((asked for asked in self.asked if asked.question.seat.index == seat and asked.question.asks_for(decision, asked.given)), None)
        if asked is None:
            choice = self.unasked(game, decision)
            self.news.follow(apply(game, seat, choice))
            return
        self.compare_offers(game, asked, decision)
        choice = asked.question.ours(decision, asked.given)
        asked.given.append((decision.ask, choice))
        self.news.follow(apply(game, seat, choice))

    def placed(self, game, seat):
        """The seat's pick has been paid for or conquered."""
        for asked in self.asked:
            if type(asked.question) is Payment and asked.question.seat is seat and asked.question.fields["card"] == seat.pick:
                self.waste(game, asked.question)

    def end(self, game):
        """Every recorded question is answered the same, translated back from what we were asked."""
        self.news.follow(game.news)
        for asked in self.asked:
            back, lawful = asked.question.theirs(asked.given), asked.question.lawful(asked.given)
            assert asked.question.same(back, lawful), f"{asked.kind} of seat {asked.question.seat.index}: {lawful}, translated back {back}"
            if len(asked.given) != 1 and not isinstance(asked.question, (Series, Windfalls)):
                self.counts[(differences.TWO_OF_OURS if asked.given else differences.SILENT) % asked.kind] += 1
            if not isinstance(asked.question, Series) and not asked.question.same(lawful, asked.question.answer):
                self.counts[asked.question.unlawful_name()] += 1

    # What we ask and they do not

    def unasked(self, game, decision):
        """The answer to a question of ours that is not recorded, for a reason that has a name."""
        assert decision.ask in self.UNASKED, f"no such question recorded: {decision} of seat {decision.seat}, about {decision.about}"
        return self.UNASKED[decision.ask](self, game, decision)

    def pass_by(self, game, decision):
        """A gamble may be passed by (B-GAM-1), so that we ask for a power where there is no choice with them."""
        options = without_gambles(game, decision.options)
        assert len(options) == decision.least < len(decision.options), f"no such question recorded: {decision} of seat {decision.seat}"
        self.counts[differences.GAMBLE] += 1
        return options

    def do_without(self, game, decision):
        """A power that takes a card of the hand is gone there if the hand is empty when its turn comes; with us it can wait for a draw."""
        assert set(game.seats[decision.seat].hand) <= got_in(self.block.events), f"no such question recorded: {decision} of seat {decision.seat}"
        self.counts[differences.EMPTY_HAND] += 1
        return []

    UNASKED = {"consume.power": pass_by, "produce.power": do_without}

    # What our rules forbid is done all the same, so that the rest of the game can be compared

    def insist_on_actions(self, game):
        """The second Develop or Settle chosen alone stays the second; the prestige/search card is used, and paid for, twice."""
        for asked in self.asked:
            if isinstance(asked.question, Actions) and asked.given:
                asked.question.seat.actions = asked.question.insisted()

    def insist_on_prestige(self, game):
        """What they pay for it, when we have paid for one."""
        for seat in game.seats:
            paid = [event for event in self.block.of("prestige") if event["seat"] == seat.index and event["n"] < 0]
            for event in paid[1:]:
                spend_prestige(game, seat, 1, "prestige")

    def waste(self, game, question):
        """Military is raised that does not serve this world; it may serve another."""
        seat = question.seat
        for card in question.wasted(way_named(game, seat.way)):
            prices = [power.spend for index, power in game.cards[card].rows[SETTLE] if power.kind in ("temporary military", "settle for free")]
            if prices:
                seat.boosts, seat.used = seat.boosts + boosts_of(game, seat, [card], 0), seat.used + [card]
                self.pay_price(game, seat, card, prices[0])

    def pay_price(self, game, seat, card, price):
        if price == THIS_CARD:
            discard_from_tableau(game, seat, card)
        elif price == PRESTIGE:
            spend_prestige(game, seat, 1, card)
        else:
            spend_good(game, seat, self.wasted_good(game, seat, card, price))

    def wasted_good(self, game, seat, card, kind):
        """The good that pays for it: the recording asks which, if there are several."""
        for asked in self.asked:
            if isinstance(asked.question, GoodForPower) and asked.question.is_of(seat, card) and not asked.given:
                asked.given.append(("wasted", asked.question.answer))
                return asked.question.answer[0]
        return goods_of(game, seat, kind)[0]

    # Offers

    def compare_offers(self, game, asked, decision):
        question = asked.question
        theirs, ours = (sorted(options, key=str) for options in question.offers(decision, asked.given))
        if theirs != ours or question.limits not in (None, (decision.least, decision.most)):
            name = self.named(game, question, decision, set(theirs) - set(ours), set(ours) - set(theirs))
            assert name, f"{decision} about {decision.about}, offered {theirs}, {question.limits}, recorded {question.fields}"
            self.counts[name] += 1

    def named(self, game, question, decision, more, less):
        """The name of the difference, `more` being what only they offer, `less` what only we do; None if it has none."""
        if isinstance(question, Windfalls):
            return differences.WINDFALLS
        if isinstance(question, (ConsumePower, Gamble)) and not without_gambles(game, more | less):
            return differences.GAMBLE
        if isinstance(question, ExploreDiscard):
            return self.given_back(question, more, less)
        if less:
            return None
        if decision.ask == "settle.more":
            return self.idle_named(game, question, more)
        if isinstance(question, Goods) and set(question.offered()) == set(decision.options) and "any" in {game.cards[world].good for world in decision.options}:
            return differences.WILD
        if decision.ask == "settle.attack":
            return self.targets_named(game, question, more)
        if isinstance(question, Payment) and decision.ask in WAYS:
            return differences.SPECIALS
        return None

    def given_back(self, question, more, less):
        """A card given for prestige, and drawn again after a reshuffle, is none of those drawn there."""
        given = {event["ans"] for event in self.block.of("choice") if event["kind"] == "discard_prestige" and event["seat"] == question.seat.index}
        return differences.GIVEN_BACK if not more and less <= given else None

    def idle_named(self, game, question, options):
        """Why only they offer these powers: there is no world for them, or no target."""
        reasons = {refuses(game, question.seat, option) for option in options}
        return differences.IDLE if reasons <= {("no world to place",), ("no target",)} else None

    def targets_named(self, game, question, worlds):
        """Why only they offer these worlds as targets."""
        offered = question.current.offered
        return differences.TWO_POWERS if all(reached_by_two(game, question.seat, offered, world) for world in worlds) else None


def reached_by_two(game, seat, options, world):
    """May one of the powers attack the world, and is another one strong enough for it?"""
    owner = next(owner for owner in game.seats if world in owner.tableau)
    powers = [option for option in options if option_power(game, option).kind == "takeover"]
    strong = [option for option in powers if combat.can_attack(game, seat, owner, option, world)]
    return bool(strong) and any(combat.vulnerable(game, owner, option_power(game, option)) for option in powers)
