"""What no game could have led to is refused; what follows from the marks is added."""

from engine import combat
from engine.decision import option_power
from engine.flow import ask
from engine.names import option_text
from engine.paying import all_ways
from engine.phases.search import CATEGORIES
from engine.powers import ANY
from engine.program import STEPS
from engine.scene.marks import PLACING, boosts_of, replaces
from engine.scene.reader import LETTERS, BrokenScene
from engine.ways import Way, way_named

PLACED = {"develop.take": "development", "settle.take": "world", "settle.more": "world"}      # the kind of a pick that lies in the tableau
UNSEEN = ("no world to place", "no world to replace", "no stake")       # what a view does not tell, as it hides the hand
AGAIN = ("repair by cards", "repair by good")       # powers that can be used as often as one likes


def fail(seat, word, expected):
    raise BrokenScene(LETTERS[seat.index], word, expected)


def prepare_seat(game, seat):
    """Which powers are in force, how far a placing or a takeover has come; and a check of the marks."""
    if game.now == "setup":
        check_start(game, seat)
    new = [world for world, way in seat.placed] + [seat.pick] * (game.at in PLACING)
    seat.in_force = [card for card in seat.in_force if card not in new]
    if game.at == "search.use":
        check_search(game, seat)
    elif seat.using is not None:
        check_using(game, seat)
    if (seat.shown and seat.using is None) or (seat.stage == "save" and seat.pick is None):
        fail(seat, "shown" if seat.shown else "paid", "what the cards are turned up, or paid, for")
    if game.at == "takeover.defend":
        prepare_defence(game, seat)
    elif seat.pick is not None and seat.fight is None:
        check_pick(game, seat)
    if seat.way is not None:
        check_way(game, seat)


def check_start(game, seat):
    """A start world, or two offered of which one is picked."""
    worlds = seat.tableau + seat.offered
    starts = [card for card in worlds if game.cards[card].start is not None]
    if len(starts) != len(worlds) or len(worlds) != (2 if seat.offered else 1):
        fail(seat, "", "a start world, or two offered")
    if seat.offered and seat.pick is None and (seat.done or game.at == "setup.discard"):
        seat.pick = seat.offered[0]


def check_search(game, seat):
    if seat.stage == "found" or seat.using is None:
        right = not seat.shown
    else:
        right = "search" in seat.actions and not seat.done and seat.shown and CATEGORIES[seat.using](game.cards[seat.shown[-1]])
    if not right:
        fail(seat, "using", "a category, and cards turned up of which the last one fits it")


# A power in use

def check_using(game, seat):
    option, pick = seat.using, seat.pick
    if attacks_by(game, seat, option):
        possible = pick is None
        begin_fight(seat, attacks_by(game, seat, option)[0])
    else:
        seat.using, seat.pick = None, None
        possible = could_use(game, seat, option, pick)
        seat.using, seat.pick = option, pick
    if not possible or seat.done:
        fail(seat, "using " + option_text(game, "power", option), "a power that can be used")
    if option not in AGAIN:
        seat.used = seat.used + [option]


def could_use(game, seat, option, pick):
    """Could the seat have come to use this power?"""
    kind = option_power(game, option).kind if "." in option else ""
    if seat.shown:
        return kind == "ante" and pick is None
    if pick is not None and game.at == "consume.use":
        return kind == "sell"
    if pick is not None and game.at == "settle.more" and pick in seat.tableau:
        return could_place(seat, kind)
    if pick is None and game.at in ("settle.more", "consume.use"):
        reason = STEPS[game.at].refuses(game, seat, option)
        return reason is None or reason[0] in UNSEEN
    decision = ask(game, seat)
    return decision is not None and decision.of == "power" and option in decision.options and (pick is None or offers(game, seat, option, pick))


def offers(game, seat, option, pick):
    """Does the power in use offer this card?"""
    seat.using = option
    decision = ask(game, seat)
    seat.using = None
    return decision is not None and pick in decision.options


def could_place(seat, kind):
    """Is it a power that places one more world, as the first, or after another?"""
    if kind == "flip world":
        return seat.way == "free" and seat.stage == "save"
    return kind == "free world" or (kind in ("second world", "military world too", "leftover conquest") and seat.placed != [])


# Takeovers

def attacks_by(game, seat, option):
    """The attack that this power has declared, in a list."""
    return [attack for attack in game.attacks if attack["attacker"] == seat.index and attack["option"] == option]


def begin_fight(seat, attack):
    """The attack is being strengthened."""
    seat.fight, seat.pick, seat.stage = "attack", attack["world"], "raise" if seat.way is None else "pay"


def prepare_defence(game, seat):
    """The owner of the world attacked first defends it, if that is of use."""
    if game.attacks and game.attacks[0]["owner"] == seat.index and not seat.done:
        if seat.way is None:
            combat.begin_defence(game, game.attacks[0])
        else:
            seat.pick, seat.fight, seat.stage = game.attacks[0]["world"], "defence", "pay"


# The pick

def check_pick(game, seat):
    card = game.cards[seat.pick]
    if game.at in PLACED and not replaces(game, seat):
        right = card.kind == PLACED[game.at] and seat.pick in seat.tableau and (game.at != "settle.more" or seat.using is not None)
        prepare_placing(game, seat)
    elif game.now == "consume":
        right = card.good is not None and not seat.done and (game.at == "consume.trade" or seat.using is not None)
    elif game.now == "produce":
        right = seat.using is not None or (seat.produced[-1:] == [seat.pick] and seat.kinds[-1:] == [ANY] and not seat.done)
    else:
        right = replaces(game, seat) or game.now == "setup" or (seat.done and STEPS[game.at].refuses(game, seat, seat.pick) is None)
    if not right:
        fail(seat, "pick " + card.name, "a pick that is possible (in a secret step: and done)")


def prepare_placing(game, seat):
    """How far it has come."""
    if seat.done:
        seat.stage = None
    elif seat.stage is None:
        seat.stage = "way" if seat.way is None else "spend"
    if seat.way is None and (seat.done or seat.stage != "way"):
        fail(seat, "pick " + game.cards[seat.pick].name, "the way in which it is taken")


# The way

def check_way(game, seat):
    """Would it have been a way, with the cards that it discards still there?"""
    if seat.pick is None:
        fail(seat, "way " + option_text(game, "way", seat.way), "a way to take the card picked")
    way = way_named(game, seat.way)
    plain = Way(seat.way.split("+")[0], way.pay, way.free, way.peaceful)
    if not (plain_way(game, seat, plain) and all_raise(game, seat, way)):
        fail(seat, "way " + option_text(game, "way", seat.way), "a way to take the card picked")
    add_used(game, seat, way)


def plain_way(game, seat, plain):
    """Is the way one that is open to the seat, whatever is raised for it?"""
    if seat.fight is not None:
        return plain.word == "fight"
    if seat.using is not None and option_power(game, seat.using).kind == "flip world":
        return plain.word == "free"
    there, seat.tableau = seat.tableau, seat.tableau + [card for card in plain.used() if card not in seat.tableau]
    words = [way.word for way in all_ways(game, seat)]
    seat.tableau = there
    return plain.word in words


def all_raise(game, seat, way):
    """Has every card that is raised for it such a power, and none twice?"""
    able = [card for card in way.raised if card in seat.in_force and boosts_of(game, card, 1)]
    return len(able) == len(way.raised) == len({card for card in way.raised})


def add_used(game, seat, way):
    """What was discarded for the way has been used."""
    for card in way.raised:
        if card not in seat.tableau and card not in seat.used:
            seat.used = seat.used + [card]
            seat.boosts = seat.boosts + boosts_of(game, card, 0)
