"""What the viewer does becomes messages: one listener for each kind of event, for the whole page."""

import net
from browser import document, window

from ui import dom
from ui.app import app
from ui.last import keep_last
from ui.touch import Touch

LONGEST_PRESS = 1000        # ms for which a press of the mouse holds back what is new
WIDE = 900                  # px, as in page.css
ARROWS = {"ArrowRight": 1, "ArrowDown": 1, "ArrowLeft": -1, "ArrowUp": -1}


def asked(target):
    """The element around `target` that says what to do, or None."""
    return dom.around(target, "[data-do]")


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
    card = dom.around(event.target, '[data-testid^="card-"]')
    if card is not None:
        event.preventDefault()
        app.tell("sheet", card.getAttribute("data-testid").replace("card-", "card:"))


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
    if document.visibilityState == "hidden":
        keep_last(app.model)


def is_wide():
    return window.innerWidth >= WIDE


def on_resize(event):
    if is_wide() != app.model.wide:
        app.tell("wide", is_wide())


def listen(root):
    """`root` holds all that can be pressed."""
    touch = Touch()
    for event, handler in (("click", on_click), ("mousedown", on_press), ("pointerdown", touch.begin), ("submit", on_submit), ("change", on_change),
                           ("input", on_input), ("contextmenu", on_long_press)):
        root.bind(event, handler)
    for event, handler in (("mouseup", on_release), ("pointerup", touch.let_go), ("pointercancel", touch.cancel), ("keydown", on_key),
                           ("visibilitychange", on_wake), ("visibilitychange", on_hide)):
        document.bind(event, handler)
    for event, handler in (("pageshow", on_wake), ("online", on_online), ("offline", on_offline), ("popstate", on_back), ("resize", on_resize)):
        window.bind(event, handler)
