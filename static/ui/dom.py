"""The page's surface: shows a model, region by region, and keeps focus and scroll positions while doing so."""

from browser import document, window

from ui.screens import OVERLAYS, SCREENS, SPOKEN, page_title, screen, skeleton, spoken


SAID = 5        # sentences that stay in the live region
MARGIN = 10     # px that stay free beside a card brought into view
SLOT, END = '<li class="slot', "</li>"      # a card in a row, see views/slots.py
STOP = 'tabindex="0"'


class Surface:
    """What is on the page now.

    root     the element that holds everything
    live     the element whose text a screen reader speaks when it changes
    name     the screen shown
    html     the HTML shown in each region, by its id
    read     the fields of the model that it was made of, by its id
    opener   the test id of what had the focus when a sheet was opened
    decision the question shown
    look     the language shown, and how cards show their powers
    """

    __slots__ = ("root", "live", "name", "html", "read", "opener", "decision", "look")

    def __init__(self, root, live):
        self.root, self.live = root, live
        self.name, self.html, self.read, self.opener, self.decision, self.look = "", {}, {}, "", None, []

    def show(self, model):
        """Make the page look like the model; only regions that differ are touched."""
        name = screen(model)
        look = [model.language, model.faces]
        if name != self.name or look != self.look:
            self.root.innerHTML = skeleton(model, name)
            self.name, self.look, self.html, self.read = name, look, {}, {}
        for region, tag, label, view, fields in SCREENS[name] + OVERLAYS:
            if self.changed(region, [getattr(model, field) for field in fields]):
                self.fill(region, view(model))
        if model.decision is not None and model.decision != self.decision and name == "table":
            for region in ("hand", "drawn", "tableau"):
                bring_into_view(document["r-" + region])
            self.to_question(model)
        self.decision = model.decision
        if self.changed("live", [getattr(model, field) for field in SPOKEN]):
            self.tell(spoken(model))
        document.title = page_title(model)
        self.root.setAttribute("data-version", str(model.version))

    def to_question(self, model):
        """A new question takes the focus if nothing else has it: who has just answered goes on from there."""
        if model.sheet is None and test_id(document.activeElement) == "" and document.activeElement.tagName != "INPUT":
            focus(document["r-prompt"], "question")

    def changed(self, region, values):
        """Is any of the values another object than when the region was last made, or are there more?"""
        before, self.read[region] = self.read.get(region), values
        if before is None or len(before) != len(values):
            return True
        for place in range(len(values)):
            if values[place] is not before[place]:
                return True
        return False

    def fill(self, region, html):
        before = self.html.get(region, "")
        if html == before:
            return
        element = document["r-" + region]
        kept, places, typed = focused_in(element), scrolled_in(element), typed_in(element)
        renew(element, before, html)
        type_again(element, typed)
        self.html[region] = html
        scroll_back(element, places)
        if region == "sheet":
            self.sheet_changed(element, before, html, kept)
        elif kept and not focus(element, kept):
            element.focus()

    def sheet_changed(self, element, before, html, kept):
        """An open sheet takes the focus, and gives it back when it is closed; what lies under it cannot be reached. While the focus is on
        something in the sheet that is still there, it stays."""
        for region in SCREENS[self.name]:
            set_inert(document["r-" + region[0]], html != "")
        if html and not before:
            self.opener = test_id(document.activeElement)
        if html and (not kept or not focus(element, kept)):
            focus(element, "close-sheet")
        elif not html and self.opener:
            focus(self.root, self.opener)

    def tell(self, html):
        """Say it; what a screen reader has not finished saying stays for it to be said."""
        if html and html != self.html.get("live"):
            self.html["live"] = html
            self.live.insertAdjacentHTML("beforeend", f"<span>{html} </span>")
            if self.live.childElementCount > SAID:
                self.live.firstElementChild.remove()


def around(target, selector):
    """The nearest element around `target`, or itself, that fits the selector, or None."""
    try:
        return target.closest(selector)
    except KeyError:
        return None


def renew(element, before, html):
    """Put this HTML in place of the former. Where only some cards of a row differ, only these are drawn anew: drawing cards takes longest."""
    old, new = before.split(SLOT), html.split(SLOT)
    places, slots = differing(old, new), element.select(".slot")
    if places is None or len(slots) != len(new) - 1:
        element.innerHTML = html
    else:
        for place in places:
            stops = [[test_id(button), button.getAttribute("tabindex")] for button in slots[place - 1].select("button")]
            slots[place - 1].outerHTML = SLOT + new[place].partition(END)[0] + END
            keep_stops(element, stops)


def differing(old, new):
    """Where two texts, cut up before each slot, differ in slots; None if they differ in something else, or in where the Tab key comes in."""
    if len(old) != len(new) or old[0] != new[0]:
        return None
    places = [place for place in range(1, len(new)) if old[place] != new[place]]
    for place in places:
        if old[place].partition(END)[2] != new[place].partition(END)[2] or (STOP in old[place]) != (STOP in new[place]):
            return None
    return places


def keep_stops(element, stops):
    """What the arrow keys have made the place where the Tab key comes in stays it."""
    for name, stop in stops:
        for button in element.select(f'[data-testid="{name}"]'):
            button.setAttribute("tabindex", stop)


def test_id(element):
    return element.getAttribute("data-testid") if element.hasAttribute("data-testid") else ""


def focused_in(element):
    """The test id of the element in here that has the focus, or ""."""
    active = document.activeElement
    return test_id(active) if element.contains(active) else ""


def put_caret(field):
    """At the end of what is typed: a field that was made anew has it at the beginning."""
    field.setSelectionRange(len(field.value), len(field.value))


def focus(element, name):
    """Focus what has this test id in here; False if nothing has."""
    found = element.select(f'[data-testid="{name}"]')
    if found:
        found[0].focus()
        if found[0].tagName == "INPUT" and found[0].type == "search":
            put_caret(found[0])
    return bool(found)


def scrolled_in(element):
    return [[box.getAttribute("data-scroll"), box.scrollLeft, box.scrollTop] for box in element.select("[data-scroll]")]


def typed_in(element):
    """What the viewer has typed, or chosen, and not yet sent: it outlives whatever happens around it."""
    return [[test_id(field), field.value] for field in element.select("[data-keep]")]


def type_again(element, typed):
    for name, value in typed:
        for field in element.select(f'[data-keep][data-testid="{name}"]'):
            field.value = value


def scroll_back(element, places):
    for name, left, top in places:
        for box in element.select(f'[data-scroll="{name}"]'):
            box.scrollLeft, box.scrollTop = left, top


def bring_into_view(region):
    """The first card that can be picked: the row is scrolled sideways, the region up or down."""
    cards = region.select(".can")
    if cards:
        card, row = cards[0].getBoundingClientRect(), cards[0].closest("[data-scroll]")
        row.scrollLeft += card.left - row.getBoundingClientRect().left - MARGIN
        region.scrollTop += max(card.bottom - region.getBoundingClientRect().bottom + MARGIN, 0)


def set_inert(element, inert):
    if inert:
        element.setAttribute("inert", "")
    else:
        element.removeAttribute("inert")


def use_theme(name):
    """Light, dark, or what the device says."""
    document.documentElement.setAttribute("data-theme", name)


def use_language(code, direction):
    """The language of the page, for hyphenation, fonts and screen readers, and the direction in which it is read."""
    document.documentElement.setAttribute("lang", code)
    document.documentElement.setAttribute("dir", direction)


def label_broken(words):
    """The box that is shown after an error, in the viewer's language: it must not need any code then."""
    document["broken-told"].text = words.BROKEN
    document["broken-reload"].text = words.RELOAD


def vibrate():
    """Where the device can."""
    if hasattr(window.navigator, "vibrate"):
        window.navigator.vibrate(200)


def move_focus(target, step):
    """The arrow keys: to the next or previous button of a row, which from now on is the one to come back to. True if there is a row."""
    row = around(target, "[data-roving]")
    if row is None:
        return False
    buttons = row.select("button")
    place = [test_id(button) for button in buttons].index(test_id(target)) + step
    if 0 <= place < len(buttons):
        target.setAttribute("tabindex", "-1")
        buttons[place].setAttribute("tabindex", "0")
        buttons[place].focus()
    return True


def next_region(root, step):
    """F6: to the first control of the next or previous part of the page that has one; round and round."""
    places = [found for found in [controls(region) for region in root.select(".region:not([inert])")] if found]
    here = [place for place in range(len(places)) if places[place][0].closest(".region").contains(document.activeElement)]
    if places:
        places[(here[0] + step if here else min(step, 0)) % len(places)][0].focus()


def controls(region):
    """What the Tab key stops at in here, and the question."""
    return region.select('.question[tabindex], button:not([tabindex="-1"]):not([disabled]), a[href], input:not([disabled]), select, summary, [tabindex="0"]')


def form_fields(form):
    """The fields of a form by name: text, the value of the radio button chosen, or whether a box is checked."""
    fields = {}
    for field in form.select("input, select, textarea"):
        if field.type == "checkbox":
            fields[field.name] = bool(field.checked)
        elif field.type != "radio" or field.checked:
            fields[field.name] = field.value
    return fields


def right_to_left():
    return window.getComputedStyle(document.documentElement).direction == "rtl"
