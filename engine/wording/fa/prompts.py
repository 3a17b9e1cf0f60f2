"""What a seat is asked, in one sentence."""

from engine.wording.fa.grammar import count, from_to, number
from engine.wording.fa.named import called
from engine.wording.facts import REPAIRS, is_paid, is_repair, is_sale, limit


def prompt(game, decision):
    """What the seat is asked, in one sentence."""
    return PROMPTS[decision.ask](game, decision)


def about(game, decision):
    """What the question is about: a card by name, a power by its card, or what has a name of its own."""
    return called(game, decision.about)


# Set-up, the choice of actions, Search

def which_action(game, decision):
    actions = "کنش خود" if decision.most == 1 else f"{number(decision.most)} کنش"
    return f"{actions} را برای دور {number(game.round)} انتخاب کنید."


def last_action(game, decision):
    which = "کنش دوم خود" if game.options["two_actions"] else "کنش خود"
    return f"دیگران انتخاب کرده‌اند: {which} را برای دور {number(game.round)} انتخاب کنید."


def found(game, decision):
    return f"آیا {about(game, decision)} را برمی‌دارید؟"


# Explore, Develop and Settle

def of_hand(game, decision):
    """Cards to discard after a draw."""
    return f"{count(decision.least, 'card')} از دست دور بیندازید."


def which_development(game, decision):
    return "یک پیشرفت بگذارید، یا هیچ." if decision.options else "پیشرفتی نیست که بتوانید بگذارید: صرف‌نظر کنید."


def which_world(game, decision):
    return "یک جهان بگذارید، یا هیچ." if decision.options else "جهانی نیست که بتوانید بگذارید: صرف‌نظر کنید."


def to_pay(game, decision):
    """Cards for the cost; in a conquest for Military."""
    if is_paid(game, decision):
        return f"{count(decision.least, 'card')} برای پرداخت {about(game, decision)} دور بیندازید."
    return f"{from_to(decision.least, decision.most, 'card')} برای قدرت نظامی دور بیندازید، تا {about(game, decision)} را فتح کنید."


def which_goods_to_pay(game, decision):
    return f"کالایی را که برای {about(game, decision)} دور می‌ریزید انتخاب کنید."


def or_none(before, after):
    """A question that can be answered with nothing, about a power."""
    def sentence(game, decision):
        return f"{before} {about(game, decision)} {after}، یا هیچ."
    return sentence


# Consume and Produce

def which_power(game, decision):
    return "یک قدرت مصرف به کار ببرید." if decision.least else "یک قدرت مصرف به کار ببرید، یا بس کنید."


def which_goods(game, decision):
    if is_sale(game, decision):
        return f"کالایی را که با {about(game, decision)} می‌فروشید انتخاب کنید."
    return f"{from_to(decision.least, decision.most, 'good')} برای دور ریختن با {about(game, decision)} انتخاب کنید."


def which_windfall(game, decision):
    return f"جهان بادآورده‌ای را که از {about(game, decision)} کالا می‌گیرد انتخاب کنید."


def which_world_for(game, decision):
    if is_repair(game, decision):
        return f"جهانی را که با {about(game, decision)} تعمیر می‌شود انتخاب کنید."
    return f"جهانی را که از {about(game, decision)} کالا می‌گیرد انتخاب کنید."


# The end of the round

def hand_limit(game, decision):
    return f"{count(decision.least, 'card')} دور بیندازید، تا {number(limit(decision))} بماند."


def for_power(game, decision):
    return f"{count(decision.least, 'card')}{purpose(game, decision)} دور بیندازید."


def purpose(game, decision):
    """What a price is for: a power, or the repair of the world picked."""
    if decision.about in REPAIRS:
        return f" برای تعمیر {called(game, game.seats[decision.seat].pick)}"
    return f" برای {about(game, decision)}"


def for_military(game, decision):
    return f"{from_to(decision.least, decision.most, 'card')} برای قدرت نظامی دور بیندازید، تا بر سر {about(game, decision)} بجنگید."


PROMPTS = {
    "setup.start": lambda game, decision: "جهان شروع خود را انتخاب کنید.",
    "setup.discard": lambda game, decision: f"{number(decision.least)} از {count(len(decision.options), 'card')} خود را دور بیندازید.",
    "setup.save": lambda game, decision: f"کارتی را که زیر {about(game, decision)} می‌رود انتخاب کنید.",
    "choose.actions": which_action,
    "choose.last": last_action,
    "search.category": lambda game, decision: "انتخاب کنید در پی چه می‌گردید.",
    "search.keep": found,
    "explore.give": or_none("کارتی را که برای", "دور می‌ریزید انتخاب کنید"),
    "explore.keep": lambda game, decision: f"{number(decision.least)} از {count(len(decision.options), 'card')} که کشیدید نگه دارید.",
    "explore.discard": lambda game, decision: f"{number(decision.least)} از {count(len(decision.options), 'card')} خود، کهنه یا نو، دور بیندازید.",
    "develop.discard": of_hand,
    "develop.choose": which_development,
    "develop.way": lambda game, decision: f"انتخاب کنید برای {about(game, decision)} چگونه می‌پردازید.",
    "develop.spend": which_goods_to_pay,
    "develop.pay": to_pay,
    "develop.save": lambda game, decision: "انتخاب کنید کدام کارت پرداختی کنار گذاشته شود.",
    "settle.choose": which_world,
    "settle.way": lambda game, decision: f"انتخاب کنید {about(game, decision)} را چگونه به دست می‌آورید.",
    "settle.spend": which_goods_to_pay,
    "settle.pay": to_pay,
    "settle.save": lambda game, decision: "انتخاب کنید کدام کارت پرداختی کنار گذاشته شود.",
    "settle.good": lambda game, decision: f"یک کارت دور بیندازید تا روی {about(game, decision)} کالا بگذارید، یا هیچ.",
    "settle.discard": of_hand,
    "settle.more": lambda game, decision: "یک قدرت استقرار به کار ببرید، یا بس کنید.",
    "settle.another": or_none("جهانی را که با", "می‌گذارید انتخاب کنید"),
    "settle.replacement": or_none("جهان تازه را برای", "انتخاب کنید"),
    "settle.replaced": lambda game, decision: f"جهانی را که {about(game, decision)} جایش را می‌گیرد انتخاب کنید.",
    "settle.attack": or_none("جهانی را که با", "به آن حمله می‌کنید انتخاب کنید"),
    "takeover.attack": lambda game, decision: f"انتخاب کنید به {about(game, decision)} چگونه حمله می‌کنید.",
    "takeover.cancel": or_none("جهانی را که تصرفش با", "ناکام می‌ماند انتخاب کنید"),
    "takeover.defence": lambda game, decision: f"انتخاب کنید از {about(game, decision)} چگونه دفاع می‌کنید.",
    "takeover.spend": which_goods_to_pay,
    "takeover.pay": for_military,
    "consume.trade": lambda game, decision: "کالایی را که می‌فروشید انتخاب کنید.",
    "consume.kind": lambda game, decision: f"انتخاب کنید کالای روی {about(game, decision)} به چه نوعی فروخته شود.",
    "consume.power": which_power,
    "consume.goods": which_goods,
    "consume.discard": lambda game, decision: f"حداکثر {count(decision.most, 'card')} با {about(game, decision)} دور بیندازید.",
    "consume.gamble": lambda game, decision: f"برای {about(game, decision)} عددی نام ببرید.",
    "consume.stake": or_none("کارتی را که برای", "نشان می‌دهید انتخاب کنید"),
    "consume.prize": lambda game, decision: f"یکی از کارت‌هایی را که برای {about(game, decision)} رو شد بردارید.",
    "consume.use": lambda game, decision: f"{about(game, decision)} را به کار ببرید.",
    "produce.contribute": lambda game, decision: "کالاهایی را که در برابر زنوها می‌دهید انتخاب کنید، یا هیچ.",
    "produce.source": lambda game, decision: f"انتخاب کنید چه چیزی روی {about(game, decision)} کالا بگذارد، یا باز بگذارید.",
    "produce.kind": lambda game, decision: f"نوع کالای روی {about(game, decision)} را انتخاب کنید.",
    "produce.windfall": which_windfall,
    "produce.power": lambda game, decision: "یک قدرت تولید به کار ببرید." if decision.least else "یک قدرت تولید به کار ببرید، یا بس کنید.",
    "produce.world": which_world_for,
    "produce.pay": for_power,
    "produce.spend": lambda game, decision: f"کالایی را که{purpose(game, decision)} دور می‌ریزید انتخاب کنید.",
    "round_end.discard": hand_limit,
    "invasion.defend": lambda game, decision: "دفاعی در برابر مهاجم انتخاب کنید، یا تسلیم شوید.",
    "invasion.pay": for_power,
    "invasion.spend": which_goods_to_pay,
    "invasion.damage": lambda game, decision: "جهانی را که آسیب می‌بیند انتخاب کنید.",
}
