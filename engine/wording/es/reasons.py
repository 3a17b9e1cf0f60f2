"""Why not: every reason that the engine gives, as a sentence."""

from engine.account import amount_of
from engine.cards.rulesets import RULESETS
from engine.wording.es.accounts import lines
from engine.wording.es.cards import card
from engine.wording.es.games import ruleset
from engine.wording.es.grammar import count, listed, number, or_none
from engine.wording.es.words import goods


def reason(game, reason):
    """A reason as a sentence; where `game` is None no card is named."""
    word = reason[0]
    return PLAIN[word] if word in PLAIN else FULL[word](game, *reason[1:])


def named(game, option):
    """An option by its card's name, if it is a card and the game is known; what players send can be anything."""
    if game is not None and type(option) is int and 0 <= option < len(game.cards):
        return card(game.cards[option])
    return "Eso"


def too_dear(game, account, hand):
    return f"Cuesta {lines(game, account, 'card')}, y tienes {or_none(hand, 'ninguna')} para pagar."


def too_weak(game, account, defence):
    return f"Su defensa es {number(defence)}, y contra ella tienes {lines(game, account, 'military')}."


def too_strong(game, attack, defence):
    return f"Su defensa es {lines(game, defence, 'force')}, y contra ella tienes como mucho {lines(game, attack, 'military')}."


def no_replacement(game, amount):
    return f"Un mundo se sustituye por otro del mismo tipo que cueste lo mismo o hasta {number(amount)} más, y ninguno de los dos es militar."


def no_way(game, weak, dear):
    strong, cost = amount_of(weak[1]), amount_of(dear[1])
    return (f"Te faltan {number(weak[2] - strong)} de fuerza militar para conquistarla y {count(cost - dear[2], 'card')} para pagarla. "
            f"{too_weak(game, *weak[1:])} {too_dear(game, *dear[1:])}")


def too_little_left(game, account, left, defence):
    return (f"Su defensa es {number(defence)}; contra ella tienes {lines(game, account, 'military')}, "
            f"de los que la primera conquista deja {number(left)}.")


# Options of a game: what would work instead

def games_with(fits):
    """The names of the games for which `fits(ruleset)` holds."""
    return listed([ruleset(name) for name in RULESETS if fits(RULESETS[name])], "o")


def games_for(players):
    """What so many players can play."""
    return f"{number(players)} pueden jugar a {games_with(lambda rules: rules.players[1] >= players)}"


def players(game, fewest, most):
    more = [games_for(size) for size in (5, 6) if size > most]
    return f"{'; '.join([f'Este juego es de {number(fewest)} a {number(most)} jugadores'] + more)}."


def preset_hands(game, hands):
    if not hands:
        return "Este juego no tiene primeras manos; las tienen todos menos el pequeño juego persa, sin Nuevos mundos."
    return f"En este juego hay primeras manos para {count(hands, 'player')} como mucho: con más, reparte las cartas al azar."


# What a question asks for, by what its options are
CHOSEN = {"action": "una acción", "card": "otra carta", "way": "cómo colocar tu carta", "power": "un poder", "number": "un número",
          "category": "una categoría", "word": "si tomas la carta", "good": "un tipo de bien"}

PLAIN = {
    # The question
    "not a list": "Una respuesta es una lista de opciones.",
    "not asked": "Ahora no se te pregunta nada.",
    "not together": "No se pueden elegir juntas.",
    "game over": "La partida ha terminado.",
    "nothing to undo": "No hay nada que puedas deshacer.",
    "card seen": "Desde entonces has visto una carta, así que no se puede deshacer.",
    # Cards and powers
    "no such action": "Este juego no tiene esa acción.",
    "card spent": "Tu carta de prestigio y búsqueda se usa una sola vez en la partida.",
    "chosen already": "Ya la has elegido.",
    "not paid": "No has pagado con ella.",
    "other world": "El poder pone bienes en otros mundos.",
    "no start world": "No es uno de los mundos iniciales que puedes elegir.",
    "not attacked": "No es el objetivo de ninguna toma.",
    "not in hand": "No está en tu mano.",
    "no development": "No es un desarrollo.",
    "no world": "No es un mundo.",
    "already there": "Ya tienes este desarrollo.",
    "only what you drew": "Aquí solo cuentan las cartas que acabas de robar.",
    "no such way": "No puedes hacerte con este mundo de ese modo.",
    "no such power": "No es un poder que puedas usar ahora.",
    "nothing placed": "Sigue a un mundo que colocas, y no has colocado ninguno en esta fase.",
    "nothing conquered": "Sigue a un mundo militar que conquistas, y no fue eso lo primero que colocaste en esta fase.",
    "world placed": "Sustituye a colocar un mundo, y en esta fase ya has colocado uno o declarado una toma de posesión.",
    "no world to place": "No hay en tu mano ningún mundo que se pueda colocar con él.",
    "no world to replace": "No hay en tu mano ningún mundo que pueda sustituir a uno de los tuyos.",
    "no takeovers": "Esta partida se juega sin tomas de posesión.",
    "no target": "No hay ningún mundo que puedas tomar con él.",
    "not theirs": "No está en el cuadro de ningún otro jugador.",
    "placed now": "Se ha colocado en esta fase.",
    "not vulnerable": "Este poder no sirve contra su dueño.",
    "wrong target": "Este poder no sirve contra una carta así.",
    "peaceful": "No es un mundo militar, y no tienes ninguna carta que te deje atacar uno que no lo sea.",
    "no good there": "No hay ningún bien en él.",
    "unsellable": "Su bien no se puede vender.",
    "wrong kind": "Su bien no es del tipo adecuado.",
    "not yours": "No está en tu cuadro.",
    "no consume power": "No es un poder de Consumir.",
    "no produce power": "No es un poder de Producir que puedas usar ahora.",
    "no defence": "No es una defensa contra la invasión.",
    "damaged": "Está dañado.",
    "not damaged": "No está dañado.",
    "nothing damaged": "No tienes ningún mundo dañado.",
    "used": "Ya se ha usado en esta fase.",
    "empty hand": "Tienes muy pocas cartas en la mano.",
    "no prestige": "No tienes prestigio.",
    "no stake": "No hay en tu mano ninguna carta que se pueda mostrar para ello.",
    "no windfall": "No es un mundo de ganancia.",
    "has a good": "Ya tiene un bien.",
    "no world to fill": "No hay ningún mundo que pueda recibir un bien de él.",
    # Options of a game
    "edition": "La edición debe ser 1 o 2.",
    "newcomers": "Las primeras manos son para asientos de esta partida, una sola vez para cada uno.",
    "two actions": "Dos acciones por ronda es solo para dos jugadores, y no para el pequeño juego persa.",
    "promo": "Los Nuevos mundos van con todos los juegos menos el pequeño juego persa.",
}

FULL = {
    "not asked for": lambda game, kind: f"Ahora eliges {CHOSEN[kind]}.",
    "no way": no_way,
    "not an option": lambda game, option: f"{named(game, option)} no es una de las opciones.",
    "picked twice": lambda game, option: f"{named(game, option)} se ha elegido demasiadas veces.",
    "too few": lambda game, least, picked: f"Hay que elegir al menos {number(least)}, no {number(picked)}.",
    "too many": lambda game, most, picked: f"Se pueden elegir como mucho {number(most)}, no {number(picked)}.",
    "no such seat": lambda game, seat: "No existe ese asiento.",
    "too dear": too_dear,
    "too weak": too_weak,
    "too little left": too_little_left,
    "too strong": too_strong,
    "no replacement": no_replacement,
    "too few goods": lambda game, needed, kind, there: f"Necesita {goods(needed, kind)}, y tienes {or_none(there)}.",
    "too few kinds": lambda game, needed, there: f"Necesita bienes de {number(needed)} tipos distintos, y tienes {or_none(there)}.",
    "too few cards": lambda game, needed, there: f"Necesita {count(needed, 'card')} de tu mano, y tienes {or_none(there, 'ninguna')}.",
    # Options of a game
    "no such ruleset": lambda game, names: f"No existe ese juego; hay: {listed([ruleset(name) for name in names])}.",
    "players": players,
    "preset hands": preset_hands,
    "goals": lambda game: f"Este juego no tiene objetivos; elige {games_with(lambda rules: rules.goals)}.",
    "takeovers": lambda game: f"Este juego no tiene tomas de posesión; elige {games_with(lambda rules: rules.takeovers)}.",
    "invasion": lambda game: f"Este juego no tiene invasión; elige {games_with(lambda rules: rules.invasion)}.",
}
