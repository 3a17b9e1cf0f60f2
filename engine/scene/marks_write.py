"""The marks of a seat, written."""

from engine.flow import ask
from engine.names import option_text
from engine.powers import ANY
from engine.scene.head import goals_text
from engine.scene.marks import PLACING, marks_at, replaces
from engine.state import HIDDEN


def marks_of(game, seat):
    """Every mark of the seat as text."""
    found = []
    for name in marks_at(game):
        text = WRITE[name](game, seat)
        if text is not None:
            found.append((name + " " + text).rstrip())
    return found


def flag(name):
    def text(game, seat):
        return "" if getattr(seat, name) else None
    return text


def number(name):
    def text(game, seat):
        return str(getattr(seat, name)) if getattr(seat, name) else None
    return text


def cards(name):
    def text(game, seat):
        return cards_text(game, getattr(seat, name)) if getattr(seat, name) else None
    return text


def cards_text(game, pile):
    """Cards in brackets, blank ones last."""
    names = [game.cards[card].name for card in pile if card != HIDDEN]
    blanks = len(pile) - len(names)
    return "[" + ", ".join(names + (["+%d" % blanks] if blanks else [])) + "]"


def names_text(game, pile):
    return ", ".join([game.cards[card].name for card in pile]) or None


def paid_text(game, seat):
    return cards_text(game, seat.paid) if seat.paid or seat.stage in ("save", "good") else None


def held_goals_text(game, seat):
    return "[" + goals_text(seat.goals) + "]" if seat.goals else None


def gone_text(game, seat):
    elsewhere = [card for other in game.seats if other is not seat for card in other.tableau]
    gone = [card for card in seat.in_force if (card not in seat.tableau and card not in elsewhere) or card in seat.damaged]
    return names_text(game, gone)


def used_text(game, seat):
    words, boosts = [], seat.boosts[:]
    for used in [used for used in seat.used if used != seat.using]:
        if isinstance(used, str):
            words.append(option_text(game, "power", used))
        else:
            words.append(game.cards[used].name + turned_text(boosts, used))
    return ", ".join(words) or None


def turned_text(boosts, card):
    """How many cards of the hand the card has turned into Military, as " 2"."""
    for boost in boosts:
        if boost[1] == card and boost[2] == "hand":
            boosts.remove(boost)
            return " %d" % boost[0]
    return ""


def using_text(game, seat):
    if seat.using is None or game.at == "search.use":
        return seat.using
    return option_text(game, "power", seat.using)


def pick_text(game, seat):
    if seat.pick is None or seat.pick == HIDDEN or seat.fight is not None:
        return None
    return game.cards[seat.pick].name


def kind_text(game, world, kind):
    return " as " + kind if game.cards[world].good == ANY and kind != ANY else ""


def produced_text(game, seat):
    kinds = seat.kinds if game.now == "produce" else [ANY] * len(seat.produced)
    return ", ".join([game.cards[world].name + kind_text(game, world, kind) for world, kind in zip(seat.produced, kinds)]) or None


def placed_text(game, seat):
    return ", ".join([game.cards[world].name + " by " + option_text(game, "way", way) for world, way in seat.placed]) or None


def way_text(game, seat):
    return None if seat.way is None else option_text(game, "way", seat.way)


def found_text(game, seat):
    return "" if seat.stage == "found" else None


def done_text(game, seat):
    finished = game.at in PLACING and seat.pick is not None and seat.stage is None and not replaces(game, seat)
    return "" if seat.done and (finished or ask(game, seat) is not None) else None


WRITE = {
    "spent": flag("spent_card"), "done": done_text, "awards": number("awards"), "contributed": number("contributed"), "owed": number("owed"),
    "offered": cards("offered"), "drawn": cards("drawn"), "shown": cards("shown"), "saved": cards("saved"), "shed": cards("shed"),
    "paid": paid_text, "goals": held_goals_text, "gone": gone_text, "used": used_text, "using": using_text, "pick": pick_text,
    "produced": produced_text, "placed": placed_text, "way": way_text, "found": found_text,
}
