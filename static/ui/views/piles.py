"""The piles: the deck, the discards, the VP chips, and what everybody has."""

from engine.new_game import CHIPS_PER_PLAYER, PRESTIGE_CHIPS
from engine.scoring import tableau_limit
from ui.html import button, esc, name_tag
from ui.icons import icon
from ui.views.say import say, words
from ui.views.seats import left, mark


def piles(model, nothing):
    """The sheet; from here the way leads to all cards."""
    text = words(model)
    lines = "".join([pile(model, sign, label, told) for sign, label, told in contents(model)])
    return esc(text.PILES), f'<ul class="piles">{lines}</ul>{players(model)}{to_cards(text)}'


def contents(model):
    game, text = model.game, words(model)
    number = say(model).number
    chips = CHIPS_PER_PLAYER * len(game.seats) + PRESTIGE_CHIPS * game.rules.prestige
    return [["vp", text.CHIPS_LEFT, text.of_all(number(left(game)), number(chips))], ["deck", text.DECK, number(len(game.deck))],
            ["discard", text.DISCARDS, number(len(game.discards))]]


def pile(model, sign, label, told):
    return f'<li>{icon(sign)}<span>{esc(label)}</span><b class="number">{esc(told)}</b></li>'


def players(model):
    """A row for each player; the tableau with the number of cards that ends the game."""
    text, number = words(model), say(model).number
    heads = "".join([f'<th scope="col">{icon(sign)}<span class="hidden-text">{esc(label)}</span></th>' for sign, label in
                     (("vp", text.CHIPS), ("hand", text.HAND), ("deck", text.TABLEAU), ("good-any", text.GOODS))])
    rows = "".join([
        f'<tr><th scope="row">{mark(model, seat.index)} {name_tag(model.names[seat.index])}</th><td>{number(seat.chips)}</td><td>{number(len(seat.hand))}</td>'
        f'<td>{esc(text.of_all(number(len(seat.tableau)), number(tableau_limit(model.game, seat))))}</td><td>{number(len(seat.good_worlds))}</td></tr>'
        for seat in model.game.seats
    ])
    return f'<table class="score of-piles"><thead><tr><th scope="col">{esc(text.PLAYERS)}</th>{heads}</tr></thead><tbody>{rows}</tbody></table>'


def to_cards(text):
    return button(icon("deck") + esc(text.ALL_CARDS), "sheet", "open-cards", "cards", "wide")
