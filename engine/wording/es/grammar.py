"""The small change of the language: numbers, plurals, lists."""

UNITS = {"card": ("carta", "cartas"), "more": ("carta más", "cartas más"), "good": ("bien", "bienes"), "player": ("jugador", "jugadores"),
         "vp": ("PV", "PV"), "chip": ("ficha de PV", "fichas de PV"), "prestige": ("de prestigio", "de prestigio")}

# A conjunction changes before a word that begins with its own sound: "e Ignacio", "u 8" (ocho).
BEFORE_SOUND = {"y": ("e", ("i", "hi", "í")), "o": ("u", ("o", "ho", "8", "11", "ó"))}
KEEPS_SOUND = ("hia", "hie", "ia", "ie", "io")


def number(amount):
    return str(amount) if amount >= 0 else f"−{-amount}"


def signed(amount):
    return f"+{amount}" if amount >= 0 else number(amount)


def count(amount, unit):
    """An amount of "card", "more" (cards on top of others), "good", "player", "vp", "chip", "prestige", "military" or "force"."""
    if unit == "military":
        return f"Militar {number(amount)}"
    if unit == "force":
        return number(amount)
    one, many = UNITS[unit]
    return f"{number(amount)} {one if amount == 1 else many}"


def from_to(least, most, unit):
    """How many may be picked: "2 cartas", "hasta 2 cartas", "de 1 a 2 cartas"."""
    if least == most:
        return count(most, unit)
    return f"hasta {count(most, unit)}" if least == 0 else f"de {number(least)} a {count(most, unit)}"


def or_none(amount, none="ninguno"):
    return number(amount) if amount else none


def listed(texts, joint="y"):
    """ "Ana", "Ana y Bea", "Ana, Bea e Inés" """
    if len(texts) < 2:
        return "".join(texts)
    return f"{', '.join(texts[:-1])} {before(joint, texts[-1])} {texts[-1]}"


def before(joint, word):
    """The conjunction as it sounds before this word, which may begin with marks of direction."""
    changed, sounds = BEFORE_SOUND[joint]
    plain = word.lstrip("⁦⁧⁨“").lower()
    begins = [sound for sound in sounds if plain.startswith(sound)]
    return changed if begins and not [sound for sound in KEEPS_SOUND if plain.startswith(sound)] else joint


def capital(text):
    """The text as the beginning of a sentence."""
    return text[0].upper() + text[1:]
