"""What happened, in sentences that anybody at the table can read; hidden cards are only counted. Fights are told in fought.py."""

from engine.decision import option_power
from engine.wording.es.accounts import lines, source
from engine.wording.es.actions import action
from engine.wording.es.fought import BETWEEN_SEATS, INVASION
from engine.wording.es.goals import goal
from engine.wording.es.grammar import count, listed, number
from engine.wording.es.named import called, goods_of, names_of
from engine.wording.es.sorts import a_category
from engine.wording.es.words import good_on, goods, phase, reward
from engine.wording.facts import actions_once


def news(game, item, names):
    """A piece of news (see engine/news.py) as a sentence. `names` are the seats' names as they are to be written."""
    if item[0] in BETWEEN_SEATS:
        return BETWEEN_SEATS[item[0]](game, names, *item[1:])
    who = names if item[1] is None else names[item[1]]
    return NEWS[item[0]](game, who, *item[2:])


# Beginning and end

def start(game, who, world):
    return f"{who} empieza con {source(game, world)}."


def dealt(game, who, cards):
    return f"{who} recibe {names_of(game, cards)}."


def chose(game, who, actions):
    words = [action(word) for word in actions_once(actions)]
    return f"{who} elige {listed(words)}." if words else f"{who} elige cuando los demás han elegido."


def discarded(game, who, cards, why):
    return f"{who} descarta {names_of(game, cards)}{DISCARDED_FOR[why]}."


def over(game, names, winners):
    if len(winners) == 1:
        return f"La partida ha terminado: gana {names[winners[0]]}."
    return f"La partida ha terminado: {listed([names[seat] for seat in winners])} comparten la victoria."


# Cards

def searched(game, who, category, shown, found):
    end = f"se queda {source(game, found)}" if found is not None else "no encuentra ninguna, así que la búsqueda se puede volver a usar"
    return f"{who} busca {a_category(category)}, descubre {count(len(shown), 'card')} y {end}."


def explored(game, who, cards):
    return f"{who} roba {names_of(game, cards)} para elegir."


def kept(game, who, cards, rest):
    others = f" y descarta {count(rest, 'card')}" if rest else ""
    return f"{who} conserva {names_of(game, cards)}{others}."


def drew(game, who, cards, why, cause):
    through = f"con {source(game, cause)}" if cause is not None else DREW_FOR[why]
    return f"{who} roba {names_of(game, cards)} {through}."


def took_saved(game, who, cards, under):
    return f"{who} toma {names_of(game, cards)} de debajo de {source(game, under)}."


# Placing

def revealed(game, who, card):
    return f"{who} no coloca nada." if card is None else f"{who} muestra {source(game, card)}."


def placed(game, who, card, way, account, defence):
    """With the sum that paid for the card or conquered it."""
    name = source(game, card)
    if defence is not None:
        return f"{who} conquista {name}: {lines(game, account, 'military')} contra {number(defence)}."
    verb = "desarrolla" if game.cards[card].kind == "development" else "coloniza"
    return f"{who} {verb} {name}: {lines(game, account, 'card')}."


def flipped(game, who, card, placed):
    return f"{who} descubre {source(game, card)} y {'la coloca' if placed else 'se la queda'}."


def replaced(game, who, old, new):
    return f"{who} sustituye {source(game, old)} por {source(game, new)}."


def lost(game, who, card):
    return f"{who} descarta {source(game, card)} de su cuadro."


# Goods and powers

def good(game, who, world, why):
    verb, place = GOOD_COMES[why]
    return f"{who} {verb} {goods(1, game.cards[world].good)} {place} {source(game, world)}."


def sold(game, who, world, account):
    return f"{who} vende el {good_on(game.cards[world].good)} de {source(game, world)}: {lines(game, account, 'card')}."


def used(game, who, option, worlds, vp, cards):
    """Prestige that the power brings is news of its own."""
    taken = f": {goods_of(game, worlds)}" if worlds else ""
    prize = "" if not (vp or cards) and option_power(game, option).prestige else f" por {reward(vp, cards)}"
    return f"{who} usa {called(game, option)}{taken}{prize}."


def gave(game, who, option, cards, vp):
    prize = f" por {count(vp, 'vp')}" if vp else ""
    if not cards:
        return f"{who} no descarta nada con {called(game, option)}."
    return f"{who} descarta {names_of(game, cards)}{prize} con {called(game, option)}."


def gambled(game, who, option, named, card, won):
    end = "y se la queda" if won else "que se descarta"
    return f"{who} nombra el {number(named)} con {called(game, option)} y descubre {source(game, card)}, {end}."


def staked(game, who, option, card, shown, won):
    end = "que tiene más coste o defensa" if len(shown) == 1 else "una de las cuales tiene más coste o defensa"
    return (f"{who} muestra {source(game, card)} con {called(game, option)} y descubre {names_of(game, shown)}, "
            f"{end if won else 'ninguna mayor, así que se descartan todas'}.")


def prize(game, who, option, card):
    return f"{who} se queda {source(game, card)} con {called(game, option)}."


def consumed(game, who, worlds, chips, due):
    short = " porque en la reserva no hay más" if chips < due else ""
    return f"{who} usa {goods_of(game, worlds)} por {count(chips, 'vp')}{short}."


# Prestige and goals

def prestige(game, who, number, cause):
    through = "una acción más fuerte" if cause == "prestige" else source(game, cause)
    if number < 0:
        return f"{who} paga {count(-number, 'prestige')} por {through}."
    return f"{who} gana {count(number, 'prestige')} con {through}."


def leads(game, who, card):
    also = f" y {count(card, 'card')}" if card else ""
    return f"{who} tiene más prestigio que nadie y gana {count(1, 'chip')}{also}."


GOOD_COMES = {"windfall": ("recibe", "en"), "produced": ("produce", "en"), "bonus": ("produce", "en el mundo de ganancia"), "settled": ("recibe", "en")}
DISCARDED_FOR = {"setup": "", "limit": " por el límite de la mano"}
DREW_FOR = {"trade": "por la venta", "settle bonus": "por elegir Colonizar", "prestige leader": "por ser líder de prestigio",
            "produce bonus": "por elegir Producir con prestigio"}

# Each takes the game, the name of the seat (all names where the whole table is meant), and what else the item holds.
NEWS = dict({
    "round": lambda game, names, round: f"Empieza la ronda {number(round)}.",
    "phase": lambda game, names, word: f"Ahora: {phase(word)}.",
    "reshuffled": lambda game, names, cards: f"Los descartes forman un mazo nuevo de {count(cards, 'card')}.",
    "start": start, "dealt": dealt, "chose": chose, "discarded": discarded, "over": over,
    "searched": searched, "explored": explored, "kept": kept, "drew": drew, "took saved": took_saved,
    "revealed": revealed, "placed": placed, "flipped": flipped, "replaced": replaced, "lost": lost,
    "good": good, "sold": sold, "used": used, "gave": gave, "gambled": gambled, "staked": staked, "prize": prize, "consumed": consumed,
    "prestige": prestige, "leads": leads,
    "goal": lambda game, who, key: f"{who} consigue el objetivo {goal(key)}.",
    "goal lost": lambda game, who, key: f"{who} cede el objetivo {goal(key)}.",
}, **INVASION)
