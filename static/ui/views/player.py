"""The sheet of a player: all that everybody may know of them, in words."""

from engine import account, score
from engine.phases.choose import PRESTIGE
from engine.powers import GOODS
from engine.scoring import tableau_limit
from engine.table import face_up
from ui.html import button, esc, name_tag
from ui.icons import good, icon
from ui.views.say import names, say, words
from ui.views.score import by_card
from ui.views.seats import extras
from ui.views.slots import row


def seat(model, number):
    there, text = model.game.seats[number], words(model)
    log = button(icon("log") + esc(text.what_did(names(model, [number])[0])), "log-of", "log-of", number, "wide")
    tableau = row(model, there.tableau, "tiles", text.tableau_of(model.names[number]), there)
    return name_tag(model.names[number]), f'{away(model, number)}<ul class="piles">{figures(model, there)}</ul>{tableau}{log}{by_card(model, number, text.POINTS_BY_CARD)}'


def away(model, number):
    """A player who is not here can be replaced by the host."""
    text, there = words(model), model.table["seats"][number]
    if there["here"] or there["bot"]:
        return ""
    swap = button(icon("bot") + esc(text.BOT_PLAYS_ON), "add-bot", f"add-bot-{number}", number) if model.table["host"] else ""
    return f'<p class="soft">{esc(text.AWAY_NOW)}</p>{swap}'


def figures(model, there):
    """A line for each figure: points, chips, cards, Military, goods, what the ruleset adds, and the actions of this round."""
    game, text, number = model.game, words(model), say(model).number
    strength = account.general_military(game, face_up(there))
    lines = [
        ["most", text.POINTS_NOW, number(score(game)[there.index])], ["vp", text.CHIPS, number(there.chips)], ["hand", text.HAND, number(len(there.hand))],
        ["deck", text.TABLEAU, text.of_all(number(len(there.tableau)), number(tableau_limit(game, there)))], ["military", text.MILITARY, say(model).signed(strength)],
    ]
    told = "".join([f'<li>{icon(sign)}<span>{esc(label)}</span><b class="number">{esc(figure)}</b></li>' for sign, label, figure in lines])
    added = "".join([f"<li>{icon(sign)}<span>{esc(words_of)}</span></li>" for style, sign, figure, words_of in extras(model, there)])
    return told + goods(model, there) + added + actions(model, there)


def goods(model, there):
    """Each kind of good that the player has, with its number."""
    kinds = [model.game.cards[world].good for world in there.good_worlds]
    return "".join([
        f'<li>{good(kind)}<span>{esc(words(model).goods_of(say(model).good(kind)))}</span><b class="number">{esc(say(model).number(kinds.count(kind)))}</b></li>'
        for kind in GOODS + ("any",) if kind in kinds
    ])


def actions(model, there):
    """What the player chose for this round, once that is revealed."""
    if not there.actions or model.game.at == "choose.actions":
        return ""
    chosen = [say(model).action(word) for word in there.actions if PRESTIGE + word not in there.actions]
    return f'<li>{icon("check")}<span>{esc(words(model).chose(chosen))}</span></li>'
