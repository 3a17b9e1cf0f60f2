"""The random player: every legal answer may come."""

from engine.rng import below, shuffle


def choose_at_random(view, decision, rng):
    """A random number of random options that makes a legal answer."""
    size = decision.least + below(rng, decision.most - decision.least + 1)
    options = decision.options[:]
    shuffle(rng, options)
    choice = options[:size]
    while not decision.mixed(choice):
        shuffle(rng, options)
        choice = options[:size]
    return choice
