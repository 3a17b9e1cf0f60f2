"""Accounts as sums: "زیست‌مندان بدخواه ۴ − کارشناس تماس ۱ = ۳ کارت"."""

from engine.account import amount_of
from engine.wording.fa.cards import card
from engine.wording.fa.goals import goal
from engine.wording.fa.grammar import count, number
from engine.wording.facts import cause_of, joined, terms

# What is neither a card nor a goal
SOURCES = {
    "printed": "", "chosen": "پاداش کنش", "prestige": "اعتبار", "price": "بها", "floor": "هرگز زیر ۰", "free": "رایگان گذاشته می‌شود",
    "chips": "نشان‌های امتیاز", "military": "قدرت نظامی", "negative military": "قدرت نظامی زیر ۰", "goods": "کالاها",
    "kinds": "نوع جهان‌ها", "held prestige": "اعتبار اندوخته", "awards": "امتیاز جایزه", "bunker": "پناهگاه", "invader": "مهاجم",
    "repulse value": "مقدار دفع", "goods given": "کالاهای داده‌شده", "admirals": "توان همه",
    "greatest admiral": "برترین دریاسالار", "greatest contributor": "برترین یاری‌رسان",
}


def lines(game, lines, unit, about=None):
    """The lines as a sum. `unit` is "card", "vp", "military" or "force"; `about` the card whose printed cost is to be named, or None."""
    total, bare = count(amount_of(lines), unit), number(amount_of(lines))
    text = joined([(amount < 0, term(game, abs(amount), cause, about)) for amount, cause in terms(lines)])
    return total if text in ("", bare) else f"{text} = {total}"


def source(game, source, about=None):
    """The cause of an amount: a card by name, or in words; "" where a number speaks for itself, or where `game` is None."""
    cause = cause_of(game, source, about)
    return NAMES[cause[0]](cause[1]) if cause is not None else ""


def term(game, amount, cause, about):
    name = source(game, cause, about)
    if cause == "floor":
        return f"{number(amount)} ({name})"
    return f"{name} {number(amount)}" if name else number(amount)


NAMES = {"card": card, "goal": goal, "word": lambda word: SOURCES[word]}
