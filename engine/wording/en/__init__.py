"""English. All functions return a str; amounts are never written with an ASCII hyphen.

    card(card)                        its name
    type_line(card)                   what sort of card it is: "Military world; defence 5; 5 VP; Rebel"
    power(power), power_short(power)  a sentence, and a label for small spaces
    score_line(score), score_note()   a line of a "?" card, and how its lines go together
    prompt(game, decision)            what the seat is asked; help(game, decision) a sentence more for newcomers
    option(game, decision, option)    one of the options
    news(game, item, names)           a piece of news; `names` of the seats, as they are to be written
    reason(game, reason)              why not; `game` may be None, then no card is named
    lines(game, lines, unit, about)   an account as a sum; source(game, source, about) the cause of one line
    count(amount, unit)               "1 card", "2 cards", "3 VP", "2 prestige", "Military 4"
    number, signed, listed            the same for bare numbers and for lists of texts
    action(word), action_help(word, rules)      an action card, and what it does; `rules` is the Ruleset of the game
    goal(key), goal_help(key)                   a goal, what it counts and what it is worth
    category(word), sort(word)                  what can be searched for, and what powers count
    phase, step, good, keyword                  the game's own words
    ruleset, room_option                        a game and an option of `new_game`, each with …_help: a sentence about it
"""

from engine.wording.en.accounts import lines, source
from engine.wording.en.actions import action, action_help
from engine.wording.en.cards import card, score_line, score_note, type_line
from engine.wording.en.games import room_option, room_option_help, ruleset, ruleset_help
from engine.wording.en.goals import goal, goal_help
from engine.wording.en.grammar import count, listed, number, signed
from engine.wording.en.happened import news
from engine.wording.en.helps import help
from engine.wording.en.labels import power_short
from engine.wording.en.options import option
from engine.wording.en.powers import power
from engine.wording.en.prompts import prompt
from engine.wording.en.reasons import reason
from engine.wording.en.sorts import category, sort
from engine.wording.en.words import good, keyword, phase, step
