"""People playing in browsers, and the toolkit to write down what they do: docs/FLOWS.md shows how.

devices.py  phones and projectors, each a browser context of its own; what must be true of any page at any time
screens.py  what is on them: Home, Lobby, Table, Prompt, Hand, Sheet, Score, Projector
players.py  somebody who plays on, whatever is asked
site.py     the server they visit, whose games are always dealt the same
"""
