"""The question to the viewer and the buttons that answer it; or who is being waited for."""

from engine import option_card
from engine.phases.choose import PRESTIGE, SEARCH
from ui.hints import suggestion
from ui.losses import warnings
from ui.html import button, esc, idle_button
from ui.icons import icon
from ui.views import lesson
from ui.views.glyphs import pill
from ui.views.guide import guide
from ui.views.lobby import sit
from ui.views.plans import offers
from ui.views.say import say, title, words
from ui.views.seats import waiting_line
from ui.views.sums import question_sum, way_sum

ACTION_ROWS = {
    "explore+5": "explore", "explore+1+1": "explore", "develop": "develop", "develop2": "develop", "settle": "settle", "settle2": "settle",
    "trade": "trade", "double": "consume", "produce": "produce", "repair": "produce",
}
MANY = 8        # more tiles than this need a third line


def prompt(model):
    """The region between tableau and hand."""
    taught = lesson.panel(model)
    if taught:
        return taught + sit(model)
    if model.game.over:
        return over(model)
    if model.you is None:
        return f'<p class="question">{esc(words(model).WATCHING)}</p>{waiting_line(model)}{sit(model)}'
    if model.decision is None or model.outbox:
        return idle(model)
    return guide(model) or question(model)


def over(model):
    text = words(model)
    return f'<div class="answers">{button(esc(text.GAME_OVER), "sheet", "show-score", "score", "primary wide")}</div>'


def idle(model):
    """Nothing to answer: what was answered is under way, or others are still thinking."""
    text = words(model)
    if model.outbox:
        return f'<p class="question">{icon("wait")} {esc(text.SENDING)}</p>'
    return chosen(model) + waiting_line(model) + undo_row(model)


def chosen(model):
    """The viewer's own answer to a secret question, while others are still thinking."""
    game, me = model.game, model.me
    if game.at == "choose.actions":
        titles = [say(model).action(word) for word in me.actions if PRESTIGE + word not in me.actions]
    elif game.at in ("develop.choose", "settle.choose", "setup.start"):
        titles = [title(model, me.pick)] if me.pick is not None else []
    else:
        return ""
    return f'<p class="question" data-testid="chosen">{esc(words(model).you_chose(titles))}</p>'


def undo_row(model):
    return f'<div class="answers">{undo(model)}</div>' if model.table["undo"] else ""


def undo(model):
    """Taking back: offered only while the server allows it."""
    if not model.table["undo"]:
        return ""
    return button(icon("undo") + esc(words(model).UNDO), "undo", "undo")


def question(model):
    """What is asked, the options that are no cards, and the buttons. The task of a lesson comes without advice: no hint, no warning, no plan."""
    decision, task = model.decision, lesson.task(model)
    asked, hint = (task, "") if task else (say(model).prompt(model.game, decision), say(model).help(model.game, decision))
    options = options_list(model) if decision.of != "card" else ""
    of_action = decision.of == "action"
    if of_action and model.picked:
        hint = say(model).action_help(model.picked[-1], model.game.rules)
    told = "" if task else losses(model, "warning hint on-action" if of_action else "warning")
    if of_action and told:
        hint = ""       # what is lost is said in its place
    shown = f'<p class="hint soft on-{decision.of}">{esc(hint)}</p>' if hint else told
    return (
        f'<h2 class="question" tabindex="-1" data-testid="question">{esc(asked)}</h2>{shown}'
        f"{'' if task else offers(model)}{options}{question_sum(model)}{count(model)}{told if hint else ''}{buttons(model)}"
    )


def losses(model, style):
    """What is about to be lost or let pass, in sentences; "" if nothing is."""
    told = " ".join([words(model).warning(warning, say(model), lambda card: title(model, card)) for warning in warnings(model)])
    return f'<p class="{style}" data-testid="warning">{esc(told)}</p>' if told else ""


def count(model):
    """How many of several are picked."""
    decision = model.decision
    if decision.most < 2 or decision.of == "action":
        return ""
    return f'<p class="count soft" data-testid="count">{esc(words(model).picked_of(len(model.picked), decision))}</p>'


def buttons(model):
    """Undo, a suggestion where there is one, and the button that answers; far from the cards."""
    text = words(model)
    missing = len(model.picked) < model.decision.least
    helped = button(esc(text.SUGGEST), "suggest", "suggest") if missing and suggestion(model.game, model.decision) else ""
    return f'<div class="answers">{undo(model)}{prestige_card(model)}{helped}{confirm(model)}</div>'


def confirm(model):
    """The button that answers. While something is missing it says what."""
    decision, picked, text = model.decision, model.picked, words(model)
    if len(picked) < decision.least:
        return idle_button(esc(text.still_to_pick(decision.least - len(picked))), "answer", "grow")
    one = picked_name(model) if len(picked) == 1 else ""
    style = "primary grow" if picked else "grow"
    return button(esc(text.confirm(decision.ask, len(picked), one)), "answer", "answer", style=style)


def picked_name(model):
    """The one option picked, as short as the button needs it: a power by its card, a way not at all. An action in full: two are called Consume."""
    option, decision = model.picked[0], model.decision
    if decision.of == "way":
        return ""
    card = option_card(option) if decision.of in ("card", "power") else None
    if card is not None:
        return title(model, card)
    named = say(model).option(model.game, decision, option)
    return named.split(":")[0] if decision.of == "power" else named


# Options that are no cards

def options_list(model):
    if model.decision.of == "action":
        return action_list(model)
    style = "numbers" if model.decision.of == "number" else f"choices of-{model.decision.of}"
    return f'<div class="{style}" data-scroll="options">{"".join([option_button(model, option) for option in model.decision.options])}</div>'


def option_button(model, option):
    label = say(model).option(model.game, model.decision, option)
    return button(f"<span>{esc(label)}{way_sum(model, option)}</span>", "pick", f"option-{str(option).replace(' ', '-')}", option, attributes=pressed(model, option))


def pressed(model, option):
    return f'aria-pressed="{"true" if option in model.picked else "false"}"'


def action_list(model):
    """The actions with what each brings; a full sentence on the one picked stands above them."""
    tiles = [action_tile(model, word) for word in actions_shown(model)]
    many = " many" if len(tiles) > MANY else ""
    return f'<div class="actions{many}">{"".join(tiles)}</div>'


def actions_shown(model):
    """The actions plain, or those that the prestige card strengthens; Search is among both, as it needs that card."""
    return [word for word in model.decision.options if word == SEARCH or word.startswith(PRESTIGE) == model.strong]


def prestige_card(model):
    """Turns the actions over to what the prestige card makes of them, where it can be used."""
    if model.decision.of != "action" or not [word for word in model.decision.options if word.startswith(PRESTIGE)]:
        return ""
    state = "true" if model.strong else "false"
    return button(icon("prestige") + esc(words(model).WITH_PRESTIGE), "strengthen", "with-prestige", attributes=f'aria-pressed="{state}"')


def action_tile(model, word):
    plain = word[len(PRESTIGE):] if word.startswith(PRESTIGE) else word
    row = ACTION_ROWS.get(plain, plain)
    star = icon("prestige") if plain != word or PRESTIGE + word in model.picked else ""
    label = (
        f'<span class="sign">{pill(row)}{icon(row)}{star}</span><span class="called">{esc(say(model).action(plain))}</span>'
        f'<span class="help">{esc(bonus(model, word))}</span>'
    )
    return button(label, "pick", f"option-{word.replace(' ', '-')}", word, f"action {row}", pressed(model, word))


def bonus(model, word):
    """What choosing it brings, in a few words."""
    text = words(model)
    return text.SMALL_BONUSES[word] if model.game.rules.small else text.BONUSES.get(word, "")
