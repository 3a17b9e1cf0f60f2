"""How the tests play through pages."""
import itertools

import engine

ids = (f"test-{number:06}" for number in itertools.count())


def game_of(table):
    return engine.Game.from_data(table["game"])


def decision_of(table):
    """What the page's seat is asked; None if nothing, or if it only watches."""
    return engine.pending(game_of(table)).get(table["you"]) if table["game"] and table["you"] is not None else None


def random_choice(table, rng):
    """One of the first few legal answers, computed from what the page sees."""
    return rng.choice(list(itertools.islice(decision_of(table).choices(), 20)))


def answer_to(table, choice, cid=None):
    """The message."""
    return {"cid": cid or next(ids), "at": table["game"]["at"], "count": table["count"], "choice": choice}


def answer(page, choice, cid=None):
    """Send an answer to the page's last table; returns the acknowledgement."""
    return page.say("answer", **answer_to(page.last(), choice, cid))


def answer_lesson(page, number):
    """What learner `number` answers to the question, or the move, of a lesson: not all the same. Returns the acknowledgement."""
    question = page.last()["lesson"].get("question")
    if question:
        return page.say("vote", choice=number % len(question["answers"]))
    return answer(page, next(decision_of(page.last()).choices()))


def turn(pages):
    """The pages whose seats owe an answer, as soon as there are any, with all pages up to date; none if the game is over."""
    while True:
        newest = max(page.last()["v"] for page in pages)
        for page in pages:
            page.until(lambda: page.last()["v"] >= newest)
        ready = [page for page in pages if page.last()["you"] in page.last()["waiting"]]
        if ready or pages[0].last()["status"] == "over":
            return ready
        pages[0].until(lambda: pages[0].last()["v"] > newest)


def play_out(pages, rng):
    """Play the game of these pages' seats to its end; returns how many answers were given."""
    for count in itertools.count():
        playing = turn(pages)
        if not playing:
            return count
        page = rng.choice(playing)
        acknowledged = answer(page, random_choice(page.last(), rng))
        assert acknowledged.get("ok"), acknowledged
