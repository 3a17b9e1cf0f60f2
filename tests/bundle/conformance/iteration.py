"""Each function runs in CPython and in the page's Brython; what it returns must have the same repr()."""


def strings():
    return [letter for letter in "aé😀"], list("abc"), tuple("ab"), "".join([c for c in "xyz"]), [*"ab"], [c for c in ""]


def dicts_and_their_views():
    strings, ints, mixed = {"a": 1, "b": 2}, {3: "x", 1: "y"}, {"a": 1, 2: "b"}
    return [([k for k in d], [v for v in d.values()], [pair for pair in d.items()], list(d), sorted(d.values(), key=str)) for d in (strings, ints, mixed)]


def sets_and_frozensets():
    return sorted([x for x in {3, 1, 2}]), sorted(x for x in frozenset("ab")), [x for x in set()]


def built_in_iterators():
    pairs = [(i, a, b) for i, (a, b) in enumerate(zip("ab", [1, 2]))]
    return pairs, [x for x in map(str, [1, 2])], [x for x in filter(None, [0, 1])], [x for x in reversed("ab")], [x for x in range(3)]


def an_iterator_goes_on_where_it_was_left():
    found = []
    for it in (iter("abcd"), iter({"a": 1, "b": 2, "c": 3, "d": 4}), iter([1, 2, 3, 4]), zip("abcd", "wxyz"), iter(range(4))):
        first = next(it)
        for second in it:
            break
        found.append((first, second, list(it), list(it)))
    return found


def a_generator_goes_on_where_it_was_left():
    def numbers():
        yield 1
        yield 2
        yield 3
        return "end"

    it = numbers()
    for first in it:
        break
    for second in it:
        break
    return first, second, next(it), next(it, "nothing"), list(it), next(it, "still nothing")


def generators_in_generators():
    def tree(depth):
        if depth:
            yield from tree(depth - 1)
            for x in tree(depth - 1):
                yield x * 2
        yield depth

    return list(tree(3)), sum(tree(3)), max(tree(2)), any(x > 7 for x in tree(3)), sorted(tree(2)), [*tree(1)], dict(enumerate(tree(1)))


def an_error_in_a_generator():
    def broken():
        yield 1
        raise ValueError("no")

    found = []
    it = broken()
    try:
        for x in it:
            found.append(x)
    except ValueError as error:
        found.append(str(error))
    return found, list(it)


def a_generator_that_asks_itself_is_an_error():
    def me():
        for x in it:
            yield x

    it = me()
    try:
        return list(it)
    except ValueError:
        return "ValueError"


def finally_in_a_generator():
    log = []

    def numbers():
        try:
            yield 1
            yield 2
        finally:
            log.append("closed")

    for x in numbers():
        log.append(x)
    it = numbers()
    next(it)
    it.close()
    return log, list(it)


def an_instance_with_a_generator_for_iter():
    class Hand:
        asked = 0

        def __init__(self, *cards):
            self.cards = cards

        def __iter__(self):
            Hand.asked += 1
            for card in self.cards:
                yield card

    hand = Hand(1, 2, 3)
    found = [[card for card in hand], list(hand), sum(hand), 2 in hand, max(hand)]
    a, b, c = hand
    return found, (a, b, c), Hand.asked


def an_instance_is_asked_once():
    class Hand:
        asked = 0

        def __iter__(self):
            Hand.asked += 1
            return iter([1, 2])

    return [card for card in Hand()], Hand.asked


def subclasses_of_built_ins():
    class Deck(dict):
        def __iter__(self):
            return iter(["joker"])

    class Pile(list):
        pass

    return [card for card in Deck(a=1)], [card for card in Pile([1, 2])], [pair for pair in Deck(a=1).items()]


def what_cannot_be_iterated():
    found = []
    for thing in (5, None, len, object()):
        try:
            for _ in thing:
                pass
        except TypeError:
            found.append("TypeError")
    return found


def unpacking_any_iterable():
    a, b = "xy"
    c, d = {"k": 1, "l": 2}
    e, *f = (i * i for i in range(4))
    return a, b, c, d, e, f
