"""Games and the `table` messages that a server would send of them (docs/PROTOCOL.md)."""
import random

from engine import apply, new_game, pending, redact, view, waiting
from engine.new_game import checked
from ui import game as table_of_the_page
from ui import more as rest_of_the_page
from server.story import Story
from ui.model import Model
from ui.update import update

table_of_the_page.add()
rest_of_the_page.add()

CODE = "ABCDEFGHJK"
NAMES = ("Ada", "Bo", "Cy", "Di", "Eve", "Flo")


def message(game, you, news=(), v=1, names=NAMES, **changes):
    """What the server tells the seat `you` (None: a spectator) of this game."""
    seats = [{"name": names[seat.index], "bot": None, "here": True, "taken": True, "new": False} for seat in game.seats]
    told = {
        "v": v, "code": CODE, "status": "over" if game.over else "playing", "options": game.options, "seats": seats, "you": you,
        "host": you == 0, "game": view(game, you).to_data(), "waiting": waiting(game), "undo": False,
        "count": 0 if you is None else game.seats[you].count, "news": [[v, item] for item in redact(list(news), you)], "log_from": 0, "story": None,
    }
    return {**told, **changes}


def lobby(**changes):
    """A room of three with one free seat, before the game."""
    seats = [{"name": "Ada", "bot": None, "here": True, "taken": True, "new": False}, {"name": "Vega", "bot": "steady", "here": True, "taken": True, "new": False},
             {"name": "", "bot": None, "here": False, "taken": False, "new": False}]
    options = checked("base", 3, 2, False, False, False, None, None, False)
    told = {"v": 1, "code": CODE, "status": "lobby", "options": options, "seats": seats, "you": 0, "host": True, "game": None,
            "waiting": [], "undo": False, "count": 0, "news": [], "log_from": 0}
    return {**told, **changes}


def room(**fields):
    return Model().with_(place="room", code=CODE, base="http://10.0.0.1:8000", session="abcdefghijkl", **fields)


def shown(told, **fields):
    """The model of a page that was told this."""
    return update(room(**fields), ["table", told])[0]


def positions(seed=1, players=2, **options):
    """A whole random game as [(game, news so far)], one for each moment at which somebody is asked."""
    dice = random.Random(seed)
    game, news = new_game(players, seed, **options), []
    while not game.over:
        yield game, news
        seat = dice.choice(sorted(pending(game)))
        news = news + apply(game, seat, answer(dice, pending(game)[seat]))
    yield game, news


def with_stories(seed=1, players=2, **options):
    """The same with how the game went: (game, news so far, Story)."""
    story, known = Story(), 0
    for game, news in positions(seed, players, **options):
        story, known = story.after(news[known:], game), len(news)
        yield game, news, story


def answer(dice, decision):
    """A random legal answer that rather does something than nothing."""
    size = max(decision.least, min(1, decision.most))
    while True:
        choice = dice.sample(decision.options, size)
        if decision.mixed(choice):
            return choice


def asked(ask, seeds=range(1, 40), **options):
    """The first position of random games in which some seat is asked this: (game, news, seat)."""
    for seed in seeds:
        for game, news in positions(seed, **options):
            for seat, decision in pending(game).items():
                if decision.ask == ask and decision.options:
                    return game.copy(), news, seat
    raise AssertionError(f"nobody was asked {ask}")
