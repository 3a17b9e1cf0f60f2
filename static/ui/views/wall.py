"""The tables of a class, as tiles for the big screen and the remote."""

from ui.html import esc, name_tag
from ui.icons import icon
from ui.views.say import say, words


def wall(model):
    """Every table: its round and phase, the points of its players, and who is waited for."""
    tiles = "".join([tile(model, number) for number in range(len(model.wall))])
    return f'<ol class="wall by-{columns(len(model.wall))}" data-testid="wall">{tiles}</ol>' if tiles else ""


def columns(number):
    """As many as there are rows, up to five of them in three rows."""
    for most, side in ((1, 1), (4, 2), (9, 3), (12, 4)):
        if number <= most:
            return side
    return 5


def tile(model, number):
    table, text = model.wall[number], words(model)
    seats = "".join([line(model, seat) for seat in table["seats"]])
    return (
        f'<li class="tile" data-testid="tile-{number}"><p class="where"><b>{say(model).number(number + 1)}</b><span>{esc(where(model, table, text))}</span>{icon("vp", text.VP, "chip")}</p><ul>{seats}</ul></li>'
    )


def where(model, table, text):
    if table["over"]:
        return text.GAME_OVER
    phase = table["phase"].rstrip("2")
    if phase == "setup":
        return say(model).phase(phase)
    named = f" \u00b7 {say(model).phase(phase)}" if phase in ("explore", "develop", "settle", "consume", "produce") else ""
    return f"{text.ROUND} {say(model).number(table['round'])}{named}"


def line(model, seat):
    """A player: still thinking, with so many points, the winner."""
    waits = icon("wait", words(model).THINKING) if seat["waits"] else ""
    return f'<li class="{"won" if seat["won"] else ""}">{name_tag(seat["name"])}<span class="waits">{waits}</span><b>{say(model).number(seat["points"])}</b></li>'
