"""Each function runs in CPython and in the page's Brython; what it returns must have the same repr()."""


def splitting_and_finding():
    s = "Hello, World"
    return s.partition(", "), s.rpartition("o"), s.split("o", 1), s.rsplit("o", 1), s.find("z"), s.index("W"), s.count("l")


def splitting_without_separator():
    return " a  b ".split(), "a,b,,c".split(","), "".split(), "".split(","), "a\nb\r\nc".splitlines()


def casing_and_padding():
    s = "hello World"
    return s.title(), s.swapcase(), s.capitalize(), s.upper(), "7".zfill(3), "a".center(5, "-"), "a".ljust(3) + "|", "a".rjust(3)


def prefixes_and_suffixes():
    return "abc".startswith(("x", "a")), "abc".endswith("bc"), "abc".removeprefix("a"), "abc".removesuffix("x"), "xxaxx".strip("x")


def comparing():
    return "a" < "b", "a" < "B", "Z" < "a", "abc" > "abd", "" < "a", "é" > "z", "a" == "a", "a" != 1


def multiplying_and_adding():
    s = "a"
    s += "b"
    s *= 2
    return s, "ab" * 3, "x" * 0, "x" * -1, "a" + "b"


def joining():
    return "-".join(["a", "b"]), "".join(("x",)), ", ".join([]), "-".join("abc"), "-".join(c for c in "ab"), "".join({"k": 1})


def joining_numbers_is_an_error():
    try:
        return ",".join(["a", 1])
    except TypeError:
        return "TypeError"


def formatted():
    n, name = 5, "ab"
    return f"{n!r:>5}|{name:<5}|{name:^6}|{n=}|{n:05d}|{{}}|{n:{n}}|{'nested ' + name}", f"{10**6:,}"


def formatted_with_expressions():
    d = {"a": [1, 2]}
    return f"{d['a'][0]}-{len(d['a']):02d}-{', '.join([str(x) for x in d['a']])}-{'x' if d else 'y'}"


def old_formats():
    return "%s-%d-%5s|" % ("a", 3, "b"), "{0} {1} {0}".format(1, 2), "{a}".format(a=3), "{:>4}|{:<4}".format(1, 2)


def classes_of_characters():
    return "12".isdigit(), "a1".isalnum(), "ab".isidentifier(), "A".isupper(), " ".isspace(), "é".isalpha(), "".isdigit()


def beyond_ascii():
    s = "é😀ß"
    return len(s), s[1], s[0:2], s.upper(), [ord(c) for c in s], s.encode("utf-8"), chr(128512), "😀" in s, s.find("ß")


def right_to_left():
    s = "ریس فور د گلکسی"
    return len(s), s.split(), s[:3], s.find("گلکسی"), s.replace("ریس", "x")


def representations():
    return repr("a'b"), repr('a"b'), repr("\n\t\\"), str([1, "a", None]), str({"a": (1,)}), str((1,)), str(None), str(True)


def replacing_and_translating():
    return "aXbX".replace("X", "-"), "aXbX".replace("X", "-", 1), "abc".translate(str.maketrans("ab", "xy", "c"))


def replacing_what_looks_like_a_pattern():
    return "a.c abc".replace(".", "$&"), "aaa".replace("aa", "b"), "abc".replace("", "-"), "abc".replace("x", "y"), "a🚀b".replace("🚀", "r")


def asking_for_a_beginning():
    return "abc".startswith("ab"), "abc".startswith("b"), "abc".startswith("b", 1), "abc".startswith(("x", "a")), "".startswith("")


def splitting():
    parts = "a--b-".split("-")
    parts.append("c")
    return parts, "a b  c".split(), "abc".split("x"), "a,b,c".split(",", 1), "".split(",")


def wrong_arguments():
    found = []
    for call in (lambda: "a".replace("a"), lambda: "a".startswith(1), lambda: "a".split(""), lambda: "a".replace("a", 1)):
        try:
            found.append(call())
        except (TypeError, ValueError) as error:
            found.append(type(error).__name__)
    return found


def a_chain_of_methods():
    return " a,b ".strip().upper().split(",")[::-1]


def strings_of_a_subclass():
    class Name(str):
        def shout(self):
            return self.upper() + "!"

    name = Name("ann")
    return name.shout(), name + "x", name == "ann", {"ann": 1}[name], len(name), f"{name}", "n" in name
