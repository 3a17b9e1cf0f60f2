"""Why not: every reason that the engine gives, as a sentence."""

from engine.wording.en.accounts import lines
from engine.wording.en.cards import card
from engine.wording.en.words import goods, number, or_none


def reason(game, reason):
    """A reason as a sentence; where `game` is None no card is named."""
    word = reason[0]
    return PLAIN[word] if word in PLAIN else FULL[word](game, *reason[1:])


def named(game, option):
    """An option by its card's name, if it is a card and the game is known; what players send can be anything."""
    if game is not None and type(option) is int and 0 <= option < len(game.cards):
        return card(game.cards[option])
    return "That"


def too_dear(game, account, hand):
    return f"It costs {lines(game, account, 'card')}, and you have {or_none(hand)} to pay with."


def too_weak(game, account, defence):
    return f"Its defence is {number(defence)}, and against it you have {lines(game, account, 'military')}."


PLAIN = {
    # The question
    "not a list": "An answer is a list of options.",
    "not asked": "You are not asked anything now.",
    "not asked for": "That is not what you are asked for now.",
    "same kind twice": "The goods must be of different kinds.",
    "game over": "The game is over.",
    "nothing to undo": "There is nothing that you can take back.",
    "card seen": "You have seen a card since, so this cannot be taken back.",
    # Cards and powers
    "not in hand": "It is not in your hand.",
    "no development": "It is not a development.",
    "no world": "It is not a world.",
    "already there": "You already have this development.",
    "only what you drew": "Only the cards you have just drawn count here.",
    "no such way": "You cannot take this world in that way.",
    "no good there": "There is no good on it.",
    "wrong kind": "The good on it is of the wrong kind.",
    "not yours": "It is not in your tableau.",
    "no consume power": "It is not a Consume power.",
    "used": "It has been used in this phase.",
    "empty hand": "Your hand is empty.",
    "no windfall": "It is not a windfall world.",
    "has a good": "It already has a good.",
    # Options of a game
    "edition": "The edition must be 1 or 2.",
    "two actions": "Two actions in a round are for two players only.",
}

FULL = {
    "not an option": lambda game, option: f"{named(game, option)} is not one of the options.",
    "picked twice": lambda game, option: f"{named(game, option)} is picked too often.",
    "too few": lambda game, least, picked: f"At least {number(least)} must be picked, not {number(picked)}.",
    "too many": lambda game, most, picked: f"At most {number(most)} can be picked, not {number(picked)}.",
    "no such seat": lambda game, seat: "There is no such seat.",
    "too dear": too_dear,
    "too weak": too_weak,
    "too few goods": lambda game, needed, kind, there: f"It needs {goods(needed, kind)}, and you have {or_none(there)}.",
    "too few kinds": lambda game, needed, there: f"It needs goods of {number(needed)} different kinds, and you have {or_none(there)}.",
    "no such ruleset": lambda game, ruleset: f"There is no ruleset {ruleset}.",
    "players": lambda game, fewest, most: f"The game is for {number(fewest)} to {number(most)} players.",
}
