"""Stand-ins for what Brython and the bundle give the page: `browser`, `net` and `storage`. No layout, no parsing of HTML."""
import importlib
import json
import types


class Element:
    """An element that holds its HTML as text; `parents` are found by `closest`, `inside` by `select`."""

    def __init__(self, tag="DIV", attributes=(), parent=None, inside=()):
        self.tagName, self.attributes, self.parent, self.inside = tag, dict(attributes), parent, list(inside)
        self.all_handlers = {}
        self.innerHTML, self.handlers, self.type, self.name, self.value, self.checked = "", {}, "", "", "", False

    def hasAttribute(self, name):
        return name in self.attributes

    def getAttribute(self, name):
        return self.attributes[name]

    def setAttribute(self, name, value):
        self.attributes[name] = value

    def removeAttribute(self, name):
        self.attributes.pop(name, None)

    def insertAdjacentHTML(self, place, html):
        assert place == "beforeend"
        self.innerHTML += html

    @property
    def childElementCount(self):
        return 0

    def contains(self, other):
        return False

    def bind(self, event, handler):
        self.handlers[event] = handler
        self.all_handlers.setdefault(event, []).append(handler)

    def select(self, selector):
        return self.inside

    def closest(self, selector):
        """Selectors as [name], [name^="start"] or tag."""
        name, _, start = selector.strip("[]").partition("^=")
        element = self
        while element is not None:
            if element.tagName.lower() == selector:
                return element
            if name in element.attributes and element.attributes[name].startswith(start.strip('"')):
                return element
            element = element.parent
        raise KeyError(selector)


class Document(Element):
    """Makes an element of any id that is asked for."""

    def __init__(self):
        super().__init__("HTML")
        self.elements, self.activeElement, self.documentElement = {}, Element(), Element(attributes={"data-base": "http://10.0.0.1:8000", "data-version": "one"})
        self.title, self.visibilityState = "", "visible"

    def __getitem__(self, name):
        return self.elements.setdefault(name, Element(attributes={"id": name}))


class Window(Element):
    def __init__(self, path, hash_):
        super().__init__()
        self.location = types.SimpleNamespace(pathname=path, hash=hash_, href=path, origin="http://localhost", reload=lambda: self.loads.append("again"))
        self.history = types.SimpleNamespace(pushState=self.pushed, replaceState=self.pushed, back=lambda: self.loads.append("back"))
        self.loads = []
        self.addresses, self.timers, self.innerWidth = [], [], 360
        self.navigator = types.SimpleNamespace(languages=["en-GB"])
        self.Math, self.Date = types.SimpleNamespace(random=lambda: 0.123456789), types.SimpleNamespace(now=lambda: 1700000000000)

    def pushed(self, state, title, address):
        self.addresses.append(address)

    def setTimeout(self, function, after):
        self.timers.append(function)

    def getComputedStyle(self, element):
        return types.SimpleNamespace(direction="ltr")


class Net(types.ModuleType):
    """Keeps what was sent; `say` is the server speaking."""

    def __init__(self):
        super().__init__("net")
        self.auth, self.handlers, self.sent, self.posted, self.reconnections = None, {}, [], [], 0

    def connect(self, auth):
        self.auth = auth

    def on(self, event, handler):
        self.handlers[event] = handler

    def emit(self, event, data, done=None):
        self.sent.append((event, data, done))

    def post(self, path, data, done):
        self.posted.append((path, data, done))

    def reconnect(self):
        self.reconnections += 1

    def say(self, event, *content):
        self.handlers[event](*content)


class Parts(types.ModuleType):
    """Loads when told to: `arrive`, or `fail`. `idle`: what can wait until there is nothing else to do."""

    def __init__(self):
        super().__init__("parts")
        self.asked, self.there, self.idle = {}, set(), set()

    def ready(self, name):
        return name in self.there

    def load(self, name, done, failed=None):
        self.asked[name] = done, failed
        self.idle.discard(name)

    def prepare(self, name, done):
        self.asked[name] = done, None
        self.idle.add(name)

    def arrive(self, name):
        if name in ("game", "more"):
            importlib.import_module(f"ui.{name}").add()
        self.there.add(name)
        self.asked.pop(name)[0]()

    def fail(self, name):
        self.asked.pop(name)[1]()


class Shell(types.ModuleType):
    """Notes what the page asks of it."""

    def __init__(self):
        super().__init__("shell")
        self.renewed, self.reloads, self.copies = None, 0, []

    def begin(self, renewed):
        self.renewed = renewed

    def reload(self):
        self.reloads += 1

    def copy(self, text, done):
        self.copies.append((text, done))


class Storage(types.ModuleType):
    def __init__(self, texts):
        super().__init__("storage")
        self.texts = dict(texts)

    def get(self, key):
        return self.texts.get(key)

    def set(self, key, text):
        self.texts[key] = text

    def remove(self, key):
        self.texts.pop(key, None)

    def keep(self, key, data):
        self.texts[key] = json.dumps(data)

    def kept(self, key):
        return json.loads(self.texts[key]) if key in self.texts else None


def modules(path="/", hash_="", kept=()):
    """The modules to put into sys.modules before `ui.main` is imported."""
    browser = types.ModuleType("browser")
    browser.document, browser.window = Document(), Window(path, hash_)
    return {"browser": browser, "net": Net(), "parts": Parts(), "shell": Shell(), "storage": Storage(kept)}
