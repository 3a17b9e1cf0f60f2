"""Why not: every reason that the engine gives, as a sentence."""

from engine.account import amount_of
from engine.cards.rulesets import RULESETS
from engine.wording.en.accounts import lines
from engine.wording.en.cards import card
from engine.wording.en.games import ruleset
from engine.wording.en.grammar import count, listed, number, or_none
from engine.wording.en.words import goods


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


def too_strong(game, attack, defence):
    return f"Its defence is {lines(game, defence, 'force')}, and against it you have {lines(game, attack, 'military')} at most."


def no_replacement(game, amount):
    return f"A world is replaced by one of the same kind that costs as much or up to {number(amount)} more, and neither is a military world."


def no_way(game, weak, dear):
    strong, cost = amount_of(weak[1]), amount_of(dear[1])
    return (f"You are too weak for it by {number(weak[2] - strong)}, and it is too dear by {count(cost - dear[2], 'card')}. "
            f"{too_weak(game, *weak[1:])} {too_dear(game, *dear[1:])}")


def too_little_left(game, account, left, defence):
    return (f"Its defence is {number(defence)}; against it you have {lines(game, account, 'military')}, "
            f"of which the first conquest leaves {number(left)}.")


# Options of a game: what would work instead

def games_with(fits):
    """The names of the games for which `fits(ruleset)` holds."""
    return listed([ruleset(name) for name in RULESETS if fits(RULESETS[name])], "or")


def games_for(players):
    """What so many players can play."""
    return f"{number(players)} can play {games_with(lambda rules: rules.players[1] >= players)}"


def players(game, fewest, most):
    more = [games_for(size) for size in (5, 6) if size > most]
    return f"{'; '.join([f'This game is for {number(fewest)} to {number(most)} players'] + more)}."


def preset_hands(game, hands):
    if not hands:
        return "This game has no first hands; every game but the small Persian game has them, without New Worlds."
    return f"There are first hands for {count(hands, 'player')} at most in this game: deal the cards at random for more."


# What a question asks for, by what its options are
CHOSEN = {"action": "an action", "card": "another card", "way": "a way to place your card", "power": "a power", "number": "a number",
          "category": "a category", "word": "whether to take the card", "good": "a kind of good"}

PLAIN = {
    # The question
    "not a list": "An answer is a list of options.",
    "not asked": "You are not asked anything now.",
    "not together": "These cannot be picked together.",
    "game over": "The game is over.",
    "nothing to undo": "There is nothing that you can take back.",
    "card seen": "You have seen a card since, so this cannot be taken back.",
    # Cards and powers
    "no such action": "This game has no such action.",
    "card spent": "Your prestige/search card is used once in a game.",
    "chosen already": "You have chosen it already.",
    "not paid": "You have not paid with it.",
    "other world": "The power puts goods on other worlds.",
    "no start world": "It is not one of the start worlds that you can choose.",
    "not attacked": "It is not the target of a takeover.",
    "not in hand": "It is not in your hand.",
    "no development": "It is not a development.",
    "no world": "It is not a world.",
    "already there": "You already have this development.",
    "only what you drew": "Only the cards you have just drawn count here.",
    "no such way": "You cannot take this world in that way.",
    "no such power": "It is not a power that you can use now.",
    "nothing placed": "It follows a world that you place, and you have placed none in this phase.",
    "nothing conquered": "It follows a military world that you conquer, and that was not the first you placed in this phase.",
    "world placed": "It stands in place of a world, and you have placed one or declared a takeover in this phase.",
    "no world to place": "There is no world in your hand that it could place.",
    "no world to replace": "There is no world in your hand that could replace one of yours.",
    "no takeovers": "This game is played without takeovers.",
    "no target": "There is no world that you could take over with it.",
    "not theirs": "It is in no other player's tableau.",
    "placed now": "It was placed in this phase.",
    "not vulnerable": "This power cannot be used against its owner.",
    "wrong target": "This power cannot be used against such a card.",
    "peaceful": "It is not a military world, and you have no card that lets you attack one that is not.",
    "no good there": "There is no good on it.",
    "unsellable": "The good on it cannot be sold.",
    "wrong kind": "The good on it is of the wrong kind.",
    "not yours": "It is not in your tableau.",
    "no consume power": "It is not a Consume power.",
    "no produce power": "It is not a Produce power that you can use now.",
    "no defence": "It is no defence against the invasion.",
    "damaged": "It is damaged.",
    "not damaged": "It is not damaged.",
    "nothing damaged": "You have no damaged world.",
    "used": "It has been used in this phase.",
    "empty hand": "You have too few cards in your hand.",
    "no prestige": "You have no prestige.",
    "no stake": "There is no card in your hand that could be shown for it.",
    "no windfall": "It is not a windfall world.",
    "has a good": "It already has a good.",
    "no world to fill": "There is no world that could get a good from it.",
    # Options of a game
    "edition": "The edition must be 1 or 2.",
    "newcomers": "First hands go to seats of this game, to each only once.",
    "two actions": "Two actions in a round are for two players only, and not for the small Persian game.",
    "promo": "The New Worlds go with every game but the small Persian game.",
}

FULL = {
    "not asked for": lambda game, kind: f"You choose {CHOSEN[kind]} now.",
    "no way": no_way,
    "not an option": lambda game, option: f"{named(game, option)} is not one of the options.",
    "picked twice": lambda game, option: f"{named(game, option)} is picked too often.",
    "too few": lambda game, least, picked: f"At least {number(least)} must be picked, not {number(picked)}.",
    "too many": lambda game, most, picked: f"At most {number(most)} can be picked, not {number(picked)}.",
    "no such seat": lambda game, seat: "There is no such seat.",
    "too dear": too_dear,
    "too weak": too_weak,
    "too little left": too_little_left,
    "too strong": too_strong,
    "no replacement": no_replacement,
    "too few goods": lambda game, needed, kind, there: f"It needs {goods(needed, kind)}, and you have {or_none(there)}.",
    "too few kinds": lambda game, needed, there: f"It needs goods of {number(needed)} different kinds, and you have {or_none(there)}.",
    "too few cards": lambda game, needed, there: f"It needs {count(needed, 'card')} of your hand, and you have {or_none(there)}.",
    # Options of a game
    "no such ruleset": lambda game, names: f"There is no such game; there are: {listed([ruleset(name) for name in names])}.",
    "players": players,
    "preset hands": preset_hands,
    "goals": lambda game: f"This game has no goals; choose {games_with(lambda rules: rules.goals)}.",
    "takeovers": lambda game: f"This game has no takeovers; choose {games_with(lambda rules: rules.takeovers)}.",
    "invasion": lambda game: f"This game has no invasion; choose {games_with(lambda rules: rules.invasion)}.",
}
