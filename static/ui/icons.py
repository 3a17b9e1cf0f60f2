"""Icons: symbols of the document itself (templates/icons.svg), so that none is waited for and none is asked for again."""

from ui.html import esc

MINUS = "\u2212"      # a hyphen is shorter than a plus


def address(name):
    """Where an icon lies: what its use refers to."""
    return f"#icon-{name}"


def icon(name, label="", style=""):
    """An icon; with a label it speaks to a screen reader, without one it is silent."""
    voice = f'role="img" aria-label="{esc(label)}"' if label else 'aria-hidden="true"'
    return f'<svg class="icon {style}" {voice}><use href="{address(name)}"></use></svg>'


def badge(name, number):
    """A number on a shape: what a card costs, or what it is worth."""
    return f'<span class="badge {name}">{icon(name)}<b>{esc(str(number).replace("-", MINUS))}</b></span>'


def good(kind, windfall=False, label=""):
    """The sign of a kind of good: shape, letter and colour; outlined for a windfall world."""
    return icon(("windfall-" if windfall else "good-") + (kind or "any"), label, "good")
