"""Each round begins with a secret choice of action cards. (B-RND-1)

1. Everybody picks one action card; in the two-action game two different ones.
2. All are revealed together.
3. The phases that at least one player chose are carried out, in their fixed order. (B-RND-2)
"""

from engine.decision import Decision
from engine.step import Step

ACTIONS = ["explore+5", "explore+1+1", "develop", "settle", "trade", "double", "produce"]                                    # B-CMP-3
TWO_ACTIONS = ["explore+5", "explore+1+1", "develop", "develop2", "settle", "settle2", "trade", "double", "produce"]         # B-2P-1
PHASE_OF = {"explore+5": "explore", "explore+1+1": "explore", "trade": "consume", "double": "consume"}
ORDER = ["explore", "develop", "develop2", "settle", "settle2", "consume", "produce"]


def action(game, seat):
    many = 2 if game.options["two_actions"] else 1
    return Decision("choose.actions", TWO_ACTIONS[:] if many == 2 else ACTIONS[:], many, many, of="action")


def choose(game, seat, choice):
    """The two Develop cards are alike, and so are the two Settle cards: one alone is always the first. (B-2P-2)"""
    for word in ("develop", "settle"):
        if word + "2" in choice and word not in choice:
            choice = [word if option == word + "2" else option for option in choice]
    seat.actions = [option for option in TWO_ACTIONS if option in choice]


def reveal(game):
    for seat in game.seats:
        game.news.append(["chose", seat.index, seat.actions[:]])
    chosen = [PHASE_OF.get(option, option) for seat in game.seats for option in seat.actions]
    game.agenda = [phase for phase in ORDER if phase in chosen] + ["round_end"]


STEPS = [Step("choose.actions", action, choose, closes=reveal, secret=True)]
