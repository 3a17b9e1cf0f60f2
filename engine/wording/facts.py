"""What has to be worked out before it can be said, alike in every language: amounts, odds, prices, and which case a question is.

All numbers are those of `engine.account`, `engine.combat` and `engine.ways`; nothing here is a word of any language.
"""

from engine.account import amount_of, invader, sale, sale_kinds, xeno_force
from engine.combat import attack_lines, boosts_against, defence_lines
from engine.decision import option_card, option_power
from engine.goals import GOALS
from engine.powers import DEVELOP, SETTLE, THIS_CARD
from engine.state import HIDDEN
from engine.ways import defence_of, price_of, way_lines, way_named

# Questions whose options are worlds, but mean the goods on them
GOODS_ASKED = ("consume.trade", "consume.goods", "develop.spend", "settle.spend", "takeover.spend", "invasion.spend", "produce.contribute",
               "produce.spend", "produce.windfall")
REPAIRS = ("repair by cards", "repair by good")
STRENGTHENED = "prestige "      # before an action that the prestige card makes stronger


# Accounts

def terms(lines):
    """The lines of an account that are worth telling: a power that happens to bring nothing is left out."""
    return [(amount, cause) for amount, cause in lines if amount or cause == "printed"]


def joined(terms):
    """Terms as [is it negative?, text], as a sum: "a 4 − b 1"."""
    text = "".join([(" − " if negative else " + ") + text for negative, text in terms])
    return text[3:] if text.startswith(" + ") else text.strip()


def cause_of(game, source, about):
    """What the cause of an amount is: ("card", Card), ("goal", key), ("word", word), or None where there is no game to name a card of."""
    if source == "printed" and about is not None:
        source = about
    if isinstance(source, str):
        return ("goal" if source in GOALS else "word", source)
    return ("card", game.cards[source]) if game is not None else None


# Actions

def plain_action(word):
    """An action without its prestige card, and whether it had one."""
    return (word[len(STRENGTHENED):], True) if word.startswith(STRENGTHENED) else (word, False)


def actions_once(words):
    """The actions of one seat, a strengthened one only once: the engine lists it twice."""
    return [word for word in words if STRENGTHENED + word not in words]


# Cards

def are_hidden(cards):
    """May the reader only know how many they are?"""
    return not cards or HIDDEN in cards


def says_card(score):
    """Is a scoring line about cards of any kind? What only worlds can be is said of worlds."""
    conditions = [score.military, score.production, score.good, score.chromosome]
    return conditions.count(None) == len(conditions)


# Goods for sale

def sale_amounts(game, decision, world):
    """The cards for the good of this world, one amount for each kind that it may be sold as; [] where goods are not sold."""
    bonuses = sold_with_powers(game, decision)
    if bonuses is None:
        return []
    seat = game.seats[decision.seat]
    return [amount_of(sale(game, seat, world, kind, bonuses)) for kind in sale_kinds(game, world)]


def sold_with_powers(game, decision):
    """Do Trade powers count for the good that is asked for? None if it is not sold."""
    if decision.ask == "consume.trade":
        return True
    if decision.ask == "consume.goods" and option_power(game, decision.about).kind == "sell":
        return option_power(game, decision.about).bonuses
    return None


def kind_amount(game, decision, kind):
    """The cards for a good that is sold as this kind; None where the kind is not for a sale."""
    if decision.ask != "consume.kind":
        return None
    seat = game.seats[decision.seat]
    bonuses = seat.using is None or option_power(game, seat.using).bonuses
    return amount_of(sale(game, seat, decision.about, kind, bonuses))


# Ways to place a card, and fights

def way_cost(game, decision, way):
    return amount_of(way_lines(game, game.seats[decision.seat], decision.about, way, 0))


def way_strength(game, decision, way):
    """The strength of a conquest with no card of the hand, with all it can take, and the defence where the card does not show it (else None)."""
    seat = game.seats[decision.seat]
    least, most = [amount_of(way_lines(game, seat, decision.about, way, hand)) for hand in (0, len(seat.hand))]
    return least, most, defence_of(game, decision.about, way) if way.peaceful is not None else None


def way_odds(game, decision, way):
    """Both sides of a takeover as (is it an attack?, mine, theirs), with all that the way can raise: one's own attack is the last declared, and
    defence is against the first."""
    attacking = decision.ask == "takeover.attack"
    mine, theirs = odds(game, game.attacks[-1 if attacking else 0])[::1 if attacking else -1]
    return attacking, mine + sum([boost[0] for boost in boosts_against(game, game.seats[decision.seat], way, decision.about)]), theirs


def odds(game, attack):
    """(strength of the attack, of the defence)"""
    return amount_of(attack_lines(game, attack)), amount_of(defence_lines(game, attack))


def attack_on(game, world):
    """The takeover of this world that is declared."""
    return [attack for attack in game.attacks if attack["world"] == world][0]


def way_prices(game, placed, way):
    """What a way costs beside cards to pay with: (cards of the tableau, [(card whose power it is, its price)])."""
    row = DEVELOP if game.cards[placed].kind == "development" else SETTLE
    lost = [one for one in (way.free, way.peaceful) if one is not None] + [one for one in way.raised if price_of(game, one, row) == THIS_CARD]
    return lost, [(one, price_of(game, one, row)) for one in way.raised if one not in lost]


# Which case a question is

def is_paid(game, decision):
    """Are the cards asked for the price of what is placed? Else they are for Military."""
    way = game.seats[decision.seat].way
    return way is None or way_named(game, way).pays


def is_sale(game, decision):
    return option_power(game, decision.about).kind == "sell"


def is_repair(game, decision):
    return option_card(decision.about) is None or option_power(game, decision.about).kind == "repair"


def limit(decision):
    """The cards that stay in the hand."""
    return len(decision.options) - decision.least


def invasion_odds(game, decision):
    """The lines of what the seat has against its invader, and the invader's value."""
    seat = game.seats[decision.seat]
    return xeno_force(game, seat), amount_of(invader(game, seat))
