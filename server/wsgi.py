"""For a WSGI server that brings gevent itself: `gunicorn -k gevent -w 1 server.wsgi:app`. One worker: rooms live in its memory."""
from server import create_app, logs
from server.housekeeping import tune

logs.set_up()
app = create_app()
tune()
