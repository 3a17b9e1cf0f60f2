"""Every screen in every language: nothing on it is English, and in Persian no digit is Latin."""
import re


from tests import languages  # noqa: F401: makes them known
from tests.ui.tables import CODE, lobby, message, positions, room, shown
from ui import screens
from ui.update import update

GAMES = [{"players": 2}, {"players": 3, "ruleset": "base+tgs+rvi+bow"}, {"players": 3, "ruleset": "base+xi", "invasion": True}, {"players": 2, "ruleset": "persian"}]
NAMES = ("آدا", "بو", "سی", "دی", "ایو", "فلو")
SHEETS = ("menu", "log", "help", "score", "seat:0", "phase:settle", "card:1", "card:20", "card:40", "goals", "invasion")
# In Latin letters in every language: codes, links, and what has to be typed so
LATIN = ["Race for the Galaxy", "English", "Español", CODE, "ABC-DEFG-HJK", "http://10.0.0.1:8000", "/room/", "(bot)", *(f"{CODE[:3]}-{CODE[3:7]}-{CODE[7:]}",)]
ENGLISH = re.compile(r"\b(the|of|and|you|your|cards|good|goods|world|worlds|with|from|discard|draw|power)\b", re.IGNORECASE)
ROMAN = re.compile(r'<span class="(pill|roman)[^>]*>[^<]*')      # numbers of phases, and signs
ATTRIBUTES = re.compile(r' (?:aria-label|alt|title|placeholder)="([^"]*)"')


def texts(html):
    """What can be read or heard of a region."""
    html = ROMAN.sub("", html).replace("<b>n", "<b>")      # n goods
    return re.sub("<[^>]*>", " ", html) + " " + " ".join(ATTRIBUTES.findall(html))


def without_latin(text):
    for allowed in LATIN:
        text = text.replace(allowed, "")
    return text


def models(language):
    people = [{"name": name, "bot": None, "here": True, "taken": True, "new": False} for name in NAMES[:3]]
    yield room(language=language).with_(place="home")
    yield from (shown(lobby(seats=people), language=language), shown(lobby(seats=people, you=None), language=language, projector=True))
    for options in GAMES:
        for number, (game, news) in enumerate(positions(4, **options)):
            if number % 7 == 0:
                yield from tables(game, news[-12:], number, language)


def tables(game, news, number, language):
    model = shown(message(game, 0, news, names=NAMES, undo=True), language=language)
    yield model.with_(wide=number % 2 == 0)
    yield shown(message(game, None, news, names=NAMES), language=language, projector=True)
    sheet = SHEETS[number // 7 % len(SHEETS)]
    if (sheet != "invasion" or game.invasion) and (sheet != "goals" or game.options["goals"]):
        yield update(model, ["sheet", sheet])[0]
    if model.decision is not None and model.decision.options:
        yield update(model, ["pick", str(model.decision.options[0])])[0]


def regions(language):
    for model in models(language):
        for region, _tag, _label, view, _fields in screens.SCREENS[screens.screen(model)] + screens.OVERLAYS:
            yield region, without_latin(texts(view(model)))


def test_nothing_is_in_latin_letters_or_digits_in_persian():
    wrong = {(region, re.sub(r"\s+", " ", text[max(found.start() - 30, 0):found.end() + 30]))
             for region, text in regions("fa") for found in [re.search("[A-Za-z0-9]+", text)] if found}
    assert sorted(wrong)[:30] == []


def test_nothing_is_english_in_spanish():
    wrong = {(region, re.sub(r"\s+", " ", text[max(found.start() - 40, 0):found.end() + 40]))
             for region, text in regions("es") for found in [ENGLISH.search(text)] if found}
    assert sorted(wrong)[:30] == []
