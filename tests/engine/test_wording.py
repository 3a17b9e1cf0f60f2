"""Everything that the engine can say has a sentence, in every language (test_english.py has the sentences themselves)."""

import ast
import importlib
import inspect
import re
from pathlib import Path

import pytest

import engine
from engine.cards.card import KEYWORDS
from engine.cards.rulesets import designs_of
from engine.flow import PHASES, STEPS
from engine.phases.choose import ACTIONS, TWO_ACTIONS
from engine.powers import GOODS, POWERS, ROWS
from engine.wording import LANGUAGES, en, say
from tests.engine.games import KINDS, answers, kind

ENGINE = Path(__file__).parents[2] / "engine"
NAMES = ["Ana", "Ben", "Cleo", "Dan"]
CARDS = [card for edition in (1, 2) for card in designs_of("base", edition)]


# What the sources can say: words collected from their syntax trees

# These packages take reasons and news from the others and make none.
SILENT = {"wording", "scene", "bots"}
TREES = [ast.parse(path.read_text("utf-8")) for path in sorted(ENGINE.rglob("*.py")) if not SILENT & set(path.parts)]
NODES = [node for tree in TREES for node in ast.walk(tree)]


def text_of(node):
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def calls(*names):
    """The positional arguments of every call of these functions."""
    return [node.args for node in NODES if isinstance(node, ast.Call) and getattr(node.func, "id", None) in names]


def returned(node):
    """The expressions that a return statement may return."""
    if isinstance(node, ast.IfExp):
        return returned(node.body) + returned(node.orelse)
    if isinstance(node, ast.BoolOp):
        return [value for part in node.values for value in returned(part)]
    return [node]


def is_reason(node):
    return isinstance(node, ast.Tuple) and node.elts and text_of(node.elts[0])


def reason_words():
    """Of raised errors, and of functions that return a tuple beginning with a word."""
    raised = [text_of(arguments[0]) for arguments in calls("IllegalChoice", "BadOption") if not isinstance(arguments[0], ast.Starred)]
    values = [value for node in NODES if isinstance(node, ast.Return) and node.value for value in returned(node.value)]
    return set(raised) | {text_of(value.elts[0]) for value in values if is_reason(value)}


def news_items():
    """The lists that are appended to `….news`."""
    appended = [node for node in NODES if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "append"]
    return [node.args[0].elts for node in appended if getattr(node.func.value, "attr", None) == "news"]


def causes():
    """The words that stand as the source of a line of an account."""
    pairs = [node.elts for node in NODES if isinstance(node, ast.List) and len(node.elts) == 2]
    lines = {text_of(elts[1]) for elts in pairs if text_of(elts[0]) is None and text_of(elts[1])}
    counted = {text_of(arguments[1]) for arguments in calls("Score") if len(arguments) > 1}
    return lines | counted


def part(language, name):
    return importlib.import_module(f"{language.__name__}.{name}")


every_language = pytest.mark.parametrize("language", LANGUAGES.values(), ids=LANGUAGES)


@every_language
def test_every_reason_has_a_sentence_and_every_sentence_a_reason(language):
    reasons = part(language, "reasons")
    assert set(reasons.PLAIN) | set(reasons.FULL) == reason_words()
    assert not set(reasons.PLAIN) & set(reasons.FULL)


@every_language
def test_every_kind_of_news_has_a_sentence(language):
    happened = part(language, "happened")
    assert set(happened.NEWS) == {text_of(elts[0]) for elts in news_items()}
    assert set(happened.GOOD_COMES) == {text_of(arguments[3]) for arguments in calls("put_good")}
    assert set(happened.DISCARDED_FOR) == {text_of(elts[3]) for elts in news_items() if text_of(elts[0]) == "discarded"}


@every_language
def test_every_question_has_a_prompt_a_help_and_words_for_its_options(language):
    decisions = part(language, "decisions")
    asks = {text_of(arguments[0]) for arguments in calls("Decision")}
    of = {text_of(word.value) for node in NODES if isinstance(node, ast.Call) and getattr(node.func, "id", None) == "Decision"
          for word in node.keywords if word.arg == "of"}
    assert set(decisions.PROMPTS) == set(decisions.HELPS) == asks
    assert set(decisions.OPTIONS) == of | {"card"}


@every_language
def test_every_cause_of_a_line_has_a_word(language):
    assert set(part(language, "accounts").SOURCES) == causes()


@every_language
def test_every_word_of_the_game_is_worded(language):
    words = part(language, "words")
    assert set(words.PHASES) == set(PHASES) | set(ROWS)
    assert set(words.STEPS) == set(STEPS) | {"over"}
    assert set(words.ACTIONS) == set(words.ACTION_HELP) == set(ACTIONS) | set(TWO_ACTIONS)
    assert set(words.GOODS) == set(GOODS) | {"any"}
    assert set(words.KEYWORDS) == set(KEYWORDS) | {"chromosome"}


@every_language
def test_every_kind_of_power_is_worded(language):
    kinds = {kind for row in ROWS for kind in POWERS[row]}
    assert set(part(language, "powers").SENTENCES) == set(part(language, "labels").LABELS) == kinds


@every_language
def test_every_language_has_the_same_functions(language):
    assert functions_of(language) == functions_of(en)
    assert set(functions_of(en)) == {
        "card", "type_line", "power", "power_short", "score_line", "score_note", "prompt", "help", "option", "news", "reason",
        "lines", "source", "count", "number", "signed", "listed", "action", "action_help", "phase", "step", "good", "keyword",
    }


def functions_of(language):
    return {name: list(inspect.signature(function).parameters) for name, function in inspect.getmembers(language, inspect.isfunction)}


def test_an_unknown_language_is_english():
    assert say("en") is en
    assert say("tlh") is en
    assert say("__proto__") is en


# What sentences must not look like

FORBIDDEN = {
    "a Python value": r"None|True|False|[{}\[\]_]|\bHIDDEN\b",
    "an option as the engine writes it": r"\w\+\w|\d\.\d",
    "a hyphen as a minus sign": r"(^|[^\w])-|-\d",
    "a gap": r"  |^\s|\s$|\s[,.;:!]",
}


def is_proper(text):
    return isinstance(text, str) and text != "" and not [why for why, pattern in FORBIDDEN.items() if re.search(pattern, text)]


def is_sentence(text):
    return is_proper(text) and not text[0].islower() and text[-1] in ".?؟"


def power_key(power):
    return tuple(getattr(power, name) for name in type(power).__slots__)


@every_language
def test_every_card_is_worded(language):
    for card in CARDS:
        assert is_proper(language.card(card))
        assert is_proper(language.type_line(card)), card.name
        for power in card.powers:
            assert is_sentence(language.power(power)), language.power(power)
            assert is_proper(language.power_short(power)), language.power_short(power)
        for score in card.scores:
            assert is_sentence(language.score_line(score)), language.score_line(score)


@every_language
def test_different_powers_and_lines_read_differently(language):
    """So no parameter of a power in use is left unsaid."""
    powers = {power_key(power): power for card in CARDS for power in card.powers}.values()
    assert len({language.power(power) for power in powers}) == len(powers)
    assert len({(power.row, language.power_short(power)) for power in powers}) == len(powers)
    scores = {power_key(score): score for card in CARDS for score in card.scores}.values()
    assert len({language.score_line(score) for score in scores}) == len(scores)


@every_language
@pytest.mark.parametrize("word", [*ACTIONS, *TWO_ACTIONS])
def test_every_action_is_explained(language, word):
    assert language.action(word)
    assert is_sentence(language.action_help(word))


@every_language
def test_the_words_of_the_game_can_be_shown(language):
    words = [language.phase(word) for word in PHASES] + [language.step(word) for word in STEPS]
    words += [language.good(word) for word in GOODS] + [language.keyword(word) for word in KEYWORDS]
    assert all(is_proper(word) for word in words)
    assert is_sentence(language.score_note())


# Whole games

@every_language
@pytest.mark.parametrize("seed", range(len(KINDS)))
def test_everything_in_a_random_game_is_worded(language, seed):
    """As each seat sees it, and as a spectator does."""
    for game, seat, choice in answers(seed, **kind(seed)):
        check_news(language, game)
        check_questions(language, game)
    check_news(language, game)


def check_news(language, game):
    for viewer in [None] + list(range(len(game.seats))):
        seen = engine.view(game, viewer)
        for item in engine.redact(game.news, viewer):
            text = language.news(seen, item, NAMES)
            assert is_sentence(text), (item, text)


def check_questions(language, game):
    for seat in engine.waiting(game):
        seen = engine.view(game, seat)
        decision = engine.pending(seen)[seat]
        assert is_sentence(language.prompt(seen, decision))
        assert is_sentence(language.help(seen, decision))
        for option in decision.options:
            assert is_proper(language.option(seen, decision, option))
        check_reasons(language, seen, seat)


def check_reasons(language, seen, seat):
    mine = seen.seats[seat]
    for card in mine.hand + mine.tableau + mine.drawn:
        reason = engine.why_not(seen, seat, card)
        if reason is not None:
            assert is_sentence(language.reason(seen, reason)), reason
            assert is_sentence(language.reason(None, reason)), reason


@every_language
def test_a_draw_without_a_card_behind_it_says_what_it_is_for(language):
    causes = {item[3] for seed in range(4) for game, seat, choice in answers(seed, players=2 + seed % 3) for item in game.news
              if item[0] == "drew" and item[4] is None}
    assert causes == set(part(language, "happened").DREW_FOR)
