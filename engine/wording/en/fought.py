"""News of fights: takeovers, which are between two seats, and the invasion."""

from engine.account import TILE_VP
from engine.wording.en.accounts import lines, source
from engine.wording.en.grammar import count, number
from engine.wording.en.named import called, goods_of
from engine.xenos import ADMIRAL


# Takeovers, and what else is between two seats

def attacks(game, names, seat, world, owner, option):
    return f"{names[seat]} attacks {source(game, world)}, a world of {names[owner]}, through {called(game, option)}."


def cancelled(game, names, seat, world, attacker):
    return f"{names[seat]} makes the takeover of {source(game, world)} by {names[attacker]} fail."


def odds(game, attack, defence):
    return f"attack {lines(game, attack, 'force')} against defence {lines(game, defence, 'force')}"


def taken(game, names, seat, world, owner, attack, defence):
    return f"{names[seat]} takes {source(game, world)} over from {names[owner]}: {odds(game, attack, defence)}."


def destroyed(game, names, seat, world, owner, attack, defence):
    return f"{names[seat]} destroys {source(game, world)}, a world of {names[owner]}: {odds(game, attack, defence)}."


def repelled(game, names, seat, world, owner, attack, defence):
    """Also where the world has gone to somebody else before."""
    return f"{names[seat]} attacks {source(game, world)}, a world of {names[owner]}, in vain: {odds(game, attack, defence)}."


def collected(game, names, seat, cards, giver):
    return f"{names[seat]} takes the {count(len(cards), 'card')} that {names[giver]} discarded."


BETWEEN_SEATS = {"attacks": attacks, "cancelled": cancelled, "taken": taken, "destroyed": destroyed, "repelled": repelled, "collected": collected}


# The invasion

def contributed(game, who, worlds, left):
    return f"{who} gives {goods_of(game, worlds)} against the Xenos for {count(len(worlds), 'vp')}: the repulse value is now {number(left)}."


def repulsed(game, names, admirals, repulse):
    strengths = " + ".join([number(strength) for strength in admirals])
    return f"The Xenos are repulsed: {strengths} = {number(sum(admirals))} against {number(repulse)}."


def invader(game, who, word, value):
    over_base = f", which is {word[5:]} more than the general Military" if word.startswith("base") else ""
    return f"{who} meets an invader of {number(value)}{over_base}."


def defended(game, who, force, value, points, held):
    result = f"holds out for {count(points, 'vp')}" if held else "does not hold out"
    return f"{who} {result}: {lines(game, force, 'force')} against {number(value)}."


def defeat(game, names, times):
    return "Nobody has held out, for the first time." if times == 1 else "Nobody has held out, for the second time: the game ends."


def tile(game, who, tile, amount):
    why = f"strength {number(amount)}" if tile == ADMIRAL else count(amount, "good")
    return f"{who} is {source(game, tile)} ({why}): {count(TILE_VP, 'vp')}."


INVASION = {
    "contributed": contributed, "repulsed": repulsed, "invader": invader, "defended": defended, "defeat": defeat, "tile": tile,
    "damaged": lambda game, who, world: f"{who} has {source(game, world)} damaged.",
    "repaired": lambda game, who, world: f"{who} repairs {source(game, world)}.",
}
