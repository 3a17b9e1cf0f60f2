"""The tables of a class, as tiles for the big screen and the remote."""

from ui.html import esc, name_tag
from ui.icons import icon
from ui.views.say import say, words


def wall(model):
    """Every table: its round and phase, the points of its players, and who is waited for."""
    tiles = "".join([tile(model, number) for number in range(len(model.wall))])
    return f'<ol class="wall" data-testid="wall">{tiles}</ol>' if tiles else ""


def tile(model, number):
    table, text = model.wall[number], words(model)
    seats = "".join([f'<li class="{"won" if seat["won"] else ""}">{name_tag(seat["name"])} <b>{seat["points"]}</b></li>' for seat in table["seats"]])
    return (
        f'<li class="tile" data-testid="tile-{number}"><p class="where"><b>{number + 1}</b> {esc(where(model, table, text))}</p><ul>{seats}</ul>'
        f'<p class="waits">{waits(table, text)}</p></li>'
    )


def where(model, table, text):
    if table["over"]:
        return text.GAME_OVER
    phase = table["phase"].rstrip("2")
    named = f", {say(model).phase(phase)}" if phase in ("explore", "develop", "settle", "consume", "produce") else ""
    return f"{text.ROUND} {table['round']}{named}"


def waits(table, text):
    return icon("wait") + " " + ", ".join([name_tag(name) for name in table["waiting"]]) if table["waiting"] else ""
