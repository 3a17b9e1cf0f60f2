"""The table for everybody in the room: all tableaus, what just happened, who is still thinking; no private card."""

from engine import score
from ui.html import esc, name_tag, noted
from ui.icons import icon
from ui.views import lesson, log, seats
from ui.views.frame import languages
from ui.views.lobby import link, shown_code
from ui.views.say import names, say, words
from ui.views.score import headline, ranking_list, score_table
from ui.views.slots import row
from ui.views.wall import wall

SIZES = (4, 6, 8, 10, 12, 15, 20)      # numbers of cards for which the style sheet knows a size
TOLD = ("placed", "sold", "used", "gave", "gambled", "chose", "start", "over", "round", "kept", "goal", "goal lost", "searched", "staked", "prize", "flipped",
        "replaced", "attacks", "cancelled", "taken", "destroyed", "repelled", "consumed", "contributed", "defended", "damaged", "repaired", "defeat",
        "repulsed", "tile")


def header(model):
    """The room and the figures of its game."""
    game, text = model.game, words(model)
    room = f'<h1 class="room">{esc(text.ROOM)} <b class="code" data-testid="room-code">{esc(shown_code(model.code))}</b></h1>'
    if model.wall:
        return room
    return (
        f'{room}<p class="figures"><span>{icon("round")}{esc(text.ROUND)} <b>{say(model).number(game.round)}</b></span><span>{icon("vp", style="chip")}<b>{say(model).number(seats.left(game))}</b> {esc(text.CHIPS_LEFT)}</span>'
        f"<span>{icon('deck')}<b>{say(model).number(len(game.deck))}</b> {esc(text.DECK)}</span></p>"
    )


def told(model):
    """One sentence on what just happened, with its sum in it; and who is still thinking."""
    sentence, thinking = lesson.sentence(model) or log.latest(model, TOLD), queue(model)
    return f'<p class="sentence" data-testid="sentence">{esc(sentence)}</p>{thinking}' if sentence or thinking else ""


def queue(model):
    text = words(model)
    thinking = names(model, model.table["waiting"])
    if model.game.over or not thinking:
        return ""
    return f'<p class="queue" data-testid="waiting">{icon("wait")} {esc(text.STILL_THINKING)}: {esc(say(model).listed(thinking))}</p>'


def players(model):
    """Every player's tableau, or the final score; or the tables of the class."""
    if model.wall:
        return wall(model)
    if model.game.over and not lesson.example(model):
        return f'<div class="finale"><p class="headline">{icon("most")} {esc(headline(model))}</p>{ranking_list(model)}{score_table(model)}</div>'
    panels = "".join([player(model, seat) for seat in model.game.seats])
    return f'<div class="players of-{len(model.game.seats)}">{panels}</div>'


def player(model, seat):
    return (
        f'<section class="player" data-testid="player-{seat.index}"><h2>{seats.mark(model, seat.index)}{name_tag(model.names[seat.index])}'
        f'<b class="number">{esc(words(model).points(score(model.game)[seat.index]))}</b>{seats.numbers(model, seat)}{seats.status(model, seat.index)}</h2>'
        f'<div class="tableau-of {size(len(seat.tableau))}">{row(model, seat.tableau, "tiles", words(model).tableau_of(model.names[seat.index]), seat, still=True)}</div>{opened(model, seat)}</section>'
    )


def opened(model, seat):
    """The player's hand, while the teacher shows it."""
    cards = lesson.open_hand(model, seat)
    return row(model, cards, "shown", words(model).hand_of(model.names[seat.index]), still=True) if cards else ""


def size(number):
    """The smallest of the sizes that show so many cards."""
    for most in SIZES:
        if number <= most:
            return f"up-to-{most}"
    return f"up-to-{SIZES[-1]}"


def invitation(model):
    """Before the game: a code to scan, big enough for the back row, and the seats."""
    text, table = words(model), model.table
    places = "".join([f"<li>{name_tag(one['name']) + noted([text.NEWCOMER] * one['new']) if one['taken'] else esc(text.FREE_SEAT)}</li>" for one in table["seats"]])
    return (
        f'<div class="call"><img class="qr" src="/qr/{esc(model.code)}.svg" alt="{esc(text.QR_LABEL)}"><div><h1>{esc(text.SCAN_TO_JOIN)}</h1>'
        f'<p>{esc(text.OPEN_LINK)} <b class="link">{esc(link(model))}</b></p><ol class="places">{places}</ol>{languages(model)}</div></div>'
    )
