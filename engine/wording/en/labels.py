"""Each power as a label for small spaces; the phase stands beside it."""

from engine.powers import HAND_CARD, PRESTIGE, THIS_CARD
from engine.wording.en.grammar import count, number, signed
from engine.wording.en.words import KEYWORDS, KINDS

PRICES = {THIS_CARD: "Discard", HAND_CARD: "1 card", PRESTIGE: "1 prestige", "any": "1 good"}

SORTS = {
    "military world": "military", "peaceful world": "peaceful", "production world": "production world", "rebel military world": "Rebel military",
    "rebel world": "Rebel world", "rebel development": "Rebel development", "xeno world": "Xeno", "chromosome world": "Chromosome",
    "imperium card": "Imperium", "development": "development", "development of cost 5 or more": "development 5+",
    "development of cost 6": "development 6", "two military worlds": "2 military",
}


def power_short(power):
    """The label, after its price if there is one."""
    price = f"{price_of(power.spend)} → " if power.spend is not None and power.kind not in PRICED else ""
    return price + LABELS[power.kind](power)


def price_of(spend):
    return PRICES[spend] if spend in PRICES else f"1 {KINDS[spend]}"


def kind_after(power, mark):
    """The kind the power is restricted to, after a mark; "" if it is not."""
    return "" if power.good is None or power.good == "any" else f"{mark}{KINDS[power.good]}"


def per(power):
    return f" per {SORTS[power.per]}" if power.per is not None else ""


def military(power):
    against = f" vs {KEYWORDS[power.against]}" if power.against is not None else kind_after(power, " vs ")
    condition = f" with {SORTS[power.when]}" if power.when is not None else ""
    return f"Military {signed(power.amount)}{against}{per(power)}{condition}"


def hand_for_military(power):
    return f"Up to {count(power.amount, 'card')} → Military +1 each" if power.amount > 1 else "1 card → Military +1"


def pay_for_military(power):
    only = f": {KEYWORDS[power.against]}" if power.against is not None else kind_after(power, ": ")
    return f"Pay for military{' ' + number(-power.amount) if power.amount else ''}{only}"


def conquer_peaceful(power):
    minus = f" − {number(power.amount)}" if power.amount else ""
    more = " or take it over" if power.bonuses else ""
    return f"Conquer peaceful: cost{minus}{more}{prize(power)}"


def takeover(power):
    verb = "Destroy" if power.destroys else "Take over"
    owner = "" if power.owner is None else ", owner with Military" if power.owner == "military" else f", owner with {SORTS[power.owner]}"
    bonus = f", {signed(power.amount)} per Rebel military" if power.amount else ""
    return f"{verb} {SORTS[power.target]}{owner}{bonus}{prize(power)}"


def prize(power):
    return f" → {count(power.prestige, 'prestige')}" if power.prestige else ""


def sale(power):
    return f"Sale {signed(power.amount)}{': this good' if power.here else kind_after(power, ': ')}{per(power)}"


def consume(power):
    goods = count(power.each, "good") if power.good == "any" else f"{number(power.each)} {KINDS[power.good]}"
    times = f" (×{number(power.times)})" if power.times > 1 else ""
    return f"{'This good' if power.here else goods} → {reward(power)}{times}"


def consume_each(power):
    goods = ["1 good" if kind == "any" else f"1 {KINDS[kind]}" for kind in power.goods]
    return f"{' + '.join(goods)} → {reward(power)}"


def discard(power):
    cards = count(power.each * power.times, "card")
    return f"{'Up to ' if power.times > 1 else ''}{cards} → {reward(power)}{' each' if power.times > 1 else ''}"


def reward(power):
    parts = [(power.vp, "vp"), (power.cards, "card"), (power.prestige, "prestige")]
    return " + ".join([count(amount, unit) for amount, unit in parts if amount])


def windfall(power):
    return f"Good on {'other ' if power.elsewhere else ''}windfall{kind_after(power, ': ')}"


def most_produced(power):
    return f"Draw {number(power.amount)} if most {'goods' if power.good == 'any' else KINDS[power.good]}"


# Kinds whose labels say the price themselves.
PRICED = ("hand for military", "discard")

LABELS = {
    "see": lambda power: f"Draw {signed(power.amount)}{per(power)}",
    "keep": lambda power: f"Keep {signed(power.amount)}",
    "mix": lambda power: "Mix with hand",
    "hand for prestige": lambda power: count(power.prestige, "prestige"),

    "cheaper": lambda power: f"Cost {number(-power.amount)}{kind_after(power, ': ')}",
    "cheaper for a price": lambda power: f"Cost {number(-power.amount)}",
    "draw first": lambda power: f"First draw {number(power.amount)}",
    "draw first and discard": lambda power: f"First draw {number(power.amount)}, discard 1",
    "draw after": lambda power: f"Draw {number(power.amount)} after placing",
    "draw after and discard": lambda power: f"Draw {number(power.amount)} after placing, discard 1",
    "prestige after": lambda power: f"{count(power.prestige, 'prestige')} after placing: {SORTS[power.target]}",
    "save paid": lambda power: "Save 1 card paid",
    "military": military,
    "temporary military": military,
    "hand for military": hand_for_military,
    "pay for military": pay_for_military,
    "pay less for military": lambda power: f"Paying for military {number(-power.amount)}",
    "prestige for paying": lambda power: f"{count(power.prestige, 'prestige')} for paying for military",
    "settle for free": lambda power: "Cost 0",
    "conquer peaceful": conquer_peaceful,
    "good when settled": lambda power: "Good on production world placed",
    "second world": lambda power: "Second world",
    "military world too": lambda power: "Conquer one more world",
    "leftover conquest": lambda power: "Second conquest with Military left",
    "free world": lambda power: "One more world for nothing",
    "flip world": lambda power: "Instead: turn up a card, place it if peaceful",
    "replace world": lambda power: f"Replace peaceful world, cost up to {signed(power.amount)}{prize(power)}",
    "takeover": takeover,
    "takeover defence": lambda power: (
        f"Takeover defence {signed(power.rebels)} per Rebel military, {signed(power.amount)} per other military"),
    "cancel takeover": lambda power: "Cancel takeover",
    "xeno defence": lambda power: f"Invasion defence {signed(power.amount)}",

    "sale": sale,
    "unsellable": lambda power: "No sale of this good",

    "consume": consume,
    "consume each": consume_each,
    "consume different": lambda power: f"{number(power.amount)} kinds → {reward(power)}",
    "consume kinds": lambda power: f"Up to {number(power.amount)} kinds → {reward(power)} each",
    "consume all": lambda power: f"All goods → {reward(power)} each − {number(-power.amount)}",
    "sell": lambda power: "Sell 1 good" if power.bonuses else "Sell 1 good, bare price",
    "discard": discard,
    "spend prestige": reward,
    "gain vp": reward,
    "gamble": lambda power: f"Guess 1–{number(power.amount)}",
    "ante": lambda power: f"Bet a card of 1–{number(power.amount)}",
    "draw": lambda power: f"Draw {number(power.amount)}",
    "chip per good": lambda power: f"{count(power.amount, 'vp')} more per good",

    "produce": lambda power: "Good here",
    "good on windfall": windfall,
    "draw if produced": lambda power: f"Draw {number(power.amount)} if good here",
    "prestige if produced": lambda power: f"{count(power.prestige, 'prestige')} if good here",
    "draw per good": lambda power: f"Draw {number(power.amount)} per {KINDS[power.good]} produced",
    "draw per kind": lambda power: f"Draw {number(power.amount)} per kind produced",
    "draw per two goods": lambda power: f"Draw {number(power.amount)} per 2 goods produced",
    "draw if most": most_produced,
    "draw per world": lambda power: f"Draw {number(power.amount)} per {KINDS[power.good]} world",
    "draw per card": lambda power: f"Draw {number(power.amount)}{per(power)}",
    "prestige if most": lambda power: f"{count(power.prestige, 'prestige')} if most {SORTS[power.per]}",
    "take saved": lambda power: "Take saved cards",
    "gather": lambda power: f"{KINDS[power.good]} goods move here",
    "repair": lambda power: f"Repair {number(power.amount)}",

    "hand limit": lambda power: f"Hand limit {number(power.amount)}",
    "tableau limit": lambda power: f"{count(power.amount, 'card')} end the game",
    "start hand": lambda power: f"Start with {count(power.amount, 'card')}",
    "start saved": lambda power: "Start with 1 card saved",
    "collect discards": lambda power: "Take the others’ surplus cards",
    "choose last": lambda power: "Choose last",
    "hand for good here": lambda power: "Good here when placed",
}
