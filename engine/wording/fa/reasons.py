"""Why not: every reason that the engine gives, as a sentence."""

from engine.account import amount_of
from engine.cards.rulesets import RULESETS
from engine.wording.fa.accounts import lines
from engine.wording.fa.cards import card
from engine.wording.fa.games import ruleset
from engine.wording.fa.grammar import count, listed, number, or_none
from engine.wording.fa.words import goods


def reason(game, reason):
    """A reason as a sentence; where `game` is None no card is named."""
    word = reason[0]
    return PLAIN[word] if word in PLAIN else FULL[word](game, *reason[1:])


def named(game, option):
    """An option by its card's name, if it is a card and the game is known; what players send can be anything."""
    if game is not None and type(option) is int and 0 <= option < len(game.cards):
        return card(game.cards[option])
    return "این"


def too_dear(game, account, hand):
    return f"بهایش {lines(game, account, 'card')} است، و برای پرداخت {or_none(hand, 'card')} دارید."


def too_weak(game, account, defence):
    return f"دفاعش {number(defence)} است، و در برابر آن {lines(game, account, 'military')} دارید."


def too_strong(game, attack, defence):
    return f"دفاعش {lines(game, defence, 'force')} است، و در برابر آن حداکثر {lines(game, attack, 'military')} دارید."


def no_replacement(game, amount):
    return f"جهان با جهانی هم‌نوع جایگزین می‌شود که هم‌بها یا تا {number(amount)} گران‌تر باشد، و هیچ‌کدام نظامی نباشد."


def no_way(game, weak, dear):
    strong, cost = amount_of(weak[1]), amount_of(dear[1])
    return (f"برای فتحش {number(weak[2] - strong)} قدرت نظامی و برای پرداختش {count(cost - dear[2], 'card')} کم دارید. "
            f"{too_weak(game, *weak[1:])} {too_dear(game, *dear[1:])}")


def too_little_left(game, account, left, defence):
    return (f"دفاعش {number(defence)} است؛ در برابر آن {lines(game, account, 'military')} دارید، "
            f"که فتح نخست {number(left)} از آن را باقی می‌گذارد.")


# Options of a game: what would work instead

def games_with(fits):
    """The names of the games for which `fits(ruleset)` holds."""
    return listed([f"«{ruleset(name)}»" for name in RULESETS if fits(RULESETS[name])], "یا")


def games_for(players):
    """What so many players can play."""
    return f"{number(players)} نفر می‌توانند {games_with(lambda rules: rules.players[1] >= players)} بازی کنند"


def players(game, fewest, most):
    more = [games_for(size) for size in (5, 6) if size > most]
    return f"{'؛ '.join([f'این بازی برای {number(fewest)} تا {number(most)} نفر است'] + more)}."


def preset_hands(game, hands):
    if not hands:
        return "این بازی دست آماده ندارد؛ همهٔ بازی‌ها جز بازی کوچک فارسی، بدون جهان‌های تازه، دارند."
    return f"در این بازی حداکثر برای {count(hands, 'player')} دست آماده هست: برای بیشتر، کارت‌ها را تصادفی بدهید."


# What a question asks for, by what its options are
CHOSEN = {"action": "یک کنش", "card": "کارت دیگری", "way": "راه گذاشتن کارتتان", "power": "یک قدرت", "number": "یک عدد",
          "category": "یک گونه", "word": "برداشتن یا برنداشتن کارت را", "good": "یک نوع کالا"}

PLAIN = {
    # The question
    "not a list": "پاسخ فهرستی از گزینه‌هاست.",
    "not asked": "اکنون چیزی از شما پرسیده نشده است.",
    "not together": "این‌ها را نمی‌توان با هم برداشت.",
    "game over": "بازی تمام شده است.",
    "nothing to undo": "چیزی نیست که بتوانید پس بگیرید.",
    "card seen": "از آن پس کارتی دیده‌اید، پس نمی‌توان آن را پس گرفت.",
    # Cards and powers
    "no such action": "این بازی چنین کنشی ندارد.",
    "card spent": "کارت اعتبار و جست‌وجو یک بار در بازی به کار می‌رود.",
    "chosen already": "آن را برگزیده‌اید.",
    "not paid": "با آن نپرداخته‌اید.",
    "other world": "این قدرت روی جهان‌های دیگر کالا می‌گذارد.",
    "no start world": "از جهان‌های آغازینی نیست که می‌توانید برگزینید.",
    "not attacked": "هدف هیچ تصرفی نیست.",
    "not in hand": "در دست شما نیست.",
    "no development": "پیشرفت نیست.",
    "no world": "جهان نیست.",
    "already there": "این پیشرفت را دارید.",
    "only what you drew": "اینجا فقط کارت‌هایی که تازه کشیدید به شمار می‌آید.",
    "no such way": "این جهان را به این راه نمی‌توان به دست آورد.",
    "no such power": "قدرتی نیست که اکنون بتوانید به کار ببرید.",
    "nothing placed": "پس از گذاشتن جهان می‌آید، و در این مرحله جهانی نگذاشته‌اید.",
    "nothing conquered": "پس از فتح جهان نظامی می‌آید، و نخستین جهانی که در این مرحله گذاشتید چنین نبود.",
    "world placed": "به جای گذاشتن جهان است، و در این مرحله جهانی گذاشته‌اید یا تصرفی اعلام کرده‌اید.",
    "no world to place": "در دست شما جهانی نیست که بتواند بگذارد.",
    "no world to replace": "در دست شما جهانی نیست که بتواند جای یکی از جهان‌هایتان را بگیرد.",
    "no takeovers": "این بازی بدون تصرف است.",
    "no target": "جهانی نیست که بتوانید با آن تصرف کنید.",
    "not theirs": "روی میز هیچ بازیکن دیگری نیست.",
    "placed now": "در همین مرحله گذاشته شده است.",
    "not vulnerable": "این قدرت در برابر دارندهٔ آن به کار نمی‌آید.",
    "wrong target": "این قدرت در برابر چنین کارتی به کار نمی‌آید.",
    "peaceful": "جهان نظامی نیست، و کارتی ندارید که بگذارد به جهان غیرنظامی حمله کنید.",
    "no good there": "کالایی روی آن نیست.",
    "unsellable": "کالای روی آن را نمی‌توان فروخت.",
    "wrong kind": "کالای روی آن از نوع دیگری است.",
    "not yours": "روی میز شما نیست.",
    "no consume power": "قدرت مصرف نیست.",
    "no produce power": "قدرت تولیدی نیست که اکنون بتوانید به کار ببرید.",
    "no defence": "دفاعی در برابر هجوم نیست.",
    "damaged": "آسیب دیده است.",
    "not damaged": "آسیب ندیده است.",
    "nothing damaged": "جهان آسیب‌دیده ندارید.",
    "used": "در این مرحله به کار رفته است.",
    "empty hand": "کارت‌های دستتان کم است.",
    "no prestige": "اعتبار ندارید.",
    "no stake": "در دست شما کارتی نیست که بتوان برای آن نشان داد.",
    "no windfall": "جهان بادآورده نیست.",
    "has a good": "کالا دارد.",
    "no world to fill": "جهانی نیست که بتواند از آن کالا بگیرد.",
    # Options of a game
    "edition": "ویرایش باید ۱ یا ۲ باشد.",
    "newcomers": "دست آماده به جاهای همین بازی می‌رسد، به هر جا تنها یک بار.",
    "two actions": "دو کنش در هر دور فقط برای دو نفر است، و نه برای بازی کوچک فارسی.",
    "promo": "جهان‌های تازه با همهٔ بازی‌ها جز بازی کوچک فارسی می‌آید.",
}

FULL = {
    "not asked for": lambda game, kind: f"اکنون {CHOSEN[kind]} برمی‌گزینید.",
    "no way": no_way,
    "not an option": lambda game, option: f"{named(game, option)} از گزینه‌ها نیست.",
    "picked twice": lambda game, option: f"{named(game, option)} بیش از اندازه برداشته شده است.",
    "too few": lambda game, least, picked: f"دست‌کم {number(least)} باید برداشته شود، نه {number(picked)}.",
    "too many": lambda game, most, picked: f"حداکثر {number(most)} را می‌توان برداشت، نه {number(picked)}.",
    "no such seat": lambda game, seat: "چنین جایی نیست.",
    "too dear": too_dear,
    "too weak": too_weak,
    "too little left": too_little_left,
    "too strong": too_strong,
    "no replacement": no_replacement,
    "too few goods": lambda game, needed, kind, there: f"{goods(needed, kind)} می‌خواهد، و {or_none(there, 'good')} دارید.",
    "too few kinds": lambda game, needed, there: f"کالا از {number(needed)} نوع گوناگون می‌خواهد، و {or_none(there, 'kind')} دارید.",
    "too few cards": lambda game, needed, there: f"{count(needed, 'card')} از دستتان می‌خواهد، و {or_none(there, 'card')} دارید.",
    # Options of a game
    "no such ruleset": lambda game, names: f"چنین بازی‌ای نیست؛ این‌ها هست: {listed([ruleset(name) for name in names])}.",
    "players": players,
    "preset hands": preset_hands,
    "goals": lambda game: f"این بازی هدف ندارد؛ {games_with(lambda rules: rules.goals)} را انتخاب کنید.",
    "takeovers": lambda game: f"این بازی تصرف ندارد؛ {games_with(lambda rules: rules.takeovers)} را انتخاب کنید.",
    "invasion": lambda game: f"این بازی هجوم ندارد؛ {games_with(lambda rules: rules.invasion)} را انتخاب کنید.",
}
