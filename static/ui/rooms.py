"""Messages about rooms and seats: making, joining, connecting, starting; and the sheets that lie over the page."""

from engine import Game, pending
from ui.sending import send
from ui.wish import FIRST_WISH, room_of, settled
from ui.words import LANGUAGES, words

THEMES = {"auto": "dark", "dark": "light", "light": "auto"}


# Making and joining

def wish(model, form):
    """Something was changed in the form of a new room: what does not go with it is dropped."""
    return model.with_(wish=settled(model.wish, form), name=form["name"]), []


def create(model, form):
    """The form of a new room: its fields are name, bots and what wish.py knows."""
    wished = settled(model.wish, form)
    return send_room(model.with_(wish=wished), form["name"], wished, quick=False)


def quick(model, form):
    """One tap: a first game against one bot, no form to fill."""
    first = dict(FIRST_WISH)
    first["bots"], first["preset_hands"] = 1, True
    return send_room(model, model.name or words(model.language).GUEST, first, quick=True)


def send_room(model, name, wished, quick):
    name = name.strip()
    if not name:
        return model.with_(notice=["bad", words(model.language).NAME_MISSING]), []
    room = room_of(wished)
    room["name"], room["bots"] = name, ["steady"] * wished["bots"]
    effects = [["remember", "name", name], ["post", "/api/rooms", room, "seated"]]
    return model.with_(name=name, quick=quick, form_busy=True, notice=None), effects


def join(model, form):
    """A room's code, typed: go there."""
    code = "".join([letter for letter in form["code"].upper() if letter.isalnum()])
    if not code:
        return model.with_(notice=["bad", words(model.language).CODE_MISSING]), []
    return model, [["load", f"/room/{code}"]]


def sit(model, form):
    """Take a free seat of this room."""
    name = form["name"].strip()
    if not name:
        return model.with_(notice=["bad", words(model.language).NAME_MISSING]), []
    effects = [["remember", "name", name], ["post", f"/api/rooms/{model.code}/seats", {"name": name}, "seated"]]
    return model.with_(name=name, form_busy=True, notice=None), effects


def seated(model, answer):
    """The server has given a seat: {code, seat, token}; or it says why not: {error}."""
    if "error" in answer:
        return model.with_(form_busy=False, quick=False, notice=["bad", answer["error"]]), []
    code = answer.get("code", model.code)
    model = model.with_(place="room", code=code, token=answer["token"], form_busy=False, table=None, link="new")
    return model, [["remember", f"seat {code}", model.token], ["address", f"/room/{code}"], ["connect"]]


# The server's word

def refused(model, answer):
    """The server will not let us in: there is no such room."""
    return model.with_(lost_room=answer.get("error") or words(model.language).NO_ROOM, link="on"), []


def table(model, told):
    """The room as it is now. An older one than what we have is ignored."""
    if told["v"] < model.version:
        return model, []
    fresh, effects = with_log(model.with_(table=told, link="on", lost_room=""), told)
    fresh = with_question(fresh, told)
    effects = effects + to_plan(model, fresh)
    fresh = with_score(fresh, model.table["status"] if model.table else "", told["status"])
    if fresh.quick and told["status"] == "lobby" and told["host"]:
        return send(fresh.with_(quick=False), "start", {})
    return fresh, effects


def with_score(model, before, now):
    """The score opens when a game ends, and makes way when the next one begins."""
    if now == "over" and before != "over" and not model.projector:
        return model.with_(sheet=["score", ""])
    return model.with_(sheet=None) if before == "over" and now != "over" else model


def with_question(model, told):
    """The game and what the viewer is asked; what was picked stays picked while the question stays the same."""
    game = Game.from_data(told["game"]) if told["game"] else None
    decision = pending(game).get(model.you) if game is not None and model.you is not None else None
    same = decision is not None and decision == model.decision
    return model.with_(game=game, decision=decision, picked=model.picked if same else [], strong=model.strong and same, plans=model.plans if same else [])


def to_plan(before, model):
    """A Consume phase is planned when the question has been shown, as that takes a moment on a phone; not again while a plan is carried out."""
    asked = model.decision is not None and model.decision.ask == "consume.power" and model.decision != before.decision
    return [["plan"]] if asked and not model.series else []


def with_log(model, told):
    """The log with the news that are new; if some are missing, the server is asked for them."""
    if told["log_from"] == 0:
        return model.with_(log=told["news"], log_version=told["v"]), []
    if told["log_from"] > model.log_version:
        return model, [["emit", "sync", {"have": model.log_version}]]
    news = [entry for entry in told["news"] if entry[0] > model.log_version]
    return model.with_(log=model.log + news, log_version=told["v"]), []


def wake(model, nothing):
    """The page was asleep: ask for what was missed."""
    return model, [["emit", "sync", {"have": model.log_version}]]


def here(model, told):
    """Somebody came or went."""
    if not model.table:
        return model, []
    seats = []
    for seat, there in zip(model.table["seats"], told["here"]):
        seat = dict(seat)
        seat["here"] = there
        seats.append(seat)
    told = dict(model.table)
    told["seats"] = seats
    return model.with_(table=told), []


# Small things

def start(model, nothing):
    return send(model, "start", {})


def rematch(model, nothing):
    return send(model, "rematch", {})


def add_bot(model, seat):
    return send(model, "add_bot", {"seat": int(seat), "bot": "steady"})


def remove_bot(model, seat):
    return send(model, "remove_bot", {"seat": int(seat)})


def sheet(model, name):
    """Open a sheet, named as "card:12", "seat:1" or "log"."""
    kind, _, argument = name.partition(":")
    return model.with_(sheet=[kind, int(argument) if argument.isdigit() else argument]), []


def close(model, nothing):
    return model.with_(sheet=None, notice=None), []


def share(model, link):
    """Copy the address; the notice is the same whether or not the browser lets us, as the link stands beside it."""
    return model.with_(notice=["good", words(model.language).LINK_COPIED]), [["copy", link]]


def theme(model, nothing):
    name = THEMES[model.theme]
    return model.with_(theme=name), [["theme", name], ["remember", "theme", name]]


def language(model, code):
    """Everything in another language; one that is not here yet is fetched first."""
    if code not in LANGUAGES:
        return model, [["learn", code]]
    return model.with_(language=code), [["language", code], ["remember", "language", code]]


def unlearned(model, nothing):
    """The file of a language could not be fetched."""
    return model.with_(notice=["bad", words(model.language).UNREACHABLE]), []


def wide(model, is_wide):
    return model.with_(wide=is_wide), []


def home(model, nothing):
    return model, [["load", "/"]]


HANDLERS = {
    "wish": wish, "create": create, "quick": quick, "join": join, "sit": sit, "seated": seated,
    "refused": refused, "table": table, "here": here, "wake": wake,
    "start": start, "rematch": rematch, "add-bot": add_bot, "remove-bot": remove_bot,
    "sheet": sheet, "close": close, "share": share, "theme": theme, "wide": wide, "home": home,
    "language": language, "unlearned": unlearned,
}
