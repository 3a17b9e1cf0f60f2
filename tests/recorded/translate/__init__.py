"""Recorded decisions and ours, translated both ways: one class for each kind of question that the other implementation asks.

A question is a `choice` event of the recording (FORMAT.md, section 4), in our card ids. It may stand for one decision of our
engine, for several one after the other, or for none: where there is a single legal answer, our engine gives it itself. Where
both ask for the same acts by different questions, the questions of a seat are one `Series`.
`questions_of` makes the questions of a phase; the class of each says

    asks                    which of our questions it stands for
    ours(decision, given)   the recorded answer as our choice
    theirs(given)           our choices (of those we were asked) as the recorded answer
    lawful(given)           the recorded answer without what our rules forbid
    offers(decision, given)  what it offers and what our decision offers, in the same terms
    limits                  how many must and may be picked of that, or None where it does not say
"""

from tests.recorded.translate.actions import Actions, LastActions
from tests.recorded.translate.choosing import Discard, ExploreDiscard, Give, GoodHere, Kind, Place, Save, Start
from tests.recorded.translate.consume import Ante, ConsumeHand, ConsumePower, Gamble, Prize, Trade, good
from tests.recorded.translate.extras import Cancel, Extras
from tests.recorded.translate.payment import Fight, Payment
from tests.recorded.translate.produce import ProducePowers, Windfalls
from tests.recorded.translate.search import Category, Found

QUESTIONS = {
    "choose_actions": Actions, "start": Start, "save": Save, "discard": Discard, "discard_prestige": Give, "place": Place, "payment": Payment,
    "trade": Trade, "consume": ConsumePower, "good": good, "consume_hand": ConsumeHand, "lucky": Gamble, "ante": Ante, "keep": Prize,
    "discard_produce": GoodHere, "search_type": Category, "search_keep": Found, "oort_kind": Kind, "defend": Fight,
    "takeover_prevent": Cancel,
}


def questions_of(game, block, news):
    """The questions of a phase. `news` gathers what our engine tells of the phase, see interview.py."""
    choices = block.of("choice")
    questions = [question_of(game, event, choices) for event in choices if not is_part(event, choices)]
    questions += series_of(game, choices, Extras, is_extra)
    questions += series_of(game, choices, ProducePowers, is_produce)
    questions += windfalls_of(game, block) if block.phase == "produce" else []
    for question in questions:
        question.news, question.block = news, block
    return questions


def question_of(game, event, choices=()):
    """The question of a `choice` event that stands by itself; `choices`: all those of the phase."""
    if event["kind"] == "start":
        return Start(game, {**event, "ans": whole_start(event, choices)})
    if event["kind"] == "choose_actions" and event["mode"] == 2:
        return LastActions(game, event, first_actions(event, choices))
    if event["kind"] == "consume":
        return ConsumePower(game, event, is_idle(event, choices))
    if event["kind"] == "discard" and event["phase"] == "explore":
        return ExploreDiscard(game, event)
    return (Fight if "takeover" in event else QUESTIONS[event["kind"]])(game, event)


def is_part(event, choices):
    """Is it asked by a question of ours that it is only a part of?"""
    return event["kind"] == "windfall" or is_extra(event) or is_produce(event) or is_more_of_start(event, choices)


def is_idle(event, choices):
    """Is a gamble chosen without a card to stake?"""
    if not event["ans"] or "ANTE_CARD" not in event["ans"]["codes"]:
        return False
    place = next(place for place, other in enumerate(choices) if other is event)
    return "ante" not in [other["kind"] for other in choices[place + 1:place + 2]]


def is_extra(event):
    return event["kind"] in ("settle", "takeover", "upgrade") or "via" in event


def is_produce(event):
    return event["kind"] == "produce" or (event["kind"] == "discard_produce" and event["power"] is not None)


def is_more_of_start(event, choices):
    """Ancient Race is asked for a third card to put away by itself, where start worlds are chosen."""
    return event["kind"] == "discard" and event["phase"] == "start" and any(other["kind"] == "start" for other in choices)


def whole_start(event, choices):
    more = [card for other in choices if is_more_of_start(other, choices) and other["seat"] == event["seat"] for card in other["ans"]]
    return {**event["ans"], "discard": event["ans"]["discard"] + more}


def first_actions(event, choices):
    """What a seat that chooses last had to choose together with the others."""
    return [word for other in choices if other["kind"] == "choose_actions" and other["seat"] == event["seat"] and other["mode"] == 1 for word in other["ans"]]


def series_of(game, choices, question, belongs):
    """A question for each seat that has such events."""
    found = {}
    for event in filter(belongs, choices):
        found.setdefault(event["seat"], []).append(event)
    return [question(game, {"kind": question.__name__, "seat": seat, "events": events}) for seat, events in found.items()]


def windfalls_of(game, block):
    """A question for each seat that gets goods on windfall worlds for nothing."""
    paid = [event["ans"]["world"] for event in block.of("choice") if is_produce(event) and event["kind"] == "discard_produce" and event["ans"]]
    worlds = {}
    for draw in block.of("draw"):
        if draw["why"] == "good" and game.cards[draw["world"]].production == "windfall" and draw["world"] not in paid:
            worlds.setdefault(draw["seat"], []).append(draw["world"])
    questions = [event for event in block.of("choice") if event["kind"] == "windfall"]
    return [Windfalls(game, {"kind": "windfall", "seat": seat, "worlds": filled, "ans": filled, "questions": [event for event in questions if event["seat"] == seat]})
            for seat, filled in worlds.items()]
