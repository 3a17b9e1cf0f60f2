"""The rules of Race for the Galaxy. This is the whole public API; README.md is the tour."""

from engine import account
from engine.decision import Decision, IllegalChoice, option_card, option_power
from engine.flow import apply, pending, waiting, why_not
from engine.new_game import BadOption, new_game
from engine.news import redact
from engine.record import BrokenRecord, Record
from engine.scene import BrokenScene, scene, write
from engine.scoring import score, winners
from engine.state import HIDDEN, NOBODY, Game
from engine.view import imagine, view
from engine.wording import say
