"""Our powers in the code words of the recording, as "phase:CODES:value:times"; a power is told by its place in a card's list, on both sides."""

from engine.powers import ALWAYS

GOODS = {None: "", "any": "ANY", "novelty": "NOVELTY", "rare": "RARE", "genes": "GENE", "alien": "ALIEN"}
SORTS = {
    "military world": "MILITARY", "rebel world": "REBEL", "rebel military world": "REBEL_MILITARY", "xeno world": "XENO_MILITARY", "peaceful world": "PEACEFUL",
    "chromosome world": "CHROMO", "imperium card": "IMPERIUM", "two military worlds": "TWO_MILITARY", "development of cost 5 or more": "5_DEV",
}
AGAINST = {None: "", "xeno": "XENO", "rebel": "AGAINST_REBEL", "chromosome": "AGAINST_CHROMO"}
PRICES = {"this card": "DISCARD", "hand card": "DISCARD_HAND", "prestige": "CONSUME_PRESTIGE"}
PLACED = {
    "development": "PRESTIGE", "rebel development": "PRESTIGE_REBEL", "development of cost 6": "PRESTIGE_SIX", "rebel military world": "PRESTIGE_REBEL",
    "production world": "PRODUCE_PRESTIGE",
}
VICTIMS = {"imperium card": "IMPERIUM", "military": "MILITARY"}

FORMS = {
    "explore see": "1:DRAW|{per}:{amount}",
    "explore keep": "1:KEEP:{amount}",
    "explore mix": "1:DISCARD_ANY:0",
    "explore hand for prestige": "1:DISCARD_PRESTIGE:{prestige}",
    "develop cheaper": "2:REDUCE:{amount}",
    "develop draw first": "2:DRAW:{amount}",
    "develop draw first and discard": "2:EXPLORE:{amount}",
    "develop draw after": "2:DRAW_AFTER:{amount}",
    "develop prestige after": "2:{placed}:{prestige}",
    "develop save paid": "2:SAVE_COST:1",
    "settle cheaper": "3:REDUCE|{good}:{amount}",
    "settle cheaper for a price": "3:REDUCE|{price}:{amount}",
    "settle draw after": "3:DRAW_AFTER:{amount}",
    "settle draw after and discard": "3:EXPLORE_AFTER:{amount}",
    "settle prestige after": "3:{placed}:{prestige}",
    "settle save paid": "3:SAVE_COST:1",
    "settle military": "3:EXTRA_MILITARY|{good}|{against}|{per}|{when}:{amount}",
    "settle temporary military": "3:EXTRA_MILITARY|{price}|{against}:{amount}",
    "settle hand for military": "3:MILITARY_HAND:{amount}",
    "settle pay for military": "3:PAY_MILITARY|{good}|{against}:{amount}",
    "settle pay less for military": "3:PAY_DISCOUNT:{amount}",
    "settle prestige for paying": "3:PAY_PRESTIGE:{prestige}",
    "settle settle for free": "3:DISCARD|REDUCE_ZERO:0",
    "settle conquer peaceful": "3:DISCARD|CONQUER_SETTLE|{helps}:{amount}",
    "settle good when settled": "3:AUTO_PRODUCE:0",
    "settle second world": "3:PLACE_TWO:0",
    "settle military world too": "3:DISCARD|PLACE_MILITARY:0",
    "settle leftover conquest": "3:PLACE_LEFTOVER:0",
    "settle free world": "3:DISCARD|PLACE_ZERO:0",
    "settle flip world": "3:FLIP_ZERO:0",
    "settle replace world": "3:UPGRADE_WORLD:{amount}",
    "settle takeover defence": "3:TAKEOVER_DEFENSE:0",
    "settle cancel takeover": "3:PREVENT_TAKEOVER:0",
    "settle xeno defence": "3:XENO_DEFENSE|{price}:{amount}",
    "trade sale": "4:TRADE_{sold}|{per_sale}:{sale}:0",
    "trade unsellable": "4:NO_TRADE:0:0",
    "consume consume": "4:CONSUME_{good}|{this}|{two}|{rewards}:{value}:{times}",
    "consume consume each": "4:{goods}|CONSUME_TWO|{rewards}:{value}:1",
    "consume consume different": "4:CONSUME_{amount}_DIFF|{rewards}:{value}:1",
    "consume consume kinds": "4:CONSUME_N_DIFF|{rewards}:1:1",
    "consume consume all": "4:CONSUME_ALL|{rewards}:1:1",
    "consume sell": "4:TRADE_ACTION|{bare}:0:0",
    "consume discard": "4:DISCARD_HAND|{two}|{rewards}:{value}:{times}",
    "consume spend prestige": "4:CONSUME_PRESTIGE|{rewards}:{value}:1",
    "consume gain vp": "4:VP:{vp}:0",
    "consume gamble": "4:DRAW_LUCKY:0:0",
    "consume ante": "4:ANTE_CARD:0:0",
    "consume draw": "4:DRAW:{amount}:0",
    "produce produce": "5:PRODUCE|{hand}:0",
    "produce good on windfall": "5:WINDFALL_{good}|{hand}|{elsewhere}:0",
    "produce draw": "5:DRAW:{amount}",
    "produce draw if produced": "5:DRAW_IF:{amount}",
    "produce prestige if produced": "5:PRESTIGE_IF:{prestige}",
    "produce draw per good": "5:DRAW_EACH_{good}:{amount}",
    "produce draw per kind": "5:DRAW_DIFFERENT:{amount}",
    "produce draw per two goods": "5:DRAW_EVERY_TWO:{amount}",
    "produce draw if most": "5:DRAW_MOST_{most}:{amount}",
    "produce draw per world": "5:DRAW_WORLD_{good}:{amount}",
    "produce draw per card": "5:DRAW_{sort}:{amount}",
    "produce prestige if most": "5:PRESTIGE_MOST_{sort}:{prestige}",
    "produce take saved": "5:TAKE_SAVED:0",
    "produce gather": "5:SHIFT_{good}:0",
    "produce repair": "5:REPAIR:{amount}",
}
DEVELOP_PRICES = {"this card": "2:DISCARD_REDUCE:{amount}", "rare": "2:CONSUME_RARE:{amount}"}


def codes_of(card):
    """The recording's codes of a card's powers; rules of a card beside any phase it keeps elsewhere."""
    return [code_of(power) for power in card.powers if power.row != ALWAYS]


def code_of(power):
    """The recording's code of a power of ours, in one order of words."""
    return plain(form_of(power).format(
        amount=power.amount, prestige=power.prestige, vp=power.vp, times=power.times, value=power.vp or power.prestige or 1, sale=0 if power.per else power.amount,
        good=GOODS[power.good], goods="|".join("CONSUME_" + GOODS[good] for good in power.goods), sold="THIS" if power.here else GOODS[power.good],
        most="PRODUCED" if power.good == "any" else GOODS[power.good], sort=SORTS.get(power.per), per=f"PER_{SORTS[power.per]}" if power.per else "",
        per_sale="TRADE_BONUS_CHROMO" if power.per else "", when="IF_IMPERIUM" if power.when else "", against=AGAINST[power.against],
        price=PRICES.get(power.spend, f"CONSUME_{GOODS.get(power.spend)}") if power.spend else "", placed=PLACED.get(power.target),
        hand="DISCARD" if power.spend else "", elsewhere="NOT_THIS" if power.elsewhere else "", helps="PRESTIGE" if power.bonuses else "NO_TAKEOVER",
        this="CONSUME_THIS" if power.here else "", two="CONSUME_TWO" if power.each == 2 else "", bare="" if power.bonuses else "TRADE_NO_BONUS",
        rewards=rewards_of(power),
    ))


def form_of(power):
    if power.kind == "takeover":
        return f"3:TAKEOVER_{victim_of(power)}|{'DISCARD' * (power.spend == 'this card')}|{'DESTROY' * power.destroys}:{power.amount or power.prestige}"
    if power.kind == "cheaper for a price" and power.row == "develop":
        return DEVELOP_PRICES[power.spend]
    return FORMS[f"{power.row} {power.kind}"]


def victim_of(power):
    return "REBEL" if power.target == "rebel military world" else VICTIMS.get(power.owner, "PRESTIGE")


def rewards_of(power):
    cards = {0: "", 1: "GET_CARD"}.get(power.cards, f"GET_{power.cards}_CARD")
    return f"{cards}|{'GET_VP' if power.vp else ''}|{'GET_PRESTIGE' if power.prestige else ''}"


def plain(code):
    """The code with its words in one order, the recording uses several; without numbers that say nothing."""
    phase, words, value, *times = code.split(":")
    if "WINDFALL" in words:
        value = "0"
    return ":".join([phase, "|".join(sorted(filter(None, words.split("|")))), value, *(times if phase == "4" else [])])
