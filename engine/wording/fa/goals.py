"""Goals: their names, what each counts and what it is worth."""

from engine.goals import FIRST, FIRST_POINTS, GOALS, MOST_POINTS, TIED_POINTS
from engine.wording.fa.grammar import count, number

NAMES = {
    "galactic-standard-of-living": "سطح زندگی کهکشانی",
    "system-diversity": "گوناگونی سامانه‌ها",
    "overlord-discoveries": "یافته‌های سروران",
    "budget-surplus": "مازاد بودجه",
    "innovation-leader": "پیشتاز نوآوری",
    "galactic-status": "جایگاه کهکشانی",
    "uplift-knowledge": "دانش ارتقا",
    "galactic-riches": "ثروت کهکشانی",
    "expansion-leader": "پیشتاز گسترش",
    "peace-war-leader": "پیشتاز صلح یا جنگ",
    "galactic-standing": "آوازهٔ کهکشانی",
    "military-influence": "نفوذ نظامی",
    "greatest-military": "بزرگ‌ترین قدرت نظامی",
    "largest-industry": "بزرگ‌ترین صنعت",
    "greatest-infrastructure": "بزرگ‌ترین زیرساخت",
    "production-leader": "پیشتاز تولید",
    "research-leader": "پیشتاز پژوهش",
    "propaganda-edge": "برتری تبلیغاتی",
    "galactic-prestige": "اعتبار کهکشانی",
    "prosperity-lead": "برتری در رفاه",
}

# What to be the first in; % stands for the number needed.
REACH = {
    "galactic-standard-of-living": "% امتیاز نشان داشته باشد",
    "system-diversity": "جهان‌هایی از هر % نوع داشته باشد",
    "overlord-discoveries": "% کارت با کلیدواژهٔ بیگانه داشته باشد",
    "budget-surplus": "برای حد دست کارتی دور بریزد",
    "innovation-leader": "در هر % ردیف کاوش، توسعه، استقرار، داد و ستد، مصرف و تولید قدرتی داشته باشد",
    "galactic-status": "یک پیشرفت ۶ هزینه‌ای با ارزش «؟» داشته باشد",
    "uplift-knowledge": "% کارت با کلیدواژهٔ ارتقا داشته باشد",
    "galactic-riches": "% کالا روی جهان‌هایش داشته باشد",
    "expansion-leader": "% کارت روی میز داشته باشد",
    "peace-war-leader": "قدرت نظامی زیر ۰ و ۲ جهان داشته باشد، یا در بازی با تصرف، یک قدرت تصرف و ۲ جهان نظامی",
    "galactic-standing": "۲ اعتبار و ۳ امتیاز نشان داشته باشد",
    "military-influence": "۳ کارت با کلیدواژهٔ امپراتوری یا ۴ جهان نظامی داشته باشد",
}

# What to have most of.
MOST = {
    "greatest-military": "قدرت نظامی عمومی",
    "largest-industry": "جهان‌های نوع نو و کمیاب",
    "greatest-infrastructure": "پیشرفت‌ها",
    "production-leader": "جهان‌های تولیدی",
    "research-leader": "کارت‌های دارای قدرت کاوش",
    "propaganda-edge": "جهان‌های نظامی شورشی",
    "galactic-prestige": "اعتبار",
    "prosperity-lead": "کارت‌های دارای قدرت مصرف",
}


def goal(key):
    return NAMES[key]


def goal_help(key):
    """What it counts, and how many points it is worth."""
    least = number(GOALS[key].least)
    if GOALS[key].family == FIRST:
        return f"{count(FIRST_POINTS, 'vp')} برای نخستین کسی که {REACH[key].replace('%', least)}، یا کسانی که در همان مرحله به آن برسند."
    return (f"{count(MOST_POINTS, 'vp')} برای کسی که از {MOST[key]} بیش از همه و دست‌کم {least} داشته باشد؛ "
            f"{count(TIED_POINTS, 'vp')} برای کسی که در پایان با بیشترین برابر باشد.")
