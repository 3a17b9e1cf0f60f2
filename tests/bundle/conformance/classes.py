"""Each function runs in CPython and in the page's Brython; what it returns must have the same repr()."""


class Seat:
    __slots__ = ("hand", "chips")
    most = 10

    def __init__(self, hand, chips=0):
        self.hand = hand
        self.chips = chips

    def draw(self, card):
        self.hand.append(card)
        return len(self.hand)

    @property
    def full(self):
        return len(self.hand) >= self.most

    @classmethod
    def empty(cls):
        return cls([])

    @staticmethod
    def twice(x):
        return x * 2


def slots():
    seat = Seat([1])
    seat.chips += 2
    return seat.draw(5), seat.hand, seat.chips, seat.full, Seat.empty().hand, Seat.twice(4), seat.most


def an_unknown_slot_is_an_error():
    seat = Seat([])
    try:
        seat.chipz = 1
    except AttributeError:
        return "AttributeError"


def an_empty_slot_is_an_error():
    class Late:
        __slots__ = ("a",)

    late = Late()
    try:
        return late.a
    except AttributeError:
        late.a = 1
        return "AttributeError", late.a


def a_deleted_slot_is_empty_again():
    seat = Seat([])
    del seat.chips
    return hasattr(seat, "chips"), getattr(seat, "chips", "none")


def slots_and_inheritance():
    class Host(Seat):
        __slots__ = ("word",)

        def __init__(self):
            super().__init__([7])
            self.word = "w"

    host = Host()
    return host.hand, host.word, host.chips, isinstance(host, Seat), Host.__mro__[1].__name__


def changing_a_class_is_seen_at_once():
    class Card:
        cost = 1

        def price(self):
            return self.cost

    card = Card()
    found = [card.price(), card.cost]
    Card.cost = 2
    found += [card.price(), card.cost]
    card.cost = 3
    found += [card.price(), Card.cost]
    del card.cost
    found.append(card.cost)
    Card.price = lambda self: "other"
    found.append(card.price())
    card.price = lambda: "own"
    found.append(card.price())
    del Card.price
    del card.price
    return found, hasattr(card, "price")


def changing_a_base_is_seen_at_once():
    class Base:
        x = 1

    class Derived(Base):
        pass

    it = Derived()
    found = [it.x, Derived.x]
    Base.x = 2
    found += [it.x, Derived.x]
    Derived.x = 3
    found += [it.x, Base.x]
    del Derived.x
    setattr(Base, "y", 5)
    return found, it.x, it.y


def instances_and_classes_do_not_share_what_is_set():
    class Count:
        items = []
        n = 0

        def add(self):
            self.items.append(1)
            self.n += 1

    a, b = Count(), Count()
    a.add()
    return b.items, b.n, a.n, Count.n


def attributes_named_like_javascript():
    class Thing:
        pass

    it = Thing()
    it.constructor = 1
    it.prototype = 2
    it.length = 3
    it.name = 4
    it.toString = 5
    it.hasOwnProperty = 6
    it.valueOf = 7
    return it.constructor, it.prototype, it.length, it.name, it.toString, it.hasOwnProperty, it.valueOf, sorted(vars(it))


def an_attribute_named_has_own_property():
    class Thing:
        pass

    it = Thing()
    it.hasOwnProperty = 1
    it.x = 2
    return it.x, hasattr(it, "y"), getattr(it, "z", None)


def properties():
    class Purse:
        def __init__(self):
            self._chips = 1

        @property
        def chips(self):
            return self._chips

        @chips.setter
        def chips(self, value):
            self._chips = value * 2

        @property
        def fixed(self):
            return 1

    purse = Purse()
    purse.chips = 5
    try:
        purse.fixed = 3
    except AttributeError:
        return purse.chips, purse._chips, "AttributeError"


def a_property_that_raises():
    class Broken:
        @property
        def x(self):
            return self.missing

        @property
        def y(self):
            raise ValueError("y")

    found = []
    for name in ("x", "y"):
        try:
            getattr(Broken(), name)
        except (AttributeError, ValueError) as error:
            found.append(type(error).__name__)
    return found, hasattr(Broken(), "x")


def getattr_as_a_last_resort():
    class Dynamic:
        z = 1

        def __getattr__(self, name):
            return "dynamic " + name

    it = Dynamic()
    it.w = 2
    return it.foo, it.z, it.w, getattr(it, "w"), hasattr(it, "anything"), getattr(3, "nope", "default")


def setattr_of_ones_own():
    class Log:
        def __init__(self):
            self.a = 1

        def __setattr__(self, name, value):
            object.__setattr__(self, name, (name, value))

    it = Log()
    it.a = 5
    it.b = 6
    return it.a, it.b


def many_bases():
    class A:
        def f(self):
            return ["A"]

    class B(A):
        def f(self):
            return ["B"] + super().f()

    class C(A):
        def f(self):
            return ["C"] + super().f()

    class D(B, C):
        def f(self):
            return ["D"] + super().f()

    return D().f(), [cls.__name__ for cls in D.__mro__]


def operators():
    class V:
        def __init__(self, x):
            self.x = x

        def __add__(self, other):
            return V(self.x + (other.x if isinstance(other, V) else other))

        __radd__ = __add__

        def __eq__(self, other):
            return isinstance(other, V) and self.x == other.x

        def __lt__(self, other):
            return self.x < other.x

        def __repr__(self):
            return f"V({self.x})"

        def __bool__(self):
            return self.x != 0

        def __len__(self):
            return 3

        def __getitem__(self, index):
            return index * self.x

        def __contains__(self, x):
            return x == self.x

        def __iter__(self):
            return iter([self.x])

        def __call__(self, y):
            return y

        def __hash__(self):
            return self.x

    a = V(2)
    sums = [a + V(3), sum([V(1), V(2)]), 1 + a]
    return sums, a == V(2), a != V(3), a == None, None == a, sorted([V(3), V(1)]), bool(V(0)), len(a), a[4], 2 in a, list(a), a(9), {a: 1}[V(2)]


def equality_with_none_can_be_defined():
    class Empty:
        def __eq__(self, other):
            return other is None

    return Empty() == None, None == Empty(), Empty() != None, [Empty()] == [None], Empty() in [None]


def making_instances():
    class Single:
        def __new__(cls, x):
            self = object.__new__(cls)
            self.made = x
            return self

    class Plain:
        pass

    class Keywords:
        def __init__(self, a, *, b=2, **rest):
            self.all = (a, b, rest)

    return Single(3).made, isinstance(Plain(), Plain), Keywords(1, b=3, c=4).all, Keywords(a=1).all


def wrong_arguments_for_an_instance():
    found = []
    for make in (lambda: Seat(), lambda: Seat(1, 2, 3), lambda: Seat(1, chipz=2), lambda: object(1)):
        try:
            make()
        except TypeError:
            found.append("TypeError")
    return found


def subclasses_register_themselves():
    class Base:
        known = {}

        def __init_subclass__(cls, key=None, **rest):
            super().__init_subclass__(**rest)
            Base.known[key or cls.__name__] = cls.__name__

    class A(Base, key="a"):
        pass

    class B(Base):
        pass

    return Base.known


def class_bodies():
    class C:
        xs = [1, 2]
        ys = [x * 2 for x in xs]
        z = {k: v for k, v in zip("ab", xs)}

        def __repr__(self):
            return f"{type(self).__name__}({self.ys})"

    return C.ys, C.z, repr(C())


def iterating_over_instances():
    class Down:
        def __init__(self, n):
            self.n = n

        def __iter__(self):
            return self

        def __next__(self):
            if self.n == 0:
                raise StopIteration
            self.n -= 1
            return self.n

    class ByIndex:
        def __getitem__(self, index):
            if index > 2:
                raise IndexError
            return index * 10

    return list(Down(3)), sum(Down(3)), [x for x in Down(2)], 2 in Down(3), max(Down(4)), list(ByIndex()), dict(zip("ab", Down(2)))


def methods_are_values():
    draw = Seat([]).draw
    return draw(1), draw(2), Seat.draw(Seat([5]), 6), list(map(Seat([]).draw, "ab"))


def a_length_of_zero_is_false():
    class Empty:
        def __len__(self):
            return 0

    return bool(Empty()), not Empty(), 1 if Empty() else 2
