"""The marks of a seat, read."""

from engine.decision import option_card, option_power, power_option
from engine.goals import FIRST, GOALS
from engine.phases.invasion import BUNKER, BUNKER_FORCE
from engine.phases.search import CATEGORIES
from engine.powers import ANY, GOODS
from engine.scene.head import read_goals
from engine.scene.marks import PLACING, WORDS, boosts_of, replaces, row_of
from engine.scene.piles import add_discard
from engine.state import HIDDEN


def read_flag(name):
    def read(reader, game, copies, seat):
        setattr(seat, name, True)
    return read


def read_count(name):
    def read(reader, game, copies, seat):
        setattr(seat, name, reader.number())
    return read


def read_cards(name):
    def read(reader, game, copies, seat):
        reader.expect("[")
        setattr(seat, name, copies.read(reader, "]"))
    return read


def read_paid(reader, game, copies, seat):
    read_cards("paid")(reader, game, copies, seat)
    seat.stage = "save" if game.at in PLACING else None


def read_held_goals(reader, game, copies, seat):
    reader.expect("[")
    place = reader.rest
    for key in read_goals(reader, game):
        holders = [other for other in game.seats if key in other.goals]
        if (GOALS[key].family == FIRST) == (key in game.goals) or (holders and GOALS[key].family != FIRST):
            reader.fail("a first goal that is taken, or a most goal in play that nobody else has", place)
        seat.goals = seat.goals + [key]
    reader.expect("]")


def read_gone(reader, game, copies, seat):
    """Cards that left the tableau; or worlds that lie there and have just been damaged."""
    more = True
    while more:
        place = reader.rest
        name = reader.name(copies.names)
        there = [card for card in seat.damaged if game.cards[card].name == name]
        card = there[0] if there else copies.copy_of(name, reader, place)
        if card in seat.in_force:
            reader.fail("nothing that was named before", place)
        seat.in_force.append(card)
        if not there:
            add_discard(game, card)
        more = reader.take(",")


def read_used(reader, game, copies, seat):
    more = True
    while more:
        place = reader.rest
        used = read_word(reader) if at_word(reader) else read_used_card(reader, game, seat)
        if used in seat.used and not [boost for boost in seat.boosts if boost[1] == used and boost[2] == "hand"]:
            reader.fail("nothing that was named before", place)
        seat.used = seat.used + [used]
        if game.now == "invasion":
            seat.boosts = seat.boosts + force_of(game, used)
        more = reader.take(",")


def force_of(game, option):
    """What a defence used in this invasion has raised, as boosts. (X-DEF-3)"""
    if option == BUNKER:
        return [[BUNKER_FORCE, BUNKER, "xeno"]]
    return [[option_power(game, option).amount, option_card(option), "xeno"]] if option_card(option) is not None else []


def at_word(reader):
    return reader.rest[:1].islower()


def read_word(reader):
    return reader.name(WORDS, "a power or a word as " + ", ".join(WORDS))


def read_used_card(reader, game, seat):
    """A power, or a card alone: its optional power has given what it gives."""
    place = reader.rest
    card = card_among(reader, game, own_cards(seat))
    if reader.take("."):
        return power_numbered(reader, game, card, place)
    if game.now == "invasion" or row_of(game) not in ("develop", "settle"):
        reader.fail("a power, as Old Earth.0", place)
    hand = reader.number() if reader.at_digit() else 0
    seat.boosts = seat.boosts + boosts_of(game, card, hand)
    return card


def own_cards(seat):
    return seat.tableau + [card for card in seat.in_force if card not in seat.tableau]


def power_numbered(reader, game, card, place):
    index = reader.number()
    if index not in [known for known, power in game.cards[card].rows.get(row_of(game), ())]:
        reader.fail("a power of this phase", place)
    return power_option(card, index)


def card_among(reader, game, cards):
    """Read one of these cards."""
    known = [card for card in cards if card != HIDDEN]
    name = reader.name([game.cards[card].name for card in known], "the name of one of the seat's cards")
    return [card for card in known if game.cards[card].name == name][0]


def read_using(reader, game, copies, seat):
    if game.at == "search.use":
        seat.using = reader.name(list(CATEGORIES), "a category")
    elif at_word(reader):
        seat.using = read_word(reader)
    else:
        place = reader.rest
        card = card_among(reader, game, own_cards(seat))
        reader.expect(".")
        seat.using = power_numbered(reader, game, card, place)


def read_pick(reader, game, copies, seat):
    if game.at.startswith("setup."):
        cards = seat.offered
    elif game.at.endswith(".choose") or replaces(game, seat):
        cards = seat.hand
    else:
        cards = seat.tableau
    seat.pick = card_among(reader, game, cards)


def read_produced(reader, game, copies, seat):
    more = True
    while more:
        place = reader.rest
        world = card_among(reader, game, seat.tableau)
        if game.cards[world].good is None or world in seat.produced:
            reader.fail("a world that can hold a good, named once", place)
        seat.produced = seat.produced + [world]
        if game.now == "produce":
            seat.kinds = seat.kinds + [read_kind(reader, game, world)]
        more = reader.take(",")


def read_kind(reader, game, world):
    """The kind of the good: that of the world, or the one named behind a world of any kind."""
    if game.cards[world].good == ANY and reader.take("as "):
        return reader.name(list(GOODS), "a kind of good")
    return game.cards[world].good


def read_placed(reader, game, copies, seat):
    more = True
    while more:
        place = reader.rest
        world = card_among(reader, game, seat.tableau)
        if game.cards[world].kind != "world" or world in [other for other, way in seat.placed]:
            reader.fail("a world, named once", place)
        reader.expect("by ")
        seat.placed = seat.placed + [[world, way_word(reader, game, copies, seat)]]
        more = reader.take(",")


def read_way(reader, game, copies, seat):
    seat.way = way_word(reader, game, copies, seat)


def way_word(reader, game, copies, seat):
    """A card that it names is in the tableau or gone; otherwise it has been discarded for this way."""
    parts = [reader.name(["pay", "conquer", "free", "fight"], "a way")]
    while reader.take("+"):
        place = reader.rest
        name = reader.name(copies.names)
        there = [card for card in own_cards(seat) if game.cards[card].name == name]
        card = there[0] if there else copies.copy_of(name, reader, place)
        if not there:
            seat.in_force.append(card)
            add_discard(game, card)
        parts.append(str(card))
    return "+".join(parts)


def read_found(reader, game, copies, seat):
    seat.stage = "found"


READ = {
    "spent": read_flag("spent_card"), "done": read_flag("done"), "awards": read_count("awards"), "contributed": read_count("contributed"),
    "owed": read_count("owed"), "offered": read_cards("offered"), "drawn": read_cards("drawn"), "shown": read_cards("shown"),
    "saved": read_cards("saved"), "shed": read_cards("shed"), "paid": read_paid, "goals": read_held_goals, "gone": read_gone, "used": read_used,
    "using": read_using, "pick": read_pick, "produced": read_produced, "placed": read_placed, "way": read_way, "found": read_found,
}
