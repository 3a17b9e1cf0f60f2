"""Messages about rooms and seats: making, joining, connecting, starting; and the sheets that lie over the page."""

from ui.refusals import refusal
from ui.sending import send
from ui.wish import FIRST_WISH, room_of
from ui.words import LANGUAGES, words

THEMES = {"auto": "dark", "dark": "light", "light": "auto"}


# Making and joining

def quick(model, form):
    """One tap: a first game against one bot, no form to fill."""
    first = dict(FIRST_WISH)
    first["bots"], first["preset_hands"] = 1, True
    return send_room(model, model.name or words(model.language).GUEST, first, quick=True, guide=True)


def send_room(model, name, wished, quick, guide=False):
    name = name.strip()
    if not name:
        return model.with_(notice=["bad", words(model.language).NAME_MISSING]), []
    room = room_of(wished)
    room["name"], room["bots"] = name, ["steady"] * wished["bots"]
    effects = [["remember", "name", name], ["post", "/api/rooms", room, "seated"]]
    return model.with_(name=name, quick=quick, guide=guide, form_busy=True, notice=None), effects


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
    effects = [["remember", "name", name], ["post", f"/api/rooms/{model.code}/seats", {"name": name, "new": model.newcomer}, "seated"]]
    return model.with_(name=name, form_busy=True, notice=None), effects


def seated(model, answer):
    """The server has given a seat: {code, seat, token}; or it says why not: {error}."""
    if "error" in answer:
        return model.with_(form_busy=False, quick=False, notice=["bad", refusal(model, answer)]), []
    code = answer.get("code", model.code)
    model = model.with_(place="room", code=code, token=answer["token"], form_busy=False, table=None, link="new")
    guided = [["remember", f"guide {code}", "on"]] if model.guide else []
    return model, guided + [["remember", f"seat {code}", model.token], ["address", f"/room/{code}"], ["connect"]]


# The server's word

def refused(model, nothing):
    """The server will not let us in: there is no such room."""
    return model.with_(lost_room=model.lost_room or words(model.language).NO_ROOM, link="on"), []


def ended(model, nothing):
    """The teacher has ended the lesson: nothing of it is left, here neither."""
    told = words(model.language).LESSON_ENDED
    return model.with_(lost_room=told, table=None, game=None, decision=None, log=[], sheet=None, below=[], outbox=None), [["forget", model.code]]


# Small things

def start(model, nothing):
    return send(model, "start", {})


def rematch(model, nothing):
    return send(model, "rematch", {})


def newcomer(model, said):
    """It is the viewer's first game, or is not. Without a seat that is told when they take one."""
    new = said == "yes"
    return (model.with_(newcomer=new), []) if model.you is None else send(model, "newcomer", {"new": new})


def add_bot(model, seat):
    return send(model, "add_bot", {"seat": int(seat), "bot": "steady"})


def remove_bot(model, seat):
    return send(model, "remove_bot", {"seat": int(seat)})


def sheet(model, name):
    """Open a sheet, named as "card:12", "seat:1" or "log"."""
    kind, _, argument = name.partition(":")
    below = model.below + [model.sheet] if model.sheet is not None else []
    effects = [] if model.complete else [["rest"]]
    return model.with_(sheet=[kind, int(argument) if argument.isdigit() else argument], below=below), effects


def back(model, nothing):
    """To the sheet from which this one was opened, or to the page."""
    return model.with_(sheet=model.below[-1] if model.below else None, below=model.below[:-1]), []


def close(model, nothing):
    return model.with_(sheet=None, below=[], notice=None), []


def share(model, link):
    """Copy the address."""
    return model, [["copy", link]]


def copied(model, told):
    """Whether the browser has let us: if not, the link stands beside the button."""
    (link, done), text = told, words(model.language)
    if not done:
        return model.with_(notice=["bad", text.NOT_COPIED]), []
    return model.with_(notice=["good", text.SEAT_LINK_COPIED if "#seat=" in link else text.LINK_COPIED]), []


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
    "quick": quick, "join": join, "sit": sit, "seated": seated, "refused": refused, "ended": ended,
    "start": start, "rematch": rematch, "newcomer": newcomer, "add-bot": add_bot, "remove-bot": remove_bot,
    "sheet": sheet, "back": back, "close": close, "share": share, "copied": copied, "theme": theme, "wide": wide, "home": home,
    "language": language, "unlearned": unlearned,
}
