"""Takeovers: who can be attacked, how strong attack and defence are, line by line, and what follows. (Rebel vs Imperium, T-1 … T-10)

An attack is a dict: attacker and owner (seats), option (the power used), world, helper (the card that makes a peaceful world a target, or None),
military (was the world military when attacked, or made so).
A seat in `fight` ("attack" or "defence") goes through two stages: "raise", which temporary Military; "pay", its prices.
"""

from engine.account import amount_of, general_military, strength
from engine.decision import Decision, option_card, option_power
from engine.paying import hand_power_left, raise_boost, raise_by_hand, reward
from engine.powers import ANY, GOODS, HAND_CARD, PRESTIGE, SETTLE, THIS_CARD
from engine.prestige import gain_prestige, spend_prestige
from engine.sorts import count
from engine.table import discard, discard_from_tableau, goods_of, powers, saves, spend_good
from engine.ways import Way, affordable, boosts_of, price_of, raising, way_named


def declared(game, seat):
    """Has the seat declared a takeover in this phase?"""
    return "attacked" in seat.used


# Targets

def targets(game, seat, option):
    """The worlds that this takeover power can attack with some hope. (T-2, T-3)"""
    return [world for owner in game.seats if owner is not seat and owner_fails(game, seat, owner, option) is None
            for world in owner.in_force if can_attack(game, seat, owner, option, world)]


def target_fails(game, seat, option, world):
    """Why this takeover power cannot attack this card, or None."""
    owners = [owner for owner in game.seats if owner is not seat and world in owner.tableau]
    if not owners:
        return ("not theirs",)
    if world not in owners[0].in_force:
        return ("placed now",)
    return owner_fails(game, seat, owners[0], option) or world_fails(game, seat, owners[0], option, world)


def owner_fails(game, seat, owner, option):
    """Why nothing of this owner can be attacked, or None."""
    power = option_power(game, option)
    if power.spend == PRESTIGE and seat.prestige < 1:
        return ("no prestige",)
    return None if vulnerable(game, owner, power) else ("not vulnerable",)


def vulnerable(game, owner, power):
    """May worlds of this seat be attacked with this power? Judged on the tableau as the phase began. (T-2, T-10)"""
    if power.target == "rebel military world":
        return count(game, owner.in_force, "rebel military world") > 0
    if power.owner == "military":
        return general_military(game, owner.in_force) >= 1
    return power.owner is None or count(game, owner.in_force, power.owner) > 0


def can_attack(game, seat, owner, option, world):
    return world_fails(game, seat, owner, option, world) is None


def world_fails(game, seat, owner, option, world):
    """Why this world of the owner cannot be attacked, or None."""
    card, power = game.cards[world], option_power(game, option)
    if world not in owner.tableau or card.kind != "world" or (power.target == "rebel military world" and "rebel" not in card.keywords):
        return ("wrong target",)
    helper = None if card.military else fleet(game, seat)
    if not card.military and helper is None:
        return ("peaceful",)
    attack = {"attacker": seat.index, "owner": owner.index, "option": option, "world": world, "helper": helper}
    most = attack_lines(game, attack) + [boost[:2] for boost in possible_boosts(game, seat, world)]
    defence = defence_lines(game, attack)
    return None if amount_of(most) >= amount_of(defence) else ("too strong", most, defence)                    # T-3


def fleet(game, seat):
    """The card that makes a peaceful world a target by being discarded, or None."""
    for card, index, power in powers(game, seat, SETTLE, "conquer peaceful"):
        if power.bonuses and card in seat.tableau:
            return card
    return None


def possible_boosts(game, seat, world, defending=False):
    """All temporary Military that the seat could still raise for this world."""
    best, most = [], -1
    for way in fight_ways(game, seat, defending):
        boosts = boosts_against(game, seat, way, world)
        if sum([boost[0] for boost in boosts]) > most:
            best, most = boosts, sum([boost[0] for boost in boosts])
    return best


def boosts_against(game, seat, way, world):
    return [boost for boost in boosts_of(game, seat, way.raised, len(seat.hand)) if boost[2] != "xeno" or "xeno" in game.cards[world].keywords]


def fight_ways(game, seat, defending):
    """The subsets of temporary Military that can be paid for, as ways."""
    cards = raising(game, seat, defending)
    return [Way("fight", raised=some) for some in affordable(game, seat, cards, None, SETTLE)]


# Strength

def kind_of_target(game, attack):
    """A world of any kind is of the one that serves its owner best. (effects, section 9)"""
    best, least = ANY, None
    for kind in GOODS if game.cards[attack["world"]].good == ANY else ():
        lead = 0
        for sign, index in ((1, attack["attacker"]), (-1, attack["owner"])):
            lead += sign * amount_of(strength(game, game.seats[index], attack["world"], wild=kind))
        if least is None or lead < least:
            best, least = kind, lead
    return best


def attack_lines(game, attack):
    """The attack: the attacker's strength against the world, and the bonus of the power. (T-4)"""
    seat = game.seats[attack["attacker"]]
    lines = strength(game, seat, attack["world"], wild=kind_of_target(game, attack))
    power = option_power(game, attack["option"])
    if power.amount:
        lines.append([power.amount * count(game, seat.in_force, "rebel military world"), option_card(attack["option"])])
    return lines


def defence_lines(game, attack):
    """The defence: the world's own, the owner's strength against it, and takeover defence. A peaceful world that is attacked counts as military. (T-4)"""
    seat, world = game.seats[attack["owner"]], attack["world"]
    lines = [[game.cards[world].cost, "printed"]] + strength(game, seat, world, wild=kind_of_target(game, attack))
    for card, index, power in powers(game, seat, SETTLE, "takeover defence"):
        rebels = count(game, seat.in_force, "rebel military world")
        others = count(game, seat.in_force, "military world") - rebels + (attack["helper"] is not None)
        lines.append([power.rebels * rebels + power.amount * others, card])
    if attack["helper"] is not None:
        for card, index, power in powers(game, seat, SETTLE, "military"):
            if power.per == "military world":
                lines.append([power.amount, card])
    return lines


# The questions of a fight

def next_question(game, seat):
    """Which temporary Military to raise, which goods pay for it, which cards of the hand."""
    if seat.stage == "raise":
        return Decision("takeover." + seat.fight, [way.word for way in fight_ways(game, seat, seat.fight == "defence")], 1, 1, of="way", about=seat.pick)
    if seat.stage != "pay":
        return None
    for card in [card for card in way_named(game, seat.way).raised if card not in seat.used]:
        price = price_of(game, card, SETTLE)
        if price == ANY or price in GOODS:
            return Decision("takeover.spend", goods_of(game, seat, price), 1, 1, about=card)
    most = min(len(seat.hand), sum([hand_power_left(game, seat, card) for card in way_named(game, seat.way).raised]))
    return Decision("takeover.pay", seat.hand[:], 0, most, about=seat.pick) if most else None


def refuses(game, seat, option):
    """Why an option is none of those that the present question of the fight offers."""
    question = next_question(game, seat)
    if question.of == "way":
        return ("no such way",) if type(option) is str else None
    if question.ask == "takeover.spend":
        return ("wrong kind",) if option in seat.good_worlds else ("no good there",)
    return ("not in hand",)


def answer_question(game, seat, choice):
    question = next_question(game, seat)
    if question.ask == "takeover.spend":
        spend_good(game, seat, choice[0])
        raise_boost(game, seat, question.about)
    elif question.ask == "takeover.pay":
        raise_by_hand(game, seat, way_named(game, seat.way), len(choice))
        discard(game, seat, choice)
        seat.stage = "ready"
    else:
        seat.way, seat.stage = choice[0], "pay"
        for card in way_named(game, seat.way).raised:
            if price_of(game, card, SETTLE) in (THIS_CARD, PRESTIGE):
                raise_boost(game, seat, card)
    if next_question(game, seat) is None:
        seat.stage = None


# Declaring and resolving

def begin_attack(game, seat, world):
    """The takeover is declared and paid for; temporary Military comes next. (T-5)"""
    option, helper = seat.using, None if game.cards[world].military else fleet(game, seat)
    owner = [other for other in game.seats if world in other.tableau][0]
    game.attacks = game.attacks + [{"attacker": seat.index, "owner": owner.index, "option": option, "world": world, "helper": helper}]
    game.news.append(["attacks", seat.index, world, owner.index, option])
    seat.used = seat.used + ["attacked"]
    for card in [option_card(option)] * (option_power(game, option).spend == THIS_CARD) + [helper] * (helper is not None):
        discard_from_tableau(game, seat, card)
    if option_power(game, option).spend == PRESTIGE:
        spend_prestige(game, seat, 1, option_card(option))
    seat.pick, seat.fight, seat.stage = world, "attack", "raise"


def stand_down(seat):
    seat.pick, seat.fight, seat.stage, seat.way, seat.using = None, None, None, None, None


def begin_defence(game, attack):
    """The defender is asked only if the attack would succeed and what can be raised would defeat it. (T-5)"""
    seat = game.seats[attack["owner"]]
    if attack["world"] in seat.tableau:
        deficit = amount_of(attack_lines(game, attack)) - amount_of(defence_lines(game, attack))
        hope = sum([boost[0] for boost in possible_boosts(game, seat, attack["world"], defending=True)])
        if 0 <= deficit < hope:
            seat.pick, seat.fight, seat.stage = attack["world"], "defence", "raise"


def resolve(game, attack):
    """Attack against defence: a tie goes to the attacker. (T-5, T-6, T-7)"""
    seat, owner, world = game.seats[attack["attacker"]], game.seats[attack["owner"]], attack["world"]
    stand_down(owner)
    game.attacks = game.attacks[1:]
    lines = [attack_lines(game, attack), defence_lines(game, attack)]
    if world not in owner.tableau or amount_of(lines[0]) < amount_of(lines[1]):
        game.news.append(["repelled", seat.index, world, owner.index, lines[0], lines[1]])
        game.attacks = [other for other in game.attacks if other["attacker"] != seat.index]
        return
    power = option_power(game, attack["option"])
    game.news.append(["destroyed" if power.destroys else "taken", seat.index, world, owner.index, lines[0], lines[1]])
    if power.destroys:
        discard_from_tableau(game, owner, world)
    else:
        hand_over(game, owner, seat, world)
    gain_prestige(game, seat, power.prestige, option_card(attack["option"]))
    if attack["helper"] is not None:
        for index, helping in game.cards[attack["helper"]].rows[SETTLE]:
            gain_prestige(game, seat, helping.prestige, attack["helper"])
    reward(game, seat, world)


def hand_over(game, owner, seat, world):
    """The world goes with its goods, and with the cards saved under it. (T-6)"""
    owner.tableau.remove(world)
    seat.tableau.append(world)
    while world in owner.good_worlds:
        place = owner.good_worlds.index(world)
        seat.good_worlds.append(owner.good_worlds.pop(place))
        seat.good_cards.append(owner.good_cards.pop(place))
    if saves(game, world):
        seat.saved, owner.saved = seat.saved + owner.saved, []
