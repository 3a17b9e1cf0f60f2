"""Messages under way: one at a time, each sent again until the server has acknowledged it; and answers in a row (a plan)."""

from ui.html import isolated
from ui.refusals import refusal
from ui.upkeep import renewed
from ui.words import words


def connected(model, nothing):
    """The socket is open (again): what was cut off is sent once more; the server recognises it."""
    effects = [["emit"] + model.outbox] if model.unsent else []
    return model.with_(link="on", unsent=False), effects


def again(model, cid):
    """Four silent seconds: if the message is still under way, send it again, unchanged, and find out whether anybody hears."""
    if model.outbox and model.outbox[1]["cid"] == cid and model.link == "on":
        return model, [["emit"] + model.outbox, ["emit", "sync", {"have": model.log_version}]]
    return model, []


def lost(model, nothing):
    return model.with_(link="lost", unsent=model.outbox is not None), []


def send(model, event, data):
    """Send a message that the server acknowledges; one at a time."""
    if model.outbox:
        return model, []
    data["cid"] = f"{model.session}-{model.sent}"
    lost = model.link == "lost"
    model = model.with_(outbox=[event, data], sent=model.sent + 1, unsent=lost, notice=None)
    return model, [] if lost else [["emit", event, data]]


def ack(model, answer):
    """The server has answered what we sent: accepted, or refused with a sentence. What it could not store stays under way."""
    if answer.get("reason") == "retry":
        return model, []
    if "error" in answer:
        return model.with_(outbox=None, series=[], notice=["bad", refusal(model, answer)]), []
    model, effects = go_on(model.with_(outbox=None))
    return (model, effects) if effects else renewed(model)


def nudge(model, seat):
    """Remind a player who is being waited for."""
    return send(model.with_(nudged=model.nudged + [int(seat)]), "nudge", {"seat": int(seat)})


def nudged(model, told):
    """Somebody is waiting for the viewer."""
    name = isolated(model.names[told["by"]])
    return model.with_(notice=["good", words(model.language).nudged_by(name)]), [["vibrate"]]


# Answers in a row

def send_answer(model, choice):
    """An answer names its step and the seat's own count, so that a late one is recognised."""
    return send(model, "answer", {"at": model.decision.at, "count": model.table["count"], "choice": choice})


def carry_out(model, aim):
    """Begin with the plan for this aim; `ack` goes on with it."""
    for plan in model.plans:
        if plan.aim == aim:
            return go_on(model.with_(series=plan.answers, sheet=None, picked=[]))
    return model, []


def go_on(model):
    """The next answer of the plan under way, if it is what is asked now; if something else is, the viewer decides."""
    if not model.series or model.decision is None:
        return model.with_(series=[]), []
    ask, choice = model.series[0]
    if model.decision.ask == ask and not [option for option in choice if not model.decision.offers(option)]:
        return send_answer(model.with_(series=model.series[1:]), choice)
    return model.with_(series=[], notice=["bad", words(model.language).PLAN_STOPS]), []


HANDLERS = {"connected": connected, "lost": lost, "again": again, "ack": ack, "carry-out": carry_out, "nudge": nudge, "nudged": nudged}
