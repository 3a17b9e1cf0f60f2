"""The start: what the address and this browser's memory ask for is shown, and everything is set going. Runs when imported."""

import parts
import storage
from browser import document, window

from ui import dom
from ui.app import app
from ui.arrival import load_when_idle, show_language
from ui.effects import EFFECTS
from ui.errors import on_error
from ui.languages import preferred
from ui.last import last_of
from ui.model import Model
from ui.viewer import is_wide, listen
from ui.words import LANGUAGES


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
    app.carry_out(["size", app.model.size])
    app.show()
    listen(app.surface.root)
    if app.model.place == "room":
        app.tell("last", last_of(app.model))
    window.setTimeout(go_on, 0)


def go_on():
    """The first screen has been drawn: what comes next is fetched."""
    if app.model.place == "room" and not app.online:
        app.carry_out(["connect"])
    load_when_idle()


window.__onPyError = on_error
app.begin(first_model(), dom.Surface(document["root"], document["live"]), EFFECTS)
prepare()
