"""Each function runs in CPython and in the page's Brython; what it returns must have the same repr()."""


def slices():
    x = list(range(10))
    x[2:5] = [0]
    y = x[::-2]
    del x[::3]
    return x, y, x[-3:], (1, 2, 3)[1:], "abcdef"[1:5:2], x[10:], x[0:-1]


def slices_that_replace():
    x = [1, 2, 3, 4]
    x[::2] = [9, 8]
    x[1:1] = [7, 7]
    return x


def list_methods():
    x = [3, 1, 2]
    x.insert(1, 9)
    x.extend((7, 8))
    x.reverse()
    return x, x.index(9), x.count(1), x.pop(0), x.pop(), x, [1, 2] * 2, [1] + [2], [1, 2] < [1, 3]


def negative_and_missing_indexes():
    x = [1, 2, 3]
    found = [x[-1], x[-3], (4, 5)[-2]]
    for index in (3, -4):
        try:
            found.append(x[index])
        except IndexError:
            found.append("IndexError")
    return found


def setting_items():
    x = [1, 2, 3]
    x[0] = "a"
    x[-1] = "c"
    try:
        x[3] = "d"
    except IndexError:
        return x, "IndexError"


def sorting_is_stable():
    pairs = [("b", 1), ("a", 1), ("c", 0)]
    return sorted(pairs, key=lambda p: p[1]), sorted(pairs, key=lambda p: p[1], reverse=True), sorted(pairs)


def sorting_tuples_and_strings():
    return sorted([(2, "a"), (1, "z"), (2, "A")]), sorted(["b", "A", "a", "B"]), sorted("bca"), sorted([3, 1, 2], reverse=True)


def sorting_different_types_is_an_error():
    try:
        return sorted([(1, None), (1, "a")])
    except TypeError:
        return "TypeError"


def sorting_in_place():
    x = [2, 1]
    return x.sort(), x, x.sort(key=lambda v: -v), x


def unpacking():
    a, *b = [1, 2, 3]
    (c, d), e = (1, 2), 3
    *f, g = "abc"
    return a, b, c, d, e, f, g, [*b, *f], (*b,)


def swapping():
    a, b, c = 1, 2, 3
    a, b, c = c, a, b
    x = [1, 2]
    x[0], x[1] = x[1], x[0]
    x[:], y = [5], x
    return a, b, c, x, y


def unpacking_the_wrong_count_is_an_error():
    found = []
    for items in ((1,), (1, 2, 3), [1], []):
        try:
            a, b = items
        except ValueError:
            found.append("ValueError")
    return found


def a_list_that_grows_while_iterating():
    x = [1, 2, 3]
    for item in x:
        if len(x) < 6:
            x.append(item * 10)
    return x


def a_list_that_shrinks_while_iterating():
    x = [1, 2, 3, 4]
    for item in x:
        if item == 2:
            x.remove(item)
    return x


def membership():
    found = [2 in [1, 2], "2" in [1, 2], 1 in [True], 1.0 in (1, 2), None in [0, None], [1] in [[1]], "b" in "abc", "" in ""]
    return found, 3 in range(5), "a" in {"a": 1}, 1 in {1: 0}, 2 in {1: 0}, "x" not in ["y"], True in [1], (1, 2) in [(1, 2)]


def truth():
    return [bool(x) for x in ([], [0], (), (0,), "", "0", 0, 0.0, None, {}, {"a": 0}, set(), {0})]


def lists_of_a_subclass():
    class Hand(list):
        def append(self, card):
            list.append(self, card * 2)

        def __len__(self):
            return 99

        def __getitem__(self, index):
            return "item"

        def __contains__(self, card):
            return card == "joker"

        def __iter__(self):
            return iter(["only"])

    hand = Hand()
    hand.append(2)
    return len(hand), hand[0], "joker" in hand, 4 in hand, [x for x in hand], bool(hand)


def append_and_pop():
    x = []
    found = [x.append(1), x.append([2]), x.pop(), x.pop(0)]
    try:
        x.pop()
    except IndexError:
        return found, "IndexError"


def enumerate_zip_map_filter():
    zipped = list(zip([1, 2], "ab"))
    return list(enumerate("abc", start=5)), zipped, list(map(lambda a, b: a + b, [1, 2], [3, 4])), list(filter(None, [0, 1, "", "a"]))


def zip_strictly():
    try:
        return list(zip([1], [1, 2], strict=True))
    except ValueError:
        return "ValueError"


def ranges():
    return list(range(10, 0, -3)), 5 in range(10), range(3) == range(0, 3), len(range(0, 10, 3)), list(reversed(range(3)))


def tuples():
    return (1, 2) < (1, 3), (1, "a") == (1, "a"), (1,) + (2,), (1, 2) * 2, (3, 1).index(1), (1, 2, 1).count(1), tuple("ab")


def any_and_all_stop_early():
    asked = []

    def ask(x):
        asked.append(x)
        return x

    return any(ask(x) for x in (0, 1, 2)), all(ask(x) for x in (1, 0, 2)), asked


def nested_comprehensions():
    rows = [[x * y for x in range(3)] for y in range(3)]
    flat = [x for row in rows for x in row if x]
    return rows, flat, [("a" if x else "b") for x in (0, 1) for y in (1, 2) if x != y]


def comprehension_variables_stay_inside():
    x = 10
    squares = [x * x for x in range(3)]
    return x, squares, {x: y for x, y in zip("ab", (1, 2))}, {x % 2 for x in range(5)}, x


def comprehension_in_a_method_with_the_same_name():
    class Seat:
        def __init__(self):
            self.hand = [1, 2]

        def doubled(self, card):
            found = [card * 2 for card in self.hand]
            return card, found

    return Seat().doubled("mine")


def comprehension_that_filters_by_an_outer_variable():
    return [[x for x in range(6) if x % n == 0] for n in (1, 2, 3)]
