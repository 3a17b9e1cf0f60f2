"""Our powers in the code words of the recording, as "phase:CODES:value:times"; a power is told by its place in a card's list, on both sides."""

GOODS = {None: "", "any": "ANY", "novelty": "NOVELTY", "rare": "RARE", "genes": "GENE", "alien": "ALIEN"}
FORMS = {
    "explore see": "1:DRAW:{amount}:0",
    "explore keep": "1:KEEP:{amount}:0",
    "develop cheaper": "2:REDUCE:{amount}:0",
    "develop draw first": "2:DRAW:{amount}:0",
    "develop draw after": "2:DRAW_AFTER:{amount}:0",
    "settle cheaper": "3:REDUCE|{good}:{amount}:0",
    "settle draw after": "3:DRAW_AFTER:{amount}:0",
    "settle military": "3:EXTRA_MILITARY|{good}{against}:{amount}:0",
    "settle temporary military": "3:DISCARD|EXTRA_MILITARY:{amount}:0",
    "settle pay for military": "3:PAY_MILITARY:{amount}:0",
    "settle settle for free": "3:DISCARD|REDUCE_ZERO:0:0",
    "trade sale": "4:TRADE_{sold}:{amount}:0",
    "consume consume": "4:CONSUME_{good}|{two}|{rewards}:{value}:{times}",
    "consume consume different": "4:CONSUME_{amount}_DIFF|{rewards}:{value}:1",
    "consume consume all": "4:CONSUME_ALL|{rewards}:1:1",
    "consume sell": "4:TRADE_ACTION|{bare}:0:0",
    "consume discard for vp": "4:GET_VP|DISCARD_HAND:{vp}:{times}",
    "consume gamble": "4:DRAW_LUCKY:0:0",
    "consume draw": "4:DRAW:{amount}:0",
    "produce produce": "5:PRODUCE:0:0",
    "produce good on windfall": "5:WINDFALL_{good}:0:0",
    "produce draw": "5:DRAW:{amount}:0",
    "produce draw if produced": "5:DRAW_IF:{amount}:0",
    "produce draw per good": "5:DRAW_EACH_{good}:{amount}:0",
    "produce draw per kind": "5:DRAW_DIFFERENT:{amount}:0",
    "produce draw if most": "5:DRAW_MOST_{good}:{amount}:0",
    "produce draw per world": "5:DRAW_WORLD_{good}:{amount}:0",
}


def code_of(power):
    """The recording's code of a power of ours, its words sorted."""
    return sorted_words(FORMS[f"{power.row} {power.kind}"].format(
        amount=power.amount, good=GOODS[power.good], times=power.times, vp=power.vp, value=power.vp or 1,
        against=f"AGAINST_{power.against}".upper() if power.against else "", sold="THIS" if power.here else GOODS[power.good],
        two="CONSUME_TWO" if power.each == 2 else "", bare="" if power.bonuses else "TRADE_NO_BONUS", rewards=rewards_of(power),
    ))


def rewards_of(power):
    cards = {0: "", 1: "GET_CARD", 2: "GET_2_CARD"}
    return f"{cards[power.cards]}|{'GET_VP' if power.vp else ''}"


def sorted_words(code):
    """The code with its words in one order: the recording uses several."""
    phase, words, value, times = code.split(":")
    return ":".join([phase, "|".join(sorted(filter(None, words.split("|")))), value, times])
