"""The edge: turns what happens in the browser and on the wire into messages, and carries out effects. Runs when imported."""

import net
import parts
import shell
import storage
from browser import document, window

from ui import dom, screens
from ui.back import BackButton
from ui.languages import preferred
from ui.model import Model
from ui.sentences import game_in
from ui.touch import Touch
from ui.update import HANDLERS, update
from ui.words import LANGUAGES, words

ANSWER_WITHIN = 4000        # ms of silence after which a message is sent again
LONGEST_PRESS = 1000        # ms for which a press of the mouse holds back what is new
MOST_REPORTS = 5            # errors that one page reports
WIDE = 900                  # px, as in page.css
LAST = "last table"         # of what the page has shown, in the browser's storage
ARROWS = {"ArrowRight": 1, "ArrowDown": 1, "ArrowLeft": -1, "ArrowUp": -1}


class App:
    """The running page: its model, what shows it, and the messages that wait for the part of the program that understands them."""

    __slots__ = ("model", "surface", "online", "playable", "waiting", "button", "reported", "pressed")

    def __init__(self, model, surface):
        self.model, self.surface, self.online, self.playable, self.waiting, self.pressed = model, surface, False, False, [], False
        self.button, self.reported = BackButton(self.tell), []

    def tell(self, kind, value=None):
        """One message: a new model, shown, and its effects."""
        if kind not in HANDLERS and not self.model.complete:
            self.waiting.append([kind, value])
            load_rest()
            return
        self.model, effects = update(self.model, [kind, value])
        self.show()
        self.button.guard(self.model)
        for effect in effects:
            EFFECTS[effect[0]](effect)

    def show(self):
        """But not while something is pressed: it would be made anew before the mouse lets go of it, and browsers make no click of that."""
        if not self.pressed:
            self.surface.show(self.model)


# Effects

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
    net.on("table", told_table)
    net.on("here", told_here)
    net.on("page", told_page)
    net.on("nudged", told_nudged)
    net.on("ended", told_ended)
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


def told_table(told):
    app.tell("table", told)


def told_page(told):
    app.tell("page", told)


def told_ended(told):
    app.tell("ended")


def told_nudged(told):
    app.tell("nudged", told)


def told_here(told):
    app.tell("here", told)


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


def remember(effect):
    storage.set(effect[1], effect[2])


def forget(effect):
    """What this browser has kept of a room that is no more."""
    for key in ("seat", "remote", "guide"):
        storage.remove(f"{key} {effect[1]}")
    storage.remove(LAST)


def address(effect):
    window.history.pushState("", "", effect[1])


def load(effect):
    window.location.href = effect[1]


def copy(effect):
    link = effect[1]
    shell.copy(link, lambda done: app.tell("copied", [link, done]))


def reload(effect):
    shell.reload()


def vibrate(effect):
    dom.vibrate()


def theme(effect):
    dom.use_theme(effect[1])


def plan(effect):
    window.setTimeout(lambda: app.tell("plan"), 0)


def language(effect):
    show_language(effect[1])


def show_language(code):
    dom.use_language(code, words(code).DIRECTION)
    dom.label_broken(words(code))


def learn(effect):
    code = effect[1]
    parts.load(game_in(code) if app.playable else code, lambda: app.tell("language", code), lambda: app.tell("unlearned"))


def later(effect):
    window.setTimeout(lambda: app.tell(effect[1]), effect[2])


def game(effect):
    load_game()


def rest(effect):
    load_rest()


def size(effect):
    document.documentElement.setAttribute("data-size", str(effect[1]))


EFFECTS = {
    "connect": connect, "emit": emit, "post": post, "remember": remember, "forget": forget, "address": address, "load": load, "copy": copy, "theme": theme,
    "plan": plan, "later": later, "size": size, "language": language, "learn": learn, "reload": reload, "vibrate": vibrate,
    "game": game, "rest": rest,
}


# The rest of the program

def load_game():
    """The engine and the table, now."""
    parts.load(game_in(app.model.language), playable, lambda: missing(load_game))


def load_rest():
    """Everything, now."""
    parts.load("more", completed, lambda: missing(load_rest))


def load_when_idle():
    """Everything, while nothing else is to be done."""
    parts.prepare(game_in(app.model.language), playable)


def playable():
    """Games can be shown. Meanwhile the viewer may have chosen another language: then its sentences come first."""
    if not parts.ready(game_in(app.model.language)):
        load_game()
    elif not app.playable:
        app.playable = True
        document["definitions"].innerHTML = screens.definitions()
        app.tell("loaded")
        parts.prepare("more", completed)


def completed():
    """What only the rest understands can be said now."""
    playable()
    if app.playable and not app.model.complete:
        app.tell("completed")
        shell.begin(lambda version: app.tell("page", {"version": version}))
        waiting, app.waiting = app.waiting, []
        for kind, value in waiting:
            app.tell(kind, value)


def missing(load):
    """It could not be had: something waits for it, so it is tried again."""
    app.tell("lost")
    window.setTimeout(load, ANSWER_WITHIN)


# What the viewer does

def asked(target):
    """The element around `target` that says what to do, or None."""
    try:
        return target.closest("[data-do]")
    except KeyError:
        return None


def on_click(event):
    """What was held back while something was pressed is shown with what the click does."""
    app.pressed = False
    element = asked(event.target)
    if element is None or element.tagName == "FORM":
        app.show()
    else:
        option = element.getAttribute("data-option") if element.hasAttribute("data-option") else ""
        app.tell(element.getAttribute("data-do"), option)


def on_press(event):
    app.pressed = True
    window.setTimeout(released, LONGEST_PRESS)      # it may be let go of outside the window


def on_release(event):
    window.setTimeout(released, 0)      # a click, if there is one, comes before


def released():
    if app.pressed:
        app.pressed = False
        app.show()


def on_submit(event):
    if not event.target.hasAttribute("data-do"):
        return      # the browser sends it, and gets a file
    event.preventDefault()
    app.tell(event.target.getAttribute("data-do"), dom.form_fields(event.target))


def on_input(event):
    """What a list is narrowed to, while it is typed or when it is chosen."""
    if event.target.hasAttribute("data-narrow"):
        app.tell("narrow", f'{event.target.getAttribute("data-narrow")}:{event.target.value}')


def on_change(event):
    """The form of a new room says what goes together while it is filled in. A name means nothing to the rest."""
    form = asked(event.target)
    if form is not None and form.getAttribute("data-do") == "create" and event.target.name != "name":
        app.tell("wish", dom.form_fields(form))


def on_long_press(event):
    """A long press, or the right mouse button, on a card opens its sheet."""
    try:
        name = event.target.closest('[data-testid^="card-"]').getAttribute("data-testid")
    except KeyError:
        return
    event.preventDefault()
    app.tell("sheet", name.replace("card-", "card:"))


def on_key(event):
    if event.key == "F6":
        dom.next_region(app.surface.root, -1 if event.shiftKey else 1)
        event.preventDefault()
    elif event.key == "Escape":
        app.tell("close")
    elif app.model.projector or app.surface.name == "remote":
        if event.target.tagName not in ("INPUT", "SELECT"):
            app.tell("key", event.key)
    elif event.key in ARROWS and event.target.tagName != "INPUT":
        step = ARROWS[event.key]
        if event.key in ("ArrowLeft", "ArrowRight") and dom.right_to_left():
            step = -step
        if dom.move_focus(event.target, step):
            event.preventDefault()


def on_wake(event):
    """The phone was unlocked, or the tab came back: what did we miss?"""
    if app.online and document.visibilityState == "visible":
        app.tell("wake")


def on_offline(event):
    """The device says so long before the connection has noticed."""
    if app.online:
        app.tell("lost")


def on_online(event):
    if app.online:
        net.reconnect()


def on_back(event):
    app.button.pressed(app.model)


def on_hide(event):
    """The page may not come back: what it shows is kept for the next visit."""
    model = app.model
    if document.visibilityState == "hidden" and model.table is not None:
        storage.keep(LAST, {"page": model.page, "code": model.code, "token": model.token, "table": model.table, "log": model.log})


def last_table():
    """What this page showed last of this room and from this seat, or None."""
    kept = storage.kept(LAST)
    if kept is not None and [kept["page"], kept["code"], kept["token"]] == [app.model.page, app.model.code, app.model.token]:
        return kept
    return None


def is_wide():
    return window.innerWidth >= WIDE


def on_resize(event):
    if is_wide() != app.model.wide:
        app.tell("wide", is_wide())


def on_error(text):
    """A traceback: the game is safe on the server, the page says what to do, and reports each error once."""
    document["broken"].removeAttribute("hidden")
    text = str(text)
    if text not in app.reported and len(app.reported) < MOST_REPORTS:
        app.reported.append(text)
        net.post("/api/errors", {"traceback": text, "version": app.model.page}, nothing)


def nothing(status, answer):
    """Whether the report arrived or not is no matter of the viewer's."""


# The start

def first_model():
    """The model that the address and what this browser remembers ask for."""
    model = Model()
    parts = [part for part in str(window.location.pathname).split("/") if part]
    session = f"{window.Math.random()}{window.Date.now()}".replace("0.", "").replace(".", "")[:24]
    model = model.with_(
        name=storage.get("name") or "", theme=storage.get("theme") or "auto", session=session, wide=is_wide(),
        faces=storage.get("faces") or "icons", heard=(storage.get("heard") or "").split(), size=int(storage.get("size") or "0"),
        language=preferred(storage.get("language"), [str(code) for code in window.navigator.languages]),
        page=document.documentElement.getAttribute("data-version"), reloaded=storage.get("reloaded") or "",
        testing=document.documentElement.hasAttribute("data-testing"),
        base=document.documentElement.getAttribute("data-base") or str(window.location.origin),
    )
    if parts[:1] == ["room"] and len(parts) > 1:
        code = "".join([letter for letter in parts[1].upper() if letter.isalnum()])
        projector, teacher = parts[2:] == ["table"], storage.get(f"remote {code}") is not None
        return model.with_(place="room", code=code, projector=projector, teacher=teacher, guide=storage.get(f"guide {code}") == "on",
                           token=None if projector and not teacher else token_of(code))
    return model


def token_of(code):
    """The seat that this browser holds in the room; `#seat=…` in the address brings one from another device. The big screen has none, not even
    to remember what this browser showed last from its seat: everybody sees it."""
    brought = str(window.location.hash)
    if brought.startswith("#seat="):
        storage.set(f"seat {code}", brought[6:])
        window.history.replaceState("", "", window.location.pathname)
    return storage.get(f"seat {code}")


def prepare():
    """The language comes first, so that nothing is shown in another one; if it cannot be had, English is."""
    code = app.model.language
    if code in LANGUAGES:
        begin()
    else:
        parts.load(code, begin, begin_in_english)


def begin_in_english():
    app.model = app.model.with_(language="en")
    begin()


def begin():
    show_language(app.model.language)
    dom.use_theme(app.model.theme)
    size(["size", app.model.size])
    app.surface.show(app.model)
    root = app.surface.root
    root.bind("click", on_click)
    root.bind("mousedown", on_press)
    document.bind("mouseup", on_release)
    touch = Touch()
    root.bind("pointerdown", touch.begin)
    document.bind("pointerup", touch.let_go)
    document.bind("pointercancel", touch.cancel)
    root.bind("submit", on_submit)
    root.bind("change", on_change)
    root.bind("input", on_input)
    root.bind("contextmenu", on_long_press)
    document.bind("keydown", on_key)
    document.bind("visibilitychange", on_wake)
    document.bind("visibilitychange", on_hide)
    window.bind("pageshow", on_wake)
    window.bind("online", on_online)
    window.bind("offline", on_offline)
    window.bind("popstate", on_back)
    window.bind("resize", on_resize)
    if app.model.place == "room":
        app.tell("last", last_table())
    window.setTimeout(go_on, 0)


def go_on():
    """The first screen has been drawn: what comes next is fetched."""
    if app.model.place == "room" and not app.online:
        connect(["connect"])
    load_when_idle()


window.__onPyError = on_error
app = App(first_model(), dom.Surface(document["root"], document["live"]))
prepare()
