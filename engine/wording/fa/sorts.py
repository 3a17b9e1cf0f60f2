"""The sorts of cards that powers, goals and searches count or ask for."""

# One (it stays so after a number), and several
SORTS = {
    "military world": ("جهان نظامی", "جهان‌های نظامی"),
    "peaceful world": ("جهان معمولی", "جهان‌های معمولی"),
    "production world": ("جهان تولیدی", "جهان‌های تولیدی"),
    "rebel military world": ("جهان نظامی شورشی", "جهان‌های نظامی شورشی"),
    "rebel world": ("جهان شورشی", "جهان‌های شورشی"),
    "rebel development": ("پیشرفت شورشی", "پیشرفت‌های شورشی"),
    "xeno world": ("جهان زنو", "جهان‌های زنو"),
    "chromosome world": ("جهان دارای نشان کروموزوم", "جهان‌های دارای نشان کروموزوم"),
    "imperium card": ("کارت امپراتوری", "کارت‌های امپراتوری"),
    "development": ("پیشرفت", "پیشرفت‌ها"),
    "development of cost 5 or more": ("پیشرفت ۵ هزینه‌ای یا گران‌تر", "پیشرفت‌های ۵ هزینه‌ای یا گران‌تر"),
    "development of cost 6": ("پیشرفت ۶ هزینه‌ای", "پیشرفت‌های ۶ هزینه‌ای"),
}

CATEGORIES = {
    "development with Military 1 or 2": "پیشرفتی با ۱ یا ۲ قدرت نظامی عمومی",
    "military windfall of 1 or 2": "جهان نظامی بادآورده با دفاع ۱ یا ۲",
    "peaceful windfall of 1 or 2": "جهان معمولی بادآورده با هزینهٔ ۱ یا ۲",
    "chromosome world": "جهان دارای نشان کروموزوم",
    "alien world": "جهانی از نوع بیگانه",
    "consumes two goods": "کارتی که در مصرف ۲ کالا یا بیشتر به کار ببرد",
    "military world of 5 or more": "جهان نظامی با دفاع ۵ یا بیشتر",
    "development of cost 6": "پیشرفت ۶ هزینه‌ای با ارزش «؟»",
    "takeover card": "کارتی با قدرتی برای تصرف یا در برابر آن",
}


def sort(word):
    return SORTS[word][0]


def a_sort(word):
    return f"یک {sort(word)}"


def sorts(word):
    """Several of them."""
    return SORTS[word][1]


def for_each(word):
    """What an amount is multiplied by, as "به ازای هر جهان شورشی روی میزتان "; "" where it is not."""
    if word is None:
        return ""
    return f"به ازای هر {'جفت جهان نظامی' if word == 'two military worlds' else sort(word)} روی میزتان "


def category(word):
    """What a search can be for; within a sentence too."""
    return CATEGORIES[word]
