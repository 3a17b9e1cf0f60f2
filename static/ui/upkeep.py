"""A page that is older than its server: it loads itself anew, once, and not while the viewer is in the midst of something."""

from ui.words import words


def page(model, told):
    """The server says which version of the page it has: {version}."""
    version = told["version"]
    if version in ("", model.page):
        return model, []
    if version == model.reloaded:       # that is what came of it: another cache stands between
        return model.with_(notice=["bad", words(model.language).OLD_PAGE]), []
    return renewed(model.with_(stale=version))


def renewed(model):
    """Load the newer page, if there is one, as soon as nothing is picked or under way."""
    if not model.stale or model.picked or model.outbox:
        return model, []
    return model, [["remember", "reloaded", model.stale], ["reload"]]


HANDLERS = {"page": page}
