"""Each function runs in CPython and in the page's Brython; what it returns must have the same repr()."""


def kinds_of_parameters():
    def f(a, /, b, *rest, c=3, **others):
        return a, b, rest, c, others

    return f(1, 2), f(1, b=2, c=4, d=5), f(1, 2, 9, 8, a=9), f(*[1, 2, 3], **{"z": 0})


def wrong_arguments_are_errors():
    def f(a, /, b, *, c=3):
        return a, b, c

    found = []
    for args, named in (((), {}), ((1,), {}), ((1, 2, 3), {}), ((1, 2), {"d": 1}), ((), {"a": 1, "b": 2})):
        try:
            found.append(f(*args, **named))
        except TypeError:
            found.append("TypeError")
    return found


def parameters_named_like_javascript():
    def f(new, delete=1, *arguments, default=2, **this):
        return new, delete, arguments, default, this

    return f(1, 2, 3, default=4, function=5)


def variables_named_like_javascript():
    constructor = 1
    function = 2
    var = 3
    new = 4
    this = 5
    let = 6
    typeof = 7
    undefined = 8
    null = 9
    window = 10
    frame = 11
    locals_ = 12
    return constructor, function, var, new, this, let, typeof, undefined, null, window, frame, locals_


def defaults_are_made_once():
    def f(x, seen=[]):
        seen.append(x)
        return seen

    f(1)
    return f(2)


def closures():
    def counter():
        count = 0

        def step(by=1):
            nonlocal count
            count += by
            return count

        return step

    one, two = counter(), counter()
    return one(), one(5), two(), one()


def closures_in_a_loop_see_the_last_value():
    made = []
    for i in range(3):
        made.append(lambda: i)
    return [f() for f in made]


def closures_in_a_comprehension_with_defaults():
    return [f() for f in [lambda i=i: i for i in range(3)]]


def sort_keys_that_look_outside():
    weight = {"a": 2, "b": 1}
    return sorted(["a", "b"], key=lambda k: weight[k]), sorted(weight, key=lambda k: (weight[k], k))


def recursion():
    def factorial(n):
        return 1 if n < 2 else n * factorial(n - 1)

    def depth(n):
        return 0 if n == 0 else 1 + depth(n - 1)

    return factorial(18), factorial(25), depth(500)


def endless_recursion_is_an_error():
    def f(n):
        return f(n + 1)

    try:
        f(0)
    except RecursionError:
        return "RecursionError"


def generators():
    log = []

    def numbers():
        x = yield 1
        try:
            yield x
        finally:
            log.append("closed")

    it = numbers()
    found = [next(it), it.send(5)]
    it.close()
    return found, log, next(iter([]), "default")


def generators_that_delegate():
    def inner():
        yield 1
        return 2

    def outer():
        result = yield from inner()
        yield result

    return list(outer()), sum(x for x in outer()), dict((x, x) for x in outer())


def decorators():
    def times(n):
        def decorate(f):
            def inner(*args, **named):
                return f(*args, **named) * n

            return inner

        return decorate

    @times(3)
    def g(x):
        return x

    return g(2), g("ab")


def lambdas():
    return (lambda x, y=2, *a, z=3, **k: (x, y, a, z, k))(1, 5, 6, z=9, q=1)


def walrus():
    return [y for x in range(5) if (y := x * x) > 3]


TALLY = 0


def globals_():
    global TALLY
    TALLY = 0

    def step():
        global TALLY
        TALLY += 1

    step()
    step()
    return TALLY


def annotations_do_nothing():
    def f(x: "int", y: list[int] | None = None) -> dict[str, int]:
        z: int = x
        return z

    return f(3)
