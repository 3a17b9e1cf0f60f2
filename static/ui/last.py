"""What the page showed last, kept by the browser: a later visit begins with it."""

import storage

LAST = "last table"


def keep_last(model):
    if model.table is not None:
        storage.keep(LAST, {"page": model.page, "code": model.code, "token": model.token, "table": model.table, "log": model.log})


def last_of(model):
    """What was shown last of this room and from this seat, or None."""
    kept = storage.kept(LAST)
    if kept is not None and [kept["page"], kept["code"], kept["token"]] == [model.page, model.code, model.token]:
        return kept
    return None


def forget_last():
    storage.remove(LAST)
