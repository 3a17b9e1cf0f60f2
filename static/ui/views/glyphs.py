"""Powers as short rows of icons, for the face of a card; the words are on its sheet."""

from engine.powers import ANY, HAND_CARD, PRESTIGE, THIS_CARD
from ui.html import esc
from ui.icons import MINUS, good, icon

DASH = "\u2013"
PRICES = {THIS_CARD: "discard", HAND_CARD: "discard", ANY: "good-any"}


def signed(amount):
    return f"+{amount}" if amount >= 0 else f"{MINUS}{-amount}"


def arrow():
    """From what a power takes to what it gives."""
    return icon("arrow", style="arrow")


def number(text):
    return f"<b>{esc(text)}</b>"


def counted(sign, text):
    """A sign and its number, which stay together when a line is broken."""
    return f'<span class="counted">{sign}{number(text)}</span>'


def for_kind(kind):
    """The sign of a kind, where a power is for one kind only."""
    return good(kind) if kind and kind != "any" else ""


def times(count):
    return number(f"\u00d7{count}") if count > 1 else ""


def reward(vp, cards):
    """VP chips and cards that a power gives."""
    chips = counted(icon("vp", style="chip"), vp) if vp else ""
    drawn = counted(icon("draw"), cards) if cards else ""
    return chips + drawn


def consume(power):
    goods = good(power.good) * power.each
    return f"{goods}{arrow()}{reward_of(power)}{times(power.times)}"


def reward_of(power):
    return reward(power.vp, power.cards) + prestige(power.prestige)


def prestige(number_of):
    return (icon("prestige") * number_of) if number_of else ""


def price(power):
    """What an optional power is paid with."""
    if power.spend is None:
        return ""
    if power.spend == PRESTIGE:
        return icon("prestige") + arrow()
    return (icon(PRICES[power.spend]) if power.spend in PRICES else good(power.spend)) + arrow()


def military(power):
    against = icon(power.against) if power.against else for_kind(power.good)
    return f"{price(power)}{counted(icon('military'), signed(power.amount))}{against}{per(power)}"


def per(power):
    """For each card of a sort; which, is on its sheet."""
    return f"<i>/</i>{icon('card')}" if power.per else ""


def cheaper(power):
    return f"{price(power)}{counted(icon('discount'), MINUS + str(power.amount))}{for_kind(power.good)}"


def sale(power):
    return f"{counted(icon('trade'), signed(power.amount))}{icon('here') if power.here else for_kind(power.good)}{per(power)}"


def drawn(power):
    return counted(icon("draw"), power.amount) + per(power)


def discards(sign):
    """An effect after which a card of the hand goes."""
    return lambda power: sign(power) + icon("discard")


def one_more(power):
    return price(power) + counted(icon("world"), "+1")


def consume_each(power):
    return "".join([good(kind) for kind in power.goods]) + arrow() + reward_of(power)


def on_windfall(power):
    return price(power) + icon("produce") + good(power.good, windfall=power.good != "any")


def rebels(power):
    return counted(icon("shield"), signed(power.amount or power.rebels)) + f"<i>/</i>{icon('defence')}"


GLYPHS = {
    "see": lambda power: counted(icon("see"), signed(power.amount)) + per(power),
    "keep": lambda power: counted(icon("keep"), signed(power.amount)),
    "cheaper": cheaper,
    "draw first": drawn,
    "draw after": lambda power: icon("check") + drawn(power),
    "military": military,
    "temporary military": military,
    "pay for military": lambda power: counted(icon("pay"), MINUS + str(power.amount)),
    "settle for free": lambda power: icon("discard") + arrow() + counted(icon("discount"), "0"),
    "sale": sale,
    "consume": consume,
    "consume different": lambda power: number(f"{power.amount}\u2260") + arrow() + reward(power.vp, 0),
    "consume all": lambda power: counted(good("any"), "n") + arrow() + counted(icon("vp", style="chip"), f"n{MINUS}{-power.amount}"),
    "sell": lambda power: good("any") + arrow() + counted(icon("trade"), "+" if power.bonuses else ""),
    "discard": lambda power: icon("discard") * power.each + arrow() + reward_of(power) + times(power.times),
    "gamble": lambda power: counted(icon("gamble"), f"1{DASH}{power.amount}"),
    "draw": drawn,
    "produce": lambda power: icon("produce"),
    "good on windfall": on_windfall,
    "draw if produced": lambda power: icon("produce") + arrow() + drawn(power),
    "draw per good": lambda power: good(power.good) + arrow() + drawn(power),
    "draw per kind": lambda power: number("\u2260") + good("any") + arrow() + drawn(power),
    "draw if most": lambda power: icon("most") + good(power.good) + arrow() + drawn(power),
    "draw per world": lambda power: icon("world") + good(power.good) + arrow() + drawn(power),
    # The Gathering Storm and later
    "mix": lambda power: icon("hand") + icon("see"),
    "hand for prestige": lambda power: price(power) + prestige(power.prestige),
    "cheaper for a price": cheaper,
    "draw first and discard": discards(drawn),
    "draw after and discard": discards(lambda power: icon("check") + drawn(power)),
    "prestige after": lambda power: icon("check") + arrow() + prestige(power.prestige),
    "save paid": lambda power: counted(icon("saved"), "+1"),
    "hand for military": lambda power: price(power) + counted(icon("military"), f"1{DASH}{power.amount}"),
    "pay less for military": lambda power: counted(icon("pay"), MINUS + str(power.amount)),
    "prestige for paying": lambda power: icon("pay") + arrow() + prestige(power.prestige),
    "conquer peaceful": lambda power: price(power) + icon("military") + counted(icon("world"), MINUS + str(power.amount)),
    "good when settled": lambda power: icon("world") + arrow() + good("any"),
    "second world": one_more,
    "military world too": lambda power: price(power) + counted(icon("defence"), "+1"),
    "leftover conquest": lambda power: counted(icon("defence"), "+1"),
    "free world": lambda power: price(power) + counted(icon("world"), "0"),
    "flip world": lambda power: icon("deck") + arrow() + icon("world"),
    "replace world": lambda power: icon("world") + arrow() + counted(icon("world"), signed(power.amount)),
    "takeover": lambda power: price(power) + counted(icon("burst"), "!"),
    "takeover defence": rebels,
    "cancel takeover": lambda power: price(power) + icon("burst") + icon("close"),
    "xeno defence": lambda power: price(power) + counted(icon("shield"), signed(power.amount)),
    "unsellable": lambda power: icon("trade") + icon("close"),
    "consume each": consume_each,
    "consume kinds": lambda power: number(f"1{DASH}{power.amount}\u2260") + arrow() + reward_of(power),
    "spend prestige": lambda power: price(power) + reward_of(power),
    "gain vp": lambda power: reward(power.vp, 0),
    "ante": lambda power: counted(icon("gamble"), f"1{DASH}{power.amount}"),
    "chip per good": lambda power: good("any") + arrow() + reward(f"+{power.amount}", 0),
    "prestige if produced": lambda power: icon("produce") + arrow() + prestige(power.prestige),
    "draw per two goods": lambda power: good("any") * 2 + arrow() + drawn(power),
    "draw per card": drawn,
    "prestige if most": lambda power: icon("most") + arrow() + prestige(power.prestige),
    "take saved": lambda power: icon("saved") + arrow() + icon("hand"),
    "gather": lambda power: good(power.good) * 2 + icon("here"),
    "repair": lambda power: counted(icon("repair"), power.amount),
    # rules that a card changes
    "hand limit": lambda power: counted(icon("hand"), power.amount),
    "tableau limit": lambda power: counted(icon("deck"), power.amount),
    "start hand": lambda power: counted(icon("hand"), power.amount),
    "start saved": lambda power: counted(icon("saved"), 1),
    "collect discards": lambda power: icon("discard") + arrow() + icon("hand"),
    "choose last": lambda power: icon("wait"),
    "hand for good here": lambda power: price(power) + good("any") + icon("here"),
}

ROMAN = {"explore": "I", "develop": "II", "settle": "III", "trade": "$", "consume": "IV", "produce": "V", "always": "\u221e",
         "search": "?", "invasion": "X"}


def pill(row):
    """The number of a phase on its colour."""
    return f'<span class="pill {row}">{ROMAN[row]}</span>'


def glyph(power):
    """One power as icons; a power that has no icons of its own shows its phase alone."""
    draw = GLYPHS.get(power.kind)
    return draw(power) if draw else ""


def strip(card, faces, said):
    """All powers of a card, a line each, in the order of the icon bar. That a world produces goes without saying where it also draws for it.

    faces  "icons", "words" or "both";  said(power)  a power in a few words
    """
    kinds = [power.kind for power in card.powers]
    shown = [power for power in card.powers if power.kind != "produce" or "draw if produced" not in kinds]
    rows = [power.row for power in shown]
    lines = [line(power, power.row in rows[:place], faces, said) for place, power in enumerate(shown)]
    return f'<span class="strip as-{faces}">{"".join(lines)}</span>'


def line(power, again, faces, said):
    """One power; `again`: another power of its phase stands above it, which is enough where only phases are shown."""
    style = "line again" if again else "line"
    signs = f'<span class="what">{glyph(power)}</span>' if faces != "words" else ""
    told = f'<span class="told">{esc(said(power))}</span>' if faces != "icons" else ""
    return f'<span class="{style}">{pill(power.row)}{signs}{told}</span>'
