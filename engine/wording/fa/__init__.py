"""Persian. The same functions as `engine.wording.en`, which says what each of them tells."""

from engine.wording.fa.accounts import lines, source
from engine.wording.fa.actions import action, action_help
from engine.wording.fa.cards import card, score_line, score_note, type_line
from engine.wording.fa.games import room_option, room_option_help, ruleset, ruleset_help
from engine.wording.fa.goals import goal, goal_help
from engine.wording.fa.grammar import count, listed, number, signed
from engine.wording.fa.happened import news
from engine.wording.fa.helps import help
from engine.wording.fa.labels import power_short
from engine.wording.fa.options import option
from engine.wording.fa.powers import power
from engine.wording.fa.prompts import prompt
from engine.wording.fa.reasons import reason
from engine.wording.fa.sorts import category, sort
from engine.wording.fa.words import good, keyword, phase, step
