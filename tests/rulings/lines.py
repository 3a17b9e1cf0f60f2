"""The lines of a ruling, each carried out or checked on a table; README.md explains every kind."""

import engine
from engine.account import amount_of
from engine.goals import GOALS
from engine.names import option_text, options_named
from engine.scene.invasion import invasion_text
from engine.scene.marks import WORDS
from engine.scene.reader import Copies, Reader
from engine.scene.seat import LETTERS, read_seat
from engine.state import Game
from engine.table import in_order
from engine.wording import say
from tests.rulings.news_line import news_line
from tests.rulings.table import Failed, let_pass


NO_CARDS = ("chips", "held prestige", "awards", "greatest admiral", "greatest contributor")      # what else brings points


def read_line(table, text):
    """Carry out or check one line; raises Failed if it does not hold, ValueError if it names what is not there."""
    for beginning in longest_first(OF_THE_TABLE):
        if text.startswith(beginning):
            return OF_THE_TABLE[beginning](table, text[len(beginning):].strip())
    rest = text[1:].strip()
    for beginning in longest_first(OF_A_SEAT):
        if text[0] in LETTERS[:len(table.game.seats)] and rest.startswith(beginning):
            return OF_A_SEAT[beginning](table, LETTERS.index(text[0]), rest[len(beginning):].strip())
    raise Failed("there is no such line")


def longest_first(beginnings):
    return sorted(beginnings, key=len, reverse=True)


def same(what, expected, found):
    if expected != found:
        raise Failed("%s: expected %s, found %s" % (what, expected, found))


def number_of(text):
    if not text.lstrip("-").isdigit():
        raise Failed('a number is expected, not "%s"' % text)
    return int(text)


def quoted(text):
    """What stands between double quotes, or an empty text."""
    return text.split('"')[1] if text.count('"') == 2 else ""


# What a seat does, is asked, and has

def answers(table, seat, text):
    """Options by name ("-": none); "+2" for the last two of the others, such as blank cards. Afterwards seats that can only pass do."""
    decision = table.decision(seat)
    text, blanks = without_blanks(text)
    choice = options_named(table.game, decision, text)
    others = decision.options[:]
    for option in choice:
        others.remove(option)
    choice += others[len(others) - blanks:]
    table.news = engine.apply(table.game, seat, choice)[:]
    let_pass(table.game, table.silent, table.news)
    let_pass(table.game, [other for other, asked in engine.pending(table.game).items() if asked.most == 0], table.news)


def without_blanks(text):
    """A list of options, and the number of a "+2" at its end."""
    text, plus, blanks = text.partition("+") if text.startswith("+") else text.partition(", +")
    return text, number_of(blanks or "0")


def is_refused(table, seat, text):
    """An answer of options that are offered, but not together."""
    text, bracket, reason = text.partition(" (because")
    try:
        table.decision(seat).check(options_named(table.game, table.decision(seat), text))
    except engine.IllegalChoice as error:
        return check_reason(table, error.reason, quoted(reason))
    raise Failed("it is no illegal choice")


def may(table, seat, text):
    """Exactly these options: "-" if it may pass, "+2" for two more cards that do not matter."""
    decision = table.decision(seat)
    same("may pass", text.startswith("-"), decision.least == 0)
    text, blanks = without_blanks(text.lstrip("-, "))
    named = options_named(table.game, decision, text)
    others = [option_text(table.game, decision.of, option) for option in decision.options if option not in named]
    if len(others) != blanks:
        raise Failed("it may also: " + ", ".join(others))


def may_not(table, seat, text):
    """A card, a power or a way that is not offered, and why."""
    text, bracket, reason = text.partition(" (because")
    decision = table.decision(seat)
    option = unoffered_option(table, seat, decision, text)
    offered = [option_text(table.game, decision.of, known) for known in decision.options]
    if option in decision.options or [name for name in offered if name == text or (decision.of == "power" and begins(name, text))]:
        raise Failed("it may")
    check_reason(table, engine.why_not(table.game, seat, option), quoted(reason))


def unoffered_option(table, seat, decision, text):
    """The option that a text means although it is not offered; a card alone, where powers are asked for, is all of its powers."""
    if decision.of == "way":
        parts = text.split("+")
        return "+".join(parts[:1] + [str(table.card(seat, name)[0]) for name in parts[1:]])
    if decision.of == "action" or text in WORDS:
        return text
    card, rest = table.card(seat, text)
    return "%d%s" % (card, rest) if rest else card


def check_reason(table, reason, words):
    """The words occur in the reason as data, or in its sentence."""
    if reason is None:
        raise Failed("no reason is given")
    sentence = say("en").reason(table.game, reason)
    if words not in reason[0] and words not in sentence:
        raise Failed("the reason is %s: %s" % (reason, sentence))


def chose(table, seat, text):
    same("actions", text, ", ".join(table.game.seats[seat].actions) or "-")


def is_asked(table, seat, text):
    """ "settle.pay: 2 of 5": which question, how many, of how many options. """
    if text == "nothing":
        return same("asked", False, seat in engine.pending(table.game))
    decision = table.decision(seat)
    many = str(decision.least) if decision.least == decision.most else "%d-%d" % (decision.least, decision.most)
    same("asked", text, "%s: %s of %d" % (decision.ask, many, len(decision.options)))


def pays(table, seat, text):
    """ "2 for Gem World", "1 for Pirate World by pay+Contact Specialist": played on a copy, to the end of the phase. """
    amount, word, rest = text.partition(" for ")
    card, way = table.card(seat, rest)
    paid, told = play_placing(table, seat, card, way[3:] if way.startswith("by ") else None)
    same("cards paid", number_of(amount), paid)
    same("cards paid by its account", number_of(amount), told)


def play_placing(table, seat, card, way):
    """(cards that left the hand in payment, the cost by the account)"""
    game = table.game.copy()
    owner, phase = game.seats[seat], (game.round, game.now)
    before, news = len(owner.hand), engine.apply(game, seat, [card])[:]
    while (game.round, game.now) == phase and engine.pending(game):
        let_pass(game, [other for other in engine.pending(game) if other != seat], news)
        for decision in [decision for asked, decision in engine.pending(game).items() if asked == seat]:
            choice = options_named(game, decision, way) if decision.of == "way" and way else decision.options[:decision.least]
            if decision.of == "way" and not way:
                raise Failed("there are several ways: " + ", ".join(decision.options))
            news.extend(engine.apply(game, seat, choice))
    placed = [item for item in news if item[0] == "placed" and item[1] == seat]
    drawn = sum([len(item[2]) for item in news if item[0] == "drew" and item[1] == seat])
    return before - 1 + drawn - len(owner.hand), amount_of(placed[0][4]) if placed[0][5] is None else 0


def draws(table, seat, text):
    """So many cards, in all, since the last answer."""
    same("cards drawn", number_of(text), sum([len(item[2]) for item in table.news if item[0] == "drew" and item[1] == seat]))


def scores(table, seat, text):
    """ "9 for New Economy", "4 for chips", "5 for Research Leader" """
    amount, word, rest = text.partition(" for ")
    goals = [key for key in GOALS if GOALS[key].name == rest]
    source = rest if rest in NO_CARDS else goals[0] if goals else table.card(seat, rest)[0]
    same("points", number_of(amount), amount_of([line for line in engine.account.points(table.game, table.game.seats[seat]) if line[1] == source]))


def measures(table, seat, text):
    """ "3 for Research Leader": how far the seat is with this goal """
    amount, word, rest = text.partition(" for ")
    found = [GOALS[key].measure(table.game, table.game.seats[seat]) for key in GOALS if GOALS[key].name == rest]
    same("progress", [number_of(amount)], found)


def military(table, seat, text):
    """ "4", "6 against Rebel Base" """
    amount, word, rest = text.partition(" against ")
    card = table.card(seat, rest)[0] if rest else None
    same("Military", number_of(amount), amount_of(engine.account.strength(table.game, table.game.seats[seat], card)))


def admiral(table, seat, text):
    same("strength as admiral", number_of(text), amount_of(engine.account.admiral(table.game, table.game.seats[seat])))


def force(table, seat, text):
    same("force against the Xenos", number_of(text), amount_of(engine.account.xeno_force(table.game, table.game.seats[seat])))


def has(table, seat, text):
    """The tableau in order, its goods and damage, and whatever else of the seat is written: "Old Earth, Gem World* [Spice World, +2] vp4 p2*"."""
    expected = Game(dict(table.game.options))
    expected.at, expected.goals = "over", table.game.goals
    read_seat(Reader(LETTERS[seat], ":" + text), expected, Copies(expected.cards), expected.seats[seat])
    told, found = expected.seats[seat], table.game.seats[seat]
    same("tableau", tableau_of(expected, told), tableau_of(table.game, found))
    for part in parts_written(text):
        if part in ("hand", "saved"):
            has_cards(table, expected, part, getattr(told, part), getattr(found, part))
        else:
            for field in PARTS[part]:
                same(field, getattr(told, field), getattr(found, field))


PARTS = {"vp": ("chips",), "p": ("prestige", "earned"), "spent": ("spent_card",), "goals": ("goals",), "awards": ("awards",), "contributed": ("contributed",)}


def parts_written(text):
    """Which parts of a seat are written, besides its tableau."""
    words = text.replace("[", " [").split()
    brackets = [words[place - 1] for place in range(len(words)) if words[place].startswith("[")]
    parts = ["hand"] if brackets and brackets[0] not in ("saved", "goals") else []
    parts += [mark for mark in ("saved", "spent", "goals", "awards", "contributed") if mark in words]
    return parts + [mark for mark in ("vp", "p") if [word for word in words if word.startswith(mark) and word[len(mark):].rstrip("*").isdigit()]]


def has_cards(table, expected, pile, told, found):
    """As many cards as were told, and those that were named among them."""
    names = [table.game.cards[card].name for card in found]
    same("cards in " + pile, len(told), len(names))
    for name in [expected.cards[card].name for card in told if card != engine.HIDDEN]:
        if name not in names:
            raise Failed("%s is not in %s: %s" % (name, pile, ", ".join(names)))
        names.remove(name)


def tableau_of(game, seat):
    return ", ".join([game.cards[card].name + "*" * seat.good_worlds.count(card) + "!" * (card in seat.damaged) for card in seat.tableau])


# The table

def stands(table, letter_and_text):
    letter, colon, text = letter_and_text.partition(":")
    has(table, LETTERS.index(letter.strip()), text.strip())


def happened(table, text):
    """These news, in this order, with others before, between and behind."""
    lines = [news_line(table.game, item) for item in table.news]
    left = lines[:]
    for wanted in [part.strip() for part in text.split(";")]:
        while left and not begins(left[0], wanted):
            left.pop(0)
        if not left:
            raise Failed("no news, or not in this order: %s; the news: %s" % (wanted, "; ".join(lines)))
        left.pop(0)


def did_not_happen(table, text):
    for item in table.news:
        if begins(news_line(table.game, item), text):
            raise Failed("it did happen: " + news_line(table.game, item))


def begins(line, words):
    return line.startswith(words) and not line[len(words):len(words) + 1].isalnum()


def is_at(table, text):
    head = engine.write(table.game).partition(" | ")[0]
    if not begins(head, text):
        raise Failed("the game is at " + head)


def score_is(table, text):
    letter, space, amount = text.partition(" ")
    same("score", number_of(amount), engine.score(table.game)[LETTERS.index(letter)])


def order_is(table, text):
    same("order of play", text, ", ".join([LETTERS[seat.index] for seat in in_order(table.game)]))


def winners_are(table, text):
    same("winners", text, ", ".join([LETTERS[seat] for seat in engine.winners(table.game)]))


def goals_are(table, text):
    same("goals in play", text, ", ".join([GOALS[key].name for key in table.game.goals]) or "-")


def invasion_is(table, text):
    """ "repulse 26, discs B 2 A 0": these parts, as a position has them; "no defeats": nothing of the sort """
    must_be_invaded(table)
    parts = invasion_text(table.game)[0].partition(": ")[2].split(", ")
    for wanted in text.split(", "):
        if wanted not in parts and not (wanted.startswith("no ") and not [part for part in parts if begins(part, wanted[3:])]):
            raise Failed("expected %s, found %s" % (wanted, ", ".join(parts)))


def must_be_invaded(table):
    if not table.game.invasion:
        raise Failed("the game has no invasion")


def wanting_is(table, text):
    must_be_invaded(table)
    same("still wanting to repulse the Xenos", number_of(text), amount_of(engine.account.repulse(table.game)))


def pool_is(table, text):
    same("pool", number_of(text), table.game.pool)


def deck_is(table, text):
    same("deck", number_of(text), len(table.game.deck))


def discards_are(table, text):
    same("discards", number_of(text), len(table.game.discards))


OF_A_SEAT = {
    ":": answers, "is refused:": is_refused, "may:": may, "may not:": may_not, "is asked": is_asked, "pays": pays, "draws": draws, "scores": scores,
    "has Military": military, "has admiral": admiral, "has force": force, "chose:": chose, "reaches": measures,
}
OF_THE_TABLE = {
    "= ": stands, "news:": happened, "no news:": did_not_happen, "at ": is_at, "score ": score_is, "winners ": winners_are, "order ": order_is, "pool ": pool_is,
    "goals ": goals_are, "invasion ": invasion_is, "wanting ": wanting_is, "deck ": deck_is, "discards ": discards_are,
}
