"""Takeovers declared in this phase, in order: "attacks: A Rebel Base of B by Imperium Seat.1, C Old Earth of B by Imperium Seat.0+Pirates".

Each is attacker, world, owner, and the power used; behind "+" the card that was discarded to make a peaceful world a target.
"""

from engine.decision import power_option
from engine.names import option_text
from engine.powers import SETTLE
from engine.scene.reader import LETTERS


def read_attacks(reader, game):
    more = reader.take(":")
    while more:
        game.attacks = game.attacks + [read_attack(reader, game)]
        more = reader.take(",")


def read_attack(reader, game):
    attacker = reader.letter(game.seats)
    place = reader.rest
    world = one_of(reader, game, [card for seat in game.seats for card in seat.tableau if game.cards[card].kind == "world"])
    reader.expect("of ")
    owner = reader.letter(game.seats)
    if attacker is owner or world in [attack["world"] for attack in game.attacks if attack["attacker"] == attacker.index]:
        reader.fail("a world of another seat, not attacked before", place)
    reader.expect("by ")
    option = read_takeover_power(reader, game, attacker)
    helper = read_helper(reader, game, attacker) if reader.take("+") else None
    if (helper is None) != game.cards[world].military:
        reader.fail('"+" and a card that makes it a target, for a peaceful world only', place)
    return {"attacker": attacker.index, "owner": owner.index, "option": option, "world": world, "helper": helper}


def one_of(reader, game, cards):
    name = reader.name([game.cards[card].name for card in cards])
    return [card for card in cards if game.cards[card].name == name][0]


def read_takeover_power(reader, game, attacker):
    place = reader.rest
    card = one_of(reader, game, attacker.in_force)
    reader.expect(".")
    index = reader.number()
    if index not in [known for known, power in game.cards[card].rows[SETTLE] if power.kind == "takeover"]:
        reader.fail("a takeover power", place)
    return power_option(card, index)


def read_helper(reader, game, attacker):
    place = reader.rest
    card = one_of(reader, game, attacker.in_force)
    if not [power for index, power in game.cards[card].rows[SETTLE] if power.kind == "conquer peaceful" and power.bonuses]:
        reader.fail("a card that makes peaceful worlds targets", place)
    return card


def attacks_text(game):
    parts = []
    for attack in game.attacks:
        words = (LETTERS[attack["attacker"]], game.cards[attack["world"]].name, LETTERS[attack["owner"]], option_text(game, "power", attack["option"]))
        helper = "" if attack["helper"] is None else "+" + game.cards[attack["helper"]].name
        parts.append("%s %s of %s by %s" % words + helper)
    return ["attacks: " + ", ".join(parts)] if parts else []
