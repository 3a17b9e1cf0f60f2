"""Messages of lessons: the teacher's remote, the class's answers, and the keys of the big screen."""

from ui.refusals import refusal
from ui.sending import send
from ui.wish import HANDS
from ui.words import words

LOOKING = 2000      # ms between two looks at the tables of the class
SLOWLY = 4000       # ms for one step of slow play
SIZES = 6           # of the projector's type
KEYS = {"ArrowRight": "forward", "PageDown": "forward", " ": "forward", "ArrowLeft": "back", "PageUp": "back", "f": "freeze", "r": "release",
        "o": "open:-1", "l": "live"}


def lesson(model, form):
    """A lesson room: by the name of a script, or (if that is empty) for a real game."""
    asked = {"script": f"{form['lesson']}.{model.language}"} if form["lesson"] else {"players": int(form["lesson-players"])}
    return model.with_(form_busy=True, notice=None), [["post", "/api/lessons", asked, "teaching"]]


def teaching(model, answer):
    """The lesson room is there, or why it is not. The big screen of this browser knows by a note that it may use the remote."""
    if "error" in answer:
        return model.with_(form_busy=False, notice=["bad", refusal(model, answer)]), []
    return model, [["remember", f"seat {answer['code']}", answer["token"]], ["remember", f"remote {answer['code']}", "1"], ["load", f"/room/{answer['code']}"]]


def teach(model, text):
    """A command of the remote: "freeze", "open:2", "quiz:en 3"."""
    do, _, value = text.partition(":")
    if not value:
        return send(model, "teach", {"do": do})
    number = value[1:] if value.startswith("-") else value
    return send(model, "teach", {"do": do, "value": int(value) if number.isdigit() else value})


def form_sent(model, form):
    """A command whose value was typed, into a field of its name; the field "to" says whom or what it concerns."""
    do = [name for name in form if name != "to"][0]
    typed = form[do].strip()
    return teach(model, f"{do}:{form['to']} {typed}") if typed else (model, [])


def vote(model, choice):
    return send(model, "vote", {"choice": int(choice)})


def what_if(model, nothing):
    return model, [["post", f"/api/rooms/{model.code}/branch", {"token": model.token}, "branched"]]


def branched(model, answer):
    """The copy opens beside the lesson: its link is shown."""
    if "error" in answer:
        return model.with_(notice=["bad", refusal(model, answer)]), []
    return model.with_(sheet=["branch", answer["code"]]), []


def end(model, nothing):
    """Delete the lesson, after it was asked once more; everybody hears of it on the wire."""
    return model, [["post", f"/api/rooms/{model.code}/end", {"token": model.token}, "ending"]]


def ending(model, answer):
    return (model.with_(sheet=None, notice=["bad", refusal(model, answer)]), []) if "error" in answer else (model, [])


def tables(model, form):
    """Deal the class to tables."""
    asked = {"token": model.token, "players": int(form["size"]), "options": {"preset_hands": HANDS[form["preset"]], "goals": False}, "same_deal": form["same-deal"]}
    return model, [["post", f"/api/rooms/{model.code}/tables", asked, "dealt"]]


def dealt(model, answer):
    return (model.with_(notice=["bad", answer["error"]]), []) if "error" in answer else (model, [])


def look(model, nothing):
    """How far are the tables?"""
    if not has_wall(model):
        return model.with_(looking=False, wall=[]), []
    return model.with_(looking=True), [["post", f"/api/rooms/{model.code}/wall", {}, "wall"]]


def wall(model, answer):
    """Tell it, and look again in a while."""
    return model.with_(wall=answer.get("tiles", model.wall)), [["later", "look", LOOKING]]


def has_wall(model):
    taught = model.table.get("lesson") if model.table else None
    return bool(taught) and taught["tables"] > 0 and (model.projector or taught["teacher"])


def slow(model, nothing):
    """Play the past slowly, or stop that."""
    model = model.with_(slow=not model.slow)
    return model, [["later", "slow-step", SLOWLY]] if model.slow else []


def slow_step(model, nothing):
    """The next step, until the present is reached."""
    taught = model.table["lesson"] if model.table else None
    if not model.slow or taught is None or taught["back"] is None:
        return model.with_(slow=False), []
    model, effects = send(model, "teach", {"do": "forward"})
    return model, effects + [["later", "slow-step", SLOWLY]]


# The big screen has no controls

def key(model, name):
    if not (model.projector or remote(model)):
        return model, []
    if name in ("+", "=", "-"):
        return grow(model, -1 if name == "-" else 1)
    return teach(model, KEYS[name]) if name in KEYS and remote(model) else (model, [])


def remote(model):
    return bool(model.table) and model.table.get("lesson") is not None and model.table["lesson"]["teacher"]


def grow(model, step):
    size = min(max(model.size + step, 0), SIZES)
    return model.with_(size=size), [["size", size], ["remember", "size", str(size)]]


HANDLERS = {
    "lesson": lesson, "teaching": teaching, "teach": teach, "teach-form": form_sent, "vote": vote, "what-if": what_if, "branched": branched, "slow": slow,
    "slow-step": slow_step, "key": key, "tables": tables, "dealt": dealt, "end": end, "ending": ending, "look": look, "wall": wall,
}
