"""The HTTP side of docs/PROTOCOL.md."""
import gzip
import io
import json
from functools import lru_cache
from pathlib import Path

import segno
from flask import Blueprint, abort, make_response, render_template, request, send_from_directory

from server import messages
from server.addresses import reachable
from server.bots import known
from server.codes import fingerprint, new_token, parse_code, spoken
from server.json_text import decode
from server.names import clean_name
from server.refused import Refused, malformed
from server.sockets import cookie_name

STATUS = {"bad_name": 400, "bad_option": 400, "bad_bot": 400, "bad_position": 400, "bad_lesson": 400, "malformed": 400, "not_testing": 403,
          "not_teacher": 403, "origin": 403, "no_room": 404, "full": 409, "not_playing": 409, "no_tables": 409, "too_large": 413, "too_many": 429, "retry": 503}
CHANGE_NOTHING = ("reports.save",)  # what a form may ask for
START, GAME = "start", "game"  # parts of the page's program (server/bundle/parts.py): every page begins with the first
COOKIE_AGE = 30 * 24 * 3600
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self' ws: wss:; "
                               "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}


def blueprint(rooms, lookup, openings, settings):
    """All routes; `openings` is a Buckets for addresses that make rooms."""
    pages = Blueprint("pages", __name__)

    @pages.get("/")
    @pages.get("/room/<code>")
    @pages.get("/room/<code>/table")
    def page(code=None):
        wanted = (request.accept_languages.best or "").partition("-")[0]
        answer = make_response(render_template("page.html", **head(settings.static, wanted), base=base(settings), testing=settings.testing))
        answer.headers["Cache-Control"] = "no-cache"
        return compressed(answer)

    @pages.get("/sw.js")
    def service_worker():
        """Beside the page, as it may answer for nothing above its own place."""
        return send_from_directory(Path(settings.static, "dist"), "sw.js", mimetype="text/javascript", max_age=0)

    @pages.get("/healthz")
    def health():
        rooms.store.check()
        return "ok"

    @pages.get("/qr/<code>.svg")
    def qr(code):
        code = parse_code(code) or abort(404)
        return qr_svg(f"{base(settings)}/room/{spoken(code)}"), {"Content-Type": "image/svg+xml", "Cache-Control": "no-cache"}

    @pages.post("/api/rooms")
    def open_room():
        message = body()
        name, (options, bots) = clean_name(message.get("name")), messages.new_room(message)
        bots = [known(bot) for bot in bots]
        if not openings.take(request.remote_addr):
            raise Refused("too_many", "That were many new rooms at once. Please wait a minute.", ["rooms"])
        room, token = rooms.open(name, options, bots)
        return seated(room, token)

    @pages.post("/api/rooms/<code>/seats")
    def sit(code):
        message, token = body(), new_token()
        name, new = clean_name(message.get("name")), messages.switch(message, "new", False)
        room = lookup.find(code, request.remote_addr)
        rooms.change(room.code, None, "sit", name, fingerprint(token), new)
        return seated(rooms.get(room.code), token)

    @pages.app_errorhandler(Refused)
    def refused(refusal):
        return refusal.answer(), STATUS[refusal.reason]

    @pages.app_errorhandler(413)
    def too_large(error):
        return Refused("too_large", "That message is too large.").answer(), 413

    @pages.before_app_request
    def check_origin():
        """Another site's page cannot make somebody's browser ask for a room or a seat. A form's request does not say where it comes from."""
        if request.method == "POST" and request.endpoint not in CHANGE_NOTHING and request.headers.get("Origin", request.host_url[:-1]) != request.host_url[:-1]:
            return Refused("origin", "Another site asked for this, so it was not done.").answer(), 403

    @pages.after_app_request
    def secure(answer):
        answer.headers.extend(HEADERS)
        return answer

    return pages


def body():
    """The JSON object that was posted."""
    try:
        message = decode(request.get_data())
    except ValueError:
        raise malformed() from None
    if not isinstance(message, dict):
        raise malformed()
    return message


def seated(room, token):
    """What somebody gets who has just taken a seat."""
    answer = make_response({"code": room.code, "seat": room.index(room.holder(fingerprint(token))), "token": token}, 201)
    answer.set_cookie(cookie_name(room.code), token, max_age=COOKIE_AGE, httponly=True, samesite="Lax", secure=request.is_secure)
    return answer


def compressed(answer):
    """The document carries all icons: as it is it would not fit into what a server sends before it hears from the browser again."""
    answer.vary.update(("Accept-Encoding", "Accept-Language"))
    if "gzip" in request.accept_encodings:
        answer.set_data(gzipped(answer.get_data()))
        answer.content_encoding = "gzip"
    return answer


@lru_cache(maxsize=32)
def gzipped(document):
    """There are few documents, one for each language and address, and a thousand browsers may ask at once after a restart."""
    return gzip.compress(document, mtime=0)


def base(settings):
    """How other devices reach this server, without a slash at the end."""
    return settings.public_url or reachable(request.host_url[:-1])


def qr_svg(text):
    out = io.BytesIO()
    segno.make(text, micro=False).save(out, kind="svg", border=2, light="#fff", omitsize=True, xmldecl=False)
    return out.getvalue()


def head(static, language):
    """What the page's head is made of: the addresses of its first scripts, in order, of its other files by name, and its version.

    language  the one that the browser asks for first: it is there at once, if the page speaks it. What else is needed the page knows (static/ui/main.py).
    """
    manifest = Path(static, "dist", "manifest.json")
    built = {"version": "", "parts": {}, "assets": {}, **(json.loads(manifest.read_text("utf-8")) if manifest.exists() else {})}
    parts = [START, language] if f"{GAME}-{language}" in built["parts"] else [START]
    return {
        "scripts": [f"/static/dist/{built['parts'][part]['file']}" for part in parts if part in built["parts"]],
        "assets": {name: f"/static/dist/{file}" for name, file in built["assets"].items()}, "version": built["version"],
    }
