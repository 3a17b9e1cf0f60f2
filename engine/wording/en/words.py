"""The game's own words, and the small change of the language: numbers, plurals, articles, lists."""

GOODS = {"novelty": "Novelty", "rare": "Rare elements", "genes": "Genes", "alien": "Alien technology", "any": "any kind"}
KINDS = {"novelty": "Novelty", "rare": "Rare", "genes": "Genes", "alien": "Alien"}      # before a noun: "a Rare good"

KEYWORDS = {"alien": "Alien", "rebel": "Rebel", "imperium": "Imperium", "uplift": "Uplift", "terraforming": "Terraforming",
            "chromosome": "Chromosome"}

PHASES = {
    "setup": "Set-up", "choose": "Choose actions", "explore": "Explore",
    "develop": "Develop", "develop2": "Second Develop", "settle": "Settle", "settle2": "Second Settle",
    "trade": "Trade", "consume": "Consume", "produce": "Produce", "round_end": "End of the round",
}

STEPS = {
    "setup.discard": "Discarding from the first hand",
    "choose.actions": "Choosing actions",
    "explore.keep": "Keeping cards",
    "develop.choose": "Choosing a development",
    "develop.pay": "Paying for the development",
    "settle.choose": "Choosing a world",
    "settle.way": "Choosing how to take the world",
    "settle.pay": "Paying for the world",
    "consume.trade": "Selling a good",
    "consume.use": "Using Consume powers",
    "produce.windfall": "Putting goods on windfall worlds",
    "round_end.discard": "Discarding to the hand limit",
    "over": "Game over",
}

ACTIONS = {
    "explore+5": "Explore +5", "explore+1+1": "Explore +1, +1",
    "develop": "Develop", "develop2": "Second Develop", "settle": "Settle", "settle2": "Second Settle",
    "trade": "Consume: Trade", "double": "Consume: 2× VP", "produce": "Produce",
}

ACTION_HELP = {
    "explore+5": "Everybody draws 2 cards and keeps 1; you draw 5 more.",
    "explore+1+1": "Everybody draws 2 cards and keeps 1; you draw 1 more and keep 1 more.",
    "develop": "Everybody may place a development; yours costs 1 card less.",
    "develop2": "With both Develop cards there are two Develop phases, and your development costs 1 card less in each.",
    "settle": "Everybody may place a world; you draw 1 card after placing yours.",
    "settle2": "With both Settle cards there are two Settle phases, and you draw 1 card after placing a world in each.",
    "trade": "First you must sell one of your goods for cards, if you have any; then everybody uses their Consume powers.",
    "double": "Everybody uses their Consume powers; the VP chips that goods bring you are doubled.",
    "produce": "Every production world without a good gets one; you also put a good on one of your empty windfall worlds.",
}

UNITS = {"card": ("card", "cards"), "more": ("more card", "more cards"), "good": ("good", "goods"), "vp": ("VP", "VP")}


def good(word):
    return GOODS[word]


def keyword(word):
    return KEYWORDS[word]


def phase(word):
    """A phase, or a row of the icon bar."""
    return PHASES[word]


def step(word):
    return STEPS[word]


def action(word):
    return ACTIONS[word]


def action_help(word):
    return ACTION_HELP[word]


def number(amount):
    return str(amount) if amount >= 0 else f"−{-amount}"


def signed(amount):
    return f"+{amount}" if amount >= 0 else number(amount)


def count(amount, unit):
    """An amount of "card", "more" (cards on top of others), "good", "vp" or "military"."""
    if unit == "military":
        return f"Military {number(amount)}"
    one, many = UNITS[unit]
    return f"{number(amount)} {one if amount == 1 else many}"


def or_none(amount):
    return number(amount) if amount else "none"


def article(word):
    """The word with "a" or "an" before it."""
    return f"an {word}" if word[0] in "AEIO" else f"a {word}"


def goods(amount, kind):
    """So many goods of a kind: "a good", "an Alien good", "2 Rare goods"."""
    kind = "" if kind == "any" else KINDS[kind] + " "
    return article(f"{kind}good") if amount == 1 else f"{number(amount)} {kind}goods"


def of_kind(kind):
    """What follows "worlds" where only one kind is meant; a kind is not a keyword."""
    return "" if kind is None or kind == "any" else f" of {KINDS[kind]} kind"


def reward(vp, cards):
    """What something brings: "1 VP and 2 cards"."""
    parts = [count(vp, "vp")] if vp else []
    if cards:
        parts.append(count(cards, "card"))
    return listed(parts) or "nothing"


def listed(texts):
    """ "Ana", "Ana and Ben", "Ana, Ben and Cleo" """
    if len(texts) < 2:
        return "".join(texts)
    return ", ".join(texts[:-1]) + " and " + texts[-1]
