"""The bundle in a real browser, under a policy that forbids eval: it starts, talks to a server and reports errors."""
import subprocess
import sys

import pytest
from playwright.sync_api import expect

from server.bootstrap import ROOT
from server.bundle.build import page_texts
from server.bundle.parts import PARTS, Part
from server.bundle.sources import Module

pytestmark = pytest.mark.flow

# `show(anything)` adds a line to the page
SHOW = '''
from browser import document

def show(*values):
    document["root"].innerHTML += "".join([repr(value) + "\\n" for value in values])
'''
LATER = (*PARTS[:1], Part("later", ("ui.later",), needs=("start",)))
SAMPLE = '{"n": None, "t": True, "i": 1, "f": 2.5, "s": "é😀", "empty": {}, "list": [1, [2, {"a": None}]], "10": "ten", "2": "two"}'


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """The address of the echo server, and the folder where it looks for scripts."""
    folder = tmp_path_factory.mktemp("site")
    with subprocess.Popen([sys.executable, "-m", "tests.bundle.echo_server", folder], cwd=ROOT, stdout=subprocess.PIPE, text=True) as server:
        try:
            yield f"http://127.0.0.1:{server.stdout.readline().strip()}/", folder
        finally:
            server.terminate()


@pytest.fixture
def open_page(chromium, site):
    """open_page(python, debug=True, later="") → a page that runs it as `ui.main`, and `later` as the part "later"."""
    address, folder = site
    page = chromium.new_page()

    def open_it(python, debug=True, later=""):
        modules = [Module("ui", "ui/__init__.py", "", is_package=True), Module("ui.main", "ui/main.py", SHOW + python),
                   Module("ui.later", "ui/later.py", later)]
        for part, text in page_texts(modules, debug, LATER if later else LATER[:1]):
            (folder / f"{part.name}.js").write_text(text, "utf-8")
        page.goto(address)
        return page

    yield open_it
    page.close()


def shown(page, *lines):
    """Wait until the page has shown exactly these values."""
    expect(page.locator("#root")).to_have_text(" ".join(repr(line) for line in lines))


def errors(page):
    return page.evaluate("window.__pyErrors")


@pytest.mark.parametrize("debug", [False, True])
def test_it_starts_without_eval_and_without_errors(open_page, chromium, debug):
    page = open_page("", debug)
    complaints = []
    page.on("console", lambda message: complaints.append(message.text) if message.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page = open_page("show(sum([card.bit_length() for card in (1, 2, 3)]))", debug)
    shown(page, 5)
    assert errors(page) == complaints == []


def test_data_is_the_same_after_the_way_to_the_server_and_back(open_page):
    page = open_page(f'''
import net
sent = {SAMPLE}
sent["tuple"] = (1, "x")
sent["by_number"] = {{7: "seven"}}

def answered(seen_by_server):
    show(seen_by_server)

def echoed(data):
    show(data["tuple"], data["by_number"], type(data["f"]).__name__, type(data["i"]).__name__, data["n"] is None)
    del data["tuple"], data["by_number"], sent["tuple"], sent["by_number"]
    show(data == sent, list(data) == list(sent))

net.connect(lambda: {{}})
net.on("echoed", echoed)
net.emit("echo", sent, answered)
''')
    # JavaScript puts keys that look like numbers first
    received = {"2": "two", "10": "ten", "n": None, "t": True, "i": 1, "f": 2.5, "s": "é😀", "empty": {}, "list": [1, [2, {"a": None}]]}
    received |= {"tuple": [1, "x"], "by_number": {"7": "seven"}}
    shown(page, [1, "x"], {"7": "seven"}, "float", "int", True, True, False, repr(received))
    assert errors(page) == []


@pytest.mark.parametrize(
    ("value", "error"),
    [("{None: 1}", "TypeError"), ("{1, 2}", "TypeError"), ("show", "TypeError"), ("object()", "TypeError"), ("2**60", "OverflowError")],
)
def test_what_cannot_be_sent_is_refused(open_page, value, error):
    page = open_page(f'''
import net
net.connect(lambda: {{}})
try:
    net.emit("echo", {{"list": [{value}]}})
except (TypeError, OverflowError) as error:
    show(type(error).__name__)
''')
    shown(page, error)


def test_credentials_are_asked_for_at_each_connection(open_page):
    page = open_page('''
import net
asked = []

def auth():
    asked.append(1)
    return {"have": len(asked)}

def hello(presented):
    show(presented["have"])
    if presented["have"] == 1:
        net.reconnect()

def disconnected(reason):
    show(reason)

net.connect(auth)
net.on("hello", hello)
net.on("disconnect", disconnected)
''')
    shown(page, 1, "io client disconnect", 2)
    assert errors(page) == []


def test_a_refused_connection_says_why(open_page):
    page = open_page('''
import net

def refused(sentence, data):
    show(sentence, data)

net.connect(lambda: {"refuse": True})
net.on("connect_error", refused)
''')
    shown(page, "Not you.", {"reason": "no_room"})


def test_posting(open_page):
    page = open_page('''
import net

def answered(status, answer):
    show(status, answer)
    net.post("/nowhere", {}, lost)

def lost(status, answer):
    show(status, answer)

net.post("/echo", {"name": "Ann", "bots": ["steady"]}, answered)
''')
    shown(page, 201, {"data": {"bots": ["steady"], "name": "Ann"}, "type": "application/json"}, 404, None)
    assert errors(page) == []


def test_a_server_that_cannot_be_reached(open_page):
    page = open_page('''
import net
net.post("http://127.0.0.1:9/", {}, lambda status, answer: show(status, answer))
''')
    shown(page, 0, None)


def test_storage(open_page):
    page = open_page('''
import storage
show(storage.get("seat"))
storage.set("seat", "token")
show(storage.get("seat"))
storage.remove("seat")
show(storage.get("seat"))
''')
    shown(page, None, "token", None)


@pytest.mark.parametrize(("debug", "quoted"), [(False, []), (True, ["    raise ValueError('no')"])])
def test_an_error_in_a_handler_names_file_and_line_and_breaks_nothing(open_page, debug, quoted):
    page = open_page('''
from browser import window
window.__onPyError = lambda text: show("told")

def fail(event):
    raise ValueError('no')

document["root"].bind("click", fail)
show("ready")
''', debug)
    shown(page, "ready")
    page.locator("#root").click()
    shown(page, "ready", "told")
    (traceback,) = errors(page)
    assert 'File "ui/main.py", line 11, in fail' in traceback.splitlines()[-2 - len(quoted)]
    assert traceback.splitlines()[-1] == "ValueError: no"


TWICE = '''
import parts

def load():
    parts.load("later", done, failed)

def done():
    from ui import later
    show(later.VALUE, parts.ready("later"))

def failed():
    show("failed")
    load()

show(parts.ready("later"))
load()
'''


@pytest.mark.parametrize("debug", [False, True])
def test_a_part_is_loaded_when_it_is_asked_for(open_page, debug):
    page = open_page(TWICE, debug, later="VALUE = 7")
    shown(page, False, 7, True)
    assert errors(page) == []


def test_a_part_that_cannot_be_had_is_told_and_can_be_tried_again(open_page):
    page = open_page("show(1)", later="VALUE = 7")
    page.route("**/later-*.js", lambda route: route.abort(), times=1)
    open_page(TWICE, later="VALUE = 7")
    shown(page, False, "failed", 7, True)
    assert errors(page) == []


def test_a_part_is_prepared_while_nothing_else_is_to_be_done(open_page):
    page = open_page('''
import parts

def done():
    show(parts.ready("later"))

parts.prepare("later", done)
show(parts.ready("later"))
''', later="VALUE = 7")
    shown(page, False, True)
    assert errors(page) == []


def test_an_error_in_a_part_names_file_and_line(open_page):
    page = open_page('''
import parts
parts.load("later", lambda: show("done"))
''', debug=False, later="def f():\n    return 1 // 0\n\nVALUE = f()")
    shown(page, "done")
    (traceback,) = errors(page)
    assert 'File "ui/later.py", line 2, in f' in traceback and traceback.endswith("ZeroDivisionError: division by zero")


def test_an_error_in_an_answer_is_reported_once_and_later_answers_come(open_page):
    page = open_page('''
import net

def echoed(data):
    show(data)
    if data == 1:
        1 // 0

net.connect(lambda: {})
net.on("echoed", echoed)
net.emit("echo", 1)
net.emit("echo", 2)
''')
    shown(page, 1, 2)
    (traceback,) = errors(page)
    assert traceback.endswith("ZeroDivisionError: division by zero")
