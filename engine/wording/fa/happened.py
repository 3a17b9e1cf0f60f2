"""What happened, in sentences that anybody at the table can read; hidden cards are only counted. Fights are told in fought.py."""

from engine.decision import option_power
from engine.wording.fa.accounts import lines, source
from engine.wording.fa.actions import action
from engine.wording.fa.fought import BETWEEN_SEATS, INVASION
from engine.wording.fa.goals import goal
from engine.wording.fa.grammar import count, listed, number
from engine.wording.fa.named import called, goods_of, objects
from engine.wording.fa.sorts import category
from engine.wording.fa.words import good_on, goods, phase, reward
from engine.wording.facts import actions_once


def news(game, item, names):
    """A piece of news (see engine/news.py) as a sentence. `names` are the seats' names as they are to be written."""
    if item[0] in BETWEEN_SEATS:
        return BETWEEN_SEATS[item[0]](game, names, *item[1:])
    who = names if item[1] is None else names[item[1]]
    return NEWS[item[0]](game, who, *item[2:])


# Beginning and end

def start(game, who, world):
    return f"{who} با {source(game, world)} شروع می‌کند."


def dealt(game, who, cards):
    return f"{who} {objects(game, cards)} می‌گیرد."


def chose(game, who, actions):
    words = [action(word) for word in actions_once(actions)]
    return f"{who} این را انتخاب می‌کند: {listed(words)}." if words else f"{who} پس از انتخاب دیگران انتخاب می‌کند."


def discarded(game, who, cards, why):
    return f"{who} {DISCARDED_FOR[why]}{objects(game, cards)} دور می‌ریزد."


def over(game, names, winners):
    if len(winners) == 1:
        return f"بازی تمام شد: {names[winners[0]]} برنده است."
    return f"بازی تمام شد: پیروزی مشترک {listed([names[seat] for seat in winners])}."


# Cards

def searched(game, who, category_word, shown, found):
    end = f"{source(game, found)} را برمی‌دارد" if found is not None else "چیزی نمی‌یابد، پس می‌توان دوباره جست‌وجو کرد"
    return f"{who} در پی {category(category_word)} می‌گردد، {count(len(shown), 'card')} رو می‌کند و {end}."


def explored(game, who, cards):
    return f"{who} برای انتخاب {objects(game, cards)} می‌کشد."


def kept(game, who, cards, rest):
    others = f" و {count(rest, 'card')} دور می‌ریزد" if rest else ""
    return f"{who} {objects(game, cards)} نگه می‌دارد{others}."


def drew(game, who, cards, why, cause):
    through = f"با {source(game, cause)}" if cause is not None else DREW_FOR[why]
    return f"{who} {through} {objects(game, cards)} می‌کشد."


def took_saved(game, who, cards, under):
    return f"{who} {objects(game, cards)} از زیر {source(game, under)} برمی‌دارد."


# Placing

def revealed(game, who, card):
    return f"{who} چیزی نمی‌گذارد." if card is None else f"{who} {source(game, card)} را رو می‌کند."


def placed(game, who, card, way, account, defence):
    """With the sum that paid for the card or conquered it."""
    name = source(game, card)
    if defence is not None:
        return f"{who} {name} را فتح می‌کند: {lines(game, account, 'military')} در برابر {number(defence)}."
    verb = "را می‌سازد" if game.cards[card].kind == "development" else "را مستقر می‌کند"
    return f"{who} {name} {verb}: {lines(game, account, 'card')}."


def flipped(game, who, card, placed):
    return f"{who} {source(game, card)} را رو می‌کند و {'می‌گذارد' if placed else 'برمی‌دارد'}."


def replaced(game, who, old, new):
    return f"{who} {source(game, new)} را جایگزین {source(game, old)} می‌کند."


def lost(game, who, card):
    return f"{who} {source(game, card)} را از روی میز دور می‌ریزد."


# Goods and powers

def good(game, who, world, why):
    verb, place = GOOD_COMES[why]
    return f"{who} {place} {source(game, world)} {goods(1, game.cards[world].good)} {verb}."


def sold(game, who, world, account):
    return f"{who} {good_on(game.cards[world].good)} روی {source(game, world)} را می‌فروشد: {lines(game, account, 'card')}."


def used(game, who, option, worlds, vp, cards):
    """Prestige that the power brings is news of its own."""
    taken = f": {goods_of(game, worlds)}" if worlds else ""
    prize = "" if not (vp or cards) and option_power(game, option).prestige else f" برای {reward(vp, cards)}"
    return f"{who} {called(game, option)} را به کار می‌برد{taken}{prize}."


def gave(game, who, option, cards, vp):
    if not cards:
        return f"{who} با {called(game, option)} چیزی دور نمی‌ریزد."
    prize = f"برای {count(vp, 'vp')} " if vp else ""
    return f"{who} با {called(game, option)} {prize}{objects(game, cards)} دور می‌ریزد."


def gambled(game, who, option, named, card, won):
    end = "و آن را برمی‌دارد" if won else "که دور ریخته می‌شود"
    return f"{who} با {called(game, option)} عدد {number(named)} را نام می‌برد و {source(game, card)} را رو می‌کند، {end}."


def staked(game, who, option, card, shown, won):
    end = "که هزینه یا دفاعش بیشتر است" if len(shown) == 1 else "که هزینه یا دفاع یکی از آن‌ها بیشتر است"
    return (f"{who} با {called(game, option)} {source(game, card)} را نشان می‌دهد و {objects(game, shown)} رو می‌کند، "
            f"{end if won else 'که هیچ‌کدام بیشتر نیست، پس همه دور ریخته می‌شود'}.")


def prize(game, who, option, card):
    return f"{who} با {called(game, option)} {source(game, card)} را برمی‌دارد."


def consumed(game, who, worlds, chips, due):
    short = "، چون بانک بیشتر ندارد" if chips < due else ""
    return f"{who} {goods_of(game, worlds)} مصرف می‌کند برای {count(chips, 'vp')}{short}."


# Prestige and goals

def prestige(game, who, number, cause):
    through = "کنشی نیرومندتر" if cause == "prestige" else source(game, cause)
    if number < 0:
        return f"{who} برای {through} {count(-number, 'prestige')} می‌پردازد."
    return f"{who} با {through} {count(number, 'prestige')} می‌گیرد."


def leads(game, who, card):
    also = f" و {count(card, 'card')}" if card else ""
    return f"{who} بیشترین اعتبار را دارد و {count(1, 'chip')}{also} می‌گیرد."


GOOD_COMES = {"windfall": ("می‌گیرد", "روی"), "produced": ("تولید می‌کند", "روی"), "bonus": ("تولید می‌کند", "روی جهان بادآوردهٔ"),
              "settled": ("می‌گیرد", "روی")}
DISCARDED_FOR = {"setup": "", "limit": "برای حد دست "}
DREW_FOR = {"trade": "برای فروش", "settle bonus": "برای انتخاب استقرار", "prestige leader": "برای پیشتازی در اعتبار",
            "produce bonus": "برای انتخاب تولید با اعتبار"}

# Each takes the game, the name of the seat (all names where the whole table is meant), and what else the item holds.
NEWS = dict({
    "round": lambda game, names, round: f"دور {number(round)} آغاز می‌شود.",
    "phase": lambda game, names, word: f"اکنون: {phase(word)}.",
    "reshuffled": lambda game, names, cards: f"کارت‌های دورریخته دستهٔ تازه‌ای از {count(cards, 'card')} می‌شود.",
    "start": start, "dealt": dealt, "chose": chose, "discarded": discarded, "over": over,
    "searched": searched, "explored": explored, "kept": kept, "drew": drew, "took saved": took_saved,
    "revealed": revealed, "placed": placed, "flipped": flipped, "replaced": replaced, "lost": lost,
    "good": good, "sold": sold, "used": used, "gave": gave, "gambled": gambled, "staked": staked, "prize": prize, "consumed": consumed,
    "prestige": prestige, "leads": leads,
    "goal": lambda game, who, key: f"{who} به هدف {goal(key)} می‌رسد.",
    "goal lost": lambda game, who, key: f"{who} هدف {goal(key)} را از دست می‌دهد.",
}, **INVASION)
