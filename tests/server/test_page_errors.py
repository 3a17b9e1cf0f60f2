"""A page's error is reported to the log, without secrets and not too often."""
import pytest

from tests.server.page import ask, post

TRACEBACK = 'Traceback (most recent call last):\n  File "ui/main.py", line 7, in tap\nKeyError: \'hand\'\n'


def report(server, **message):
    return ask(f"{server.url}/api/errors", message)


def test_an_error_of_a_page_is_in_the_log_on_one_line(server):
    assert report(server, traceback=TRACEBACK, version="app.0123456789ab.js")[0] == 204
    line = next(line for line in server.log.read_text().splitlines() if "ui/main.py" in line)
    assert "app.0123456789ab.js" in line and "KeyError: 'hand'" in line


def test_what_is_secret_is_struck_out(server):
    code, token = server.room("Ann")
    assert report(server, traceback=f"{TRACEBACK}at http://here/room/{code}#seat={token} or {token}, said zebra")[0] == 204
    log = server.log.read_text()
    assert "said zebra" in log and code not in log and token not in log


def test_of_a_long_traceback_the_end_is_kept(server):
    assert report(server, traceback="begin" + "x" * 9000 + "finish")[0] == 204
    line = next(line for line in server.log.read_text().splitlines() if "xfinish" in line)
    assert len(line) < 8300 and "begin" not in line


@pytest.mark.parametrize("message", [{}, {"traceback": ""}, {"traceback": 7}, {"traceback": "x", "version": 7}, {"traceback": "x", "version": "x" * 65}])
def test_what_is_no_report_is_refused(server, message):
    status, answer = post(f"{server.url}/api/errors", message)
    assert (status, answer["reason"]) == (400, "malformed")


def test_an_address_cannot_fill_the_log(strict):
    statuses = [report(strict, traceback="too much")[0] for _ in range(4)]
    assert statuses == [204, 204, 429, 429]
    assert strict.log.read_text().count("too much") == 2


def test_another_site_cannot_report(server):
    assert ask(f"{server.url}/api/errors", {"traceback": "x"}, Origin="https://evil.example")[0] == 403
