"""The game's own words: goods, keywords, phases, steps, and what things are called in a sentence."""

from engine.wording.en.grammar import article, count, listed, number

GOODS = {"novelty": "Novelty", "rare": "Rare elements", "genes": "Genes", "alien": "Alien technology", "any": "any kind"}
KINDS = {"novelty": "Novelty", "rare": "Rare", "genes": "Genes", "alien": "Alien"}      # before a noun: "a Rare good"

KEYWORDS = {"alien": "Alien", "rebel": "Rebel", "imperium": "Imperium", "uplift": "Uplift", "terraforming": "Terraforming",
            "xeno": "Xeno", "anti-xeno": "Anti-Xeno", "chromosome": "Chromosome", "prestige": "Prestige"}

PHASES = {
    "setup": "Set-up", "choose": "Choose actions", "search": "Search", "explore": "Explore",
    "develop": "Develop", "develop2": "Second Develop", "settle": "Settle", "settle2": "Second Settle",
    "trade": "Trade", "consume": "Consume", "produce": "Produce", "round_end": "End of the round", "invasion": "Invasion",
    "always": "Always",
}

STEPS = {
    "setup.start": "Choosing a start world",
    "setup.discard": "Discarding from the first hand",
    "setup.save": "Saving a card",
    "choose.actions": "Choosing actions",
    "choose.last": "Choosing an action last",
    "search.use": "Searching",
    "explore.give": "Discarding for prestige",
    "explore.keep": "Keeping cards",
    "develop.first": "Discarding after the first draw",
    "develop.choose": "Choosing a development",
    "develop.take": "Paying for the development",
    "settle.choose": "Choosing a world",
    "settle.take": "Taking the world",
    "settle.discard": "Discarding after settling",
    "settle.more": "Using Settle powers",
    "takeover.cancel": "Cancelling takeovers",
    "takeover.defend": "Defending against a takeover",
    "takeover.discard": "Discarding after takeovers",
    "consume.trade": "Selling a good",
    "consume.use": "Using Consume powers",
    "consume.automatic": "Using all goods",
    "produce.contribute": "Giving goods against the Xenos",
    "produce.windfall": "Putting goods on windfall worlds",
    "produce.power": "Using Produce powers",
    "round_end.discard": "Discarding to the hand limit",
    "invasion.defend": "Defending against the Xenos",
    "invasion.damage": "Damaging a world",
    "over": "Game over",
}


def good(word):
    return GOODS[word]


def keyword(word):
    return KEYWORDS[word]


def phase(word):
    """A phase, or a row of the icon bar."""
    return PHASES[word]


def step(word):
    return STEPS[word]


def goods(amount, kind):
    """So many goods of a kind: "a good", "an Alien good", "2 Rare goods"."""
    kind = "" if kind == "any" else KINDS[kind] + " "
    return article(f"{kind}good") if amount == 1 else f"{number(amount)} {kind}goods"


def good_on(kind):
    """The good of a world of this kind, which stands behind it: "Rare good", and "good" where it is of any kind."""
    return "good" if kind == "any" else f"{KINDS[kind]} good"


def of_kind(kind):
    """What follows "worlds" where only one kind is meant; a kind is not a keyword."""
    return "" if kind is None or kind == "any" else f" of {KINDS[kind]} kind"


def reward(vp, cards, prestige=0):
    """What something brings: "1 VP and 2 cards"."""
    parts = [(vp, "vp"), (cards, "card"), (prestige, "prestige")]
    return listed([count(amount, unit) for amount, unit in parts if amount]) or "nothing"
