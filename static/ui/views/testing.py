"""On the first page of a server that was started for testing: a room that begins in any position."""

from ui.html import esc, name_tag
from ui.views.say import words


def form(model):
    if not model.testing:
        return ""
    text = words(model)
    return (
        f'<form class="panel stack" data-do="scenario" data-testid="scenario-form"><h2>{esc(text.TESTING)}</h2>'
        f'<label class="field"><span>{esc(text.POSITION)}</span><textarea class="input" name="position" rows="4" spellcheck="false" data-testid="position"></textarea></label>'
        f'{field("seats", text.WHO_SITS)}{field("seed", text.SEED)}'
        f'<button class="button wide" data-testid="open-scenario">{esc(text.OPEN_SCENARIO)}</button></form>{links(model)}'
    )


def field(name, label):
    return f'<label class="field"><span>{esc(label)}</span><input class="input" name="{name}" autocomplete="off" data-testid="scenario-{name}"></label>'


def links(model):
    """The addresses of the room that was just opened."""
    made, text = model.scenario, words(model)
    if made is None:
        return ""
    room = f"/room/{made['code']}"
    lines = [link(f"{room}#seat={seat['token']}", name_tag(seat["name"]), f"scenario-seat-{index}") for index, seat in enumerate(made["seats"]) if seat["token"]]
    lines.append(link(f"{room}/table", esc(text.PROJECTOR), "scenario-table"))
    return f'<ul class="panel stack" data-testid="scenario-links">{"".join(lines)}</ul>'


def link(url, label, testid):
    return f'<li><a class="button wide" href="{esc(url)}" data-testid="{testid}">{label}</a></li>'
