"""A lesson of the guided first game, in the place of the question until it has been read."""

from ui.guide import lesson
from ui.html import button, esc
from ui.icons import icon
from ui.views.say import words


def guide(model):
    """The lesson that matters now; "" if there is none."""
    key = lesson(model)
    if key is None:
        return ""
    text = words(model)
    title, told, signs = text.LESSONS[key]
    shown = "".join([icon(sign) for sign in signs])
    return (
        f'<div class="lesson" data-testid="lesson"><h2 class="question">{esc(title)}<span class="signs" aria-hidden="true">{shown}</span></h2><p>{esc(told)}</p>'
        f'<div class="answers">{button(esc(text.NO_MORE_TIPS), "silence", "silence", style="plain")}'
        f'{button(esc(text.GOT_IT), "heed", "heed", key, "primary grow")}</div></div>'
    )
