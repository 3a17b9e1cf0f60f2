"""Our own random numbers (sfc32), the same in CPython and in Brython. A state is a list of four 32-bit ints, part of the game's data.

sfc32 is Chris Doty-Humphrey's "Small Fast Counter" generator (public domain).
"""

MASK = 0xFFFFFFFF


def seeded(seed):
    """A state from any text or int: 96 bits of seed are kept apart, so that a server's secret seed cannot be searched for."""
    words = [0x9E3779B9, 0x243F6A88, 0xB7E15162]
    for place, letter in enumerate(str(seed)):
        turn = place % 3
        words[turn] = mix(words[turn] ^ ord(letter))
        words[(turn + 1) % 3] = (words[(turn + 1) % 3] + words[turn]) & MASK
    state = words + [1]
    for warm_up in range(15):
        step(state)
    return state


def mix(word):
    """Spread the bits of a 32-bit word; only shifts and sums, which are exact in a browser's numbers."""
    word = (word + ((word & 0x001FFFFF) << 10)) & MASK
    word ^= word >> 6
    word = (word + ((word & 0x1FFFFFFF) << 3)) & MASK
    word ^= word >> 11
    return (word + ((word & 0x0001FFFF) << 15)) & MASK


def step(state):
    """The next 32 random bits; changes the state."""
    a, b, c, counter = state
    bits = (a + b + counter) & MASK
    state[0] = b ^ (b >> 9)
    state[1] = (c + ((c & 0x1FFFFFFF) << 3)) & MASK
    state[2] = ((((c & 0x7FF) << 21) | (c >> 11)) + bits) & MASK
    state[3] = (counter + 1) & MASK
    return bits


def below(state, limit):
    """A random int from 0 to limit − 1, every one equally likely."""
    bound = 0x100000000 - 0x100000000 % limit
    bits = step(state)
    while bits >= bound:
        bits = step(state)
    return bits % limit


def shuffle(state, items):
    """Shuffle a list in place (Fisher and Yates)."""
    for last in range(len(items) - 1, 0, -1):
        other = below(state, last + 1)
        items[last], items[other] = items[other], items[last]
