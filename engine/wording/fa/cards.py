"""What a card is, and what a "?" card scores for."""

from engine.cards.card import slug
from engine.wording.fa.card_names import CARDS
from engine.wording.fa.grammar import count, listed, number
from engine.wording.fa.words import GOODS, KEYWORDS, of_kind, phase
from engine.wording.facts import says_card

PRODUCTION = {"production": "تولیدی", "windfall": "بادآورده"}


def card(card):
    return CARDS[card.key]


def type_line(card):
    """What sort of card it is, in one line, as "جهان نظامی بادآورده، ژن؛ دفاع ۲؛ ۲ امتیاز؛ ارتقا"."""
    parts = [sort_of(card), f"{'دفاع' if card.military else 'هزینه'} {number(card.cost)}"]
    parts.append("؟ امتیاز" if card.scores else count(card.vp, "vp"))
    parts.extend([KEYWORDS[word] for word in card.keywords])
    if card.chromosome:
        parts.append(KEYWORDS["chromosome"])
    if card.prestige:
        parts.append(f"{count(1, 'prestige')} هنگام گذاشتن")
    if card.start is not None:
        parts.append(f"جهان شروع {number(card.start)}")
    return "؛ ".join(parts)


def sort_of(card):
    if card.kind == "development":
        return "پیشرفت"
    return world_of("نظامی" if card.military else "", card.production) + (f"، {GOODS[card.good]}" if card.good is not None else "")


def world_of(military, production):
    """A world with its adjectives; "", None and "none" say nothing."""
    return " ".join([word for word in ("جهان", military, PRODUCTION.get(production, "")) if word])


def score_line(score):
    """A scoring line as a sentence; a card counts for the first line that fits it only, see `score_note`."""
    if score.thing == "kinds":
        return for_kinds(score.vp)
    return f"{count(score.vp, 'vp')} برای {THINGS[score.thing](score)}."


def score_note():
    """How the lines of a card go together. (B-6D-1)"""
    return "هر کارت فقط یک بار شمرده می‌شود، برای نخستین سطری که با آن جور است."


def for_kinds(points):
    """The points stand for 0, 1, 2 … kinds; none brings nothing."""
    kinds = [number(kinds) for kinds in range(1, len(points))]
    return f"{listed([number(vp) for vp in points[1:]], 'یا')} امتیاز برای {listed(kinds, 'یا')} نوع گوناگون میان جهان‌هایتان."


def each_card(score):
    """The cards that a line is about: every condition of it is said."""
    if score.name is not None:
        return CARDS[slug(score.name)]
    return f"هر {noun(score)}{of_kind(score.good)}{at_cost(score)}{with_what(score)}"


def noun(score):
    if score.kind == "development":
        return "پیشرفت"
    if score.kind is None and says_card(score):
        return "کارت"
    return world_of({None: "", True: "نظامی", False: "معمولی"}[score.military], score.production)


def at_cost(score):
    return f" {number(score.cost)} هزینه‌ای" if score.cost is not None else ""


def with_what(score):
    if score.chromosome:
        return " دارای نشان کروموزوم"
    if score.keyword is not None:
        return f" با کلیدواژهٔ {KEYWORDS[score.keyword]}"
    return f" با قدرتی در {phase(score.row)}" if score.row is not None else ""


THINGS = {
    "card": each_card,
    "chips": lambda score: f"هر {count(score.size, 'vp')} که نشان دارید، گرد به پایین",
    "military": lambda score: "هر واحد قدرت نظامی عمومی‌تان، که اگر منفی باشد کم می‌کند",
    "negative military": lambda score: "هر واحد قدرت نظامی عمومی‌تان زیر ۰",
    "goods": lambda score: "هر کالایی که در پایان بازی روی جهان‌هایتان است",
    "prestige": lambda score: "هر اعتباری که دارید، افزون بر امتیاز خود آن",
}
