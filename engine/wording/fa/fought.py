"""News of fights: takeovers, which are between two seats, and the invasion."""

from engine.account import TILE_VP
from engine.wording.fa.accounts import lines, source
from engine.wording.fa.grammar import count, number
from engine.wording.fa.named import called, goods_of
from engine.xenos import ADMIRAL


# Takeovers, and what else is between two seats

def attacks(game, names, seat, world, owner, option):
    return f"{names[seat]} با {called(game, option)} به {source(game, world)}، جهان {names[owner]}، حمله می‌کند."


def cancelled(game, names, seat, world, attacker):
    return f"{names[seat]} تصرف {source(game, world)} به دست {names[attacker]} را باطل می‌کند."


def odds(game, attack, defence):
    return f"حمله {lines(game, attack, 'force')} در برابر دفاع {lines(game, defence, 'force')}"


def taken(game, names, seat, world, owner, attack, defence):
    return f"{names[seat]} {source(game, world)} را از {names[owner]} تصرف می‌کند: {odds(game, attack, defence)}."


def destroyed(game, names, seat, world, owner, attack, defence):
    return f"{names[seat]} {source(game, world)}، جهان {names[owner]}، را نابود می‌کند: {odds(game, attack, defence)}."


def repelled(game, names, seat, world, owner, attack, defence):
    """Also where the world has gone to somebody else before."""
    return f"{names[seat]} بی‌نتیجه به {source(game, world)}، جهان {names[owner]}، حمله می‌کند: {odds(game, attack, defence)}."


def collected(game, names, seat, cards, giver):
    return f"{names[seat]} {count(len(cards), 'card')} را که {names[giver]} دور ریخت برمی‌دارد."


BETWEEN_SEATS = {"attacks": attacks, "cancelled": cancelled, "taken": taken, "destroyed": destroyed, "repelled": repelled, "collected": collected}


# The invasion

def contributed(game, who, worlds, left):
    return f"{who} {goods_of(game, worlds)} در برابر زنوها می‌دهد برای {count(len(worlds), 'vp')}: مقدار دفع اکنون {number(left)} است."


def repulsed(game, names, admirals, repulse):
    strengths = " + ".join([number(strength) for strength in admirals])
    return f"زنوها دفع شدند: {strengths} = {number(sum(admirals))} در برابر {number(repulse)}."


def invader(game, who, word, value):
    over_base = f" که {number(int(word[5:]))} بیش از قدرت نظامی عمومی است" if word.startswith("base") else ""
    return f"{who} با مهاجم {number(value)} روبه‌روست{over_base}."


def defended(game, who, force, value, points, held):
    result = f"تاب می‌آورد و {count(points, 'vp')} می‌گیرد" if held else "تاب نمی‌آورد"
    return f"{who} {result}: {lines(game, force, 'force')} در برابر {number(value)}."


def defeat(game, names, times):
    return "هیچ‌کس تاب نیاورد، برای نخستین بار." if times == 1 else "هیچ‌کس تاب نیاورد، برای دومین بار: بازی تمام می‌شود."


def tile(game, who, tile, amount):
    why = f"توان {number(amount)}" if tile == ADMIRAL else count(amount, "good")
    return f"{who} {source(game, tile)} است ({why}): {count(TILE_VP, 'vp')}."


INVASION = {
    "contributed": contributed, "repulsed": repulsed, "invader": invader, "defended": defended, "defeat": defeat, "tile": tile,
    "damaged": lambda game, who, world: f"{source(game, world)} از {who} آسیب می‌بیند.",
    "repaired": lambda game, who, world: f"{who} {source(game, world)} را تعمیر می‌کند.",
}
