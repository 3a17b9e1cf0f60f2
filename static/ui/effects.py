"""What messages make happen in the browser, outside of the model and of what is shown."""

import shell
import storage
from browser import document, window

from ui import arrival, dom, wire
from ui.app import app
from ui.last import forget_last


def remember(effect):
    storage.set(effect[1], effect[2])


def forget(effect):
    """What this browser has kept of a room that is no more."""
    for key in ("seat", "remote", "guide"):
        storage.remove(f"{key} {effect[1]}")
    forget_last()


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


def later(effect):
    window.setTimeout(lambda: app.tell(effect[1]), effect[2])


def size(effect):
    document.documentElement.setAttribute("data-size", str(effect[1]))


EFFECTS = {
    **wire.EFFECTS, **arrival.EFFECTS, "remember": remember, "forget": forget, "address": address, "load": load, "copy": copy, "reload": reload,
    "vibrate": vibrate, "theme": theme, "plan": plan, "later": later, "size": size,
}
