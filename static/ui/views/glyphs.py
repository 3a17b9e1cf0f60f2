"""Powers as short rows of icons, for the face of a card; the words are on its sheet."""

from ui.html import esc
from ui.icons import good, icon

MINUS = "\u2212"


def signed(amount):
    return f"+{amount}" if amount >= 0 else f"{MINUS}{-amount}"


def arrow():
    """From what a power takes to what it gives."""
    return icon("arrow", style="arrow")


def number(text):
    return f"<b>{esc(text)}</b>"


def for_kind(kind):
    """The sign of a kind, where a power is for one kind only."""
    return good(kind) if kind and kind != "any" else ""


def times(count):
    return number(f"\u00d7{count}") if count > 1 else ""


def reward(vp, cards):
    """VP chips and cards that a power gives."""
    chips = f"{icon('vp', style='chip')}{number(vp)}" if vp else ""
    drawn = f"{icon('draw')}{number(cards)}" if cards else ""
    return chips + drawn


def consume(power):
    goods = good(power.good) * power.each
    return f"{goods}{arrow()}{reward(power.vp, power.cards)}{times(power.times)}"


def military(power):
    against = f"<i>{esc(power.against)}</i>" if power.against else for_kind(power.good)
    return f"{icon('military')}{number(signed(power.amount))}{against}"


def cheaper(power):
    return f"{icon('discount')}{number(MINUS + str(power.amount))}{for_kind(power.good)}"


def sale(power):
    return f"{icon('trade')}{number(signed(power.amount))}{icon('here') if power.here else for_kind(power.good)}"


def drawn(power):
    return f"{icon('draw')}{number(power.amount)}"


GLYPHS = {
    "see": lambda power: icon("see") + number(signed(power.amount)),
    "keep": lambda power: icon("keep") + number(signed(power.amount)),
    "cheaper": cheaper,
    "draw first": drawn,
    "draw after": lambda power: icon("check") + drawn(power),
    "military": military,
    "temporary military": lambda power: icon("discard") + arrow() + military(power),
    "pay for military": lambda power: icon("pay") + number(MINUS + str(power.amount)),
    "settle for free": lambda power: icon("discard") + arrow() + icon("discount") + number("0"),
    "sale": sale,
    "consume": consume,
    "consume different": lambda power: number(f"{power.amount}\u2260") + arrow() + reward(power.vp, 0),
    "consume all": lambda power: good("any") + number("n") + arrow() + icon("vp", style="chip") + number(f"n{MINUS}{-power.amount}"),
    "sell": lambda power: good("any") + arrow() + icon("trade") + number("+" if power.bonuses else ""),
    "discard for vp": lambda power: icon("discard") + arrow() + reward(power.vp, 0) + times(power.times),
    "gamble": lambda power: icon("gamble") + number(f"1\u2013{power.amount}"),
    "draw": drawn,
    "produce": lambda power: icon("produce"),
    "good on windfall": lambda power: icon("produce") + good(power.good, windfall=power.good != "any"),
    "draw if produced": lambda power: icon("produce") + arrow() + drawn(power),
    "draw per good": lambda power: good(power.good) + arrow() + drawn(power),
    "draw per kind": lambda power: number("\u2260") + good("any") + arrow() + drawn(power),
    "draw if most": lambda power: icon("most") + good(power.good) + arrow() + drawn(power),
    "draw per world": lambda power: icon("world") + good(power.good) + arrow() + drawn(power),
}

ROMAN = {"explore": "I", "develop": "II", "settle": "III", "trade": "$", "consume": "IV", "produce": "V"}


def pill(row):
    """The number of a phase on its colour."""
    return f'<span class="pill {row}">{ROMAN[row]}</span>'


def glyph(power):
    """One power as icons; a power that has no icons of its own shows its phase alone."""
    draw = GLYPHS.get(power.kind)
    return draw(power) if draw else ""


def strip(card):
    """All powers of a card, a line each, in the order of the icon bar. That a world produces goes without saying where it also draws for it."""
    kinds = [power.kind for power in card.powers]
    shown = [power for power in card.powers if power.kind != "produce" or "draw if produced" not in kinds]
    rows = [power.row for power in shown]
    lines = [line(power, power.row in rows[:place]) for place, power in enumerate(shown)]
    return f'<span class="strip">{"".join(lines)}</span>'


def line(power, again):
    """One power; `again`: another power of its phase stands above it, which is enough where only phases are shown."""
    style = "line again" if again else "line"
    return f'<span class="{style}">{pill(power.row)}<span class="what">{glyph(power)}</span></span>'
