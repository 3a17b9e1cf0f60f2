"""What happened, in sentences that anybody at the table can read; hidden cards are only counted."""

from engine.decision import option_card
from engine.state import HIDDEN
from engine.wording.en.accounts import lines, source
from engine.wording.en.words import KINDS, action, count, goods, listed, number, phase, reward


def news(game, item, names):
    """A piece of news (see engine/news.py) as a sentence. `names` are the seats' names as they are to be written."""
    who = names if item[1] is None else names[item[1]]
    return NEWS[item[0]](game, who, *item[2:])


def names_of(game, cards):
    """The cards by name if the reader may see them, else how many they are."""
    if not cards or HIDDEN in cards:
        return count(len(cards), "card")
    return listed([source(game, card) for card in cards])


# Beginning and end

def start(game, who, world):
    return f"{who} starts with {source(game, world)}."


def dealt(game, who, cards):
    return f"{who} is dealt {names_of(game, cards)}."


def chose(game, who, actions):
    return f"{who} chooses {listed([action(word) for word in actions])}."


def discarded(game, who, cards, why):
    return f"{who} discards {names_of(game, cards)}{DISCARDED_FOR[why]}."


def over(game, names, winners):
    if len(winners) == 1:
        return f"The game is over: {names[winners[0]]} wins."
    return f"The game is over: {listed([names[seat] for seat in winners])} share the victory."


# Cards

def explored(game, who, cards):
    return f"{who} draws {names_of(game, cards)} to choose from."


def kept(game, who, cards, rest):
    others = f" and discards {count(rest, 'card')}" if rest else ""
    return f"{who} keeps {names_of(game, cards)}{others}."


def drew(game, who, cards, why, cause):
    through = f"through {source(game, cause)}" if cause is not None else DREW_FOR[why]
    return f"{who} draws {names_of(game, cards)} {through}."


# Placing

def revealed(game, who, card):
    return f"{who} places nothing." if card is None else f"{who} reveals {source(game, card)}."


def placed(game, who, card, way, account, defence):
    """With the sum that paid for the card or conquered it."""
    name = source(game, card)
    if defence is not None:
        return f"{who} conquers {name}: {lines(game, account, 'military')} against {number(defence)}."
    verb = "develops" if game.cards[card].kind == "development" else "settles"
    return f"{who} {verb} {name}: {lines(game, account, 'card')}."


def lost(game, who, card):
    return f"{who} discards {source(game, card)} from the tableau."


# Goods and powers

def good(game, who, world, why):
    verb, place = GOOD_COMES[why]
    return f"{who} {verb} {goods(1, game.cards[world].good)} {place} {source(game, world)}."


def sold(game, who, world, account):
    return f"{who} sells the {KINDS[game.cards[world].good]} good on {source(game, world)}: {lines(game, account, 'card')}."


def used(game, who, option, worlds, vp, cards):
    taken = f": {count(len(worlds), 'good')} ({listed([source(game, world) for world in worlds])})" if worlds else ""
    return f"{who} uses {source(game, option_card(option))}{taken} for {reward(vp, cards)}."


def gave(game, who, option, cards, vp):
    given = f"{names_of(game, cards)} for {count(vp, 'vp')}" if cards else "nothing"
    return f"{who} discards {given} through {source(game, option_card(option))}."


def gambled(game, who, option, named, card, won):
    end = "and takes it" if won else "which is discarded"
    return f"{who} names {number(named)} for {source(game, option_card(option))} and turns up {source(game, card)}, {end}."


GOOD_COMES = {"windfall": ("gets", "on"), "produced": ("produces", "on"), "bonus": ("produces", "on the windfall world")}
DISCARDED_FOR = {"setup": "", "limit": " down to the hand limit"}
DREW_FOR = {"trade": "for the sale", "settle bonus": "for choosing Settle"}

# Each takes the game, the name of the seat (all names where the whole table is meant), and what else the item holds.
NEWS = {
    "round": lambda game, names, round: f"Round {number(round)} begins.",
    "phase": lambda game, names, word: f"Now: {phase(word)}.",
    "reshuffled": lambda game, names, cards: f"The discards become a new deck of {count(cards, 'card')}.",
    "start": start, "dealt": dealt, "chose": chose, "discarded": discarded,
    "explored": explored, "kept": kept, "drew": drew,
    "revealed": revealed, "placed": placed, "lost": lost,
    "good": good, "sold": sold, "used": used, "gave": gave, "gambled": gambled, "over": over,
}
