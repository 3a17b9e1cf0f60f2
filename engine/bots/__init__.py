"""Players that are programs. Each is a function `(view, decision, rng) -> choice` that knows what its seat sees and nothing else.

`view` is what `engine.view` gives the seat, `decision` what it is asked, `rng` a state of random numbers of its own (see rng.py).
"""

from engine.bots.random_bot import choose_at_random
from engine.bots.steady import play_steadily

BOTS = {"random": choose_at_random, "steady": play_steadily}
