"""What happened, in sentences, newest first; narrowed to a player or a phase if the viewer wants; and the words for a screen reader."""

from ui.html import button, esc
from ui.views.glyphs import pill
from ui.views.linked import linked
from ui.views.say import names, say, words
from ui.views.seats import mark, shown_phases

SHOWN, SHOWN_BESIDE, SPOKEN = 150, 40, 20
HEADINGS = ("round", "phase")
# news that concern a second player, who is named in the fourth place
BETWEEN = ("attacks", "cancelled", "taken", "destroyed", "repelled", "collected")


def sentence(model, item):
    """One item of news as a sentence; "" for news that need no telling."""
    return say(model).news(model.game, item, names(model, range(len(model.names)))) or ""


def log(model):
    """The last items, newest first, with buttons that narrow them; rounds and phases stand out."""
    lines = told(model, SHOWN, model.filters)
    shown = f'<ol class="log" data-testid="log">{lines}</ol>' if lines else f'<p class="soft">{esc(words(model).NOTHING_YET)}</p>'
    return f"{players(model)}{phases(model)}{shown}"


def beside(model):
    """The newest items, for screens with room beside the table."""
    return f'<ol class="log" data-testid="log-beside">{told(model, SHOWN_BESIDE)}</ol>' if model.wide else ""


def told(model, number, filters=None):
    """Lines of the log, newest first. `filters`: as in the model, {"seat": "1", "phase": "settle"}, "" for all."""
    lines = [line(model, item) for item, phase in with_phases(model.log[-number:]) if wanted(item, phase, filters)]
    lines.reverse()
    return "".join(lines)


def line(model, item):
    text = sentence(model, item)
    heading = ' class="turn"' if item[0] in HEADINGS else ""
    return f"<li{heading}>{linked(model, item, text)}</li>" if text else ""


def with_phases(entries):
    """[item, phase in which it happened]; what was chosen belongs to no phase."""
    found, phase = [], ""
    for version, item in entries:
        if item[0] in HEADINGS:
            phase = item[2].rstrip("2") if item[0] == "phase" else ""
        found.append([item, phase])
    return found


def wanted(item, phase, filters):
    """Does the item belong to the player and the phase to which the log is narrowed? Rounds always stay, as they give the place."""
    if filters is None or item[0] == "round":
        return True
    if filters["phase"] and phase != filters["phase"]:
        return False
    return not filters["seat"] or item[0] == "phase" or concerns(item, int(filters["seat"]))


def concerns(item, seat):
    return item[1] == seat or (item[0] in BETWEEN and item[3] == seat)


def players(model):
    """The buttons that narrow the log to a player."""
    text = words(model)
    found = [choice(model, "seat", "", esc(text.EVERYBODY), text.EVERYBODY)]
    found += [choice(model, "seat", str(seat), mark(model, seat), model.names[seat]) for seat in range(len(model.names))]
    return f'<div class="narrow" role="group" aria-label="{esc(text.PLAYERS)}" data-scroll="narrow-seat">{"".join(found)}</div>'


def phases(model):
    """The buttons that narrow the log to a phase."""
    text = words(model)
    found = [choice(model, "phase", "", esc(text.ALL_PHASES), text.ALL_PHASES)]
    found += [choice(model, "phase", phase, pill(phase), say(model).phase(phase)) for phase in shown_phases(model.game)]
    return f'<div class="narrow" role="group" aria-label="{esc(text.PHASES_OF_LOG)}" data-scroll="narrow-phase">{"".join(found)}</div>'


def choice(model, name, value, shown, label):
    chosen = "true" if model.filters[name] == value else "false"
    return button(shown, "narrow", f"narrow-{name}-{value or 'all'}", f"{name}:{value}", "chip", f'aria-pressed="{chosen}" aria-label="{esc(label)}"')


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
    """For the live region: what has happened since the last time, step by step, and what is asked."""
    if model.game is None:
        return ""
    fresh = [sentence(model, item) for version, item in model.log if version > model.said]
    asked = say(model).prompt(model.game, model.decision) if model.decision is not None else ""
    return esc(" ".join([text for text in fresh[-SPOKEN:] + [asked] if text]))
