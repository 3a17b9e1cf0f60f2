"""The guided first game: what it explains, when, and what has been heard. One idea at a time, each when it first matters.

The texts are `LESSONS` of the words, by the same keys.
"""

RECAP = "recap"     # what happened in the round before: told every round, so it is no lesson that is heard once
PAYING = ("develop.pay", "settle.pay")


def lesson(model):
    """The key of the lesson that matters now and has not been heard; None if there is none, or the viewer wants none."""
    if not model.guide or model.decision is None or model.outbox or model.game.rules.small:
        return None
    if choosing(2)(model) and model.recapped < model.game.round:
        return RECAP
    for key, matters in LESSONS:
        if key not in model.heard and matters(model):
            return key
    return None


def asked(*asks):
    return lambda model: model.decision.ask in asks and len(model.decision.options) > 0


def choosing(first, last=99):
    """While an action is chosen, in these rounds."""
    return lambda model: model.decision.ask == "choose.actions" and first <= model.game.round <= last


def in_hand(fits):
    """While something may be placed, if such a card is in the hand."""
    def matters(model):
        return model.decision.ask.endswith(".choose") and [card for card in model.me.hand if fits(model.game.cards[card])] != []
    return matters


def has_good(model):
    return choosing(2)(model) and model.me.good_worlds != []


def nothing_to_place(model):
    return model.decision.ask.endswith(".choose") and not model.decision.options


# in the order in which they are told where several matter at once
LESSONS = [
    ["goal", choosing(1, 1)],
    ["card", choosing(1, 1)],
    ["actions", choosing(1, 1)],
    ["explore", asked("explore.keep")],
    ["develop", asked("develop.choose")],
    ["settle", asked("settle.choose")],
    ["military", in_hand(lambda card: card.military)],
    ["six", in_hand(lambda card: card.scores)],
    ["nothing", nothing_to_place],
    ["pay", asked(*PAYING)],
    ["sell", asked("consume.trade")],
    ["consume", asked("consume.power", "consume.goods")],
    ["produce", asked("produce.windfall")],
    ["limit", asked("round_end.discard")],
    ["others", choosing(2)],
    ["goods", has_good],
    ["end", choosing(3)],
]


# Messages

def heed(model, key):
    """This one has been heard."""
    if key == RECAP:
        return model.with_(recapped=model.game.round), []
    heard = model.heard + [key]
    return model.with_(heard=heard), [["remember", "heard", " ".join(heard)]]


def silence(model, nothing):
    """No more of it in this game."""
    return switched(model, False)


def switch(model, nothing):
    """On again, from the beginning; or off."""
    return switched(model.with_(heard=[], sheet=None), not model.guide)


def switched(model, on):
    return model.with_(guide=on), [["remember", f"guide {model.code}", "on" if on else "off"], ["remember", "heard", " ".join(model.heard)]]


HANDLERS = {"heed": heed, "silence": silence, "guide": switch}
