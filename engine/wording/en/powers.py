"""Each power as one full sentence, which says exactly what facts/effects.md says."""

from engine.wording.en.words import KEYWORDS, KINDS, count, goods, number, of_kind, phase, reward


def power(power):
    return SENTENCES[power.kind](power)


def cheaper(power):
    what = "Developments" if power.row == "develop" else f"Worlds{of_kind(power.good)} that you pay for"
    return f"{what} cost you {count(power.amount, 'card')} less."


def draw_after(power):
    placed = "development" if power.row == "develop" else "world"
    return f"After you place a {placed}, draw {count(power.amount, 'card')}."


def military(power):
    more = f"{number(power.amount)} more" if power.amount >= 0 else f"{number(-power.amount)} less"
    return f"You have {more} Military{against(power)}."


def against(power):
    """Whom a specialised Military is for."""
    if power.against is not None:
        return f" against {KEYWORDS[power.against]} military worlds"
    return f" against worlds{of_kind(power.good)}" if power.good is not None else ""


def sale(power):
    sold = "the good on this world" if power.here else goods(1, power.good)
    return f"When you sell {sold}, draw {count(power.amount, 'more')}."


def consume(power):
    times = f", up to {number(power.times)} times" if power.times > 1 else ""
    return f"Discard {goods(power.each, power.good)} for {reward(power.vp, power.cards)}{times}."


def sell(power):
    price = "its price plus your Trade powers" if power.bonuses else "its bare price, without Trade powers"
    return f"Sell a good for {price}, even if you did not choose Trade."


SENTENCES = {
    "see": lambda power: f"When you explore, draw {count(power.amount, 'more')}.",
    "keep": lambda power: f"When you explore, keep {count(power.amount, 'more')}.",
    "cheaper": cheaper,
    "draw first": lambda power: f"Draw {count(power.amount, 'card')} as the {phase(power.row)} phase begins, before you choose.",
    "draw after": draw_after,
    "military": military,
    "temporary military": lambda power: (
        f"You may discard this card from your tableau for {number(power.amount)} more Military until the phase ends."),
    "pay for military": lambda power: (
        "You may pay for a military world instead of conquering it, as if it cost its defence minus "
        f"{number(power.amount)}, unless it is of {KINDS['alien']} kind."),
    "settle for free": lambda power: (
        f"You may discard this card from your tableau: a world that you pay for then costs nothing, unless it is of {KINDS['alien']} kind."),
    "sale": sale,
    "consume": consume,
    "consume different": lambda power: f"Discard {number(power.amount)} goods of different kinds for {reward(power.vp, power.cards)}.",
    "consume all": lambda power: (
        f"Discard all the goods you have left for {reward(power.vp, power.cards)} each, minus {count(-power.amount, 'vp')} in all."),
    "sell": sell,
    "discard for vp": lambda power: (
        f"You may discard up to {count(power.times, 'card')} from your hand for {reward(power.vp, power.cards)} each, which is never doubled."),
    "gamble": lambda power: (
        f"You may name a number from 1 to {number(power.amount)} and turn up the top card of the deck: "
        "you take it if that is its cost or defence, else it is discarded."),
    "draw": lambda power: f"Draw {count(power.amount, 'card')} in the {phase(power.row)} phase.",
    "produce": lambda power: "This world gets a good if it has none.",
    "good on windfall": lambda power: f"One of your windfall worlds{of_kind(power.good)} that has no good gets one.",
    "draw if produced": lambda power: f"Draw {count(power.amount, 'card')} if this world got a good in this phase.",
    "draw per good": lambda power: f"Draw {count(power.amount, 'card')} for each {KINDS[power.good]} good you produced in this phase.",
    "draw per kind": lambda power: f"Draw {count(power.amount, 'card')} for each kind of good you produced in this phase.",
    "draw if most": lambda power: (
        f"Draw {count(power.amount, 'card')} if you produced more {KINDS[power.good]} goods in this phase than every other player."),
    "draw per world": lambda power: f"Draw {count(power.amount, 'card')} for each of your worlds{of_kind(power.good)}, with or without a good.",
}
