"""Rooms, storage, sockets and pages. No rule of the game lives here.

Nothing is imported until it is asked for: `python -m server` must start where nothing is installed yet.
"""


def create_app(settings=None):
    """The Flask app, with everything behind it running; settings as in server/settings.py, by default from the environment.

    Needs a gevent server (server/run.py, or `gunicorn -k gevent -w 1 server.wsgi:app`).
    """
    from server import app
    from server.settings import from_environment

    return app.build(settings or from_environment())
