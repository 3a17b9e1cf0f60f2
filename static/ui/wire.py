"""The wire: what the server says becomes messages, and effects are sent to it."""

import net
from browser import window

from ui.app import app
from ui.words import words

ANSWER_WITHIN = 4000        # ms of silence after which a message is sent again
PASSED_ON = ("table", "here", "page", "nudged")     # events that are messages as they are


def connect(effect):
    """Open the socket, or open it anew for another seat."""
    if app.online:
        net.reconnect()
        return
    app.online = True
    net.connect(credentials)
    net.on("connect", connected)
    net.on("disconnect", disconnected)
    net.on("connect_error", unreachable)
    for event in PASSED_ON:
        net.on(event, passing_on(event))
    net.on("ended", ended)
    net.on("refused", acknowledged)


def credentials():
    model = app.model
    return {"room": model.code, "token": model.token, "have": model.log_version, "watch": model.projector and not model.teacher, "page": model.page}


def connected():
    app.tell("connected")


def disconnected(reason):
    app.tell("lost")


def unreachable(sentence, data=None):
    if data and data.get("reason") == "no_room":
        app.tell("refused")
    else:
        app.tell("lost")


def passing_on(event):
    """What hears this event."""
    def heard(told):
        app.tell(event, told)

    return heard


def ended(told):
    app.tell("ended")


def acknowledged(answer):
    app.tell("ack", answer)


def emit(effect):
    """Send; the answer comes back as "ack", and after a silence the message is sent again."""
    event, data = effect[1], effect[2]
    if event == "sync":
        sync(data)
        return
    net.emit(event, data, acknowledged)

    def remind():
        app.tell("again", data["cid"])

    window.setTimeout(remind, ANSWER_WITHIN)


def sync(data):
    """Ask for what was missed. A connection that says nothing is dead, as after a phone's sleep, and another one takes its place."""
    heard = []

    def answered(answer):
        heard.append(answer)

    def give_up():
        if not heard and app.model.link == "on":
            net.reconnect()

    net.emit("sync", data, answered)
    window.setTimeout(give_up, ANSWER_WITHIN)


def post(effect):
    kind = effect[3]

    def answered(status, answer):
        app.tell(kind, answer if isinstance(answer, dict) else {"error": words(app.model.language).UNREACHABLE})

    net.post(effect[1], effect[2], answered)


EFFECTS = {"connect": connect, "emit": emit, "post": post}
