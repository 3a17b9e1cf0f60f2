"""What happened, in sentences that anybody at the table can read; hidden cards are only counted. Fights are told in fought.py."""

from engine.decision import option_power
from engine.wording.en.accounts import lines, source
from engine.wording.en.actions import action
from engine.wording.en.fought import BETWEEN_SEATS, INVASION
from engine.wording.en.goals import goal
from engine.wording.en.grammar import count, listed, number
from engine.wording.en.named import called, goods_of, names_of
from engine.wording.en.sorts import a_category
from engine.wording.en.words import good_on, goods, phase, reward
from engine.wording.facts import actions_once


def news(game, item, names):
    """A piece of news (see engine/news.py) as a sentence. `names` are the seats' names as they are to be written."""
    if item[0] in BETWEEN_SEATS:
        return BETWEEN_SEATS[item[0]](game, names, *item[1:])
    who = names if item[1] is None else names[item[1]]
    return NEWS[item[0]](game, who, *item[2:])


# Beginning and end

def start(game, who, world):
    return f"{who} starts with {source(game, world)}."


def dealt(game, who, cards):
    return f"{who} is dealt {names_of(game, cards)}."


def chose(game, who, actions):
    return f"{who} chooses {listed([action(word) for word in actions_once(actions)])}." if actions else f"{who} chooses when the others have chosen."


def discarded(game, who, cards, why):
    return f"{who} discards {names_of(game, cards)}{DISCARDED_FOR[why]}."


def over(game, names, winners):
    if len(winners) == 1:
        return f"The game is over: {names[winners[0]]} wins."
    return f"The game is over: {listed([names[seat] for seat in winners])} share the victory."


# Cards

def searched(game, who, category, shown, found):
    end = f"takes {source(game, found)}" if found is not None else "finds none, so that the search can be used again"
    return f"{who} searches for {a_category(category)}, turns up {count(len(shown), 'card')} and {end}."


def explored(game, who, cards):
    return f"{who} draws {names_of(game, cards)} to choose from."


def kept(game, who, cards, rest):
    others = f" and discards {count(rest, 'card')}" if rest else ""
    return f"{who} keeps {names_of(game, cards)}{others}."


def drew(game, who, cards, why, cause):
    through = f"through {source(game, cause)}" if cause is not None else DREW_FOR[why]
    return f"{who} draws {names_of(game, cards)} {through}."


def took_saved(game, who, cards, under):
    return f"{who} takes {names_of(game, cards)} from under {source(game, under)}."


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


def flipped(game, who, card, placed):
    return f"{who} turns up {source(game, card)} and {'places' if placed else 'takes'} it."


def replaced(game, who, old, new):
    return f"{who} replaces {source(game, old)} by {source(game, new)}."


def lost(game, who, card):
    return f"{who} discards {source(game, card)} from the tableau."


# Goods and powers

def good(game, who, world, why):
    verb, place = GOOD_COMES[why]
    return f"{who} {verb} {goods(1, game.cards[world].good)} {place} {source(game, world)}."


def sold(game, who, world, account):
    return f"{who} sells the {good_on(game.cards[world].good)} on {source(game, world)}: {lines(game, account, 'card')}."


def used(game, who, option, worlds, vp, cards):
    """Prestige that the power brings is news of its own."""
    taken = f": {goods_of(game, worlds)}" if worlds else ""
    prize = "" if not (vp or cards) and option_power(game, option).prestige else f" for {reward(vp, cards)}"
    return f"{who} uses {called(game, option)}{taken}{prize}."


def gave(game, who, option, cards, vp):
    prize = f" for {count(vp, 'vp')}" if vp else ""
    given = names_of(game, cards) + prize if cards else "nothing"
    return f"{who} discards {given} through {called(game, option)}."


def gambled(game, who, option, named, card, won):
    end = "and takes it" if won else "which is discarded"
    return f"{who} names {number(named)} for {called(game, option)} and turns up {source(game, card)}, {end}."


def staked(game, who, option, card, shown, won):
    end = "which has a higher cost or defence" if len(shown) == 1 else "of which one has a higher cost or defence"
    return (f"{who} shows {source(game, card)} for {called(game, option)} and turns up {names_of(game, shown)}, "
            f"{end if won else 'none higher, so that all are discarded'}.")


def prize(game, who, option, card):
    return f"{who} takes {source(game, card)} through {called(game, option)}."


def consumed(game, who, worlds, chips, due):
    short = " because the bank holds no more" if chips < due else ""
    return f"{who} uses {goods_of(game, worlds)} for {count(chips, 'vp')}{short}."


# Prestige and goals

def prestige(game, who, number, cause):
    through = "a stronger action" if cause == "prestige" else source(game, cause)
    if number < 0:
        return f"{who} pays {count(-number, 'prestige')} for {through}."
    return f"{who} gains {count(number, 'prestige')} through {through}."


def leads(game, who, card):
    also = f" and {count(card, 'card')}" if card else ""
    return f"{who} has most prestige and gains {count(1, 'chip')}{also}."


GOOD_COMES = {"windfall": ("gets", "on"), "produced": ("produces", "on"), "bonus": ("produces", "on the windfall world"), "settled": ("gets", "on")}
DISCARDED_FOR = {"setup": "", "limit": " down to the hand limit"}
DREW_FOR = {"trade": "for the sale", "settle bonus": "for choosing Settle", "prestige leader": "for leading in prestige",
            "produce bonus": "for choosing Produce with prestige"}

# Each takes the game, the name of the seat (all names where the whole table is meant), and what else the item holds.
NEWS = dict({
    "round": lambda game, names, round: f"Round {number(round)} begins.",
    "phase": lambda game, names, word: f"Now: {phase(word)}.",
    "reshuffled": lambda game, names, cards: f"The discards become a new deck of {count(cards, 'card')}.",
    "start": start, "dealt": dealt, "chose": chose, "discarded": discarded, "over": over,
    "searched": searched, "explored": explored, "kept": kept, "drew": drew, "took saved": took_saved,
    "revealed": revealed, "placed": placed, "flipped": flipped, "replaced": replaced, "lost": lost,
    "good": good, "sold": sold, "used": used, "gave": gave, "gambled": gambled, "staked": staked, "prize": prize, "consumed": consumed,
    "prestige": prestige, "leads": leads,
    "goal": lambda game, who, key: f"{who} takes the goal {goal(key)}.",
    "goal lost": lambda game, who, key: f"{who} gives up the goal {goal(key)}.",
}, **INVASION)
