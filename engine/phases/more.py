"""III. Settle, after the first world: in order of play, powers that place one more world, and takeovers.

1. A second world; a military world too, conquered; another conquest with leftover Military; one more world for nothing; the top card of the deck;
   a world replaced by a costlier one. Each once, in an order of one's own. (effects, section 4)
2. Who placed no world may declare a takeover instead, or one in place of the second world. (T-1, T-2, T-3)
"""

from engine import combat, paying
from engine.decision import Decision, option_card, option_power, power_option
from engine.powers import SETTLE, THIS_CARD
from engine.prestige import gain_prestige
from engine.step import Step
from engine.table import discard_from_tableau, take, worlds_in_hand
from engine.ways import nearest, ways

EXTRA = ("second world", "military world too", "leftover conquest", "free world", "flip world", "replace world", "takeover")


def next_question(game, seat):
    if seat.stage is not None:
        return combat.next_question(game, seat) if seat.fight else paying.next_question(game, seat)
    if seat.owed:
        return paying.ask_owed(game, seat, "settle.discard")
    if seat.using is not None:
        return QUESTIONS[option_power(game, seat.using).kind](game, seat)
    options = [option for option in extra_powers(game, seat) if refuses(game, seat, option) is None]
    return Decision("settle.more", options, 0, 1, of="power") if options else None


def extra_powers(game, seat):
    return [power_option(card, index) for card in seat.in_force if card in seat.tableau
            for index, power in game.cards[card].rows[SETTLE] if power.kind in EXTRA]


def refuses(game, seat, option):
    """Why an option cannot be chosen now, or None: a power, or what the power in use asks for."""
    if seat.stage is not None:
        return combat.refuses(game, seat, option) if seat.fight else paying.cannot_pay(game, seat, option)
    if seat.using is not None:
        return REFUSES[option_power(game, seat.using).kind](game, seat, option)
    if option not in extra_powers(game, seat):
        return ("no such power",)
    if option in seat.used:
        return ("used",)
    return LACKS[option_power(game, option).kind](game, seat, option)


# When each can be used

def lacks_first(game, seat, option):
    if not seat.placed and not combat.declared(game, seat):
        return ("nothing placed",)
    return lacks_world(game, seat, option)


def lacks_placed(game, seat, option):
    return lacks_world(game, seat, option) if seat.placed else ("nothing placed",)


def lacks_conquest(game, seat, option):
    first = seat.placed[0] if seat.placed else None
    if first is None or not first[1].startswith("conquer") or not game.cards[first[0]].military:
        return ("nothing conquered",)
    return lacks_world(game, seat, option)


def lacks_world(game, seat, option):
    return None if placeable(game, seat, option) else ("no world to place",)


def placeable(game, seat, option):
    """The worlds of the hand that this power could place."""
    return [card for card in worlds_in_hand(game, seat) if world_fails(game, seat, option, card) is None]


def world_fails(game, seat, option, card):
    """Why this power cannot place this world of the hand, or None."""
    twin = seat.copy()
    twin.using = option
    closed = [paying.card_fails(game, twin, card, way, len(seat.hand) - 1) for way in ways(game, twin, card, paying.only_way(game, twin))]
    return None if None in closed else nearest(closed)


def lacks_nothing_placed(game, seat, option):
    """AA-6"""
    return ("world placed",) if seat.placed or combat.declared(game, seat) else None


def lacks_pair(game, seat, option):
    return None if replacements(game, seat, option_power(game, option)) else ("no world to replace",)


def replacements(game, seat, power):
    """The worlds of the hand that could replace one of the tableau."""
    return [card for card in worlds_in_hand(game, seat) if replaceable(game, seat, power, card)]


def replaceable(game, seat, power, card):
    """The worlds of the tableau that this one could replace: peaceful both, there when the phase began, of the same kind, a little cheaper."""
    new = game.cards[card]
    return [old for old in seat.in_force if old in seat.tableau and game.cards[old].kind == "world" and not game.cards[old].military and not new.military
            and same_kind(game.cards[old], new) and 0 <= new.cost - game.cards[old].cost <= power.amount]


def same_kind(one, two):
    return one.good == two.good or ("any" in (one.good, two.good) and None not in (one.good, two.good))


def lacks_target(game, seat, option):
    """A takeover takes the place of the first world, or of the second. (T-1)"""
    if not game.options["takeovers"]:
        return ("no takeovers",)
    if (seat.placed or combat.declared(game, seat)) and second_world(game, seat) is None:
        return ("world placed",)
    return None if combat.targets(game, seat, option) else ("no target",)


def second_world(game, seat):
    """The power to place a second world, if it is there and unused."""
    for option in extra_powers(game, seat):
        if option_power(game, option).kind == "second world" and option not in seat.used:
            return option
    return None


LACKS = {"second world": lacks_first, "military world too": lacks_placed, "leftover conquest": lacks_conquest, "free world": lacks_world,
         "flip world": lacks_nothing_placed, "replace world": lacks_pair, "takeover": lacks_target}


# What each asks

def which_world(game, seat):
    return Decision("settle.another", placeable(game, seat, seat.using), 0, 1, about=seat.using)


def which_new(game, seat):
    power = option_power(game, seat.using)
    if seat.pick is None:
        return Decision("settle.replacement", replacements(game, seat, power), 0, 1, about=seat.using)
    return Decision("settle.replaced", replaceable(game, seat, power, seat.pick), 1, 1, about=seat.pick)


def which_target(game, seat):
    return Decision("settle.attack", combat.targets(game, seat, seat.using), 0, 1, about=seat.using)


# What it refuses

def refuses_world(game, seat, card):
    if card not in seat.hand:
        return ("not in hand",)
    return world_fails(game, seat, seat.using, card) if game.cards[card].kind == "world" else ("no world",)


def refuses_new(game, seat, card):
    """The world that replaces another, or the one that it replaces."""
    if card not in (seat.hand if seat.pick is None else seat.tableau):
        return ("not in hand",) if seat.pick is None else ("not yours",)
    return ("no replacement", option_power(game, seat.using).amount)


def refuses_target(game, seat, card):
    return combat.target_fails(game, seat, seat.using, card)


REFUSES = {"second world": refuses_world, "military world too": refuses_world, "leftover conquest": refuses_world, "free world": refuses_world,
           "replace world": refuses_new, "takeover": refuses_target}
QUESTIONS = {"second world": which_world, "military world too": which_world, "leftover conquest": which_world, "free world": which_world,
             "replace world": which_new, "takeover": which_target}


# What an answer does

def answer(game, seat, choice):
    if seat.stage is not None:
        go_on(game, seat, choice)
    elif seat.owed:
        paying.discard_owed(game, seat, choice)
    elif seat.using is not None:
        ANSWERS[option_power(game, seat.using).kind](game, seat, choice)
    elif choice:
        use(game, seat, choice[0])
    else:
        seat.done = True


def go_on(game, seat, choice):
    """The next stage of placing a world or of an attack; when it is complete, what it brings."""
    if seat.fight:
        combat.answer_question(game, seat, choice)
        if combat.next_question(game, seat) is None:
            combat.stand_down(seat)
    else:
        paying.answer_question(game, seat, choice)
        finish(game, seat)


def finish(game, seat):
    if paying.next_question(game, seat) is None:
        paying.finish_world(game, seat)
        seat.using = None


def use(game, seat, option):
    seat.used = seat.used + [option]
    seat.using = option
    if option_power(game, option).kind == "flip world":
        flip(game, seat)


def flip(game, seat):
    """AA-6"""
    for card in take(game, seat, 1, "flip"):
        world = game.cards[card].kind == "world" and not game.cards[card].military
        game.news.append(["flipped", seat.index, card, world])
        if world:
            paying.enter(game, seat, card)
            paying.begin(seat, card)
            seat.way, seat.stage = "free", "good"
            game.news.append(["placed", seat.index, card, "free", [[game.cards[card].cost, "printed"], [-game.cards[card].cost, option_card(seat.using)]], None])
            finish(game, seat)
            return
        seat.hand.append(card)
    seat.using = None


def place(game, seat, cards):
    power, source = option_power(game, seat.using), option_card(seat.using)
    if not cards:
        seat.using = None
        return
    if power.spend == THIS_CARD:
        discard_from_tableau(game, seat, source)
    game.news.append(["revealed", seat.index, cards[0]])
    paying.enter(game, seat, cards[0])
    paying.begin(seat, cards[0])


def replace(game, seat, cards):
    if seat.pick is None and cards:
        seat.pick = cards[0]
    elif not cards:
        seat.using = None
    else:
        discard_from_tableau(game, seat, cards[0])
        paying.enter(game, seat, seat.pick)
        game.news.append(["replaced", seat.index, cards[0], seat.pick])
        gain_prestige(game, seat, option_power(game, seat.using).prestige, option_card(seat.using))
        seat.pick, seat.using = None, None


def attack(game, seat, worlds):
    if not worlds:
        seat.using = None
        return
    if seat.placed or combat.declared(game, seat):
        seat.used = seat.used + [second_world(game, seat)]
    combat.begin_attack(game, seat, worlds[0])


ANSWERS = {"second world": place, "military world too": place, "leftover conquest": place, "free world": place, "replace world": replace,
           "takeover": attack}

STEPS = [Step("settle.more", next_question, answer, refuses=refuses, repeats=True, ordered=True, needs=EXTRA)]
