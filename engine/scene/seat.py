"""One seat of a position as text, read and written: "settle: New Sparta, Gem World* [Alien Robot Sentry, +2] vp4".

Marks at its end tell what lasts for a phase only. Each may stand where its step needs it:

    drawn [Gem World, +1]        explore.keep
    pick Gem World               a card chosen and still in hand (develop.choose, settle.choose); the card being placed, which lies in the
                                 tableau and is not in force (develop.take, settle.take); the world whose good was sold (consume.trade)
    way conquer+New Military     settle.take, develop.take: how it is taken; what that discards lies in the discards, and is in force
    used Gambling World.0        consume.use, produce.windfall: powers used; "bonus" is that of the action
    using Tourist World.0        consume.use: the power in use
    produced Gem World           produce.windfall: worlds given a good in this phase
    done                         has given its answer, and could give another
"""

from engine.decision import power_option
from engine.flow import STEPS, ask
from engine.names import option_text
from engine.phases.choose import ACTIONS, TWO_ACTIONS
from engine.phases.produce import BONUS
from engine.scene.reader import BrokenScene
from engine.state import HIDDEN
from engine.ways import boosts_of, develop_ways, way_named, ways

LETTERS = "ABCDEF"
MARKS = {
    "explore.keep": ("drawn",), "develop.choose": ("pick",), "develop.take": ("pick", "way"), "settle.choose": ("pick",),
    "settle.take": ("pick", "way"), "consume.trade": ("pick",), "consume.use": ("used", "using"), "produce.windfall": ("used", "produced"),
}
PLACED = {"develop.take": "development", "settle.take": "world"}      # the kind of a pick that lies in the tableau


# Reading

def read_seat(reader, game, copies, seat):
    """What the text says of the seat; blank cards stay HIDDEN."""
    read_actions(reader, game, seat)
    more = reader.rest != "" and reader.rest[0] != "[" and not reader.rest[0].islower()
    while more:
        read_tableau_card(reader, game, copies, seat)
        more = reader.take(",")
    if reader.take("["):
        seat.hand = copies.read(reader, "]")
    if reader.take("vp"):
        seat.chips = reader.number()
    seat.done = game.at == "over"
    while reader.rest:
        read_mark(reader, game, copies, seat)


def read_actions(reader, game, seat):
    words = TWO_ACTIONS if game.options["two_actions"] else ACTIONS
    most = 2 if game.options["two_actions"] else 1
    while not reader.take(":"):
        place = reader.rest
        word = reader.word()
        if word not in words or word in seat.actions or len(seat.actions) == most:
            reader.fail('":", or an action (at most %d): %s' % (most, ", ".join(words)), place)
        seat.actions.append(word)


def read_tableau_card(reader, game, copies, seat):
    place = reader.rest
    card = copies.take(reader)
    if game.cards[card].name in [game.cards[other].name for other in seat.tableau]:
        reader.fail("no card that lies there already", place)
    seat.tableau.append(card)
    if reader.take("*"):
        if game.cards[card].good is None:
            reader.fail("a world that can hold a good", place)
        seat.good_worlds.append(card)
        seat.good_cards.append(HIDDEN)


def read_mark(reader, game, copies, seat):
    place = reader.rest
    mark = reader.word()
    allowed = marks_at(game)
    if mark not in allowed:
        reader.fail("one of these marks: " + ", ".join(allowed) if allowed else "nothing more", place)
    if mark == "done":
        seat.done = True
    elif mark == "drawn":
        reader.expect("[")
        seat.drawn = copies.read(reader, "]")
    elif mark == "pick":
        seat.pick = card_among(reader, game, seat.tableau if game.at in PLACED or game.at == "consume.trade" else seat.hand)
    elif mark == "way":
        seat.way = read_way(reader, game, copies, seat)
    elif mark == "using":
        seat.using = read_power(reader, game, seat)
    elif mark == "used":
        read_list(reader, game, seat, read_power, seat.used)
    else:
        read_list(reader, game, seat, read_world, seat.produced)


def marks_at(game):
    """The marks that may stand in this step; none where a phase is about to open, or the game over."""
    return MARKS.get(game.at, ()) + ("done",) if game.at in STEPS else ()


def read_list(reader, game, seat, read, found):
    more = True
    while more:
        place = reader.rest
        item = read(reader, game, seat)
        if item in found:
            reader.fail("nothing that was named before", place)
        found.append(item)
        more = reader.take(",")


def card_among(reader, game, cards):
    """Read one of these cards."""
    known = [card for card in cards if card != HIDDEN]
    name = reader.name([game.cards[card].name for card in known], "the name of one of the seat's cards")
    return [card for card in known if game.cards[card].name == name][0]


def read_world(reader, game, seat):
    place = reader.rest
    world = card_among(reader, game, seat.tableau)
    if game.cards[world].good is None:
        reader.fail("a world that can hold a good", place)
    return world


def read_power(reader, game, seat):
    if game.now == "produce" and reader.take(BONUS):
        return BONUS
    place = reader.rest
    card = card_among(reader, game, seat.tableau)
    reader.expect(".")
    index = reader.number()
    if index not in [known for known, power in game.cards[card].rows[game.now]]:
        reader.fail("a power of this phase", place)
    return power_option(card, index)


def read_way(reader, game, copies, seat):
    """A card that it names is in the tableau, or has been discarded for it."""
    parts = ["pay" if reader.take("pay") else "conquer"]
    if parts[0] == "conquer":
        reader.expect("conquer")
    while reader.take("+"):
        place = reader.rest
        name = reader.name(copies.names)
        there = [card for card in seat.tableau if game.cards[card].name == name]
        card = there[0] if there else copies.copy_of(name, reader, place)
        if not there:
            add_discard(game, card)
        parts.append(str(card))
    return "+".join(parts)


def add_discard(game, card):
    """It is one of the discards that are only counted, if there are any."""
    if HIDDEN in game.discards:
        game.discards.remove(HIDDEN)
    game.discards.append(card)


# Checking: what no game could have led to is refused

def prepare_seat(game, seat):
    """The powers in force, and a check of the marks; raises BrokenScene."""
    gone = [card for card in way_named(game, seat.way).used() if card not in seat.tableau] if seat.way is not None else []
    placed = seat.pick if game.at in PLACED else None
    seat.in_force = [card for card in seat.tableau if card != placed] + [card for card in gone if card not in seat.tableau]
    if seat.pick is not None:
        check_pick(game, seat)
    if placed is not None:
        seat.stage = "way"
    if seat.way is not None:
        check_way(game, seat, gone)
    if seat.using is not None:
        check_using(game, seat)


def check_pick(game, seat):
    card = game.cards[seat.pick]
    if game.at in PLACED:
        right = card.kind == PLACED[game.at]
    elif game.at == "consume.trade":
        right = card.good is not None
    else:
        right = seat.done and STEPS[game.at].refuses(game, seat, seat.pick) is None
    if not right:
        raise BrokenScene(LETTERS[seat.index], "pick " + card.name, "a pick that is possible (in a secret step: and done)")


def check_way(game, seat, gone):
    """Would it have been a way, with the cards that it discarded still there?"""
    there, seat.tableau = seat.tableau, seat.tableau + gone
    every_way = develop_ways if seat.pick is not None and game.cards[seat.pick].kind == "development" else ways
    words = [way.word for way in every_way(game, seat, seat.pick)] if seat.pick is not None else []
    seat.tableau = there
    if seat.way not in words:
        raise BrokenScene(LETTERS[seat.index], "way " + option_text(game, "way", seat.way), "a way to take the card picked")
    raised = [card for card in way_named(game, seat.way).raised if card in gone]
    seat.boosts, seat.used, seat.stage = boosts_of(game, seat, raised, 0), raised, "spend"


def check_using(game, seat):
    """A power in use has been used."""
    option, seat.using = seat.using, None
    if STEPS[game.at].refuses(game, seat, option) is not None:
        raise BrokenScene(LETTERS[seat.index], "using " + option_text(game, "power", option), "a power that can be used")
    seat.using = option
    seat.used.append(option)


# Writing

def seat_text(game, seat):
    """The part of a seat; cards that a view hides are blank."""
    words = [" ".join([LETTERS[seat.index]] + seat.actions) + ":"]
    if seat.tableau:
        words.append(", ".join([game.cards[card].name + "*" * (card in seat.good_worlds) for card in seat.tableau]))
    if seat.hand:
        words.append(cards_text(game, seat.hand))
    if seat.chips:
        words.append("vp%d" % seat.chips)
    return " ".join(words + marks_of(game, seat))


def cards_text(game, cards):
    names = [game.cards[card].name for card in cards if card != HIDDEN]
    blanks = len(cards) - len(names)
    return "[" + ", ".join(names + (["+%d" % blanks] if blanks else [])) + "]"


def marks_of(game, seat):
    marks = []
    if seat.drawn:
        marks.append("drawn " + cards_text(game, seat.drawn))
    if seat.pick is not None and seat.pick != HIDDEN:
        marks.append("pick " + game.cards[seat.pick].name)
    if seat.way is not None:
        marks.append("way " + option_text(game, "way", seat.way))
    used = [option_text(game, "power", option) for option in seat.used if option != seat.using and isinstance(option, str)]
    if used:
        marks.append("used " + ", ".join(used))
    if seat.using is not None:
        marks.append("using " + option_text(game, "power", seat.using))
    if seat.produced:
        marks.append("produced " + ", ".join([game.cards[world].name for world in seat.produced]))
    if game.at in STEPS and seat.done and ask(game, seat) is not None:
        marks.append("done")
    return marks
