"""The small change of the language: Persian digits, lists. Nouns stay singular after numbers; a sign stays at the left of its number."""

UNITS = {"card": "کارت", "more": "کارت بیشتر", "good": "کالا", "kind": "نوع", "player": "بازیکن", "vp": "امتیاز", "chip": "نشان امتیاز", "prestige": "اعتبار"}
DIGITS = "۰۱۲۳۴۵۶۷۸۹"
LEFT_TO_RIGHT, ISOLATED = "\u2066", "\u2069"     # what stands between them is written from left to right


def digits(text):
    """The text with Persian digits."""
    return "".join([DIGITS[ord(letter) - 48] if "0" <= letter <= "9" else letter for letter in text])


def number(amount):
    return digits(str(amount)) if amount >= 0 else with_sign("−", -amount)


def signed(amount):
    return with_sign("+", amount) if amount >= 0 else number(amount)


def with_sign(sign, amount):
    return LEFT_TO_RIGHT + sign + digits(str(amount)) + ISOLATED


def count(amount, unit):
    """An amount of "card", "more" (cards on top of others), "good", "player", "vp", "chip", "prestige", "military" or "force"."""
    if unit == "military":
        return f"قدرت نظامی {number(amount)}"
    if unit == "force":
        return number(amount)
    return f"{number(amount)} {UNITS[unit]}"


def from_to(least, most, unit):
    """How many may be picked: "۲ کارت", "حداکثر ۲ کارت", "۱ تا ۲ کارت"."""
    if least == most:
        return count(most, unit)
    return f"حداکثر {count(most, unit)}" if least == 0 else f"{number(least)} تا {count(most, unit)}"


def or_none(amount, unit):
    return count(amount, unit) if amount else "هیچ"


def listed(texts, joint="و"):
    """ "آنا", "آنا و بهار", "آنا، بهار و سارا" """
    if len(texts) < 2:
        return "".join(texts)
    return f"{'، '.join(texts[:-1])} {joint} {texts[-1]}"
