"""Each function runs in CPython and in the page's Brython; what it returns must have the same repr()."""


def errors_and_their_causes():
    try:
        try:
            1 / 0
        except ZeroDivisionError as error:
            raise ValueError("bad") from error
    except ValueError as error:
        return str(error), type(error.__cause__).__name__, repr(error), error.args


def context_of_an_error():
    try:
        try:
            raise KeyError("x")
        except KeyError:
            raise RuntimeError("y")
    except RuntimeError as error:
        return type(error.__context__).__name__, error.__cause__


def built_in_errors():
    found = []
    for wrong in (lambda: {}["x"], lambda: [][1], lambda: int("x"), lambda: None.foo, lambda: "a" + 1, lambda: nowhere):  # noqa: F821
        try:
            wrong()
        except (KeyError, IndexError, ValueError, AttributeError, TypeError, NameError) as error:
            found.append(type(error).__name__)
    return found


def errors_of_ones_own():
    class Illegal(ValueError):
        def __init__(self, reason, sentence=""):
            super().__init__(sentence)
            self.reason = reason

    class Late(Illegal):
        pass

    try:
        raise Late("late", "Too late.")
    except Illegal as error:
        return error.reason, str(error), error.args, isinstance(error, ValueError), type(error).__mro__[1].__name__


def else_and_finally():
    log = []

    def f(fail):
        try:
            if fail:
                raise ValueError
            log.append("tried")
        except ValueError:
            log.append("caught")
            return "early"
        else:
            log.append("else")
        finally:
            log.append("finally")
        return "end"

    return f(False), f(True), log


def finally_in_a_loop():
    log = []
    for i in range(4):
        try:
            if i == 1:
                continue
            if i == 3:
                break
            log.append(i)
        finally:
            log.append("finally")
    else:
        log.append("else")
    return log


def raising_again():
    try:
        try:
            raise KeyError("a")
        except (ValueError, KeyError):
            raise
    except KeyError as error:
        return repr(error)


def assertions():
    try:
        assert 1 == 2, "message"
    except AssertionError as error:
        return str(error)


def loops_with_else():
    log = []
    for _ in []:
        pass
    else:
        log.append("for")
    n = 0
    while n < 3:
        n += 1
    else:
        log.append("while")
    return log, n


def loops_with_break_and_continue():
    found = []
    i = 0
    while True:
        i += 1
        if i == 2:
            continue
        if i > 4:
            break
        found.append(i)
    return found


def contexts():
    log = []

    class Context:
        def __init__(self, name):
            self.name = name

        def __enter__(self):
            log.append("in " + self.name)
            return self

        def __exit__(self, kind, value, traceback):
            log.append("out " + self.name)
            return kind is ValueError

    with Context("a") as a, Context("b"):
        log.append(a.name)
        raise ValueError
    return log


def conditions():
    x = 5
    return 1 < x < 10, 1 < x > 3, x == 5 != 6, not x, x and 3 or 4, None or [], x if x else 0, (1 in [1]) == True


def identity():
    a = []
    b = a
    return a is b, a is not [], None is None, a is None, None == None, type(None)


def deleting():
    x = [1, 2, 3]
    del x[0]
    d = {"a": 1, "b": 2}
    del d["a"]
    y = 1
    del y
    try:
        return y
    except NameError:
        return x, d


class Point:
    __match_args__ = ("x", "y")

    def __init__(self, x, y):
        self.x = x
        self.y = y


def matching():
    def kind(value):
        match value:
            case 0 | 1:
                return "bit"
            case int(n) if n > 100:
                return f"big {n}"
            case "pass" | "stay":
                return "word"
            case str() as s:
                return "text " + s
            case [a, b, *rest]:
                return f"sequence {a} {b} {rest}"
            case {"type": "play", "id": i, **others}:
                return f"play {i} {sorted(others)}"
            case Point(x=0, y=y):
                return f"on the axis {y}"
            case Point(a, b):
                return f"point {a} {b}"
            case None:
                return "none"
            case _:
                return "other"

    play = {"type": "play", "id": 3, "z": 1}
    return [kind(v) for v in (0, 500, 5, "pass", "q", [1, 2, 3], (1, 2), [1], play, {"a": 1}, Point(0, 4), Point(1, 2), None, 2.5)]


def copies_of_nested_data():
    def copy(data):
        if isinstance(data, dict):
            return {key: copy(value) for key, value in data.items()}
        if isinstance(data, list):
            return [copy(value) for value in data]
        return data

    first = {"seats": [{"hand": [1, 2], "chips": 0}], "deck": [3, 4], "over": False, "start": None}
    second = copy(first)
    second["seats"][0]["hand"].append(9)
    return first, second, first == second
