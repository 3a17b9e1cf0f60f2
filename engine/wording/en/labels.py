"""Each power as a label for small spaces; the phase stands beside it."""

from engine.wording.en.words import KEYWORDS, KINDS, count, number, signed


def power_short(power):
    return LABELS[power.kind](power)


def kind_after(power, mark):
    """The kind the power is restricted to, after a mark; "" if it is not."""
    return "" if power.good is None or power.good == "any" else f"{mark}{KINDS[power.good]}"


def military(power):
    against = f" vs {KEYWORDS[power.against]}" if power.against is not None else kind_after(power, " vs ")
    return f"Military {signed(power.amount)}{against}"


def sale(power):
    return f"Sale {signed(power.amount)}{': this good' if power.here else kind_after(power, ': ')}"


def consume(power):
    goods = count(power.each, "good") if power.good == "any" else f"{number(power.each)} {KINDS[power.good]}"
    times = f" (×{number(power.times)})" if power.times > 1 else ""
    return f"{goods} → {reward(power)}{times}"


def reward(power):
    parts = [count(power.vp, "vp")] if power.vp else []
    if power.cards:
        parts.append(count(power.cards, "card"))
    return " + ".join(parts)


LABELS = {
    "see": lambda power: f"Draw {signed(power.amount)}",
    "keep": lambda power: f"Keep {signed(power.amount)}",
    "cheaper": lambda power: f"Cost {number(-power.amount)}{kind_after(power, ': ')}",
    "draw first": lambda power: f"First draw {number(power.amount)}",
    "draw after": lambda power: f"Draw {number(power.amount)} after placing",
    "military": military,
    "temporary military": lambda power: f"Discard → {military(power)}",
    "pay for military": lambda power: f"Pay for military {number(-power.amount)}",
    "settle for free": lambda power: "Discard → cost 0",
    "sale": sale,
    "consume": consume,
    "consume different": lambda power: f"{number(power.amount)} kinds → {reward(power)}",
    "consume all": lambda power: f"All goods → {reward(power)} each − {number(-power.amount)}",
    "sell": lambda power: "Sell 1 good" if power.bonuses else "Sell 1 good, bare price",
    "discard for vp": lambda power: f"Up to {count(power.times, 'card')} → {reward(power)} each",
    "gamble": lambda power: f"Guess 1–{number(power.amount)}",
    "draw": lambda power: f"Draw {number(power.amount)}",
    "produce": lambda power: "Good here",
    "good on windfall": lambda power: f"Good on windfall{kind_after(power, ': ')}",
    "draw if produced": lambda power: f"Draw {number(power.amount)} if good here",
    "draw per good": lambda power: f"Draw {number(power.amount)} per {KINDS[power.good]} produced",
    "draw per kind": lambda power: f"Draw {number(power.amount)} per kind produced",
    "draw if most": lambda power: f"Draw {number(power.amount)} if most {KINDS[power.good]}",
    "draw per world": lambda power: f"Draw {number(power.amount)} per {KINDS[power.good]} world",
}
