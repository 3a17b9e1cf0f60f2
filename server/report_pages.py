"""`POST /api/rooms/CODE/report`: a form of the page, answered with a file to keep."""
from flask import Blueprint, make_response, request

from server.codes import fingerprint
from server.report import report
from server.sockets import cookie_name


def blueprint(lookup, version):
    """`version()` is that of the page as it is built now."""
    pages = Blueprint("reports", __name__)

    @pages.post("/api/rooms/<code>/report")
    def save(code):
        room = lookup.find(code, request.remote_addr)
        token = request.form.get("token") or request.cookies.get(cookie_name(room.code), "")
        text = report(room, room.holder(fingerprint(token)), version(), request.user_agent.string, request.form.get("told", ""))
        answer = make_response(text)
        answer.headers["Content-Type"] = "text/plain; charset=utf-8"
        answer.headers["Content-Disposition"] = f'attachment; filename="race-{room.code}-{room.version}.txt"'
        return answer

    return pages
