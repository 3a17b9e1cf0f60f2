"""The table as a player or a spectator sees it on a phone, region by region, from top to bottom."""

from engine.scoring import ends
from ui.html import esc
from ui.icons import icon
from ui.views import lesson, seats
from ui.views.lobby import shown_code
from ui.views.say import say, words
from ui.views.slots import row

ABOUT_A_CARD = ("search.keep",)      # questions in words about a card that lies nowhere else


def header(model):
    """The round, the chips left and the deck; the log and the menu."""
    game, text = model.game, words(model)
    return (
        f'<h1 class="hidden-text">{esc(text.TITLE)}, {esc(text.ROOM)} {esc(shown_code(model.code))}</h1>'
        f'<button type="button" class="figures" data-do="sheet" data-option="piles" data-testid="open-piles">{round_number(model, text)}'
        f'<span>{icon("vp", text.CHIPS_LEFT, "chip")}<b>{say(model).number(seats.left(game))}</b></span>'
        f'<span>{icon("deck", text.DECK)}<b>{say(model).number(len(game.deck))}</b></span></button>'
        f'<span class="tools">{of_ruleset(model)}{tool("log", "log", text.LOG)}{tool("menu", "menu", text.MENU)}</span>'
    )


def round_number(model, text):
    """The number of the round, or that it is the last one."""
    if last_round(model.game):
        return f'<b class="last" data-testid="last-round">{esc(text.LAST_ROUND)}</b>'
    return f'<span>{icon("round", text.ROUND)}<b>{say(model).number(model.game.round)}</b></span>'


def tool(sign, sheet, label):
    return (
        f'<button type="button" class="button plain square" data-do="sheet" data-option="{sheet}" data-testid="open-{sheet}" '
        f'aria-label="{esc(label)}" title="{esc(label)}">{icon(sign)}</button>'
    )


def last_round(game):
    """Will the game end with this round, as things stand?"""
    return not game.over and ends(game)


def of_ruleset(model):
    """The sheet that the ruleset adds: goals, or the invasion."""
    if model.game.invasion:
        return tool("invasion", "invasion", say(model).room_option("invasion"))
    return tool("goal", "goals", say(model).room_option("goals")) if model.game.options["goals"] else ""


def tableau(model):
    """The viewer's own cards in play; for a spectator those of everybody."""
    if model.me is None:
        return "".join([of_player(model, seat) for seat in model.game.seats])
    return seats.own_line(model) + row(model, model.me.tableau, "tiles", words(model).YOUR_TABLEAU, model.me)


def of_player(model, seat):
    name = model.names[seat.index]
    return f'<ul class="seats">{seats.line(model, seat)}</ul>{row(model, seat.tableau, "tiles", words(model).tableau_of(name), seat)}'


def aside(model):
    """Cards that lie neither in the viewer's hand nor in their tableau, while they are to be chosen from: drawn, offered, turned up, or of others."""
    cards = cards_aside(model) if model.decision is not None and model.me is not None else []
    return row(model, cards, "cards", words(model).ASIDE, owner_of(model, cards[0])) if cards else ""


def cards_aside(model):
    decision, me = model.decision, model.me
    if decision.ask in ABOUT_A_CARD:
        return [decision.about]
    if decision.ask == "setup.discard" and me.pick is not None:
        return [me.pick]
    if decision.of != "card":
        return []
    found = []
    for card in decision.options:
        if card not in me.hand + me.tableau and card not in found:
            found.append(card)
    return found


def owner_of(model, card):
    """Whose goods lie on the card, or None."""
    for seat in model.game.seats:
        if card in seat.tableau:
            return seat
    return None


def hand(model):
    """The viewer's hand, a row to swipe."""
    if model.me is None:
        return ""
    if not model.me.hand:
        return f'<p class="soft empty">{esc(words(model).EMPTY_HAND)}</p>'
    return lesson.open_sign(model) + row(model, model.me.hand, "cards", words(model).YOUR_HAND)
