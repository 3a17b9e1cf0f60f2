"""Every language says the same as English: the same messages, the same cards and numbers in each, and nothing left in English."""

import importlib
import inspect
import pkgutil
import re

import pytest

import engine
from engine.cards.rulesets import RULESETS, designs_of
from engine.wording import en
from tests.engine.games import KINDS, answers, crowded
from tests.languages import WORDINGS

OTHERS = {code: wording for code, wording in WORDINGS.items() if code != "en"}
MODULES = sorted({module.name for module in pkgutil.iter_modules(en.__path__)} - {"grammar"})      # each language has its own grammar
ALIKE = {"Genes"}      # what English and Spanish call the same
NAMES = ["⁨آ⁩", "⁨ب⁩", "⁨پ⁩", "⁨ت⁩", "⁨ث⁩", "⁨ج⁩"]     # of no language, and without digits
CARDS = {card.key: card for ruleset in RULESETS for edition in (1, 2) for card in designs_of(ruleset, edition, not RULESETS[ruleset].small)}
# What only stands in the text of another language
FOREIGN = {"es": re.compile(r"\b(the|of|and|you|your|cards?|goods?|worlds?|with|from|discards?|draws?|power)\b", re.IGNORECASE), "fa": re.compile("[A-Za-z0-9]")}

every_other_language = pytest.mark.parametrize("code", OTHERS)


def part(wording, name):
    return importlib.import_module(f"{wording.__name__}.{name}")


def messages(module):
    """The tables of messages that a module defines: {name: its keys}."""
    return {name: set(table) for name, table in vars(module).items() if isinstance(table, dict) and f"\n{name} = " in inspect.getsource(module)}


@every_other_language
@pytest.mark.parametrize("name", MODULES)
def test_a_language_has_all_messages_and_no_others(code, name):
    english, other = messages(part(en, name)), messages(part(OTHERS[code], name))
    file = f"engine/wording/{code}/{name}.py"
    lacking = [f"{file}: {table} lacks {sorted(keys - other.get(table, set()))}" for table, keys in english.items()]
    unknown = [f"{file}: {table} has unknown {sorted(other.get(table, set()) - keys)}" for table, keys in english.items()]
    assert [problem for problem in lacking + unknown if not problem.endswith("[]")] == []


@every_other_language
def test_every_card_has_its_own_name_and_no_name_is_left_over(code):
    names = part(OTHERS[code], "card_names").CARDS
    assert set(names) == set(CARDS)
    assert [name for name in names.values() if list(names.values()).count(name) > 1] == []


def alike(code, english, other, game=None):
    """Problems of a text in another language, given what English says of the same."""
    problems = [f"left in English: {found}" for found in [FOREIGN[code].search(other)] if found]
    if numbers(english) != numbers(other):
        problems.append("other numbers")
    for card in named(english, game.cards if game else CARDS.values()):
        if OTHERS[code].card(card) not in other:
            problems.append(f"does not name {card.name}")
    return [f"{english} | {other}: {problem}" for problem in problems]


def numbers(text):
    """All numbers in a text, with Persian digits read as digits. "1" and "2" may be words as well, as in "a card", "both"."""
    plain = "".join(str("۰۱۲۳۴۵۶۷۸۹".index(letter)) if letter in "۰۱۲۳۴۵۶۷۸۹" else letter for letter in text)
    return sorted(number for number in re.findall(r"\d+", plain) if number not in "12")


def named(text, cards):
    """The cards that an English text names; a name within a longer one does not count."""
    found = []
    for card in sorted({card.key: card for card in cards}.values(), key=lambda card: -len(card.name)):
        if card.name in text:
            found.append(card)
            text = text.replace(card.name, "")
    return found


@every_other_language
def test_cards_and_powers_say_the_same(code):
    wording, problems = OTHERS[code], []
    for card in CARDS.values():
        problems += alike(code, en.type_line(card), wording.type_line(card))
        for power in card.powers:
            problems += alike(code, en.power(power), wording.power(power)) + alike(code, en.power_short(power), wording.power_short(power))
        for score in card.scores:
            problems += alike(code, en.score_line(score), wording.score_line(score))
    assert problems == []


@pytest.mark.slow
@pytest.mark.bulk
@every_other_language
@pytest.mark.parametrize("options", KINDS, ids=str)
def test_a_game_is_told_the_same(code, options):
    wording, problems = OTHERS[code], []
    for step, (game, _seat, _choice) in enumerate(answers(3, crowded("alike", **options))):
        for item in game.news:
            problems += alike(code, en.news(game, item, NAMES), wording.news(game, item, NAMES), game)
        for seat in engine.waiting(game):
            problems += questions(code, wording, engine.view(game, seat), seat)
        assert problems == []
        if step == 120:
            break


def questions(code, wording, seen, seat):
    decision = engine.pending(seen)[seat]
    pairs = [(en.prompt(seen, decision), wording.prompt(seen, decision)), (en.help(seen, decision), wording.help(seen, decision))]
    pairs += [(en.option(seen, decision, option), wording.option(seen, decision, option)) for option in decision.options]
    reasons = [engine.why_not(seen, seat, card) for card in seen.seats[seat].hand + seen.seats[seat].tableau]
    pairs += [(en.reason(seen, reason), wording.reason(seen, reason)) for reason in reasons if reason is not None]
    return [problem for english, other in pairs for problem in alike(code, english, other, seen)]


TABLES = {"reasons": ["PLAIN"], "helps": ["WITHOUT_CARD"], "games": ["RULESETS", "RULESET_HELP", "OPTIONS", "OPTION_HELP"],
          "actions": ["ACTIONS", "ACTION_HELP", "SMALL_ACTION_HELP", "PRESTIGE_HELP"], "words": ["PHASES", "STEPS", "GOODS"], "goals": ["REACH", "MOST"],
          "sorts": ["CATEGORIES"], "accounts": ["SOURCES"], "named": ["CALLED"]}


@every_other_language
def test_what_is_said_without_a_game_is_the_same(code):
    problems = []
    for name, tables in TABLES.items():
        for table in tables:
            english, other = getattr(part(en, name), table), getattr(part(OTHERS[code], name), table)
            for key in english:
                problems += alike(code, english[key], other[key]) + ([f"{key} is still English"] if english[key] == other[key] and english[key] not in {"", *ALIKE} else [])
    assert problems == []


@every_other_language
def test_goals_are_told_the_same(code):
    problems = [problem for key in engine.goals.GOALS for problem in alike(code, en.goal_help(key), OTHERS[code].goal_help(key))]
    assert problems == []
    assert not {en.goal(key) for key in engine.goals.GOALS} & {OTHERS[code].goal(key) for key in engine.goals.GOALS}
