"""The vocabulary of powers: each one defined once, its docstring the rule in a sentence.

A power is data with a name (`kind`). Cards declare it here, exactly one phase reads it, the wording says it.
The meaning of each is that of `facts/effects.md`; the numbers of the rules are those of `rules/`.
"""

NOVELTY, RARE, GENES, ALIEN = "novelty", "rare", "genes", "alien"
GOODS = (NOVELTY, RARE, GENES, ALIEN)
ANY = "any"

EXPLORE, DEVELOP, SETTLE, TRADE, CONSUME, PRODUCE = "explore", "develop", "settle", "trade", "consume", "produce"
ROWS = (EXPLORE, DEVELOP, SETTLE, TRADE, CONSUME, PRODUCE)


class Power:
    """One power of a card.

    `row` is the row of the icon bar it stands in (set when the card is declared), `kind` its name in this file,
    the other fields its parameters; what does not apply is None, 0 or False.
    """

    __slots__ = ("row", "kind", "amount", "good", "against", "each", "times", "vp", "cards", "here", "may", "bonuses")

    def __init__(self, kind, amount=0, good=None, against=None, each=1, times=1, vp=0, cards=0, here=False, may=False, bonuses=False):
        self.row = ""
        self.kind = kind
        self.amount = amount
        self.good = good
        self.against = against
        self.each = each
        self.times = times
        self.vp = vp
        self.cards = cards
        self.here = here
        self.may = may
        self.bonuses = bonuses

    def __repr__(self):
        return "<%s: %s>" % (self.row, self.kind)


# I. Explore

def see(amount):
    """Draw this many cards more when exploring. (B-EXP-3)"""
    return Power("see", amount)


def keep(amount):
    """Keep this many cards more when exploring. (B-EXP-3)"""
    return Power("keep", amount)


# II. Develop and III. Settle

def cheaper(amount, good=None):
    """A development (row Develop) or a world that is paid for (row Settle) costs this much less; with `good`: only worlds of that kind. (B-DEV-3, B-PAY-1)"""
    return Power("cheaper", amount, good=good)


def draw_first(amount):
    """Draw this many cards as the phase begins, before anything is chosen. (B-DEV-1)"""
    return Power("draw first", amount)


def draw_after(amount):
    """Draw this many cards after placing a card in this phase. (B-DEV-5, B-SET3-3)"""
    return Power("draw after", amount)


def military(amount, good=None, against=None):
    """Military strength, which may be negative; with `good` or `against` only against worlds of that kind or keyword. (B-MIL-1)"""
    return Power("military", amount, good=good, against=against)


def temporary_military(amount):
    """You may discard this card: so much Military until the phase ends. (B-MIL-4)"""
    return Power("temporary military", amount, may=True)


def pay_for_military(discount):
    """You may pay for a military world, but not for one of Alien kind, as if its defence were its cost, at this discount. (B-PFM-1)"""
    return Power("pay for military", discount, may=True)


def settle_for_free():
    """You may discard this card: a world that is paid for, but not one of Alien kind, costs nothing. (B-PAY-2)"""
    return Power("settle for free", may=True)


# $. Trade

def sale(amount, good=ANY, here=False):
    """Draw this many cards more when selling a good of this kind; with `here`: only the good lying on this very world. (B-TRD-2)"""
    return Power("sale", amount, good=good, here=here)


# IV. Consume

def consume(good=ANY, each=1, times=1, vp=0, cards=0):
    """Discard `each` goods of this kind for so many VP and cards; up to `times` times in one use, as often as possible. (B-CON-1, B-CON-3)"""
    return Power("consume", good=good, each=each, times=times, vp=vp, cards=cards)


def consume_different(amount, vp=0):
    """Discard exactly this many goods of different kinds, once. (B-CON-3)"""
    return Power("consume different", amount, vp=vp)


def consume_all(offset):
    """Discard all goods that are left for 1 VP each, plus this offset (which is negative). (B-CON-7)"""
    return Power("consume all", offset, vp=1)


def sell(bonuses):
    """Sell a good, although nobody may have chosen Trade; `bonuses` tells whether `$` powers count. (B-CON-8)"""
    return Power("sell", bonuses=bonuses)


def discard_for_vp(times):
    """You may discard up to so many cards from your hand for 1 VP each, never doubled. (B-CON-6, B-2X-1)"""
    return Power("discard for vp", times=times, vp=1, may=True)


def gamble(highest):
    """You may name a number from 1 to `highest` and turn up a card: yours, if that is its cost or defence. (B-GAM-1)"""
    return Power("gamble", highest, may=True)


# IV. Consume and V. Produce

def draw(amount):
    """Draw this many cards. (B-CON-5, B-PRO-7)"""
    return Power("draw", amount)


# V. Produce

def produce():
    """This production world gets a good if it has none. (B-PRO-1)"""
    return Power("produce")


def good_on_windfall(good=ANY):
    """One of your windfall worlds of this kind without a good gets one. (B-PRO-3)"""
    return Power("good on windfall", good=good)


def draw_if_produced(amount):
    """Draw this many cards if this world received a good in this phase. (B-PRO-4)"""
    return Power("draw if produced", amount)


def draw_per_good(amount, good):
    """Draw this many cards for each good of this kind that you produced in this phase. (B-PRO-5)"""
    return Power("draw per good", amount, good=good)


def draw_per_kind(amount):
    """Draw this many cards for each kind of good that you produced in this phase. (B-PRO-5)"""
    return Power("draw per kind", amount)


def draw_if_most(amount, good):
    """Draw this many cards if you produced more goods of this kind in this phase than every other player. (B-PRO-6)"""
    return Power("draw if most", amount, good=good)


def draw_per_world(amount, good):
    """Draw this many cards for each of your worlds of this kind, with or without a good. (B-PRO-7)"""
    return Power("draw per world", amount, good=good)


# Which power may stand in which row of the icon bar; a card that says otherwise is refused when it is declared.
POWERS = {
    EXPLORE: ("see", "keep"),
    DEVELOP: ("cheaper", "draw first", "draw after"),
    SETTLE: ("cheaper", "draw after", "military", "temporary military", "pay for military", "settle for free"),
    TRADE: ("sale",),
    CONSUME: ("consume", "consume different", "consume all", "sell", "discard for vp", "gamble", "draw"),
    PRODUCE: ("produce", "good on windfall", "draw", "draw if produced", "draw per good", "draw per kind", "draw if most", "draw per world"),
}


class Score:
    """One scoring line of a "?" development: `vp` for each card that fits every condition given, or for each thing counted. (B-6D-1)

    `thing` is "card", or what else is counted: "chips" (per `size` VP chips), "military" (points of general Military),
    "goods" (on the worlds at the end). The other fields are conditions on a card; None asks nothing.
    """

    __slots__ = ("vp", "thing", "size", "kind", "good", "production", "military", "keyword", "name", "cost", "row")

    def __init__(self, vp, thing="card", size=1, kind=None, good=None, production=None, military=None, keyword=None, name=None, cost=None, row=None):
        self.vp = vp
        self.thing = thing
        self.size = size
        self.kind = kind
        self.good = good
        self.production = production
        self.military = military
        self.keyword = keyword
        self.name = name
        self.cost = cost
        self.row = row


def each(vp, kind=None, good=None, production=None, military=None, keyword=None, name=None, cost=None, row=None):
    """So many VP for each card of the tableau that fits. (B-6D-1)"""
    return Score(vp, kind=kind, good=good, production=production, military=military, keyword=keyword, name=name, cost=cost, row=row)


def per_chips(vp, size):
    """So many VP for every `size` VP in chips, rounded down. (B-6D-5)"""
    return Score(vp, "chips", size)


def per_military(vp):
    """So many VP for each point of general Military; a negative one subtracts. (B-6D-4)"""
    return Score(vp, "military")


def per_good(vp):
    """So many VP for each good on your worlds at the end of the game. (B-6D-6)"""
    return Score(vp, "goods")
