"""One seat of a position as text, read and written: "settle: New Sparta, Gem World* [Alien Robot Sentry, +2] vp4"; its marks are told in marks.py."""

from engine.phases.choose import PRESTIGE, SEARCH, in_full, words
from engine.powers import PRODUCE
from engine.scene.marks import MARKS, PLACING, marks_at
from engine.scene.marks_read import READ
from engine.scene.marks_write import cards_text, marks_of
from engine.scene.reader import LETTERS
from engine.state import HIDDEN, MARKER


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
    if game.rules.prestige and reader.counts("p"):
        seat.prestige = reader.number()
        seat.earned = reader.take("*")
    seat.done = game.at == "over"
    marks = []
    while reader.rest:
        marks.append(read_mark(reader, game, copies, seat, marks))


def read_actions(reader, game, seat):
    most = 2 if game.options["two_actions"] else 1
    chosen, plain = [], words(game)
    while not reader.take(":"):
        place = reader.rest
        strengthened = game.rules.prestige and reader.take(PRESTIGE)
        word = reader.word()
        fits = word in plain or (word == SEARCH and game.rules.prestige and not strengthened)
        if not fits or word in [other.replace(PRESTIGE, "") for other in chosen] or len(chosen) == most:
            reader.fail('":", or an action (at most %d): %s' % (most, ", ".join(plain)), place)
        chosen.append(PRESTIGE + word if strengthened else word)
    seat.actions = in_full(chosen)


def read_tableau_card(reader, game, copies, seat):
    place = reader.rest
    card = copies.take(reader)
    if game.cards[card].name in [game.cards[other].name for other in seat.tableau]:
        reader.fail("no card that lies there already", place)
    seat.tableau.append(card)
    read_goods(reader, game, seat, card)
    if game.options["invasion"] and game.cards[card].kind == "world" and card not in seat.good_worlds and reader.take("!"):
        seat.damaged = seat.damaged + [card]
    elif not (changes_tableaus(game) and reader.take("+")):
        seat.in_force.append(card)
    elif game.options["takeovers"] and reader.rest[:1] in list(LETTERS) and not reader.rest[1:2].isalnum():
        reader.letter(game.seats).in_force.append(card)


def changes_tableaus(game):
    """Is it a step in which what lies in a tableau may not be in force, or no longer lie there?"""
    return "gone" in MARKS.get(game.at, ())


def read_goods(reader, game, seat, card):
    """A star for each good; only a world that gathers goods holds several. (AA-2)"""
    place = reader.rest
    gathers = [power for index, power in game.cards[card].rows[PRODUCE] if power.kind == "gather"]
    while reader.take("*"):
        if game.cards[card].good is None or (card in seat.good_worlds and not gathers):
            reader.fail("a world that can hold a good", place)
        seat.good_worlds.append(card)
        seat.good_cards.append(MARKER if game.rules.small else HIDDEN)


def read_mark(reader, game, copies, seat, before):
    place = reader.rest
    mark = reader.word()
    allowed = [name for name in marks_at(game) if name not in before]
    if mark not in allowed:
        reader.fail("one of these marks: " + ", ".join(allowed) if allowed else "nothing more", place)
    READ[mark](reader, game, copies, seat)
    return mark


# Writing

def seat_text(game, seat):
    """The part of a seat; cards that a view hides are blank."""
    parts = [" ".join([LETTERS[seat.index]] + action_words(seat)) + ":"]
    if seat.tableau:
        parts.append(", ".join([tableau_text(game, seat, card) for card in seat.tableau]))
    if seat.hand:
        parts.append(cards_text(game, seat.hand))
    if seat.chips:
        parts.append("vp%d" % seat.chips)
    if seat.prestige or seat.earned:
        parts.append("p%d" % seat.prestige + "*" * seat.earned)
    return " ".join(parts + marks_of(game, seat))


def action_words(seat):
    """The actions, a strengthened one only as such."""
    return [PRESTIGE + word if PRESTIGE + word in seat.actions else word for word in seat.actions if not word.startswith(PRESTIGE)]


def tableau_text(game, seat, card):
    name = game.cards[card].name + "*" * seat.good_worlds.count(card)
    if card in seat.damaged:
        return name + "!"
    if card in seat.in_force or card in told_to_be_new(game, seat):
        return name
    owners = [LETTERS[other.index] for other in game.seats if other is not seat and card in other.in_force]
    return name + "+" + "".join(owners)


def told_to_be_new(game, seat):
    """The cards of which another mark tells that they are not in force."""
    placed = [world for world, way in seat.placed] if game.at in ("settle.discard", "settle.more") else []
    return placed + ([seat.pick] if game.at in PLACING else [])
