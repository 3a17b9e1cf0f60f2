"""The game of a table, as the viewer sees it, and what it asks of them: the engine computes both."""

from engine import Game, pending


def question(before, model):
    """The model with its table's game and question, and the effects; what was picked stays picked while the question stays the same."""
    told = model.table
    game = Game.from_data(told["game"]) if told["game"] else None
    free = game is not None and model.you is not None and not held(told)
    decision = pending(game).get(model.you) if free else None
    same = decision is not None and decision == model.decision
    asked = model.with_(game=game, decision=decision, picked=model.picked if same else [], strong=model.strong and same, plans=model.plans if same else [],
                        nudged=model.nudged if same_step(model.game, game) else [])
    return asked, to_plan(before, asked)


def same_step(one, other):
    return one is not None and other is not None and [one.round, one.now, one.at] == [other.round, other.now, other.at]


def held(told):
    """Has the teacher of a lesson stopped the game, or gone back in it?"""
    return told.get("lesson") is not None and told["lesson"]["held"]


def to_plan(before, model):
    """A Consume phase is planned when the question has been shown, as that takes a moment on a phone; not again while a plan is carried out."""
    asked = model.decision is not None and model.decision.ask == "consume.power" and model.decision != before.decision
    return [["plan"]] if asked and not model.series else []
