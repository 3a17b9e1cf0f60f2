"""What happened, in sentences, newest first."""

from ui.html import esc
from ui.views.say import names, say, words

SHOWN, SHOWN_BESIDE = 150, 40


def sentence(model, item):
    """One item of news as a sentence; "" for news that need no telling."""
    return say(model).news(model.game, item, names(model, range(len(model.names)))) or ""


def log(model):
    """The last items, newest first; rounds and phases stand out."""
    lines = told(model, SHOWN)
    if not lines:
        return f'<p class="soft">{esc(words(model).NOTHING_YET)}</p>'
    return f'<ol class="log" data-testid="log">{lines}</ol>'


def beside(model):
    """The newest items, for screens with room beside the table."""
    return f'<ol class="log" data-testid="log-beside">{told(model, SHOWN_BESIDE)}</ol>' if model.wide else ""


def told(model, number):
    lines = []
    for version, item in model.log[-number:]:
        text = sentence(model, item)
        if text:
            heading = ' class="turn"' if item[0] in ("round", "phase") else ""
            lines.append(f"<li{heading}>{esc(text)}</li>")
    lines.reverse()
    return "".join(lines)


def latest(model, kinds=None):
    """The newest sentence, of these kinds of news if given; "" if there is none."""
    for place in range(len(model.log) - 1, -1, -1):
        item = model.log[place][1]
        if kinds is None or item[0] in kinds:
            told = sentence(model, item)
            if told:
                return told
    return ""


def spoken(model):
    """For the live region: what happened last, and what is asked."""
    if model.game is None:
        return ""
    asked = say(model).prompt(model.game, model.decision) if model.decision is not None else ""
    return esc(f"{latest(model)} {asked}".strip())
