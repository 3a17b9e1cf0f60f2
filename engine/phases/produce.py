"""V. Produce.

1. Goods that a world gathers move onto it. (AA-2)
2. Each production world without a good gets one (B-PRO-1), and plain draws come (B-PRO-7).
3. Windfall worlds without a good get one, each by one power or by the bonus of the action; the player chooses which. (B-PRO-2, B-PRO-3)
4. Draws of worlds that received a good. (B-PRO-4)
5. Powers that produce for a card of the hand, and draws by what was produced, in an order of one's own (B-PRO-5); who has damaged worlds repairs
   them and fills windfall worlds in this order, too (see repairs.py). (X-REP)
6. Draws of who produced most, when all have produced. (B-PRO-6)
"""

from engine.decision import Decision, option_card, option_power, power_option
from engine.powers import GOODS, HAND_CARD, PRODUCE
from engine.prestige import gain_prestige
from engine.repairs import CARDS_FOR_A_REPAIR, REPAIR_BY_CARDS, REPAIR_BY_GOOD, pay_repair, price_question, repair_fails, repairs, turn_up
from engine.sorts import count
from engine.step import Step
from engine.table import OPTIONAL, discard, draw, goods_of, in_order, powers, put_good

BONUS, MORE_BONUS = "bonus", "more bonus"     # the Produce action as a source of a windfall good; with the prestige card once more
WILD = "wild"       # as a power used: the owner has said what fills the world of any kind


# 1 and 2. What needs no decision

def produce(game):
    for seat in in_order(game):
        gather(game, seat)
    for seat in in_order(game):
        for card, index, power in powers(game, seat, PRODUCE, "produce"):
            if power.spend is None and card not in seat.good_worlds:
                receive(game, seat, card, None, "produced")
        if game.rules.small and "produce" in seat.actions:
            fill_all(game, seat)
        plain_draws(game, seat)


def gather(game, seat):
    """AA-2"""
    for card, index, power in powers(game, seat, PRODUCE, "gather"):
        for world in [world for world in goods_of(game, seat, power.good) if world != card]:
            seat.good_worlds[seat.good_worlds.index(world)] = card


def receive(game, seat, world, kind, why):
    """The world gets a good; of a world of any kind the good is of the kind that its source asks for, or of its owner's choice later."""
    put_good(game, seat, world, why)
    note(game, seat, world, kind)


def note(game, seat, world, kind):
    good = game.cards[world].good
    seat.produced = seat.produced + [world]
    seat.kinds = seat.kinds + [kind if good == "any" and kind in GOODS else good]


def fill_all(game, seat):
    """PV-8: the bonus of the small game fills every empty windfall world."""
    for world in seat.in_force:
        if refuses(game, seat, world) is None:
            receive(game, seat, world, None, "bonus")


def plain_draws(game, seat):
    """Draws that do not ask what was produced. Those that count cards wait while worlds are damaged. (X-REP-4)"""
    for card in seat.in_force:
        plain_draws_of(game, seat, card)
        for index, power in game.cards[card].rows[PRODUCE]:
            if power.kind == "prestige if most" and has_most(game, seat, power.per):
                gain_prestige(game, seat, power.prestige, card)
            elif power.kind == "take saved":
                take_saved(game, seat, card)
            elif power.kind in WORLD_COUNTS and not seat.damaged:
                count_and_draw(game, seat, power_option(card, index))


def plain_draws_of(game, seat, card):
    for index, power in game.cards[card].rows[PRODUCE]:
        if power.kind == "draw":
            draw(game, seat, power.amount, "produce", card)


def has_most(game, seat, sort):
    mine = count(game, seat.in_force, sort)
    return mine > 0 and [other for other in game.seats if other is not seat and count(game, other.in_force, sort) >= mine] == []


def take_saved(game, seat, card):
    if seat.saved:
        game.news.append(["took saved", seat.index, seat.saved, card])
        seat.hand.extend(seat.saved)
        seat.saved = []


# 3. Windfalls

def next_windfall(game, seat):
    """Who has damaged worlds is asked later, with its repairs. (X-REP)"""
    if seat.pick is not None:
        return which_kind(game, seat)
    return None if seat.damaged else which_source(game, seat) or which_windfall(game, seat)


def which_source(game, seat):
    """An empty world of any kind: where what could fill it asks for different kinds, its owner may say which does. (effects, section 9)"""
    if "world of any kind" not in game.kinds:
        return None
    for world in [world for world in seat.in_force if game.cards[world].good == "any" and refuses(game, seat, world) is None and WILD not in seat.used]:
        able = [(source, good) for source, good, without in sources(game, seat) if source not in seat.used]
        if len({good for source, good in able}) > 1:
            return Decision("produce.source", [source for source, good in able], 0, 1, of="power", about=world)
    return None


def choose_source(game, seat, world, choice):
    seat.used = seat.used + [WILD]
    for source in choice:
        fill_from(game, seat, source, world)


def which_kind(game, seat):
    """A good of a world of any kind, from a source that asks for none: its owner says which it is. (effects, section 9)"""
    return Decision("produce.kind", list(GOODS), 1, 1, of="good", about=seat.pick)


def name_kind(seat, kind):
    seat.kinds = seat.kinds[:-1] + [kind]
    seat.pick = None


def which_windfall(game, seat):
    """The next source that still finds an empty windfall world: powers of one kind first, since the others can fill what these leave. (B-PRO-3)"""
    for source, good, without in sources(game, seat):
        if source not in seat.used:
            worlds = fillable(game, seat, good, without)
            if worlds:
                return Decision("produce.windfall", worlds, 1, 1, about=source)
    return None


def sources(game, seat):
    """What fills windfall worlds for nothing, as [(source, kind, world it cannot fill)]."""
    free = [(power_option(card, index), power.good, card if power.elsewhere else None)
            for card, index, power in powers(game, seat, PRODUCE, "good on windfall") if power.spend is None]
    action = [(BONUS, "any", None)] * ("produce" in seat.actions and not game.rules.small)
    action += [(MORE_BONUS, "any", None)] * ("prestige produce" in seat.actions)
    if not free:
        return action
    kind = [source for source in free if source[1] != "any"]
    others_too = [source for source in kind if source[2] is not None]        # what cannot fill its own world comes after what can
    return [source for source in kind if source not in others_too] + others_too + action + [source for source in free if source[1] == "any"]


def fillable(game, seat, good, without):
    return [world for world in seat.in_force if world != without and refuses(game, seat, world) is None and (good == "any" or game.cards[world].good in (good, "any"))]


def refuses(game, seat, world):
    """Why this world cannot be given a windfall good, or None."""
    if game.cards[world].production != "windfall":
        return ("no windfall",)
    again = game.invasion and game.at == "produce.power"            # its good may have paid for a repair
    return ("has a good",) if world in seat.good_worlds or (world in seat.produced and not again) else None


def not_filled(game, seat, option):
    """Why the present question does not offer this card: a world that its source could fill, or a source."""
    card = option_card(option)
    if card is None or next_windfall(game, seat).ask == "produce.kind":
        return None
    if next_windfall(game, seat).ask == "produce.source":
        return ("no produce power",)
    return refuses(game, seat, card) or ("other world",)


def fill(game, seat, choice):
    """The good itself comes when everybody has chosen, so that nobody's speed matters."""
    question = next_windfall(game, seat)
    if question.ask == "produce.kind":
        name_kind(seat, choice[0])
    elif question.ask == "produce.source":
        choose_source(game, seat, question.about, choice)
    else:
        fill_from(game, seat, question.about, choice[0])


def fill_from(game, seat, source, world):
    seat.used = seat.used + [source]
    promise(game, seat, source, world)


def promise(game, seat, source, world):
    """The good that this source puts on the world is noted."""
    kinds = [good for name, good, without in sources(game, seat) if name == source]
    note(game, seat, world, kinds[0])
    seat.pick = world if seat.kinds[-1] == "any" else None


# 4. Goods and their draws

def bring_goods(game):
    for seat in in_order(game):
        for world in seat.produced:
            if world not in seat.good_worlds:
                put_good(game, seat, world, "bonus")
        for world in seat.produced:
            received(game, seat, world)
        if "prestige produce" in seat.actions:
            draw(game, seat, 3, "produce bonus")


def received(game, seat, world):
    """What a world brings that received a good. (B-PRO-4)"""
    for index, power in game.cards[world].rows[PRODUCE]:
        if power.kind == "draw if produced":
            draw(game, seat, power.amount, "produce", world)
        elif power.kind == "prestige if produced":
            gain_prestige(game, seat, power.prestige, world)


# 5. Powers for a price, and draws by what was produced

def next_power(game, seat):
    """While worlds are damaged, what fills windfall worlds and what repairs can be used in any order; and windfall worlds that can be filled will be."""
    if seat.using is not None:
        return what_for(game, seat)
    if seat.pick is not None or game.invasion:                      # elsewhere all that can be filled has been
        windfall = next_windfall(game, seat)
        if windfall is not None:
            return windfall
    if not seat.damaged and not powers(game, seat, PRODUCE, OPTIONAL):
        return None
    filling = [source for source in open_sources(game, seat) if power_fails(game, seat, source) is None]
    paid = [option for option in paid_powers(game, seat) + repairs(game, seat) if power_fails(game, seat, option) is None]
    counting = [option for option in counting_powers(game, seat) if option not in seat.used]
    if not paid:
        counting = [option for option in counting if number_drawn(game, seat, option)] if lacks_only_cards(game, seat) else []
    options = filling + paid + counting
    return Decision("produce.power", options, 1 if filling else 0, 1, of="power") if options else None


def open_sources(game, seat):
    """What fills windfall worlds for nothing, for a seat that may wish to repair first. (X-REP)"""
    return [source for source, good, without in sources(game, seat)] if seat.damaged else []


def lacks_only_cards(game, seat):
    """Could something be done for cards, if only the seat had more? Then it may wish to draw first. (B-PRO-5)"""
    if seat.damaged and len(seat.hand) < CARDS_FOR_A_REPAIR:
        return True
    return not seat.hand and [option for option in paid_powers(game, seat) if option not in seat.used and worlds_for(game, seat, option)] != []


def paid_powers(game, seat):
    return [power_option(card, index) for card in seat.in_force for index, power in game.cards[card].rows[PRODUCE] if power.spend == HAND_CARD]


def counting_powers(game, seat):
    """Draws by what was produced, and those by worlds that waited for repairs."""
    return [power_option(card, index) for card in seat.in_force for index, power in game.cards[card].rows[PRODUCE] if power.kind in COUNTS]


def power_fails(game, seat, option):
    """Why a power that produces, or a repair, cannot be used, or None."""
    if option in repairs(game, seat):
        return repair_fails(seat, option)
    if option in seat.used:
        return ("used",)
    if not seat.hand and option not in open_sources(game, seat):
        return ("empty hand",)
    return None if worlds_for(game, seat, option) else ("no world to fill",)


def worlds_for(game, seat, option):
    """The worlds that it could repair, or on which it could put a good."""
    if option in repairs(game, seat):
        return seat.damaged[:]
    if option_card(option) is None:
        return fillable(game, seat, "any", None)
    power, card = option_power(game, option), option_card(option)
    if power.kind == "produce":
        return [card] if card not in seat.good_worlds else []
    return fillable(game, seat, power.good, card if power.elsewhere else None)


def what_for(game, seat):
    """Which world, then what is paid for it."""
    if seat.using in open_sources(game, seat):
        return Decision("produce.windfall", worlds_for(game, seat, seat.using), 1, 1, about=seat.using)
    if seat.pick is None:
        return Decision("produce.world", worlds_for(game, seat, seat.using), 1, 1, about=seat.using)
    return price_question(seat) or Decision("produce.pay", seat.hand[:], 1, 1, about=seat.using)


def use(game, seat, choice):
    if seat.using is None and next_windfall(game, seat) is not None:
        fill_now(game, seat, choice)
    elif seat.using is None:
        pick_power(game, seat, choice)
    elif seat.pick is None:
        pick_world(game, seat, choice[0])
    elif seat.using in repairs(game, seat):
        pay_repair(game, seat, choice)
        mend(game, seat)
    else:
        discard(game, seat, choice)
        receive(game, seat, seat.pick, option_power(game, seat.using).good, "produced")
        received(game, seat, seat.pick)
        seat.pick, seat.using = seat.pick if seat.kinds[-1] == "any" else None, None


def pick_power(game, seat, choice):
    if not choice:
        seat.done = True
    elif "." in choice[0] and option_power(game, choice[0]).kind in COUNTS:
        count_and_draw(game, seat, choice[0])
    else:
        seat.using = choice[0]
        if choice[0] not in (REPAIR_BY_CARDS, REPAIR_BY_GOOD):      # these as often as one likes
            seat.used = seat.used + choice


def pick_world(game, seat, world):
    """What asks no price is done at once."""
    if seat.using in open_sources(game, seat):
        promise(game, seat, seat.using, world)
        seat.using = None
        bring(game, seat, [world])
    else:
        seat.pick = world
        if seat.using in repairs(game, seat) and price_question(seat) is None:
            mend(game, seat)


def fill_now(game, seat, choice):
    """What a repair has opened to windfall sources."""
    before = len(seat.produced)
    fill(game, seat, choice)
    bring(game, seat, seat.produced[before:])


def bring(game, seat, worlds):
    """The goods, and what the worlds bring that received them."""
    for world in worlds:
        put_good(game, seat, world, "bonus")
        received(game, seat, world)


def mend(game, seat):
    """The world lies face up again: a production world produces, its plain draws come. (X-REP-3)"""
    world = seat.pick
    seat.pick, seat.using = None, None
    turn_up(game, seat, world)
    for index, power in game.cards[world].rows[PRODUCE]:
        if power.kind == "produce" and power.spend is None:
            receive(game, seat, world, None, "produced")
            received(game, seat, world)
    plain_draws_of(game, seat, world)


def refuses_power(game, seat, option):
    """Why a power, or a card for the one in use, cannot be chosen; a card alone means its first power that asks for a decision."""
    card = option_card(option)
    if seat.using is not None or next_windfall(game, seat) is not None:
        return refuses_card(game, seat, card)
    options = [option] if option != card else [power_option(card, index) for index, power in game.cards[card].rows[PRODUCE] if asks(game, power)]
    known = paid_powers(game, seat) + repairs(game, seat) + open_sources(game, seat)
    if not options or options[0] not in known:
        return ("no produce power",)
    return power_fails(game, seat, options[0])


def asks(game, power):
    """Is it for its owner to say whether, or for what, this power is used?"""
    return power.spend == HAND_CARD or (power.kind == "repair" and game.invasion)


def refuses_card(game, seat, card):
    """Why this card is none that the power in use asks for."""
    if seat.using is not None and seat.pick is not None:
        return ("no good there",) if seat.using == REPAIR_BY_GOOD else ("not in hand",)
    if seat.using in repairs(game, seat):
        return ("not damaged",)
    if card in seat.damaged:
        return ("damaged",)
    return (refuses(game, seat, card) or ("other world",)) if card is not None else None


def per_good(game, seat, power):
    return seat.kinds.count(power.good)


def per_kind(game, seat, power):
    return len(set(seat.kinds))


def per_two_goods(game, seat, power):
    return len(seat.kinds) // 2


def per_world(game, seat, power):
    return len([world for world in seat.in_force if game.cards[world].good in (power.good, "any")])


def per_card(game, seat, power):
    return count(game, seat.in_force, power.per)


WORLD_COUNTS = {"draw per world": per_world, "draw per card": per_card}
COUNTS = dict(WORLD_COUNTS, **{"draw per good": per_good, "draw per kind": per_kind, "draw per two goods": per_two_goods})


def count_and_draw(game, seat, option):
    """B-PRO-5, B-PRO-7"""
    seat.used = seat.used + [option]
    draw(game, seat, number_drawn(game, seat, option), "produce", option_card(option))


def number_drawn(game, seat, option):
    power = option_power(game, option)
    return power.amount * COUNTS[power.kind](game, seat, power)


# 6. The end of the phase

def reap(game):
    for seat in in_order(game):
        for option in counting_powers(game, seat):
            if option not in seat.used:
                count_and_draw(game, seat, option)
    for seat in in_order(game):
        for card, index, power in powers(game, seat, PRODUCE, "draw if most"):
            if produced_most(game, seat, power.good):
                draw(game, seat, power.amount, "produced most", card)


def produced_most(game, seat, good):
    """More of this kind than every other player; hence at least one. (B-PRO-6)"""
    mine = produced_of(seat, good)
    return [other for other in game.seats if other is not seat and produced_of(other, good) >= mine] == []


def produced_of(seat, good):
    return len(seat.kinds) if good == "any" else seat.kinds.count(good)


STEPS = [
    Step("produce.windfall", next_windfall, fill, opens=produce, closes=bring_goods, refuses=not_filled, repeats=True),
    Step("produce.power", next_power, use, closes=reap, refuses=refuses_power, repeats=True),
]
