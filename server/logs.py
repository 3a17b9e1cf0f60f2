"""The log: for people on a terminal, a JSON object a line for programs. Nobody's cards, tokens, names or room codes belong into it."""
import logging
import sys
from datetime import UTC, datetime

from server.json_text import encode

PLAIN = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class JsonLines(logging.Formatter):
    def format(self, record):
        line = {"time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"), "level": record.levelname,
                "logger": record.name, "message": record.getMessage()}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return encode(line)


def set_up(stream=None):
    """Log to the standard error, or to a stream."""
    stream = stream or sys.stderr
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logging.Formatter(PLAIN) if stream.isatty() else JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler])
