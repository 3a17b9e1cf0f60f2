"""An error in the page's own program: the game is safe on the server, the page says what to do, and reports each error once."""

import net
from browser import document

MOST_REPORTS = 5            # errors that one page reports

reported = []


def on_error(text):
    """`text`: a traceback."""
    document["broken"].removeAttribute("hidden")
    text = str(text)
    if text not in reported and len(reported) < MOST_REPORTS:
        reported.append(text)
        net.post("/api/errors", {"traceback": text, "version": document.documentElement.getAttribute("data-version")}, nothing)


def nothing(status, answer):
    """Whether the report arrived or not is no matter of the viewer's."""
