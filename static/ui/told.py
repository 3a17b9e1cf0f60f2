"""The server's word on the room: tables, and who is there. What the engine makes of a table's game is in asked.py."""

from ui.sending import send

BROUGHT = {}        # game.py adds "question", which needs the engine


def table(model, told):
    """The room as it is now. One older than what this connection has told already is ignored.

    The first one of a new connection counts: it is what the server has, which may have been set back to a backup.
    """
    if told["v"] < model.version and model.link == "on":
        return model, []
    fresh, effects = with_log(model.with_(table=told, link="on", lost_room=""), told)
    fresh, asked = with_game(model, fresh)
    effects = effects + asked
    if told.get("lesson") and told["lesson"]["teacher"] and not model.teacher:
        fresh, effects = fresh.with_(teacher=True), effects + [["remember", f"remote {model.code}", "1"]]
    effects = effects + to_tables(fresh)
    fresh = with_score(fresh, model.table["status"] if model.table else "", told)
    if fresh.quick and told["status"] == "lobby" and told["host"]:
        return send(fresh.with_(quick=False), "start", {})
    return fresh, effects


def with_score(model, before, told):
    """The score opens when a game ends, but not over a remote or a lesson that only shows such a position; it makes way when the next one begins."""
    now, lesson = told["status"], told.get("lesson")
    shown = model.projector or (lesson and (lesson["teacher"] or lesson["scripted"]))
    if now == "over" and before != "over" and not shown:
        return model.with_(sheet=["score", ""])
    return model.with_(sheet=None) if before == "over" and now != "over" else model


def with_game(before, model):
    """The model with the game of its table, and the effects; until the engine is here it is only asked for."""
    if "question" in BROUGHT:
        return BROUGHT["question"](before, model)
    return model, [["game"]] if model.table["game"] else []


def loaded(model, nothing):
    """The engine is here: a table that has waited for it gets its game."""
    return with_game(model, model) if model.table else (model, [])


def completed(model, nothing):
    """The program is here, to its last part."""
    return model.with_(complete=True), []


def to_tables(model):
    """A learner goes to the table that was dealt; whoever sees the wall begins to look at it."""
    taught = model.table.get("lesson")
    if taught and taught["table"] and model.token:
        return [["remember", f"seat {taught['table']}", model.token], ["load", f"/room/{taught['table']}"]]
    watching = taught and taught["tables"] and not model.looking and (model.projector or taught["teacher"])
    return [["later", "look", 0]] if watching else []


def with_log(model, told):
    """The log with the news that are new; if some are missing, the server is asked for them."""
    if told["log_from"] == 0:
        return model.with_(log=told["news"], log_version=told["v"], said=max(model.log_version, newest(told["news"]) - 1)), []
    if told["log_from"] > model.log_version:
        return model, [["emit", "sync", {"have": model.log_version}]]
    news = [entry for entry in told["news"] if entry[0] > model.log_version]
    return model.with_(log=model.log + news, log_version=told["v"], said=model.log_version if news else model.said), []


def newest(news):
    """The version of the last item."""
    return news[-1][0] if news else 0


def wake(model, nothing):
    """The page was asleep: ask for what was missed."""
    return model, [["emit", "sync", {"have": model.log_version}]]


def here(model, told):
    """Somebody came or went."""
    if not model.table:
        return model, []
    seats = []
    for seat, there in zip(model.table["seats"], told["here"]):
        seat = dict(seat)
        seat["here"] = there
        seats.append(seat)
    told = dict(model.table)
    told["seats"] = seats
    return model.with_(table=told), []


def last(model, kept):
    """What the page showed of this room when it was last open: at once, until the server says how it is now."""
    if kept is None or model.table is not None:
        return model, []
    table = kept["table"]
    return with_game(model, model.with_(table=table, log=kept["log"], log_version=table["v"]))


HANDLERS = {"last": last, "loaded": loaded, "completed": completed, "table": table, "here": here, "wake": wake}
