"""What happened, in sentences, newest first."""

from ui.html import esc
from ui.views.say import say, words

SHOWN = 150


def sentence(model, item):
    """One item of news as a sentence; "" for news that need no telling."""
    return say(model).news(model.game, item, model.names) or ""


def log(model):
    """The last items, newest first, with a heading for each round."""
    lines = []
    for version, item in model.log[-SHOWN:]:
        told = sentence(model, item)
        if told:
            heading = ' class="turn"' if item[0] in ("round", "phase") else ""
            lines.append(f"<li{heading}>{esc(told)}</li>")
    if not lines:
        return f'<p class="soft">{esc(words(model).NOTHING_YET)}</p>'
    lines.reverse()
    return f'<ol class="log" data-testid="log">{"".join(lines)}</ol>'


def latest(model, kinds=None):
    """The newest sentence, of these kinds of news if given; "" if there is none."""
    for place in range(len(model.log) - 1, -1, -1):
        item = model.log[place][1]
        if kinds is None or item[0] in kinds:
            told = sentence(model, item)
            if told:
                return told
    return ""
