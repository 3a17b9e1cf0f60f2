"""Everything that the engine can say has a sentence, in every language (test_english.py has the sentences themselves)."""

import ast
import importlib
import inspect
import itertools
import re
from pathlib import Path

import pytest

import engine
from engine import repairs, sorts
from engine.cards.card import KEYWORDS
from engine.cards.rulesets import RULESETS, designs_of
from engine.goals import FIRST, GOALS
from engine.paying import STAGES
from engine.phases import consume, invasion, produce, search
from engine.phases.choose import ACTIONS, SMALL_ACTIONS, TWO_ACTIONS
from engine.powers import GOODS, POWERS, ROWS
from engine.program import PHASES, STEPS
from engine.ways import FREE
from engine.wording import en, say
from engine.xenos import ADMIRAL, CONTRIBUTOR
from tests.engine.games import KINDS, answers, crowded, kind
from tests.languages import WORDINGS

ENGINE = Path(__file__).parents[2] / "engine"
NAMES = ["Ana", "Ben", "Cleo", "Dan", "Eve", "Fay"]
CARDS = [card for ruleset in RULESETS for edition in (1, 2) for card in designs_of(ruleset, edition, RULESETS[ruleset].small is False)]
WORDS = ["explore+5", *TWO_ACTIONS, *SMALL_ACTIONS, "repair", "search"]
PRESTIGE_WORDS = ["prestige " + word for word in TWO_ACTIONS]
PAIRS = {"two military worlds"}     # what sorts.count counts in pairs


# What the sources can say: words collected from their syntax trees

# These packages take reasons and news from the others and make none.
SILENT = {"wording", "scene", "bots"}
TREES = [ast.parse(path.read_text("utf-8")) for path in sorted(ENGINE.rglob("*.py")) if not SILENT & set(path.parts)]
NODES = [node for tree in TREES for node in ast.walk(tree)]


def text_of(node):
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def calls(*names):
    """Every call of these functions."""
    return [node for node in NODES if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", None)) in names]


def arguments(place, *names):
    """The words that stand at this place of the arguments of these functions."""
    return {text_of(node.args[place]) for node in calls(*names) if len(node.args) > place} - {None}


def branches(node):
    """The expressions that an expression may come to."""
    if isinstance(node, ast.IfExp):
        return branches(node.body) + branches(node.orelse)
    if isinstance(node, ast.BoolOp):
        return [value for part in node.values for value in branches(part)]
    return [node]


def is_reason(node):
    return isinstance(node, ast.Tuple) and node.elts and text_of(node.elts[0])


def reason_words():
    """Of raised errors, and of functions that return a tuple beginning with a word."""
    values = [value for node in NODES if isinstance(node, ast.Return) and node.value for value in branches(node.value)]
    return arguments(0, "IllegalChoice", "BadOption") | {text_of(value.elts[0]) for value in values if is_reason(value)}


def news_items():
    """The lists that are appended to `….news`."""
    appended = [node for node in calls("append") if getattr(node.func.value, "attr", None) == "news"]
    return [node.args[0].elts for node in appended]


def news_kinds():
    return {text_of(word) for elts in news_items() for word in branches(elts[0])}


def causes():
    """The words that stand as the source of a line of an account; constants by name."""
    pairs = [node.elts for node in NODES if isinstance(node, ast.List) and len(node.elts) == 2]
    lines = {text_of(elts[1]) for elts in pairs if text_of(elts[0]) is None and text_of(elts[1])}
    return lines | arguments(1, "Score") | {FREE, ADMIRAL, CONTRIBUTOR, invasion.BUNKER}


def asks():
    """The questions: some are asked of Develop and Settle alike, and a fight has two sides."""
    placing = {f"{row}.{stage}" for row in ("develop", "settle") for stage in STAGES} - {"develop.good"}
    return arguments(0, "Decision") | arguments(2, "ask_owed", "choice_of") | placing | {"takeover.attack", "takeover.defence"}


def part(language, name):
    return importlib.import_module(f"{language.__name__}.{name}")


every_language = pytest.mark.parametrize("language", WORDINGS.values(), ids=WORDINGS)


@every_language
def test_every_reason_has_a_sentence_and_every_sentence_a_reason(language):
    reasons = part(language, "reasons")
    assert set(reasons.PLAIN) | set(reasons.FULL) == reason_words()
    assert not set(reasons.PLAIN) & set(reasons.FULL)


@every_language
def test_every_kind_of_news_has_a_sentence(language):
    happened = part(language, "happened")
    assert set(happened.NEWS) | set(happened.BETWEEN_SEATS) == news_kinds()
    assert not set(happened.NEWS) & set(happened.BETWEEN_SEATS)
    assert set(happened.GOOD_COMES) == arguments(3, "put_good") | arguments(4, "receive")
    assert set(happened.DISCARDED_FOR) == {text_of(elts[3]) for elts in news_items() if text_of(elts[0]) == "discarded"}


def test_every_kind_of_news_is_told_in_the_list():
    """engine/news.py is the one place where a reader finds them."""
    told = engine.news.__doc__
    assert [kind for kind in sorted(news_kinds()) if not re.search(rf"^{kind} |`{kind}`", told, re.MULTILINE)] == []


@every_language
def test_every_question_has_a_prompt_and_a_help(language):
    assert set(part(language, "prompts").PROMPTS) == set(part(language, "helps").HELPS) == asks()


@every_language
def test_every_sort_of_option_has_words(language):
    options, named = part(language, "options"), part(language, "named")
    of = {text_of(word.value) for node in calls("Decision", "question") for word in node.keywords if word.arg == "of"} - {None}
    mending = {*repairs.REPAIR_BONUSES, repairs.REPAIR_BY_CARDS, repairs.REPAIR_BY_GOOD}
    assert set(options.OPTIONS) == of | {"card"}
    cardless = mending | {invasion.BUNKER, consume.PRESTIGE_TRADE, produce.BONUS, produce.MORE_BONUS}
    assert set(options.LABELS) == set(named.CALLED) == set(part(language, "helps").WITHOUT_CARD) == cardless
    assert set(options.WORDS) == {search.TAKE, search.GO_ON}


@every_language
def test_every_cause_of_a_line_has_a_word(language):
    assert set(part(language, "accounts").SOURCES) == causes()
    assert all(language.source(None, key) for key in GOALS)


@every_language
def test_every_word_of_the_game_is_worded(language):
    words, counted = part(language, "words"), part(language, "sorts")
    assert set(words.PHASES) == set(PHASES) | set(ROWS)
    assert set(words.STEPS) == set(STEPS) | {"over"}
    assert set(words.GOODS) == set(GOODS) | {"any"}
    assert set(words.KEYWORDS) == set(KEYWORDS) | {"chromosome", "prestige"}
    assert set(counted.SORTS) == set(sorts.SORTS)
    assert set(part(language, "labels").SORTS) == set(sorts.SORTS) | PAIRS
    assert set(counted.CATEGORIES) == set(search.CATEGORIES)


@every_language
def test_every_action_and_goal_and_option_of_a_room_is_worded(language):
    actions, goals, games = part(language, "actions"), part(language, "goals"), part(language, "games")
    assert set(actions.ACTIONS) == set(actions.ACTION_HELP) == set(WORDS)
    assert set(ACTIONS) <= set(WORDS)
    assert set(actions.PRESTIGE_HELP) == set(TWO_ACTIONS)
    assert set(goals.REACH) == {key for key in GOALS if GOALS[key].family == FIRST}
    assert set(goals.MOST) == set(GOALS) - set(goals.REACH)
    assert set(games.RULESETS) == set(games.RULESET_HELP) == set(RULESETS)
    options = set(inspect.signature(engine.new_game).parameters) - {"seed", "ruleset"}
    assert set(games.OPTIONS) == set(games.OPTION_HELP) == options | {"newcomers"}      # preset hands for these alone go by a name of their own


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
        "goal", "goal_help", "category", "sort", "ruleset", "ruleset_help", "room_option", "room_option_help",
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
    return str([getattr(power, name) for name in type(power).__slots__])


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
@pytest.mark.parametrize("word", [*WORDS, *PRESTIGE_WORDS])
def test_every_action_is_explained(language, word):
    assert is_proper(language.action(word))
    assert is_sentence(language.action_help(word))


@every_language
def test_the_small_game_has_another_produce(language):
    assert language.action_help("produce", RULESETS["persian"]) != language.action_help("produce", RULESETS["base"])
    assert language.action_help("produce", RULESETS["base"]) == language.action_help("produce")


@every_language
def test_the_words_of_the_game_can_be_shown(language):
    words = [language.phase(word) for word in [*PHASES, *ROWS]] + [language.step(word) for word in STEPS]
    words += [language.good(word) for word in GOODS] + [language.keyword(word) for word in KEYWORDS]
    words += [language.sort(word) for word in sorts.SORTS] + [language.category(word) for word in search.CATEGORIES]
    words += [language.goal(key) for key in GOALS] + [language.ruleset(word) for word in RULESETS]
    words += [language.room_option(word) for word in part(language, "games").OPTIONS]
    assert all(is_proper(word) for word in words)
    assert is_sentence(language.score_note())


@every_language
def test_what_a_room_shows_is_explained_in_sentences(language):
    sentences = [language.goal_help(key) for key in GOALS] + [language.ruleset_help(word) for word in RULESETS]
    sentences += [language.room_option_help(word) for word in part(language, "games").OPTIONS]
    assert [sentence for sentence in sentences if not is_sentence(sentence)] == []
    assert len(set(sentences)) == len(sentences)


# Whole games

@pytest.mark.slow
@pytest.mark.bulk
@every_language
@pytest.mark.parametrize("options", KINDS, ids=str)
@pytest.mark.parametrize("eager", [False, True])
def test_everything_in_a_random_game_is_worded(language, options, eager):
    """As each seat sees it, and as a spectator does; games in which much is possible, for some rounds."""
    game = crowded(f"worded {eager}", **options)
    for number, (game, seat, choice) in enumerate(answers(1, game, eager)):
        check_news(language, game)
        check_questions(language, game)
        if number == 150:
            break
    check_points(language, game)


@pytest.mark.bulk
@every_language
def test_a_base_game_is_worded_to_its_end(language):
    for game, seat, choice in answers(1, players=3):
        check_news(language, game)
    check_news(language, game)
    check_points(language, game)


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
            assert is_proper(language.option(seen, decision, option)), option
        check_reasons(language, seen, seat)


def check_reasons(language, seen, seat):
    mine = seen.seats[seat]
    for card in mine.hand + mine.tableau + mine.drawn:
        reason = engine.why_not(seen, seat, card)
        if reason is not None:
            assert is_sentence(language.reason(seen, reason)), reason
            assert is_sentence(language.reason(None, reason)), reason


def check_points(language, game):
    for seat in game.seats:
        for _amount, source in engine.account.points(game, seat):
            assert is_proper(language.source(game, source)), source


@pytest.mark.bulk
@every_language
def test_a_draw_without_a_card_behind_it_says_what_it_is_for(language):
    told = part(language, "happened").DREW_FOR
    causes = {item[3] for options in KINDS for game, seat, choice in some(answers(2, crowded("draws", **options))) for item in game.news
              if item[0] == "drew" and item[4] is None}
    assert causes == set(told)


def some(played):
    return itertools.islice(played, 200)
