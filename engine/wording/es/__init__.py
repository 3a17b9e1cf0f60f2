"""Spanish. The same functions as `engine.wording.en`, which says what each of them tells."""

from engine.wording.es.accounts import lines, source
from engine.wording.es.actions import action, action_help
from engine.wording.es.cards import card, score_line, score_note, type_line
from engine.wording.es.games import room_option, room_option_help, ruleset, ruleset_help
from engine.wording.es.goals import goal, goal_help
from engine.wording.es.grammar import count, listed, number, signed
from engine.wording.es.happened import news
from engine.wording.es.helps import help
from engine.wording.es.labels import power_short
from engine.wording.es.options import option
from engine.wording.es.powers import power
from engine.wording.es.prompts import prompt
from engine.wording.es.reasons import reason
from engine.wording.es.sorts import category, sort
from engine.wording.es.words import good, keyword, phase, step
