"""The final score: who won, and where everybody's points come from."""

from engine import account, score, winners
from engine.xenos import ADMIRAL, CONTRIBUTOR
from ui.html import button, esc, name_tag
from ui.icons import icon
from ui.views.say import names, say, words
from ui.views.seats import mark
from ui.views.story import story


def sources(game, seat):
    """A seat's points by source; they add up to its score. Only sources that this game has."""
    found = {source: 0 for source in sources_of(game)}
    for amount, source in account.points(game, seat):
        if isinstance(source, int):
            card = game.cards[source]
            printed = 0 if source in seat.damaged else card.vp
            found["worlds" if card.kind == "world" else "developments"] += printed
            found["bonus"] += amount - printed
        else:
            found[SOURCE_OF.get(source, "goals")] += amount
    return found


SOURCE_OF = {"chips": "chips", "held prestige": "prestige", "awards": "awards", ADMIRAL: "tiles", CONTRIBUTOR: "tiles"}


def sources_of(game):
    """Where points can come from in this game."""
    goals = ["goals"] if game.options["goals"] else []
    prestige = ["prestige"] if game.rules.prestige else []
    invasion = ["awards", "tiles"] if game.invasion else []
    return ["chips", "worlds", "developments", "bonus"] + goals + prestige + invasion


def headline(model):
    """Who won, in a sentence."""
    first, text = winners(model.game), words(model)
    if model.you in first:
        return text.you_win(len(first) > 1)
    return text.winner(names(model, first))


def ranking(game):
    """The seats, best first."""
    points, first = score(game), winners(game)
    order = [seat.index for seat in game.seats]
    order.sort(key=lambda seat: -2 * points[seat] - (1 if seat in first else 0))
    return order


def score_table(model):
    """One column for each source would not fit a phone: one row for each source, one column for each player."""
    game, text, order = model.game, words(model), ranking(model.game)
    found = [sources(game, game.seats[seat]) for seat in order]
    points = score(game)
    heads = "".join([f'<th scope="col">{mark(model, seat)}{name_tag(model.names[seat])}</th>' for seat in order])
    rows = []
    for source in sources_of(game):
        cells = "".join([f"<td>{say(model).number(one[source])}</td>" for one in found])
        rows.append(f'<tr><th scope="row">{esc(text.SOURCES[source])}</th>{cells}</tr>')
    totals = "".join([f'<td data-testid="total-{seat}">{say(model).number(points[seat])}</td>' for seat in order])
    return (
        f'<table class="score" data-testid="score"><thead><tr><td></td>{heads}</tr></thead><tbody>{"".join(rows)}</tbody>'
        f'<tfoot><tr><th scope="row">{esc(text.TOTAL)}</th>{totals}</tr></tfoot></table>'
    )


def ranking_list(model):
    """Everybody with their total, best first."""
    points = score(model.game)
    rows = [f'<li>{mark(model, seat)}{name_tag(model.names[seat])}<b class="number">{esc(words(model).points(points[seat]))}</b></li>' for seat in ranking(model.game)]
    return f'<ol class="ranking">{"".join(rows)}</ol>'


def score_sheet(model):
    """The whole end: winner, table, rematch, and each player's cards with their points."""
    text = words(model)
    again = button(icon("round") + esc(text.REMATCH), "rematch", "rematch", style="primary wide") if model.you is not None else ""
    cards = "".join([by_card(model, seat) for seat in ranking(model.game)])
    return (
        f'<p class="headline">{icon("most")} {esc(headline(model))}</p>{ranking_list(model)}{score_table(model)}<div class="answers">{again}</div>'
        f"{story(model)}<h3>{esc(text.POINTS_BY_CARD)}</h3>{cards}"
    )


def by_card(model, seat, heading=""):
    """A player's points, folded: under the player's name if there is no other heading."""
    lines = account.points(model.game, model.game.seats[seat])
    rows = [f"<li><b>{say(model).number(amount)}</b> {esc(say(model).source(model.game, source))}</li>" for amount, source in lines]
    return f'<details><summary data-testid="cards-of-{seat}">{esc(heading) or name_tag(model.names[seat])}</summary><ul class="by-card">{"".join(rows)}</ul></details>'

