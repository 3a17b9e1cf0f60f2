"""The vocabulary of powers: each one defined once, its docstring the rule in a sentence.

A power is data with a name (`kind`). Cards declare it here, exactly one phase reads it, the wording says it.
The meaning of each is that of `facts/effects.md`; the numbers of the rules are those of `rules/`.
"""

NOVELTY, RARE, GENES, ALIEN = "novelty", "rare", "genes", "alien"
GOODS = (NOVELTY, RARE, GENES, ALIEN)
ANY = "any"

EXPLORE, DEVELOP, SETTLE, TRADE, CONSUME, PRODUCE = "explore", "develop", "settle", "trade", "consume", "produce"
ALWAYS = "always"       # rules that a card changes beside any phase; no row of the icon bar, so goals and scores do not see it
ROWS = (EXPLORE, DEVELOP, SETTLE, TRADE, CONSUME, PRODUCE, ALWAYS)

# What an optional power is paid with, besides a kind of good ("any": whatever kind)
THIS_CARD, PRESTIGE, HAND_CARD = "this card", "prestige", "hand card"


class Power:
    """One power of a card.

    `row` is the row of the icon bar it stands in (set when the card is declared), `kind` its name in this file,
    the other fields its parameters; what does not apply is None, 0 or False.

    amount  how much                      good, against  only (for) this kind of good or world; only against this keyword
    per     for each card of this sort    when   only while the owner has a card of this sort (see sorts.py)
    each, times  so many at once, so many times          vp, cards, prestige  what it gives
    spend   what it is paid with          may    the owner decides
    here    only the good on this card    elsewhere  never this card
    """

    __slots__ = ("row", "kind", "amount", "good", "against", "per", "when", "each", "times", "vp", "cards", "prestige",
                 "spend", "may", "here", "elsewhere", "bonuses", "goods", "target", "owner", "destroys", "rebels")

    def __init__(self, kind, amount=0, good=None, against=None, per=None, when=None, each=1, times=1, vp=0, cards=0, prestige=0, spend=None, may=False):
        self.row, self.kind, self.amount = "", kind, amount
        self.good, self.against, self.per, self.when = good, against, per, when
        self.each, self.times = each, times
        self.vp, self.cards, self.prestige = vp, cards, prestige
        self.spend, self.may = spend, may or spend is not None
        self.here, self.elsewhere, self.bonuses, self.goods = False, False, False, ()
        self.target, self.owner, self.destroys, self.rebels = None, None, False, 0

    def __repr__(self):
        return "<%s: %s>" % (self.row, self.kind)


# I. Explore

def see(amount, per=None):
    """Draw this many cards more when exploring; with `per`: for each card of that sort. (B-EXP-3)"""
    return Power("see", amount, per=per)


def keep(amount):
    """Keep this many cards more when exploring. (B-EXP-3)"""
    return Power("keep", amount)


def mix():
    """The cards drawn go to your hand, and you discard freely from all of it. (B-EXP-5)"""
    return Power("mix")


def hand_for_prestige():
    """As the phase begins you may discard a card of your hand for 1 prestige. (effects: discard_hand_card_for_prestige)"""
    return Power("hand for prestige", prestige=1, spend=HAND_CARD)


# II. Develop and III. Settle

def cheaper(amount, good=None, spend=None):
    """A development (row Develop) or a world that is paid for (row Settle) costs this much less; with `good`: only worlds of that kind;
    with `spend`: you may pay that for it. (B-DEV-3, B-PAY-1)"""
    return Power("cheaper", amount, good=good) if spend is None else Power("cheaper for a price", amount, spend=spend)


def draw_first(amount):
    """Draw this many cards as the phase begins, before anything is chosen. (B-DEV-1)"""
    return Power("draw first", amount)


def draw_first_and_discard(amount):
    """Draw this many cards as the phase begins, then discard one of your hand. (effects: draw_then_discard_at_start)"""
    return Power("draw first and discard", amount)


def draw_after(amount):
    """Draw this many cards after placing a card in this phase. (B-DEV-5, B-SET3-3)"""
    return Power("draw after", amount)


def draw_after_and_discard(amount):
    """Draw this many cards after placing a card in this phase, then discard one of your hand. (effects: draw_then_discard_after_placing)"""
    return Power("draw after and discard", amount)


def prestige_after(placed):
    """Gain 1 prestige after placing a card of this sort. (effects: prestige_after_placing)"""
    power = Power("prestige after", prestige=1)
    power.target = placed
    return power


def save_paid():
    """One of the cards you pay with goes under this card. (effects: save_one_paid_card_under_this)"""
    return Power("save paid")


def military(amount, good=None, against=None, per=None, when=None):
    """Military strength, which may be negative; with `good` or `against` only against worlds of that kind or keyword; with `per` so much
    for each card of that sort; with `when` only while you have a card of that sort. (B-MIL-1)"""
    return Power("military", amount, good=good, against=against, per=per, when=when)


def temporary_military(amount, spend=THIS_CARD, against=None):
    """You may pay the price: so much Military until the phase ends. (B-MIL-4)"""
    return Power("temporary military", amount, against=against, spend=spend)


def hand_for_military(cards):
    """You may discard up to so many cards of your hand: 1 Military each until the phase ends. (effects: discard_hand_cards_for_temporary_military)"""
    return Power("hand for military", cards, spend=HAND_CARD)


def pay_for_military(discount, good=None, against=None):
    """You may pay for a military world as if its defence were its cost, at this discount: not for one of Alien kind, with `good` only for
    worlds of that kind, with `against` only for worlds with that keyword or symbol; never for Xeno worlds. (B-PFM-1, X-WLD)"""
    return Power("pay for military", discount, good=good, against=against, may=True)


def pay_less_for_military(discount):
    """Whenever you pay for a military world, it costs this much less. (effects: reduce_cost_when_paying_for_military)"""
    return Power("pay less for military", discount)


def prestige_for_paying():
    """Gain 1 prestige whenever you pay for a military world. (effects: prestige_when_paying_for_military)"""
    return Power("prestige for paying", prestige=1)


def settle_for_free():
    """You may discard this card: a world that is paid for, but not one of Alien kind, costs nothing. (B-PAY-2)"""
    return Power("settle for free", spend=THIS_CARD)


def conquer_peaceful(reduction, takeover=False, prestige=0):
    """You may discard this card: conquer a peaceful world, its cost less this reduction being its defence; with `takeover` also to make such a
    world the target of a takeover; `prestige` if that succeeds. (effects: conquer_non_military_world)"""
    power = Power("conquer peaceful", reduction, prestige=prestige, spend=THIS_CARD)
    power.bonuses = takeover
    return power


def good_when_settled():
    """A production world that you settle gets a good at once. (effects: good_on_production_world_when_placed)"""
    return Power("good when settled")


def second_world():
    """You may settle a second world. (effects: place_second_world)"""
    return Power("second world", may=True)


def military_world_too():
    """After settling a world you may discard this card to conquer a military world too. (effects: place_additional_military_world)"""
    return Power("military world too", spend=THIS_CARD)


def leftover_conquest():
    """After conquering a military world you may conquer another with the Military that is left. (AA-5)"""
    return Power("leftover conquest", may=True)


def free_world():
    """You may discard this card to settle one more peaceful world, not of Alien kind, for nothing. (AA-4)"""
    return Power("free world", spend=THIS_CARD)


def flip_world():
    """If you settle nothing you may turn up a card: a peaceful world is settled for nothing, any other card goes to your hand. (AA-6)"""
    return Power("flip world", may=True)


def replace_world(increase):
    """You may replace a peaceful world by one of the same kind from your hand that costs up to so much more, for nothing; 1 prestige.
    (effects: replace_world_with_costlier_one_of_same_kind)"""
    return Power("replace world", increase, prestige=1, may=True)


def takeover(target, owner=None, bonus=0, spend=None, destroys=False, prestige=0):
    """Instead of settling a world you may attack a world of this sort, its owner having a card of the sort `owner` ("military": Military of at
    least 1); attack +`bonus` for each Rebel military world of yours; the world is taken, or with `destroys` discarded. (T-2)"""
    power = Power("takeover", bonus, prestige=prestige, spend=spend, may=True)
    power.target, power.owner, power.destroys = target, owner, destroys
    return power


def takeover_defence(others, rebels):
    """Defence against takeovers: so much for each military world of yours, or for each that is Rebel. (T-4)"""
    power = Power("takeover defence", others)
    power.rebels = rebels
    return power


def cancel_takeover():
    """You may pay 1 prestige to make any one takeover fail. (T-8)"""
    return Power("cancel takeover", spend=PRESTIGE)


def xeno_defence(amount, spend=None):
    """Defence against Xeno invasions; with `spend` you may pay that for it, once each invasion. (X-DEF-2, X-DEF-3)"""
    return Power("xeno defence", amount, spend=spend)


# $. Trade

def sale(amount, good=ANY, here=False, per=None):
    """Draw this many cards more when selling a good of this kind; with `here`: only the good lying on this very world; with `per` so much for
    each card of that sort. (B-TRD-2)"""
    power = Power("sale", amount, good=good, per=per)
    power.here = here
    return power


def unsellable():
    """The good on this world cannot be sold in Trade. (effects: good_on_this_card_may_not_be_sold)"""
    return Power("unsellable")


# IV. Consume

def consume(good=ANY, each=1, times=1, vp=0, cards=0, prestige=0, here=False):
    """Discard `each` goods of this kind for so much; up to `times` times in one use, as often as possible. (B-CON-1, B-CON-3)"""
    power = Power("consume", good=good, each=each, times=times, vp=vp, cards=cards, prestige=prestige)
    power.here = here
    return power


def consume_each(goods, vp=0, cards=0):
    """Discard one good for each kind named ("any": one more of whatever kind), once. (effects: consume_one_good_of_each)"""
    power = Power("consume each", vp=vp, cards=cards)
    power.goods = tuple(goods)
    return power


def consume_different(amount, vp=0):
    """Discard exactly this many goods of different kinds, once. (B-CON-3)"""
    return Power("consume different", amount, vp=vp)


def consume_kinds(most, vp=0, cards=0):
    """Discard one good of each kind you have, up to so many, for so much each. (effects: consume_different_kinds)"""
    return Power("consume kinds", most, vp=vp, cards=cards)


def consume_all(offset):
    """Discard all goods that are left for 1 VP each, plus this offset (which is negative). (B-CON-7)"""
    return Power("consume all", offset, vp=1)


def sell(bonuses):
    """Sell a good, although nobody may have chosen Trade; `bonuses` tells whether `$` powers count. (B-CON-8)"""
    power = Power("sell")
    power.bonuses = bonuses
    return power


def discard_for(each=1, times=1, vp=0, cards=0, prestige=0):
    """You may discard `each` cards of your hand for so much, up to `times` times; the VP are never doubled. (B-CON-6, B-2X-1)"""
    return Power("discard", each=each, times=times, vp=vp, cards=cards, prestige=prestige, spend=HAND_CARD)


def spend_prestige(vp=0, cards=0):
    """You may pay 1 prestige for so much. (effects: spend_prestige)"""
    return Power("spend prestige", vp=vp, cards=cards, spend=PRESTIGE)


def gain_vp(amount):
    """Gain this many VP. (B-2X-2)"""
    return Power("gain vp", vp=amount)


def chip_per_good(amount):
    """Every good that is used in Consume brings so many chips more. (the Persian game, PV-A7)"""
    return Power("chip per good", amount)


def gamble(highest):
    """You may name a number from 1 to `highest` and turn up a card: yours, if that is its cost or defence. (B-GAM-1)"""
    return Power("gamble", highest, may=True)


def ante(highest):
    """You may show a card of your hand that costs 1 to `highest` and turn up as many cards: if one costs more, keep yours and take any one of
    them, else all are lost. (E-GAM-1)"""
    return Power("ante", highest, may=True)


# IV. Consume and V. Produce

def draw(amount):
    """Draw this many cards. (B-CON-5, B-PRO-7)"""
    return Power("draw", amount)


# V. Produce

def produce(spend=None):
    """This world gets a good if it has none; with `spend` you may pay that for it. (B-PRO-1)"""
    return Power("produce", spend=spend)


def good_on_windfall(good=ANY, spend=None, elsewhere=False):
    """One of your windfall worlds of this kind without a good gets one; with `spend` you may pay that for it; with `elsewhere` never this world.
    (B-PRO-3)"""
    power = Power("good on windfall", good=good, spend=spend)
    power.elsewhere = elsewhere
    return power


def draw_if_produced(amount):
    """Draw this many cards if this world received a good in this phase. (B-PRO-4)"""
    return Power("draw if produced", amount)


def prestige_if_produced():
    """Gain 1 prestige if this world received a good in this phase. (effects: prestige_if_this_produced)"""
    return Power("prestige if produced", prestige=1)


def draw_per_good(amount, good):
    """Draw this many cards for each good of this kind that you produced in this phase. (B-PRO-5)"""
    return Power("draw per good", amount, good=good)


def draw_per_kind(amount):
    """Draw this many cards for each kind of good that you produced in this phase. (B-PRO-5)"""
    return Power("draw per kind", amount)


def draw_per_two_goods(amount):
    """Draw this many cards for every two goods that you produced in this phase. (effects: draw_per_two_goods_produced)"""
    return Power("draw per two goods", amount)


def draw_if_most(amount, good=ANY):
    """Draw this many cards if you produced more goods of this kind ("any": more goods) in this phase than every other player. (B-PRO-6)"""
    return Power("draw if most", amount, good=good)


def draw_per_world(amount, good):
    """Draw this many cards for each of your worlds of this kind, with or without a good. (B-PRO-7)"""
    return Power("draw per world", amount, good=good)


def draw_per(amount, per):
    """Draw this many cards for each card of this sort in your tableau. (effects: draw_per_card_in_tableau)"""
    return Power("draw per card", amount, per=per)


def prestige_if_most(per):
    """Gain 1 prestige if you have more cards of this sort than every other player. (effects: prestige_if_most_chromosome_worlds)"""
    return Power("prestige if most", per=per, prestige=1)


def take_saved():
    """Take the cards under this card into your hand. (effects: take_saved_cards)"""
    return Power("take saved")


def gather(good):
    """As the phase begins, all your goods of this kind move onto this world, which holds any number of them. (AA-2)"""
    return Power("gather", good=good)


def repair(amount):
    """Repair so many of your damaged worlds. (X-REP)"""
    return Power("repair", amount)


# Always

def hand_limit(cards):
    """You discard down to so many cards at the end of the round. (effects: hand_limit_12)"""
    return Power("hand limit", cards)


def tableau_limit(cards):
    """Your tableau ends the game only with so many cards. (effects: owner_ends_game_at_14_cards)"""
    return Power("tableau limit", cards)


def start_hand(cards):
    """As your start world: you keep so many cards. (E-SET-3)"""
    return Power("start hand", cards)


def start_saved():
    """As your start world: one of the cards you keep goes under it. (E-SET-3)"""
    return Power("start saved")


def collect_discards():
    """At the end of the round you take the cards that the others discard for the hand limit. (effects: takes_other_players_round_end_discards)"""
    return Power("collect discards")


def choose_last():
    """You choose your action when you have seen the others'. (effects: selects_action_last)"""
    return Power("choose last")


def hand_for_good_here():
    """When you place this world you may discard a card of your hand to put a good on it. (AA-3)"""
    return Power("hand for good here", spend=HAND_CARD)


# Which power may stand in which row of the icon bar; a card that says otherwise is refused when it is declared.
POWERS = {
    EXPLORE: ("see", "keep", "mix", "hand for prestige"),
    DEVELOP: ("cheaper", "cheaper for a price", "draw first", "draw first and discard", "draw after", "prestige after", "save paid"),
    SETTLE: ("cheaper", "cheaper for a price", "draw after", "draw after and discard", "prestige after", "save paid", "military",
             "temporary military", "hand for military", "pay for military", "pay less for military", "prestige for paying", "settle for free",
             "conquer peaceful", "good when settled", "second world", "military world too", "leftover conquest", "free world", "flip world",
             "replace world", "takeover", "takeover defence", "cancel takeover", "xeno defence"),
    TRADE: ("sale", "unsellable"),
    CONSUME: ("consume", "consume each", "consume different", "consume kinds", "consume all", "sell", "discard", "spend prestige", "gain vp",
              "gamble", "ante", "draw", "chip per good"),
    PRODUCE: ("produce", "good on windfall", "draw", "draw if produced", "prestige if produced", "draw per good", "draw per kind",
              "draw per two goods", "draw if most", "draw per world", "draw per card", "prestige if most", "take saved", "gather", "repair"),
    ALWAYS: ("hand limit", "tableau limit", "start hand", "start saved", "collect discards", "choose last", "hand for good here"),
}


class Score:
    """One scoring line of a "?" development: `vp` for each card that fits every condition given, or for each thing counted. (B-6D-1)

    `thing` is "card", or what else is counted: "chips" (per `size` VP chips), "military" (points of general Military), "negative military",
    "goods" (on the worlds at the end), "prestige", "kinds" (of worlds; `vp` then is the list of points for 0, 1, 2 … kinds).
    The other fields are conditions on a card; None asks nothing.
    """

    __slots__ = ("vp", "thing", "size", "kind", "good", "production", "military", "keyword", "chromosome", "name", "cost", "row")

    def __init__(self, vp, thing="card", size=1, kind=None, good=None, production=None, military=None, keyword=None, chromosome=None, name=None,
                 cost=None, row=None):
        self.vp = vp
        self.thing = thing
        self.size = size
        self.kind = kind
        self.good = good
        self.production = production
        self.military = military
        self.keyword = keyword
        self.chromosome = chromosome
        self.name = name
        self.cost = cost
        self.row = row


def each(vp, kind=None, good=None, production=None, military=None, keyword=None, chromosome=None, name=None, cost=None, row=None):
    """So many VP for each card of the tableau that fits. (B-6D-1)"""
    return Score(vp, kind=kind, good=good, production=production, military=military, keyword=keyword, chromosome=chromosome, name=name, cost=cost, row=row)


def per_chips(vp, size):
    """So many VP for every `size` VP in chips, rounded down. (B-6D-5)"""
    return Score(vp, "chips", size)


def per_military(vp):
    """So many VP for each point of general Military; a negative one subtracts. (B-6D-4)"""
    return Score(vp, "military")


def per_good(vp):
    """So many VP for each good on your worlds at the end of the game. (B-6D-6)"""
    return Score(vp, "goods")


def per_negative_military(vp):
    """So many VP for each point of general Military below 0; nothing if it is positive. (effects, section 12, 1)"""
    return Score(vp, "negative military")


def per_prestige(vp):
    """So many VP for each prestige, besides its own. (effects: prestige_chip)"""
    return Score(vp, "prestige")


def per_kinds(points):
    """VP for the number of different kinds among your worlds: `points[n]` for n. (effects: different_kinds_of_worlds)"""
    return Score(points, "kinds")
