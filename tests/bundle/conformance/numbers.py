"""Each function runs in CPython and in the page's Brython; what it returns must have the same repr()."""

# around every border that matters in JavaScript: 31 and 32 bits, the safe integers, 64 bits
BORDERS = [2**31, 2**32, 2**52, 2**53, 2**63, 2**64]
SMALL = [0, 1, 2, 3, 7, 10, 31, 32, 33, 53, 1000003]
VALUES = [sign * (base + delta) for base in SMALL + BORDERS for delta in (-1, 0, 1) for sign in (-1, 1)]


def results(operation):
    """The operation on every pair of values, with the name of the error where there is one."""
    found = []
    for x in VALUES:
        for y in VALUES:
            try:
                found.append(operation(x, y))
            except (ZeroDivisionError, ValueError) as error:
                found.append(type(error).__name__)
    return found


def addition():
    return results(lambda x, y: x + y)


def subtraction():
    return results(lambda x, y: x - y)


def multiplication():
    return results(lambda x, y: x * y)


def floor_division():
    return results(lambda x, y: x // y)


def remainder():
    return results(lambda x, y: x % y)


def bitwise_and():
    return results(lambda x, y: x & y)


def bitwise_or():
    return results(lambda x, y: x | y)


def bitwise_xor():
    return results(lambda x, y: x ^ y)


def shifts():
    return results(lambda x, y: (x << (y % 70), x >> (y % 70)))


def comparison():
    return results(lambda x, y: (x < y, x <= y, x == y, x != y, x >= y, x > y))


def in_place():
    def all_of_them(x, y):
        a = b = c = d = e = x
        a += y
        b -= y
        c *= y
        d &= y
        e ^= y
        return a, b, c, d, e

    return results(all_of_them)


def in_place_division_and_shift():
    def all_of_them(x, y):
        a = b = c = d = x
        a //= y
        b %= y
        c <<= y % 40
        d >>= y % 40
        return a, b, c, d

    return results(all_of_them)


def rounding_of_negative_division():
    return -7 // 2, 7 // -2, -7 % 3, 7 % -3, divmod(-7, 2), -(-7 // 2)


def powers():
    return 2**10, 2**53, 2**64, (-3) ** 3, pow(3, 100, 10**9 + 7), pow(7, -1, 11)


def linear_congruence_beyond_the_safe_numbers():
    x = 12345
    found = []
    for _ in range(20):
        x = (x * 1103515245 + 12345) % 2**31
        found.append(x)
    return found


def small_fast_counter():
    """sfc32, as the engine's own random numbers use: additions, shifts and rotations in 32 bits."""
    a, b, c, counter = 0x9E3779B9, 0x243F6A88, 0xB7E15162, 1
    found = []
    for _ in range(200):
        t = (a + b + counter) & 0xFFFFFFFF
        counter = (counter + 1) & 0xFFFFFFFF
        a = b ^ (b >> 9)
        b = (c + ((c << 3) & 0xFFFFFFFF)) & 0xFFFFFFFF
        c = ((c << 21) & 0xFFFFFFFF) | (c >> 11)
        c = (c + t) & 0xFFFFFFFF
        found.append(t)
    return found


def xorshift():
    x = 2463534242
    found = []
    for _ in range(50):
        x ^= (x << 13) & 0xFFFFFFFF
        x ^= x >> 17
        x ^= (x << 5) & 0xFFFFFFFF
        found.append(x)
    return found


def booleans_are_numbers():
    return True + True, sum([True, False, True]), True == 1, int(True), True & False, 3 * True, True < 2, -True


def strings_of_numbers():
    return str(10**18), int("123456789012345678901"), int("ff", 16), hex(255), bin(5), f"{5:03d}", f"{-5:+d}"


def numbers_of_strings():
    found = []
    for text in ("1.5", " 7 ", "-3", "+4", "1_000", ""):
        try:
            found.append(int(text))
        except ValueError:
            found.append("ValueError")
    return found


def bits():
    return (255).bit_length(), (7).bit_count(), ~5, -5 >> 1, -1 & 0xFFFFFFFF


def sums():
    return sum([1, 2], 10), sum(()), sum([2**53 - 1, 1, 1]), sum([0.5, 1]), sum([[1], [2]], []), sum(range(5))


def least_and_greatest():
    pairs = [("a", 1), ("b", 1)]
    return max([], default=7), min("b", "a"), max(pairs, key=lambda p: p[1]), min(pairs, key=lambda p: p[1]), max(3, True)


def int_or_float():
    return 6 / 2, 7 // 2, 2 * 1.0, int(-3.7), 3.0 == 3, isinstance(True, int), isinstance(1, float), type(1.0) is float


def equality_across_types():
    values = [None, 0, False, "", "0", (), [], {}, 1, True, "1"]
    return [(x == y, x != y) for x in values for y in values]
