"""The game's own words: goods, keywords, phases, steps, and what things are called in a sentence."""

from engine.wording.fa.grammar import count, listed, number

GOODS = {"novelty": "نو", "rare": "کمیاب", "genes": "ژن", "alien": "بیگانه", "any": "هر نوع"}
KINDS = {"novelty": "نو", "rare": "کمیاب", "genes": "ژن", "alien": "بیگانه"}

KEYWORDS = {"alien": "بیگانه", "rebel": "شورشی", "imperium": "امپراتوری", "uplift": "ارتقا", "terraforming": "زمینی‌سازی",
            "xeno": "زنو", "anti-xeno": "ضدزنو", "chromosome": "کروموزوم", "prestige": "اعتبار"}

PHASES = {
    "setup": "آماده‌سازی", "choose": "انتخاب کنش", "search": "جست‌وجو", "explore": "کاوش",
    "develop": "توسعه", "develop2": "توسعهٔ دوم", "settle": "استقرار", "settle2": "استقرار دوم",
    "trade": "داد و ستد", "consume": "مصرف", "produce": "تولید", "round_end": "پایان دور", "invasion": "هجوم",
    "always": "همیشه",
}

STEPS = {
    "setup.start": "انتخاب جهان شروع",
    "setup.discard": "دور ریختن از دست نخست",
    "setup.save": "کنار گذاشتن یک کارت",
    "choose.actions": "انتخاب کنش‌ها",
    "choose.last": "انتخاب کنش پس از همه",
    "search.use": "جست‌وجو",
    "explore.give": "دور ریختن برای اعتبار",
    "explore.keep": "نگه داشتن کارت‌ها",
    "develop.first": "دور ریختن پس از نخستین کشیدن",
    "develop.choose": "انتخاب پیشرفت",
    "develop.take": "پرداخت برای پیشرفت",
    "settle.choose": "انتخاب جهان",
    "settle.take": "به دست آوردن جهان",
    "settle.discard": "دور ریختن پس از استقرار",
    "settle.more": "به کار بردن قدرت‌های استقرار",
    "takeover.cancel": "باطل کردن تصرف‌ها",
    "takeover.defend": "دفاع در برابر تصرف",
    "takeover.discard": "دور ریختن پس از تصرف‌ها",
    "consume.trade": "فروختن کالا",
    "consume.use": "به کار بردن قدرت‌های مصرف",
    "consume.automatic": "مصرف همهٔ کالاها",
    "produce.contribute": "دادن کالا در برابر زنوها",
    "produce.windfall": "گذاشتن کالا روی جهان‌های بادآورده",
    "produce.power": "به کار بردن قدرت‌های تولید",
    "round_end.discard": "دور ریختن تا حد دست",
    "invasion.defend": "دفاع در برابر زنوها",
    "invasion.damage": "آسیب دیدن یک جهان",
    "over": "پایان بازی",
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
    """So many goods of a kind: "یک کالا", "یک کالای ژن", "۲ کالای ژن"."""
    return f"{'یک' if amount == 1 else number(amount)} {good_on(kind)}"


def good_on(kind):
    """The good of a world of this kind."""
    return "کالا" if kind is None or kind == "any" else f"کالای {GOODS[kind]}"


def of_kind(kind):
    """What follows worlds where only one kind is meant; a kind is not a keyword."""
    return "" if kind is None or kind == "any" else f" از نوع {GOODS[kind]}"


def reward(vp, cards, prestige=0):
    """What something brings: "۱ امتیاز و ۲ کارت"."""
    parts = [(vp, "vp"), (cards, "card"), (prestige, "prestige")]
    return listed([count(amount, unit) for amount, unit in parts if amount]) or "هیچ"
