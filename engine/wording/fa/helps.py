"""What a newcomer should know about a question, in a sentence more."""

from engine.account import PRICES
from engine.decision import option_card, option_power
from engine.wording.fa.accounts import lines
from engine.wording.fa.grammar import number
from engine.wording.fa.powers import power
from engine.wording.fa.words import KINDS
from engine.wording.facts import invasion_odds


def help(game, decision):
    """What a newcomer should know about it."""
    told = HELPS[decision.ask]
    return told if isinstance(told, str) else told(game, decision)


def about_trade(game, decision):
    prices = "، ".join([f"{KINDS[kind]} {number(PRICES[kind])}" for kind in KINDS])
    return f"به اندازهٔ ارزش نوع آن کارت می‌کشید ({prices})، و با قدرت‌های داد و ستد بیشتر."


def about_using(game, decision):
    if decision.least:
        return "ترتیب با شماست، ولی تا قدرتی که اختیاری نیست به کار بردنی است باید ادامه دهید."
    return "آنچه هنوز می‌توانید به کار ببرید اختیاری است."


def about_power(game, decision):
    """The power in use; what belongs to no card is told here."""
    if option_card(decision.about) is None:
        return WITHOUT_CARD[decision.about]
    return power(option_power(game, decision.about))


def about_invader(game, decision):
    force, value = invasion_odds(game, decision)
    return f"شما {lines(game, force, 'force')} در برابر {number(value)} دارید و باید از آن بیشتر شوید."


PAYMENT = "کارت‌ها پول‌اند: آنچه می‌پردازید پشت‌ورو به کارت‌های دورریخته می‌رود."
SECOND_WAY = "کارتی که برای آن دور ریخته شود از دست می‌رود."
SAVED = "در تولید به دستتان می‌آید؛ بقیه دور ریخته می‌شود."
TAKEOVER = "حمله اگر دست‌کم برابر دفاع باشد موفق است؛ آنچه اکنون افزوده شود تا پایان مرحله می‌ماند."
SPENT = "کالا از دست می‌رود، و آنچه می‌خرد تا پایان مرحله می‌ماند."
SURPLUS = "هر کارتی از دستتان می‌تواند باشد."
REPAIRED = "انتخاب تولید: تعمیر، دو جهان را رایگان تعمیر می‌کند."

WITHOUT_CARD = {
    "bonus": "انتخاب تولید روی یک جهان بادآوردهٔ خالی کالا می‌گذارد.",
    "more bonus": "انتخاب تولید با اعتبار روی یک جهان بادآوردهٔ خالی دیگر هم کالا می‌گذارد.",
    "prestige trade": "انتخاب داد و ستد با اعتبار برای هر کارتی که از دست دور بریزید، تا ۲ کارت، ۱ امتیاز می‌دهد که هرگز دو برابر نمی‌شود.",
    "bunker": "هر کس یک پناهگاه دارد: در هر هجوم یک بار، یک کارت دست برای ۲ دفاع بیشتر.",
    "first repair": REPAIRED,
    "second repair": REPAIRED,
    "repair by cards": "دو کارت از دستتان یک جهان را تعمیر می‌کند، هر چند بار که بخواهید.",
    "repair by good": "یک کالا یک جهان را تعمیر می‌کند، هر چند بار که بخواهید؛ این یاری در جنگ به شمار نمی‌آید.",
}

HELPS = {
    "setup.start": "جهان دیگر دور ریخته می‌شود؛ کمترین شمارهٔ در بازی در ترتیب نخست است.",
    "setup.discard": "آنچه را امید دارید زود بگذارید نگه دارید، و به یاد داشته باشید که هر کارت دیگر پول پرداخت است.",
    "setup.save": SAVED,
    "choose.actions": "هر مرحله‌ای که کسی انتخاب کند برای همه اجرا می‌شود؛ انتخاب‌کننده پاداش می‌گیرد.",
    "choose.last": "هر مرحله‌ای که کسی انتخاب کرده برای شما هم اجرا می‌شود؛ برای پاداش انتخاب کنید، یا مرحله‌ای بیشتر.",
    "search.category": "کارت‌ها رو می‌شود تا یکی جور باشد؛ یک بار می‌توانید نپذیرید و آنگاه بعدی را که جور باشد برمی‌دارید.",
    "search.keep": "اگر ادامه دهید، بعدی که جور باشد از آن شماست؛ بقیهٔ کارت‌های روشده دور ریخته می‌شود.",
    "explore.give": about_power,
    "explore.keep": "بقیه پشت‌ورو دور ریخته می‌شود؛ کارت‌های دستتان می‌ماند.",
    "explore.discard": "از دستتان و کارت‌هایی که کشیدید با هم انتخاب می‌کنید.",
    "develop.discard": SURPLUS,
    "develop.choose": "هزینه‌اش را با کارت‌های دیگر دستتان می‌پردازید، پس هر کارتی پول هم هست.",
    "develop.way": SECOND_WAY,
    "develop.spend": SPENT,
    "develop.pay": PAYMENT,
    "develop.save": SAVED,
    "settle.choose": "برای جهان با کارت‌های دیگر دستتان می‌پردازید؛ جهان نظامی را به جایش فتح می‌کنید، اگر قدرت نظامی‌تان به دفاع آن برسد.",
    "settle.way": "فتح نه کارت می‌برد نه قدرت نظامی؛ کارتی که برای آن دور ریخته شود از دست می‌رود.",
    "settle.spend": SPENT,
    "settle.pay": PAYMENT,
    "settle.save": SAVED,
    "settle.good": "کالا پیش از هر چیزی می‌آید که گذاشتن جهان به همراه دارد.",
    "settle.discard": SURPLUS,
    "settle.more": "هر کدام را در این مرحله یک بار می‌توان به کار برد، به هر ترتیب.",
    "settle.another": about_power,
    "settle.replacement": about_power,
    "settle.replaced": "با کالایش دور ریخته می‌شود و جهان تازه رایگان جای آن را می‌گیرد.",
    "settle.attack": about_power,
    "takeover.attack": TAKEOVER,
    "takeover.cancel": about_power,
    "takeover.defence": TAKEOVER,
    "takeover.spend": SPENT,
    "takeover.pay": "هر کارت تا پایان مرحله ۱ قدرت نظامی است.",
    "consume.trade": about_trade,
    "consume.kind": "کالای هر نوع به نوعی فروخته می‌شود که نام ببرید.",
    "consume.power": about_using,
    "consume.goods": about_power,
    "consume.discard": about_power,
    "consume.gamble": about_power,
    "consume.stake": about_power,
    "consume.prize": about_power,
    "consume.use": about_power,
    "produce.contribute": "هر کدام ۱ نشان امتیاز به شما می‌دهد که هرگز دو برابر نمی‌شود، و دفع زنوها را ۱ آسان‌تر می‌کند.",
    "produce.source": "جهان از هر نوع است، پس چند چیز می‌تواند آن را پر کند؛ اگر باز بماند مانند بقیه پر می‌شود.",
    "produce.kind": "جهان از هر نوع است؛ آنچه نام ببرید برای کارت کشیدن به ازای تولید شمرده می‌شود.",
    "produce.windfall": "جهان‌های بادآورده خودشان تولید نمی‌کنند، فقط با چنین قدرت یا پاداشی.",
    "produce.power": "هر کدام را یک بار می‌توان به کار برد، به هر ترتیب؛ کارت کشیدن به ازای تولید را بهتر است آخر بگذارید.",
    "produce.world": about_power,
    "produce.pay": about_power,
    "produce.spend": about_power,
    "round_end.discard": "این حد دست شما در پایان دور است.",
    "invasion.defend": about_invader,
    "invasion.pay": about_power,
    "invasion.spend": about_power,
    "invasion.damage": "پشت‌ورو می‌شود و کالایش از دست می‌رود: تا تعمیر نشود فقط کارتی از روی میز شما به شمار می‌آید.",
}
