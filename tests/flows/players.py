"""Somebody who plays on, whatever is asked."""
import random

MOST_PICKS = 40  # no question needs as many


def turn(phones):
    """The phones that are asked, as soon as there are any, with all phones up to date; none if the game is over."""
    while True:
        newest = max(phone.version() for phone in phones)
        for phone in phones:
            phone.expect_version(newest)
            phone.prompt.heed()
        asked = [phone for phone in phones if phone.prompt.asked()]
        if asked or phones[0].table.over():
            return asked
        phones[0].expect_version(newest + 1)  # a bot's, or another page's


def play(phones, until=lambda: False, seed=0):
    """Play with all phones, looking at each after its every answer, until the game is over or it is true; returns the number of answers."""
    dice, answers = random.Random(seed), 0
    while asked := turn(phones):
        for phone in asked:
            if until():
                return answers
            respond(phone.prompt, dice)
            phone.check()
            answers += 1
    return answers


def respond(prompt, dice):
    """Answer at random, but rather do something than nothing."""
    for _ in range(MOST_PICKS):
        options = prompt.options()
        if not options:
            break
        prompt.pick(dice.choice(options))
        if prompt.complete():
            break
    prompt.answer()
