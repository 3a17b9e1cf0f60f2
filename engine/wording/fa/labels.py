"""Each power as a label for small spaces; the phase stands beside it."""

from engine.powers import HAND_CARD, PRESTIGE, THIS_CARD
from engine.wording.fa.grammar import count, number, signed
from engine.wording.fa.words import KEYWORDS, KINDS, good_on, goods

PRICES = {THIS_CARD: "دور ریختن", HAND_CARD: "۱ کارت", PRESTIGE: "۱ اعتبار", "any": "۱ کالا"}

SORTS = {
    "military world": "نظامی", "peaceful world": "معمولی", "production world": "جهان تولیدی", "rebel military world": "نظامی شورشی",
    "rebel world": "جهان شورشی", "rebel development": "پیشرفت شورشی", "xeno world": "زنو", "chromosome world": "کروموزوم",
    "imperium card": "امپراتوری", "development": "پیشرفت", "development of cost 5 or more": "پیشرفت ۵ به بالا",
    "development of cost 6": "پیشرفت ۶", "two military worlds": "جفت نظامی",
}


def power_short(power):
    """The label, after its price if there is one."""
    price = f"{price_of(power.spend)} ← " if power.spend is not None and power.kind not in PRICED else ""
    return price + LABELS[power.kind](power)


def price_of(spend):
    return PRICES[spend] if spend in PRICES else f"{number(1)} {good_on(spend)}"


def kind_after(power, mark):
    """The kind the power is restricted to, after a mark; "" if it is not."""
    return "" if power.good is None or power.good == "any" else f"{mark}{KINDS[power.good]}"


def per(power):
    return f" به ازای {SORTS[power.per]}" if power.per is not None else ""


def military(power):
    against = f" در برابر {KEYWORDS[power.against]}" if power.against is not None else kind_after(power, " در برابر نوع ")
    condition = f" با {SORTS[power.when]}" if power.when is not None else ""
    return f"قدرت نظامی {signed(power.amount)}{against}{per(power)}{condition}"


def hand_for_military(power):
    cards = f"حداکثر {count(power.amount, 'card')}" if power.amount > 1 else count(1, "card")
    return f"{cards} ← قدرت نظامی {signed(1)}{' هر کدام' if power.amount > 1 else ''}"


def pay_for_military(power):
    only = f": {KEYWORDS[power.against]}" if power.against is not None else kind_after(power, ": نوع ")
    return f"پرداخت برای نظامی{' ' + number(-power.amount) if power.amount else ''}{only}"


def conquer_peaceful(power):
    minus = f" منهای {number(power.amount)}" if power.amount else ""
    more = " یا تصرف آن" if power.bonuses else ""
    return f"فتح معمولی: هزینه{minus}{more}{prize(power)}"


def takeover(power):
    verb = "نابودی" if power.destroys else "تصرف"
    owner = "" if power.owner is None else "، از دارندهٔ قدرت نظامی" if power.owner == "military" else f"، از دارندهٔ {SORTS[power.owner]}"
    bonus = f"، {signed(power.amount)} به ازای نظامی شورشی" if power.amount else ""
    return f"{verb} {SORTS[power.target]}{owner}{bonus}{prize(power)}"


def prize(power):
    return f" ← {count(power.prestige, 'prestige')}" if power.prestige else ""


def sale(power):
    return f"فروش {signed(power.amount)}{': همین کالا' if power.here else kind_after(power, ': ')}{per(power)}"


def consume(power):
    times = f" (تا {number(power.times)} بار)" if power.times > 1 else ""
    return f"{'همین کالا' if power.here else f'{number(power.each)} {good_on(power.good)}'} ← {reward(power)}{times}"


def consume_each(power):
    return f"{' + '.join([f'{number(1)} {good_on(kind)}' for kind in power.goods])} ← {reward(power)}"


def discard(power):
    cards = count(power.each * power.times, "card")
    return f"{'حداکثر ' if power.times > 1 else ''}{cards} ← {reward(power)}{' هر کدام' if power.times > 1 else ''}"


def reward(power):
    parts = [(power.vp, "vp"), (power.cards, "card"), (power.prestige, "prestige")]
    return " + ".join([count(amount, unit) for amount, unit in parts if amount])


def windfall(power):
    return f"کالا روی بادآوردهٔ{' دیگر' if power.elsewhere else ' خالی'}{kind_after(power, ': ')}"


def most_produced(power):
    return f"{count(power.amount, 'card')} اگر بیشترین {good_on(power.good)}"


# Kinds whose labels say the price themselves.
PRICED = ("hand for military", "discard")

LABELS = {
    "see": lambda power: f"کشیدن {signed(power.amount)}{per(power)}",
    "keep": lambda power: f"نگه داشتن {signed(power.amount)}",
    "mix": lambda power: "آمیختن با دست",
    "hand for prestige": lambda power: count(power.prestige, "prestige"),

    "cheaper": lambda power: f"هزینه {number(-power.amount)}{kind_after(power, ': ')}",
    "cheaper for a price": lambda power: f"هزینه {number(-power.amount)}",
    "draw first": lambda power: f"کشیدن {number(power.amount)} در آغاز",
    "draw first and discard": lambda power: f"کشیدن {number(power.amount)} در آغاز، دور ریختن ۱",
    "draw after": lambda power: f"کشیدن {number(power.amount)} پس از گذاشتن",
    "draw after and discard": lambda power: f"کشیدن {number(power.amount)} پس از گذاشتن، دور ریختن ۱",
    "prestige after": lambda power: f"{count(power.prestige, 'prestige')} پس از گذاشتن: {SORTS[power.target]}",
    "save paid": lambda power: "کنار گذاشتن ۱ کارت پرداختی",
    "military": military,
    "temporary military": military,
    "hand for military": hand_for_military,
    "pay for military": pay_for_military,
    "pay less for military": lambda power: f"پرداخت برای نظامی: هزینه {number(-power.amount)}",
    "prestige for paying": lambda power: f"{count(power.prestige, 'prestige')} برای پرداخت برای نظامی",
    "settle for free": lambda power: "هزینه ۰",
    "conquer peaceful": conquer_peaceful,
    "good when settled": lambda power: "کالا روی جهان تولیدی گذاشته‌شده",
    "second world": lambda power: "جهان دوم",
    "military world too": lambda power: "فتح یک جهان دیگر",
    "leftover conquest": lambda power: "فتح دوم با قدرت نظامی مانده",
    "free world": lambda power: "یک جهان دیگر رایگان",
    "flip world": lambda power: "به جایش: رو کردن یک کارت، گذاشتن آن اگر معمولی است",
    "replace world": lambda power: f"جایگزینی جهان معمولی، هزینه تا {signed(power.amount)}{prize(power)}",
    "takeover": takeover,
    "takeover defence": lambda power: (
        f"دفاع در تصرف {signed(power.rebels)} به ازای نظامی شورشی، {signed(power.amount)} به ازای نظامی دیگر"),
    "cancel takeover": lambda power: "باطل کردن تصرف",
    "xeno defence": lambda power: f"دفاع در هجوم {signed(power.amount)}",

    "sale": sale,
    "unsellable": lambda power: "فروش این کالا ممکن نیست",

    "consume": consume,
    "consume each": consume_each,
    "consume different": lambda power: f"{number(power.amount)} نوع ← {reward(power)}",
    "consume kinds": lambda power: f"تا {number(power.amount)} نوع ← {reward(power)} هر کدام",
    "consume all": lambda power: f"همهٔ کالاها ← {reward(power)} هر کدام منهای {number(-power.amount)}",
    "sell": lambda power: "فروش ۱ کالا" if power.bonuses else "فروش ۱ کالا به بهای خودش",
    "discard": discard,
    "spend prestige": reward,
    "gain vp": reward,
    "gamble": lambda power: f"حدس ۱ تا {number(power.amount)}",
    "ante": lambda power: f"شرط بر کارتی ۱ تا {number(power.amount)}",
    "draw": lambda power: f"کشیدن {number(power.amount)}",
    "chip per good": lambda power: f"{count(power.amount, 'vp')} بیشتر برای هر کالا",

    "produce": lambda power: "کالا همین‌جا",
    "good on windfall": windfall,
    "draw if produced": lambda power: f"{count(power.amount, 'card')} اگر کالا همین‌جا",
    "prestige if produced": lambda power: f"{count(power.prestige, 'prestige')} اگر کالا همین‌جا",
    "draw per good": lambda power: f"{count(power.amount, 'card')} برای هر {good_on(power.good)} تولیدشده",
    "draw per kind": lambda power: f"{count(power.amount, 'card')} برای هر نوع تولیدشده",
    "draw per two goods": lambda power: f"{count(power.amount, 'card')} برای هر {goods(2, 'any')} تولیدشده",
    "draw if most": most_produced,
    "draw per world": lambda power: f"{count(power.amount, 'card')} برای هر جهان نوع {KINDS[power.good]}",
    "draw per card": lambda power: f"کشیدن {number(power.amount)}{per(power)}",
    "prestige if most": lambda power: f"{count(power.prestige, 'prestige')} اگر بیشترین {SORTS[power.per]}",
    "take saved": lambda power: "برداشتن کارت‌های کنارگذاشته",
    "gather": lambda power: f"همهٔ {good_on(power.good)} اینجا",
    "repair": lambda power: f"تعمیر {number(power.amount)}",

    "hand limit": lambda power: f"حد دست {number(power.amount)}",
    "tableau limit": lambda power: f"پایان بازی با {count(power.amount, 'card')}",
    "start hand": lambda power: f"شروع با {count(power.amount, 'card')}",
    "start saved": lambda power: "شروع با ۱ کارت کنارگذاشته",
    "collect discards": lambda power: "برداشتن مازاد دیگران",
    "choose last": lambda power: "انتخاب پس از همه",
    "hand for good here": lambda power: "کالا همین‌جا هنگام گذاشتن",
}
