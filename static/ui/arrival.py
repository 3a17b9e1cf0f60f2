"""The rest of the program arrives: the engine and the table, then everything else; and languages, when they are chosen."""

import parts
import shell
from browser import document, window

from ui import dom, screens
from ui.app import app
from ui.sentences import game_in
from ui.words import words

AGAIN_AFTER = 4000      # ms after which what could not be had is asked for again


def load_game():
    """The engine and the table, now."""
    parts.load(game_in(app.model.language), playable, lambda: missing(load_game))


def load_rest():
    """Everything, now."""
    parts.load("more", completed, lambda: missing(load_rest))


def load_when_idle():
    """Everything, while nothing else is to be done."""
    parts.prepare(game_in(app.model.language), playable)


def playable():
    """Games can be shown. Meanwhile the viewer may have chosen another language: then its sentences come first."""
    if not parts.ready(game_in(app.model.language)):
        load_game()
    elif not app.playable:
        app.playable = True
        document["definitions"].innerHTML = screens.definitions()
        app.tell("loaded")
        parts.prepare("more", completed)


def completed():
    """What only the rest understands can be said now."""
    playable()
    if app.playable and not app.model.complete:
        app.tell("completed")
        shell.begin(lambda version: app.tell("page", {"version": version}))
        waiting, app.waiting = app.waiting, []
        for kind, value in waiting:
            app.tell(kind, value)


def missing(load):
    """It could not be had: something waits for it, so it is tried again."""
    app.tell("lost")
    window.setTimeout(load, AGAIN_AFTER)


def learn(effect):
    code = effect[1]
    parts.load(game_in(code) if app.playable else code, lambda: app.tell("language", code), lambda: app.tell("unlearned"))


def game(effect):
    load_game()


def rest(effect):
    load_rest()


def language(effect):
    show_language(effect[1])


def show_language(code):
    dom.use_language(code, words(code).DIRECTION)
    dom.label_broken(words(code))


EFFECTS = {"game": game, "rest": rest, "learn": learn, "language": language}
