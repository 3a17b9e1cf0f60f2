"""A Consume phase planned: what the plans bring, beside the powers one by one; and a plan line by line, before it is carried out. The engine plans."""

from ui.html import button, esc
from ui.icons import icon
from ui.views.say import names, say, title, words


def offers(model):
    """The plans as buttons with what they bring; "" where there is nothing to plan."""
    if model.decision.ask != "consume.power" or not model.plans:
        return ""
    both = "".join([offer(model, plan) for plan in model.plans])
    return f'<div class="plans">{both}</div><p class="soft by-hand">{esc(words(model).ONE_BY_ONE)}</p>'


def called(model, plan):
    """What the plan is for; if it is the only one, it is for everything."""
    text = words(model)
    return text.PLAN_ALL if len(model.plans) == 1 else text.PLAN_FOR[plan.aim]


def offer(model, plan):
    label = f"<span>{esc(called(model, plan))}</span> <b>{esc(brings(model, plan))}</b>"
    return button(label, "sheet", f"plan-{plan.aim}", f"plan:{plan.aim}", "grow")


def brings(model, plan):
    return words(model).brings(plan.vp, plan.cards, plan.prestige)


def sheet(model, aim):
    """The plan for this aim; nothing once the question is another one."""
    for plan in model.plans:
        if plan.aim == aim:
            return esc(called(model, plan)), body(model, plan)
    return esc(words(model).PLAN_FOR[aim]), f'<p class="soft">{esc(words(model).PLAN_STOPS)}</p>'


def body(model, plan):
    text = words(model)
    lines = "".join([f"<li>{icon('check')}<span>{esc(sentence(model, item))}</span></li>" for item in plan.lines])
    do = button(icon("play") + esc(text.DO_ALL), "carry-out", "carry-out", plan.aim, "primary wide")
    return (
        f'<ol class="sentences" data-testid="plan">{lines}</ol>{unused(model, plan)}<p class="sum" data-testid="plan-sum">= {esc(brings(model, plan))}</p>'
        f'<p class="soft">{esc(text.PLAN_HELP)}</p>{do}'
    )


def sentence(model, item):
    return say(model).news(model.game, item, names(model, range(len(model.names))))


def unused(model, plan):
    """The goods that stay where they are."""
    if not plan.left:
        return ""
    return f'<p class="loss">{esc(words(model).goods_stay([title(model, world) for world in plan.left]))}</p>'
