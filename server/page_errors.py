"""Errors of the page's program, which happen on somebody's phone and would otherwise be known to nobody who can mend them."""
import logging
import re

from flask import Blueprint, request

from server import messages
from server.json_text import encode
from server.metrics import PAGE_ERRORS
from server.refused import Refused, malformed

LONGEST = 8000  # characters of a traceback
SECRETS = re.compile(r"(?<=/room/)[^\s/#?\"')]+|(?<![\w-])[\w-]{22}(?![\w-])")  # codes in addresses; whatever is as long as a seat's token

log = logging.getLogger(__name__)


def blueprint(body, reports):
    """`body()` is the JSON object that was posted, `reports` a Buckets: an address that reports too much is not listened to for a while."""
    errors = Blueprint("page_errors", __name__)

    @errors.post("/api/errors")
    def report():
        message = body()
        traceback, version = text(message, "traceback"), messages.text(message, "version") if "version" in message else ""
        if not reports.take(request.remote_addr):
            raise Refused("too_many", "That were many reports at once. Thank you, it is known now.")
        PAGE_ERRORS.inc()
        log.warning("A page of version %s failed: %s", encode(without_secrets(version)), encode(without_secrets(traceback)))
        return "", 204

    return errors


def text(message, name):
    """The text, of which only the end is kept if it is long: that says what went wrong."""
    value = message.get(name)
    if not isinstance(value, str) or not value:
        raise malformed()
    return value[-LONGEST:]


def without_secrets(text):
    return SECRETS.sub("…", text)
