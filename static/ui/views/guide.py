"""A lesson of the guided first game, in the place of the question until it has been read."""

from ui.guide import RECAP, lesson
from ui.html import button, esc, isolated
from ui.icons import icon
from ui.views import log
from ui.views.say import words

WHO = "goal"    # the lesson that also tells a player, who may have typed no name, who it is
# the news that a beginner should hear of
TOLD = ("chose", "placed", "sold", "used", "gave", "gambled", "good", "drew")


def guide(model):
    """The lesson that matters now; "" if there is none."""
    key = lesson(model)
    if key is None:
        return ""
    text = words(model)
    title, told = recap(model) if key == RECAP else lesson_text(text.LESSONS[key], text.you_are(isolated(model.names[model.you])) if key == WHO else "")
    return (
        f'<div class="lesson" data-testid="lesson"><h2 class="question">{title}</h2>{told}'
        f'<div class="answers">{button(esc(text.NO_MORE_TIPS), "silence", "silence", style="plain")}'
        f'{button(esc(text.GOT_IT), "heed", "heed", key, "primary grow")}</div></div>'
    )


def lesson_text(lesson, more):
    """Title and text of one, and a sentence `more`, as HTML."""
    title, told, signs = lesson
    return f'{esc(title)}<span class="signs" aria-hidden="true">{"".join([icon(sign) for sign in signs])}</span>', f"<p>{esc(told)} {esc(more)}</p>"


def recap(model):
    """What happened in the round before, in sentences."""
    lines = [f"<li>{esc(log.sentence(model, item))}</li>" for item in last_round(model) if item[0] in TOLD]
    return esc(words(model).recap(model.game.round - 1)), f'<ul class="recap" data-scroll="recap" tabindex="0">{"".join(lines)}</ul>'


def last_round(model):
    """The news of the round before, as far as the page still has them."""
    rounds = [place for place, entry in enumerate(model.log) if entry[1][0] == "round"]
    begin, end = (rounds[-2] if len(rounds) > 1 else 0), (rounds[-1] if rounds else len(model.log))
    return [item for version, item in model.log[begin:end]]
