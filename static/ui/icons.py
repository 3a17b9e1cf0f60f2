"""Icons, all from one sprite (static/img/icons.svg)."""

from ui.html import esc

_sprite = ["/static/img/icons.svg"]


def use_sprite(url):
    """Take the icons from this address (it carries the version of the file)."""
    _sprite[0] = url


def icon(name, label="", style=""):
    """An icon; with a label it speaks to a screen reader, without one it is silent."""
    voice = f'role="img" aria-label="{esc(label)}"' if label else 'aria-hidden="true"'
    return f'<svg class="icon {style}" {voice}><use href="{_sprite[0]}#{name}"></use></svg>'


def badge(name, number):
    """A number on a shape: what a card costs, or what it is worth."""
    return f'<span class="badge {name}">{icon(name)}<b>{esc(number)}</b></span>'


def good(kind, windfall=False, label=""):
    """The sign of a kind of good: shape, letter and colour; outlined for a windfall world."""
    return icon(("windfall-" if windfall else "good-") + (kind or "any"), label, "good")
