"""News of fights: takeovers, which are between two seats, and the invasion."""

from engine.account import TILE_VP
from engine.wording.es.accounts import lines, source
from engine.wording.es.grammar import count, number
from engine.wording.es.named import called, goods_of
from engine.xenos import ADMIRAL


# Takeovers, and what else is between two seats

def attacks(game, names, seat, world, owner, option):
    return f"{names[seat]} ataca {source(game, world)}, un mundo de {names[owner]}, con {called(game, option)}."


def cancelled(game, names, seat, world, attacker):
    return f"{names[seat]} hace fracasar la toma de {source(game, world)} por {names[attacker]}."


def odds(game, attack, defence):
    return f"ataque {lines(game, attack, 'force')} contra defensa {lines(game, defence, 'force')}"


def taken(game, names, seat, world, owner, attack, defence):
    return f"{names[seat]} le toma {source(game, world)} a {names[owner]}: {odds(game, attack, defence)}."


def destroyed(game, names, seat, world, owner, attack, defence):
    return f"{names[seat]} destruye {source(game, world)}, un mundo de {names[owner]}: {odds(game, attack, defence)}."


def repelled(game, names, seat, world, owner, attack, defence):
    """Also where the world has gone to somebody else before."""
    return f"{names[seat]} ataca en vano {source(game, world)}, un mundo de {names[owner]}: {odds(game, attack, defence)}."


def collected(game, names, seat, cards, giver):
    return f"{names[seat]} se lleva {count(len(cards), 'card')} de los descartes de {names[giver]}."


BETWEEN_SEATS = {"attacks": attacks, "cancelled": cancelled, "taken": taken, "destroyed": destroyed, "repelled": repelled, "collected": collected}


# The invasion

def contributed(game, who, worlds, left):
    return f"{who} da {goods_of(game, worlds)} contra los Xenos por {count(len(worlds), 'vp')}: el valor de repulsa es ahora {number(left)}."


def repulsed(game, names, admirals, repulse):
    strengths = " + ".join([number(strength) for strength in admirals])
    return f"Los Xenos son rechazados: {strengths} = {number(sum(admirals))} contra {number(repulse)}."


def invader(game, who, word, value):
    over_base = f", {word[5:]} más que la fuerza militar general" if word.startswith("base") else ""
    return f"{who} se enfrenta a un invasor de {number(value)}{over_base}."


def defended(game, who, force, value, points, held):
    result = f"resiste y gana {count(points, 'vp')}" if held else "no resiste"
    return f"{who} {result}: {lines(game, force, 'force')} contra {number(value)}."


def defeat(game, names, times):
    return "Nadie ha resistido, por primera vez." if times == 1 else "Nadie ha resistido, por segunda vez: la partida termina."


def tile(game, who, tile, amount):
    why = f"fuerza {number(amount)}" if tile == ADMIRAL else count(amount, "good")
    return f"{who} es {source(game, tile)} ({why}): {count(TILE_VP, 'vp')}."


INVASION = {
    "contributed": contributed, "repulsed": repulsed, "invader": invader, "defended": defended, "defeat": defeat, "tile": tile,
    "damaged": lambda game, who, world: f"{who} ve dañado {source(game, world)}.",
    "repaired": lambda game, who, world: f"{who} repara {source(game, world)}.",
}
