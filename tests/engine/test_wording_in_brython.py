"""The page says what the server says, to the letter: every card, and games of every ruleset, worded in Brython and in Python."""

import contextlib
import io

import pytest

from tests.brython import run
from tests.languages import WORDINGS

SCRIPT = """
from engine import apply, new_game, pending, view, why_not
from engine.cards.rulesets import RULESETS, designs_of
from engine.goals import GOALS
from engine.rng import below, seeded
from engine.wording import say

import ui.sentences.es, ui.sentences.fa

language = say("CODE")
NAMES = ["Ana", "Ben", "Cleo", "Dan", "Eve", "Fay"]


def word_cards(cards):
    for card in cards:
        print(language.card(card), "|", language.type_line(card))
        for power in card.powers:
            print(language.power(power), "|", language.power_short(power))
        for score in card.scores:
            print(language.score_line(score))


def pick(rng, decision):
    left, choice = decision.options[:], []
    for turn in range(decision.least + below(rng, decision.most - decision.least + 1)):
        choice.append(left.pop(below(rng, len(left))))
    return choice if decision.mixed(choice) else pick(rng, decision)


def word_game(options, moves):
    game, rng = new_game(seed="brython", **options), seeded("brython")
    while moves and pending(game):
        moves -= 1
        seat, decision = sorted(pending(game).items())[0]
        seen = view(game, seat)
        print(language.prompt(seen, decision), language.help(seen, decision), *[language.option(seen, decision, option) for option in decision.options])
        reasons = [why_not(seen, seat, card) for card in seen.seats[seat].hand]
        print(*[language.reason(seen, reason) for reason in reasons if reason is not None])
        for item in apply(game, seat, pick(rng, decision)):
            print(language.news(game, item, NAMES))


for name in RULESETS:
    print(language.ruleset(name), language.ruleset_help(name))
    word_cards(designs_of(name, 2, name != "persian"))
for key in GOALS:
    print(language.goal(key), language.goal_help(key))
for name in RULESETS:
    word_game({"ruleset": name, "players": RULESETS[name].players[1], "invasion": RULESETS[name].invasion}, 80)
"""


def in_python(script):
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(script, "script", "exec"), {})
    return printed.getvalue()


@pytest.mark.slow
@pytest.mark.parametrize("code", WORDINGS)
def test_every_sentence_is_the_same_in_brython(code):
    script = SCRIPT.replace("CODE", code)
    expected = in_python(script)
    assert len(expected.splitlines()) > 3000
    assert run(script) == expected
