"""Each power as one full sentence, which says exactly what facts/effects.md says."""

from engine.powers import HAND_CARD, PRESTIGE, THIS_CARD
from engine.wording.fa.grammar import count, number
from engine.wording.fa.sorts import a_sort, for_each, sorts
from engine.wording.fa.words import GOODS, KEYWORDS, good_on, goods, of_kind, phase, reward

PRICES = {THIS_CARD: "این کارت را از روی میز دور بیندازید", HAND_CARD: "یک کارت از دست دور بیندازید", PRESTIGE: "۱ اعتبار بپردازید"}
AGAINST = {"rebel": "جهان‌های نظامی شورشی", "xeno": "جهان‌های زنو و مهاجمان"}
UNLESS_ALIEN = "مگر از نوع بیگانه باشد"


def power(power):
    return SENTENCES[power.kind](power)


def price(spend):
    """What is done for an optional power: a verb phrase."""
    return PRICES[spend] if spend in PRICES else f"{goods(1, spend)} دور بیندازید"


def placed(power):
    """What is placed in the phase of this power."""
    return "پیشرفت" if power.row == "develop" else "جهان"


# Explore, Develop and Settle

def cheaper(power):
    what = "پیشرفت‌ها" if power.row == "develop" else f"جهان‌هایی{of_kind(power.good)} که برایشان می‌پردازید"
    return f"{what} برای شما {count(power.amount, 'card')} ارزان‌تر است."


def cheaper_for_a_price(power):
    what = "آنگاه پیشرفت شما" if power.row == "develop" else "تا پایان مرحله جهان‌هایی که برایشان می‌پردازید"
    return f"می‌توانید {price(power.spend)}: {what} {count(power.amount, 'card')} ارزان‌تر است."


def military(power):
    more = f"{number(power.amount)} قدرت نظامی بیشتر" if power.amount >= 0 else f"{number(-power.amount)} قدرت نظامی کمتر"
    while_there = f"، تا هنگامی که {a_sort(power.when)} دارید" if power.when is not None else ""
    return f"{for_each(power.per)}{against(power)}{more} دارید{while_there}."


def against(power):
    """Whom a specialised Military is for."""
    if power.against is not None:
        return f"در برابر {AGAINST[power.against]} "
    return f"در برابر جهان‌های نوع {GOODS[power.good]} " if power.good is not None else ""


def temporary_military(power):
    return f"می‌توانید {price(power.spend)}: تا پایان مرحله {against(power)}{number(power.amount)} قدرت نظامی بیشتر دارید."


def hand_for_military(power):
    cards = "یک کارت" if power.amount == 1 else f"تا {count(power.amount, 'card')}"
    each = "" if power.amount == 1 else "با هر کدام "
    return f"می‌توانید {cards} از دست دور بیندازید: {each}تا پایان مرحله ۱ قدرت نظامی بیشتر دارید."


def pay_for_military(power):
    minus = f" منهای {number(power.amount)}" if power.amount else ""
    unless = f"، {UNLESS_ALIEN}" if power.good is None and power.against is None else ""
    return f"می‌توانید به جای فتح {payable(power)} برایش بپردازید، چنان که هزینه‌اش دفاع آن{minus} باشد{unless}."


def payable(power):
    if power.against == "chromosome":
        return "یک جهان نظامی دارای نشان کروموزوم"
    keyword = f" {KEYWORDS[power.against]}" if power.against is not None else ""
    return f"یک جهان نظامی{keyword}{of_kind(power.good)}"


def conquer_peaceful(power):
    minus = f" منهای {number(power.amount)}" if power.amount else ""
    target = "، یا چنین جهانی را هدف تصرف کنید" if power.bonuses else ""
    prize = f"؛ اگر موفق شوید {count(power.prestige, 'prestige')} می‌گیرید" if power.prestige else ""
    return f"می‌توانید {price(power.spend)} تا یک جهان معمولی را فتح کنید، که دفاعش هزینهٔ آن{minus} است{target}{prize}."


def takeover(power):
    cost = f"{price(power.spend)} و " if power.spend is not None else ""
    verb = "نابود" if power.destroys else "تصرف"
    bonus = f"، با {number(power.amount)} قدرت نظامی بیشتر به ازای هر جهان نظامی شورشی روی میزتان" if power.amount else ""
    prize = f"؛ اگر موفق شوید {count(power.prestige, 'prestige')} می‌گیرید" if power.prestige else ""
    return f"به جای گذاشتن جهان می‌توانید {cost}بکوشید {a_sort(power.target)} از بازیکن دیگری را{whose(power.owner)} {verb} کنید{bonus}{prize}."


def whose(owner):
    """Who can be attacked."""
    if owner is None:
        return ""
    return " که قدرت نظامی عمومی‌اش ۱ یا بیشتر است" if owner == "military" else f" که {a_sort(owner)} دارد"


def xeno_defence(power):
    more = f"{number(power.amount)} دفاع بیشتر"
    return f"در هر هجوم {more} دارید." if power.spend is None else f"در هجوم می‌توانید، یک بار، {price(power.spend)} تا {more} داشته باشید."


# Trade and Consume

def sale(power):
    sold = "کالای همین جهان را" if power.here else goods(1, power.good)
    return f"هنگامی که {sold} می‌فروشید، {for_each(power.per)}{count(power.amount, 'more')} می‌کشید."


def brings(power):
    return reward(power.vp, power.cards, power.prestige)


def consume(power):
    times = f"، تا {number(power.times)} بار" if power.times > 1 else ""
    what = "کالای همین جهان را" if power.here else goods(power.each, power.good)
    return f"{what} برای {brings(power)} دور بیندازید{times}."


def consume_each(power):
    first, second = power.goods
    other = "یک کالای دیگر" if second == "any" else goods(1, second)
    return f"{goods(1, first)} و {other} برای {brings(power)} دور بیندازید."


def sell(power):
    price = "به بهای آن به‌علاوهٔ قدرت‌های داد و ستد خود" if power.bonuses else "فقط به بهای آن، بی قدرت‌های داد و ستد،"
    return f"یک کالا {price} بفروشید، حتی اگر داد و ستد را انتخاب نکرده باشید."


def discard(power):
    many = power.times > 1
    cards = f"تا {count(power.times, 'card')}" if many else "یک کارت" if power.each == 1 else count(power.each, "card")
    each = "هر کدام " if many else ""
    return f"می‌توانید {cards} از دست {each}برای {brings(power)} دور بیندازید{'، که هرگز دو برابر نمی‌شود' if power.vp else ''}."


# Produce

def windfall(power):
    other = "دیگر " if power.elsewhere else ""
    what = f"یکی از جهان‌های بادآوردهٔ {other}شما{of_kind(power.good)} که کالا ندارد کالا می‌گیرد."
    return what if power.spend is None else f"می‌توانید {price(power.spend)}: {what}"


def produced(power, unit):
    """Draws by what was produced."""
    return f"برای {unit} که در این مرحله تولید کردید {count(power.amount, 'card')} بکشید."


def most_produced(power):
    return f"اگر در این مرحله بیش از هر بازیکن دیگر {good_on(power.good)} تولید کردید، {count(power.amount, 'card')} بکشید."


SENTENCES = {
    "see": lambda power: f"هنگام کاوش {for_each(power.per)}{count(power.amount, 'more')} می‌کشید.",
    "keep": lambda power: f"هنگام کاوش {count(power.amount, 'more')} نگه می‌دارید.",
    "mix": lambda power: "هنگام کاوش می‌توانید به جای کارت‌هایی که کشیدید هر کارتی از دستتان را دور بیندازید.",
    "hand for prestige": lambda power: (
        f"در آغاز مرحلهٔ کاوش، پیش از آنکه کسی کارت بکشد، می‌توانید {price(power.spend)} تا {count(power.prestige, 'prestige')} بگیرید."),

    "cheaper": cheaper,
    "cheaper for a price": cheaper_for_a_price,
    "draw first": lambda power: f"در آغاز مرحلهٔ {phase(power.row)}، پیش از انتخاب، {count(power.amount, 'card')} بکشید.",
    "draw first and discard": lambda power: (
        f"در آغاز مرحلهٔ {phase(power.row)}، پیش از انتخاب، {count(power.amount, 'card')} بکشید و سپس یک کارت از دست دور بیندازید."),
    "draw after": lambda power: f"پس از گذاشتن {placed(power)}، {count(power.amount, 'card')} بکشید.",
    "draw after and discard": lambda power: (
        f"پس از گذاشتن {placed(power)}، {count(power.amount, 'card')} بکشید و سپس یک کارت از دست دور بیندازید."),
    "prestige after": lambda power: f"پس از گذاشتن {a_sort(power.target)}، {count(power.prestige, 'prestige')} بگیرید.",
    "save paid": lambda power: f"هنگامی که برای {placed(power)} با کارت می‌پردازید، یکی از آن‌ها زیر این کارت می‌رود.",
    "military": military,
    "temporary military": temporary_military,
    "hand for military": hand_for_military,
    "pay for military": pay_for_military,
    "pay less for military": lambda power: f"هر گاه برای جهان نظامی می‌پردازید، {count(power.amount, 'card')} ارزان‌تر است.",
    "prestige for paying": lambda power: f"هر گاه برای جهان نظامی می‌پردازید، {count(power.prestige, 'prestige')} بگیرید.",
    "settle for free": lambda power: f"می‌توانید {price(power.spend)}: جهانی که برایش می‌پردازید آنگاه رایگان است، {UNLESS_ALIEN}.",
    "conquer peaceful": conquer_peaceful,
    "good when settled": lambda power: "جهان تولیدی که می‌گذارید همان دم کالا می‌گیرد.",
    "second world": lambda power: "پس از گذاشتن جهان می‌توانید جهان دومی بگذارید.",
    "military world too": lambda power: f"پس از گذاشتن جهان می‌توانید {price(power.spend)} تا یک جهان نظامی را هم فتح کنید.",
    "leftover conquest": lambda power: (
        "پس از فتح جهان نظامی می‌توانید با قدرت نظامی‌ای که اولی نگرفت جهان نظامی دیگری را فتح کنید."),
    "free world": lambda power: (
        f"می‌توانید {price(power.spend)} تا یک جهان دیگر رایگان بگذارید: معمولی، یا نظامی‌ای که برایش می‌توانید بپردازید، {UNLESS_ALIEN}."),
    "flip world": lambda power: (
        "اگر جهانی نگذارید، می‌توانید کارت روی دسته را رو کنید: "
        "جهان معمولی رایگان گذاشته می‌شود، هر کارت دیگری به دستتان می‌آید."),
    "replace world": lambda power: (
        "می‌توانید یک جهان معمولی را رایگان با جهان معمولی هم‌نوعی از دستتان که هم‌بها یا "
        f"تا {number(power.amount)} گران‌تر است جایگزین کنید؛ {count(power.prestige, 'prestige')} بگیرید."),
    "takeover": takeover,
    "takeover defence": lambda power: (
        f"در برابر تصرف به ازای هر جهان نظامی شورشی روی میزتان {number(power.rebels)} دفاع بیشتر دارید، "
        f"و به ازای هر جهان نظامی دیگر {number(power.amount)} بیشتر."),
    "cancel takeover": lambda power: f"می‌توانید {price(power.spend)} تا یک تصرف، در برابر هر کس که باشد، ناکام بماند.",
    "xeno defence": xeno_defence,

    "sale": sale,
    "unsellable": lambda power: "کالای این جهان را با انتخاب داد و ستد نمی‌توان فروخت.",

    "consume": consume,
    "consume each": consume_each,
    "consume different": lambda power: f"{number(power.amount)} کالا از نوع‌های گوناگون برای {brings(power)} دور بیندازید.",
    "consume kinds": lambda power: f"از هر نوعی که دارید یک کالا، تا {number(power.amount)} نوع، هر کدام برای {brings(power)} دور بیندازید.",
    "consume all": lambda power: (
        f"همهٔ کالاهایی که برایتان مانده هر کدام برای {brings(power)} دور بیندازید، روی هم منهای {count(-power.amount, 'vp')}."),
    "sell": sell,
    "discard": discard,
    "spend prestige": lambda power: f"می‌توانید {price(power.spend)} تا {brings(power)} بگیرید.",
    "gain vp": lambda power: f"در مرحلهٔ مصرف {brings(power)} بگیرید.",
    "gamble": lambda power: (
        f"می‌توانید عددی از ۱ تا {number(power.amount)} نام ببرید و کارت روی دسته را رو کنید: "
        "اگر هزینه یا دفاعش همان باشد آن را برمی‌دارید، وگرنه دور ریخته می‌شود."),
    "ante": lambda power: (
        f"می‌توانید کارتی از دست با هزینه یا دفاع ۱ تا {number(power.amount)} نشان دهید و به همان شمار کارت رو کنید: "
        "اگر یکی از آن‌ها بیشتر باشد، کارت خود را نگه می‌دارید و هر کدام از آن‌ها را که بخواهید برمی‌دارید، وگرنه همه دور ریخته می‌شود."),
    "draw": lambda power: f"در مرحلهٔ {phase(power.row)} {count(power.amount, 'card')} بکشید.",
    "chip per good": lambda power: f"هر کالای شما که مصرف می‌شود {count(power.amount, 'vp')} بیشتر می‌دهد.",

    "produce": lambda power: (
        "این جهان اگر کالا ندارد کالا می‌گیرد." if power.spend is None else f"می‌توانید {price(power.spend)}: این جهان آنگاه اگر کالا ندارد کالا می‌گیرد."),
    "good on windfall": windfall,
    "draw if produced": lambda power: f"اگر این جهان در این مرحله کالا گرفت، {count(power.amount, 'card')} بکشید.",
    "prestige if produced": lambda power: f"اگر این جهان در این مرحله کالا گرفت، {count(power.prestige, 'prestige')} بگیرید.",
    "draw per good": lambda power: produced(power, f"هر {good_on(power.good)}"),
    "draw per kind": lambda power: produced(power, "هر نوع کالا"),
    "draw per two goods": lambda power: produced(power, "هر جفت کالا"),
    "draw if most": most_produced,
    "draw per world": lambda power: f"به ازای هر جهان{of_kind(power.good)} روی میزتان، با کالا یا بی آن، {count(power.amount, 'card')} بکشید.",
    "draw per card": lambda power: f"{for_each(power.per)}{count(power.amount, 'card')} بکشید.",
    "prestige if most": lambda power: f"اگر بیش از هر بازیکن دیگر {sorts(power.per)} دارید، {count(power.prestige, 'prestige')} بگیرید.",
    "take saved": lambda power: "کارت‌های زیر این کارت را به دست بگیرید.",
    "gather": lambda power: (
        f"در آغاز مرحلهٔ تولید هر {good_on(power.good)} شما به این جهان می‌آید، که هر شماری از آن‌ها را نگه می‌دارد."),
    "repair": lambda power: f"{number(power.amount)} جهان آسیب‌دیدهٔ خود را تعمیر کنید.",

    "hand limit": lambda power: f"در پایان دور آن‌قدر دور می‌ریزید که {count(power.amount, 'card')} بماند.",
    "tableau limit": lambda power: f"کارت‌های روی میز شما فقط با {count(power.amount, 'card')} بازی را تمام می‌کند.",
    "start hand": lambda power: f"اگر جهان شروع شماست، با {count(power.amount, 'card')} آغاز می‌کنید.",
    "start saved": lambda power: "اگر جهان شروع شماست، یکی از کارت‌هایی که با آن آغاز می‌کنید زیر آن می‌رود.",
    "collect discards": lambda power: "کارت‌هایی که دیگران برای حد دست دور می‌ریزند از آن شماست.",
    "choose last": lambda power: "کنش خود، یا دومی از دو کنش، را پس از دیدن کنش‌های دیگران انتخاب می‌کنید.",
    "hand for good here": lambda power: f"هنگام گذاشتن این جهان می‌توانید {price(power.spend)} تا روی آن کالا بگذارید.",
}
