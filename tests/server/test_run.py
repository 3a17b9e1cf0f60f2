"""Starting: the command line, the port, the WSGI entry."""
import os
import re
import socket
import subprocess
import sys

import pytest

from server.settings import ROOT


def start(*arguments, **environment):
    """`server.run.main` in a process of its own."""
    program = "import sys; from server import run; run.main(sys.argv[1:])"
    return subprocess.Popen([sys.executable, "-c", program, *arguments], cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                            env={**os.environ, "PYTHONUTF8": "1", **environment})


@pytest.mark.parametrize("host, other", [("0.0.0.0", True), ("127.0.0.1", False)])
def test_it_says_where_it_is_with_a_qr_code_for_phones(tmp_path, host, other):
    running = start("--host", host, "--port", "0", DATABASE_URL=f"sqlite:///{tmp_path}/deep/er/rooms.sqlite3")
    first = running.stdout.readline()
    running.terminate()
    rest, errors = running.communicate(timeout=30)
    assert re.fullmatch(r"On this machine: +http://localhost:\d+/\n", first)
    assert bool(re.search(r"On other devices: +http://[\d.]+:\d+/\n\n(.*[█▀▄].*\n)+", rest)) == other
    assert running.returncode == 0 and "Traceback" not in errors
    assert (tmp_path / "deep/er/rooms.sqlite3").exists()


def test_a_port_that_is_taken_is_said_in_a_sentence(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        running = start("--host", "127.0.0.1", "--port", port, "--database", f"{tmp_path}/rooms.sqlite3")
        _, errors = running.communicate(timeout=30)
    assert running.returncode == 1
    assert errors.strip().startswith(f"Cannot listen on port {port}: ") and "Traceback" not in errors


def test_there_is_an_entry_for_other_wsgi_servers(tmp_path):
    program = "from gevent import monkey; monkey.patch_all(); from server import wsgi; print(wsgi.app.test_client().get('/healthz').text)"
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, text=True, capture_output=True, timeout=60,
                          env={**os.environ, "DATABASE_URL": f"sqlite:///{tmp_path}/rooms.sqlite3"})
    assert (done.stdout, done.returncode) == ("ok\n", 0), done.stderr


def test_importing_the_package_needs_nothing_installed():
    done = subprocess.run([sys.executable, "-I", "-c", f"import sys; sys.path.insert(0, {str(ROOT)!r}); import server; print('flask' in sys.modules)"],
                          text=True, capture_output=True, timeout=60)
    assert done.stdout == "False\n"
