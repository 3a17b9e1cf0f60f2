"""English. All functions return a str; amounts are never written with an ASCII hyphen.

    card(card)                        its name
    type_line(card)                   what sort of card it is: "Military world; defence 5; 5 VP; Rebel"
    power(power), power_short(power)  a sentence, and a label for small spaces
    score_line(score), score_note()   a line of a "?" development, and how its lines go together
    prompt(game, decision)            what the seat is asked; help(game, decision) a sentence more for newcomers
    option(game, decision, option)    one of the options
    news(game, item, names)           a piece of news; `names` of the seats, as they are to be written
    reason(game, reason)              why not; `game` may be None, then no card is named
    lines(game, lines, unit, about)   an account as a sum; source(game, source, about) the cause of one line
    count(amount, unit)               "1 card", "2 cards", "3 VP", "Military 4"
    number, signed, listed            the same for bare numbers and for lists of texts
    action, action_help, phase, step, good, keyword    the game's own words
"""

from engine.wording.en.accounts import lines, source
from engine.wording.en.cards import card, score_line, score_note, type_line
from engine.wording.en.decisions import help, option, prompt
from engine.wording.en.happened import news
from engine.wording.en.labels import power_short
from engine.wording.en.powers import power
from engine.wording.en.reasons import reason
from engine.wording.en.words import action, action_help, count, good, keyword, listed, number, phase, signed, step
